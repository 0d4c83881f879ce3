"""Tells how much memory a program takes: `memory.py FOLDER GAMES SWITCHES`. Linux only."""

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


def game(folder: Path, games: int, switches: int) -> None:
    """After games, then after switches between what was built."""
    from PySide6.QtWidgets import QApplication, QStackedWidget

    from spyword_qt.app import create_window
    from tests.e2e.driver import Driver
    from tests.e2e.hands import ManualClock, QuickHands, spin_until

    # As the program has it: setting a style has Python make out every class of Qt's.
    application = QApplication([*sys.argv[:1], "-style", "Fusion"])
    told: dict[str, float] = {}
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
    game(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
