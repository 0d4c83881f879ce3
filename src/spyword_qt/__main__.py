"""`python -m spyword_qt`: the same as `spyword-qt`."""

from __future__ import annotations

import sys

from spyword_qt.app import main

sys.exit(main())
