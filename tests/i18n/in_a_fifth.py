"""Plays a game in a language that is chosen in the preferences, and prints what isn't said in it.

`python -m tests.i18n.in_a_fifth DATA CODE MARK`: each text in that language begins with the mark.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from spyword_engine.guess import is_right
from spyword_engine.progress.titles import titles
from spyword_qt.app import create_window
from spyword_qt.spoken import LANGUAGES, own_name
from spyword_qt.store.veil import game_in
from tests.e2e.driver import Driver
from tests.e2e.hands import ManualClock, QuickHands, spin_until

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def unsaid(window: QWidget, mark: str) -> Iterator[str]:
    """The texts of what can be pressed that aren't in the language, but for names."""
    for button in window.findChildren(QAbstractButton):
        is_name = button.text() in (*NAMES, *map(own_name, LANGUAGES))
        if button.isVisible() and button.text() and not is_name and not button.text().startswith(mark):
            yield f"{button.objectName()}: {button.text()}"


def undealt(game: Path, code: str, mark: str) -> Iterator[str]:
    """What is wrong with the words of a saved game, and of a guess with an article of the language."""
    # A slow disk is written to in the background.
    spin_until(game.exists)
    package = game_in(game)["record"]["package"]
    citizen, spy = package["words"]
    if package["language"] != code or not all(text.startswith(mark) for text in (*citizen, *spy)):
        yield f"the words are in {package['language']}"
    if not is_right(f"la {citizen[0]}", citizen, spy, code):
        yield "the article counts"


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
    found += undealt(Path(folder) / "game.json", code, mark)
    driver.play_on()
    found += unsaid(window, mark)
    found += (title.id for title in titles().values() if not title.name(code).startswith(mark))
    print(*sorted(set(found)), sep="\n", end="")
    del application


if __name__ == "__main__":
    main(*sys.argv[1:])
