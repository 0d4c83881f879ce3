"""What every test runs under: no display, no thread pool for paint, no time limit on single examples."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A window that isn't told its language speaks the system's.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

settings.register_profile("test", deadline=None)
settings.register_profile("check", deadline=None, max_examples=300)
settings.load_profile("test")


def pytest_configure(config: pytest.Config) -> None:
    # The offscreen platform says so of every window with a least size.
    config.addinivalue_line("qt_log_ignore", "propagateSizeHints")
