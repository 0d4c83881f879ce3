"""What is brought in and built while the first screen is looked at."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtWidgets import QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt import foresight
from spyword_qt.app import create_window
from spyword_qt.foresight import NEXT
from spyword_qt.scenery import Scenery
from spyword_qt.screens.name import ScreenName
from tests.e2e.driver import Driver
from tests.e2e.hands import ManualClock, QuickHands


@pytest.mark.parametrize("name", NEXT)
def test_what_is_brought_in_is_there(name: str) -> None:
    assert find_spec(name) is not None


def test_screens_are_built_while_the_first_one_is_looked_at(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another language all of them are built anew, and whatever people see and point at stays as it is."""
    monkeypatch.setattr(foresight, "BEFORE_MS", 0)
    monkeypatch.setattr(foresight, "BETWEEN_MS", 0)
    monkeypatch.setattr(foresight, "NEXT", NEXT[:1])
    # One that takes the focus when it is filled, and the one that is pressed upon.
    monkeypatch.setattr(foresight, "FROM_HOME", (ScreenName.RULES, ScreenName.PREFERENCES))
    monkeypatch.setattr(Scenery, "at_the_table", lambda _self: (ScreenName.HANDOFF,))
    clock = ManualClock()
    window = create_window(tmp_path, language="en", clock=clock, ahead=True)
    qtbot.addWidget(window)
    window.show()
    stack = window.findChild(QStackedWidget, "screens")
    assert stack is not None

    def built() -> dict[str, QWidget]:
        screens = [stack.widget(place) for place in range(stack.count())]
        return {screen.objectName(): screen for screen in screens if screen is not None}

    qtbot.waitUntil(lambda: "handoff" in built())
    assert built().keys() >= {"rules", "preferences"}
    assert stack.currentWidget() is built()["home"]
    assert window.focusWidget() is window.findChild(QWidget, "new_game")
    driver = Driver(window, QuickHands(window, clock))
    driver.press("preferences")
    rules = built()["rules"]
    driver.press("language_it")
    qtbot.waitUntil(lambda: built().get("rules") not in (None, rules) and "handoff" in built())
    assert driver.screen == "preferences"
    driver.press("back")
    driver.press("rules")
    assert driver.screen == "rules"
