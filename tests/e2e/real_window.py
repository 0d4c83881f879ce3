"""Plays one game in a real window with a real pointer: `python -m tests.e2e.real_window`.

Wants an X display with a window manager (without one no window is ever active) and xdotool.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from spyword_qt.app import create_window
from tests.e2e.driver import Driver, Stuck
from tests.e2e.hands import GUARD_SECONDS, spin_until

NAMES = ("Ada", "Bruno", "Chen", "Dorota")
SIZE = (1280, 800)


class XdotoolHands:
    """The display's own pointer and keyboard, moved by xdotool while the window's event loop runs."""

    def __init__(self) -> None:
        self.clicks = 0

    def settle(self) -> None:
        """Wait as a person would until a fresh screen listens."""
        QTest.qWait(int(GUARD_SECONDS * 1000))

    def click(self, widget: QWidget) -> None:
        """Move the pointer to the middle of the widget and click; raises Stuck where something covers it."""
        place = widget.mapToGlobal(widget.rect().center())
        under = QApplication.widgetAt(place)
        if under is None or not (under is widget or widget.isAncestorOf(under)):
            covering = under.objectName() or type(under).__name__ if under else "nothing of the window"
            raise Stuck(f"{widget.objectName()} cannot be clicked: {covering} is there.")
        self._xdotool("mousemove", str(place.x()), str(place.y()), "click", "1")
        self.clicks += 1

    def type(self, text: str) -> None:
        """Type on the keyboard, to whatever window is active."""
        self._xdotool("type", "--delay", "20", "--", text)

    def _xdotool(self, *arguments: str) -> None:
        process = subprocess.Popen(["xdotool", *arguments])
        if not spin_until(lambda: process.poll() is not None):
            process.kill()
        if process.wait():
            raise Stuck(f"xdotool {' '.join(arguments)} failed.")
        QTest.qWait(50)


def main() -> int:
    """Play the game; returns the exit status."""
    application = QApplication([])
    with tempfile.TemporaryDirectory() as data_dir:
        window = create_window(Path(data_dir), seed=7, language="en")
        window.resize(*SIZE)
        window.show()
        if not QTest.qWaitForWindowActive(window, 10_000):
            print("The window does not become active: is a window manager running?")
            return 1
        hands = XdotoolHands()
        driver = Driver(window, hands)
        driver.set_table(NAMES)
        driver.deal()
        driver.play_on()
        driver.press("home")
        if not spin_until(lambda: driver.screen == "home"):
            raise Stuck("The start screen does not come back.")
        window.close()
    seen = ", ".join(f"{name} {times}" for name, times in Counter(driver.seen).items())
    print(f"Played a game of {len(NAMES)} with {hands.clicks} clicks; screens and how often: {seen}.")
    application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
