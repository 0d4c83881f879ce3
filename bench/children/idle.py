"""Waits at some screens of the game, `idle.py FOLDER SECONDS`, and tells what happened there meanwhile."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from spyword_qt.app import create_window
from tests.e2e.driver import Driver

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
GUARD_MS: Final = 500
COMES_TO_REST_MS: Final = 4500
"""Longer than a notice stays, and than anything moves by itself."""


class Patient:
    """Hands that wait as people do, by the real clock."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def settle(self) -> None:
        """Wait until a fresh screen listens."""
        QTest.qWait(GUARD_MS)

    def click(self, widget: QWidget) -> None:
        """Click the middle of the widget."""
        from PySide6.QtCore import Qt

        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def type(self, text: str) -> None:
        """Type into what has the focus."""
        QTest.keyClicks(self._window.focusWidget(), text)


class Counting(QObject):
    """Counts every event that Qt delivers, by its kind."""

    def __init__(self) -> None:
        super().__init__()
        self.events: Counter[str] = Counter()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.events[event.type().name] += 1
        return False


def waited(milliseconds: int) -> None:
    """Let Qt run, and wake it for nothing but the end of it."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wake_ups() -> int:
    """How often any thread of this process has gone to sleep."""
    found = 0
    for status in Path("/proc/self/task").glob("*/status"):
        lines = status.read_text().splitlines()
        found += next(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt"))
    return found


def main() -> int:
    application = QApplication([])
    application.setStyle("Fusion")
    window = create_window(Path(sys.argv[1]), seed=1, language="en")
    window.show()
    milliseconds = int(1000 * float(sys.argv[2]))
    driver = Driver(window, Patient(window))
    told: dict[str, dict[str, int]] = {}

    def look(name: str) -> None:
        QTest.qWait(COMES_TO_REST_MS)
        counting = Counting()
        waited(100)
        before = wake_ups()
        application.installEventFilter(counting)
        waited(milliseconds)
        application.removeEventFilter(counting)
        # The end of the waiting is one of each.
        told[name] = {
            "timers": counting.events["Timer"] - 1,
            "paints": counting.events["Paint"] + counting.events["UpdateRequest"],
            "wake-ups": max(0, wake_ups() - before - 1),
        }

    look("home")
    driver.press("new_game")
    look("setup, its cursor blinking")
    focused = window.focusWidget()
    assert focused is not None
    focused.clearFocus()
    look("setup")
    for name in NAMES:
        driver.type_into("player_name", name)
        driver.press("add_player")
    driver.deal()
    look("handoff")
    driver.play_on("clue")
    look("clue")
    driver.play_on("discussion")
    driver.press("pause")
    look("discussion, paused")
    driver.press("pause")
    driver.play_on("vote")
    look("vote, watched over")
    driver.play_on("over")
    look("over")
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
