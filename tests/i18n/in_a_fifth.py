"""Plays a game in a language that is chosen in the preferences, and prints what isn't said in it.

`python -m tests.i18n.in_a_fifth DATA CODE MARK`: each text in that language begins with the mark.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from spyword_qt.app import create_window
from spyword_qt.spoken import LANGUAGE_NAMES
from tests.e2e.driver import Driver
from tests.e2e.hands import ManualClock, QuickHands

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def unsaid(window: QWidget, mark: str) -> Iterator[str]:
    """The texts of what can be pressed that aren't in the language, but for names."""
    for button in window.findChildren(QAbstractButton):
        is_name = button.text() in (*NAMES, *LANGUAGE_NAMES.values())
        if button.isVisible() and button.text() and not is_name and not button.text().startswith(mark):
            yield f"{button.objectName()}: {button.text()}"


def main(folder: str, code: str, mark: str) -> None:
    """From the first start to the end of a game."""
    application = QApplication([])
    clock = ManualClock()
    window = create_window(Path(folder), clock=clock, seed=1)
    window.show()
    found: list[str] = []
    hands = QuickHands(window, clock)
    driver = Driver(window, hands, on_screen=lambda _screen: found.extend(unsaid(window, mark)))
    driver.press("preferences")
    driver.press(f"language_{code}")
    driver.press("back")
    driver.set_table(NAMES)
    driver.deal()
    driver.play_on()
    found += unsaid(window, mark)
    print(*sorted(set(found)), sep="\n", end="")
    del application


if __name__ == "__main__":
    main(*sys.argv[1:])
