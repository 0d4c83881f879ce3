"""What every test runs under: no display, and no time limit on single examples."""

from __future__ import annotations

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("test", deadline=None)
settings.register_profile("check", deadline=None, max_examples=300)
settings.load_profile("test")
