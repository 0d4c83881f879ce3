"""What is brought in and built while the first screen is looked at."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt import foresight
from spyword_qt.app import create_window
from spyword_qt.flow import Flow
from spyword_qt.foresight import NEXT, Foresight
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
    # Filled and laid out already, as large as the window.
    assert built()["rules"].size() == stack.size()
    told = (label.text() for label in built()["rules"].findChildren(QLabel))
    assert any("word" in text for text in told)
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


class Recorder:
    """Stands in for the stage: tells what it was to do, in which order."""

    def __init__(self) -> None:
        self.told: list[tuple[str, ScreenName]] = []

    def has(self, name: ScreenName) -> bool:
        return ("build", name) in self.told

    def build_ahead(self, name: ScreenName) -> None:
        self.told.append(("build", name))

    def fill_ahead(self, name: ScreenName) -> None:
        self.told.append(("fill", name))

    def lay_out_ahead(self, name: ScreenName) -> None:
        self.told.append(("lay out", name))

    def draw_ahead(self, name: ScreenName) -> None:
        self.told.append(("draw", name))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "BEFORE_MS", 0)
    monkeypatch.setattr(foresight, "BETWEEN_MS", 0)
    monkeypatch.setattr(foresight, "NEXT", ())


@pytest.mark.usefixtures("at_once")
def test_each_screen_is_made_ready_once_however_often_the_language_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight, "FROM_HOME", (ScreenName.SETUP, ScreenName.RULES))
    parent, builder = QObject(), Recorder()
    ahead = Foresight(Flow(parent), parent)
    for _ in range(3):
        ahead.build(builder, lambda: (ScreenName.CARD,))
    qtbot.waitUntil(lambda: ("lay out", ScreenName.CARD) in builder.told)
    assert builder.told == [
        *((step, ScreenName.SETUP) for step in ("build", "lay out", "draw")),
        *((step, ScreenName.RULES) for step in ("build", "fill", "lay out", "draw")),
        *((step, ScreenName.CARD) for step in ("build", "lay out")),
    ]


@pytest.mark.usefixtures("at_once")
def test_the_table_is_that_of_the_game_which_is_on_by_then(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight, "FROM_HOME", ())
    parent, builder = QObject(), Recorder()

    def table() -> tuple[ScreenName, ...]:
        another_began = builder.has(ScreenName.CARD)
        return (ScreenName.JUDGE,) if another_began else (ScreenName.CARD, ScreenName.VOTE)

    Foresight(Flow(parent), parent).build(builder, table)
    qtbot.waitUntil(lambda: ("lay out", ScreenName.JUDGE) in builder.told)
    assert not builder.has(ScreenName.VOTE)


@pytest.mark.usefixtures("at_once")
def test_nothing_is_built_right_after_somebody_went_to_another_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight, "FROM_HOME", ())
    monkeypatch.setattr(foresight, "BETWEEN_MS", 150)
    parent, builder = QObject(), Recorder()
    flow = Flow(parent)
    Foresight(flow, parent).build(builder, lambda: (ScreenName.CARD,))
    qtbot.waitUntil(lambda: builder.has(ScreenName.CARD))
    monkeypatch.setattr(foresight, "BEFORE_MS", 60_000)
    flow.entered.emit(ScreenName.SETUP)
    qtbot.wait(200)
    assert ("lay out", ScreenName.CARD) not in builder.told


@pytest.mark.usefixtures("at_once")
def test_what_goes_wrong_with_one_keeps_none_of_the_others_from_being_built(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight, "FROM_HOME", (ScreenName.SETUP, ScreenName.PEOPLE))
    parent, builder = QObject(), Recorder()

    def fail(name: ScreenName) -> None:
        raise LookupError(name)

    monkeypatch.setattr(builder, "draw_ahead", fail)
    with qtbot.captureExceptions() as raised:
        Foresight(Flow(parent), parent).build(builder, lambda: (ScreenName.CARD,))
        qtbot.waitUntil(lambda: ("lay out", ScreenName.CARD) in builder.told)
    assert [kind for kind, _, _ in raised] == [LookupError] * 2
