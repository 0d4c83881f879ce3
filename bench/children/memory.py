"""Tells how much memory a program takes: `memory.py bare | game FOLDER GAMES SWITCHES`. Linux only."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2]))

SWITCHES_BEFORE: Final = 10
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")


def mib(file: str, field: str) -> float:
    """A field of one of the system's tables of this process."""
    lines = Path("/proc/self", file).read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{field}:")) / 1024


def bare() -> None:
    """A window with nothing in it."""
    from PySide6.QtWidgets import QApplication, QWidget

    application = QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(1280, 800)
    window.show()
    for _ in range(6):
        application.processEvents()
    print(json.dumps(taken()))


def taken() -> dict[str, float]:
    """With its part of what is shared, and with all of that."""
    return {"pss": mib("smaps_rollup", "Pss"), "rss": mib("status", "VmRSS")}


def game(folder: Path, games: int, switches: int) -> None:
    """The game at its first screen, then after games, then after switches between what was built."""
    from PySide6.QtWidgets import QApplication

    from spyword_qt.app import create_window

    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    told: dict[str, float] = {}
    if not games:
        window = create_window(folder, language="en")
        window.show()
        for _ in range(6):
            application.processEvents()
        print(json.dumps(taken()))
        return
    from PySide6.QtWidgets import QStackedWidget

    from tests.e2e.driver import Driver
    from tests.e2e.hands import ManualClock, QuickHands, spin_until

    clock = ManualClock()
    window = create_window(folder, seed=1, language="en", clock=clock)
    window.show()
    driver = Driver(window, QuickHands(window, clock))
    driver.set_table(NAMES)
    driver.deal()
    for number in range(1, games + 1):
        driver.play_on()
        told[f"after {number}"] = mib("status", "VmRSS")
        if number < games:
            driver.press("play_again")
            spin_until(lambda: driver.screen == "handoff")
    stack = window.findChild(QStackedWidget, "screens")
    assert stack is not None
    for number in range(1, switches + 1):
        stack.setCurrentIndex(number % stack.count())
        application.processEvents()
        if number == SWITCHES_BEFORE:
            told["switched before"] = mib("status", "VmRSS")
    told["switched"] = mib("status", "VmRSS")
    print(json.dumps(told))


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        game(Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
