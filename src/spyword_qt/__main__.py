"""`python -m spyword_qt`: the same as `spyword-qt`."""

from __future__ import annotations

from spyword_qt.program import main

main()
