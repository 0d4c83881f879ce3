"""The page of the rules says what this table's settings mean, and scrolls by keys."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from spyword_engine.settings import complete
from spyword_qt.screens.rules import RulesScreen
from spyword_qt.screens.rules_text import rulebook
from spyword_qt.widgets.guard import SECONDS
from tests.qt.conftest import Clock


@pytest.fixture
def rules(qtbot: QtBot, clock: Clock) -> RulesScreen:
    screen = RulesScreen(clock, partial(rulebook, None))
    qtbot.addWidget(screen)
    screen.resize(800, 600)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.enter()
    clock.pass_by(SECONDS)
    all_rules = screen.findChild(QAbstractButton, "all_rules")
    assert isinstance(all_rules, QAbstractButton)
    all_rules.click()
    return screen


def text(screen: RulesScreen) -> str:
    return "\n".join(label.text() for label in screen.findChildren(QLabel) if label.isVisible())


def test_without_a_game_the_usual_one_is_explained(rules: RulesScreen) -> None:
    shown = text(rules)
    assert "One spy" in shown
    assert "The ghost’s guess" in shown
    assert "90 seconds" in shown


def test_the_settings_of_the_game_are_explained(rules: RulesScreen) -> None:
    settings = complete(
        9,
        {
            "spies": 3,
            "ghost": False,
            "spies_know_role": True,
            "reveal_roles": False,
            "vote_result": "totals",
            "allow_pass": True,
            "speaking_mode": "sentence",
            "discussion_seconds": None,
            "tie_breaker": "lots",
        },
    )
    rules.show_rules(partial(rulebook, settings))
    shown = text(rules)
    for said in (
        "3 spies",
        "and know.",
        "one sentence",
        "as long as you like",
        "not whose",
        "You may pass",
        "Lots",
    ):
        assert said in shown
    assert "ghost" not in shown.lower()
    assert "duel" not in shown.lower()


def test_only_the_last_settings_are_left_on_the_page(rules: RulesScreen) -> None:
    rules.show_rules(partial(rulebook, complete(9, {"spies": 3})))
    rules.show_rules(partial(rulebook, complete(4, {})))
    assert "3 spies" not in text(rules)


def test_keys_scroll_to_the_end_and_back(rules: RulesScreen) -> None:
    bar = rules.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    focus = rules.focusWidget()
    QTest.keyClick(focus, Qt.Key.Key_Down)
    assert 0 < bar.value() < bar.maximum()
    QTest.keyClick(focus, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(focus, Qt.Key.Key_Home)
    assert bar.value() == 0


def test_back_and_escape_lead_back(rules: RulesScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(rules.back, timeout=100):
        rules.findChild(QAbstractButton, "back").click()
    with qtbot.waitSignal(rules.back, timeout=100):
        QTest.keyClick(rules.focusWidget(), Qt.Key.Key_Escape)
