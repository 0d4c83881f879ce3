"""Plays one game, offscreen, through the game as it is installed: `python -m tests.e2e.play_installed`."""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

from PySide6.QtWidgets import QApplication

import spyword_qt
from spyword_qt.app import create_window
from tests.e2e.driver import Driver
from tests.e2e.hands import ManualClock, QuickHands

NAMES = ("Ada", "Bruno", "Chen", "Dorota", "Emil")


def main() -> int:
    """Play the game; returns the exit status, 1 where it is not an installed one."""
    installed = Path(spyword_qt.__file__)
    if Path(sys.prefix) not in installed.parents:
        print(f"This would play {installed}, which is not installed in {sys.prefix}.")
        return 1
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    with tempfile.TemporaryDirectory() as data_dir:
        clock = ManualClock()
        window = create_window(Path(data_dir), seed=1, language="en", clock=clock)
        window.show()
        driver = Driver(window, QuickHands(window, clock))
        driver.set_table(NAMES)
        driver.deal()
        driver.play_on()
        window.close()
    seen = ", ".join(f"{name} {times}" for name, times in Counter(driver.seen).items())
    print(f"Played a game of {len(NAMES)} to its end; screens and how often they came: {seen}.")
    application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
