"""The rules of Secret Bandit say what the engine does."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from spyword_engine.bandit.ending import POINTS, Winner
from spyword_engine.bandit.roles import FEWEST_PLAYERS, MOST_PLAYERS, Role, roles_for
from spyword_qt.bandit.rules_text import rulebook
from spyword_qt.screens.rules import RulesScreen
from spyword_qt.screens.rules_text import rulebook as word_rulebook
from spyword_qt.widgets.game_tile import GameTile
from spyword_qt.widgets.guard import SECONDS
from tests.qt.conftest import Clock
from tests.qt.onlookers import put_up

PAGE = rulebook()


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
def test_the_number_of_each_role_is_told(players: int) -> None:
    roles = roles_for(players)
    small, large = PAGE.rules[0].text.split(";")
    told = large if str(players) in large else small
    assert f"{roles[Role.POLICE]} police" in told
    assert f"{roles[Role.KILLER]} killers" in told
    assert f"{FEWEST_PLAYERS} to {MOST_PLAYERS} people" in PAGE.lead


def test_the_steps_of_a_night_are_numbered() -> None:
    night = next(rule for rule in PAGE.rules if rule.icon == "moon")
    _, *steps = night.text.split("\n")
    assert [step.split()[0] for step in steps] == ["1.", "2.", "3.", "4."]


def test_dawn_and_empty_needles_have_signs_of_their_own() -> None:
    signs = {rule.title: rule.icon for rule in PAGE.rules}
    assert (signs["Dawn"], signs["Empty needles"]) == ("sun", "needle")


def test_points_are_those_that_the_engine_gives() -> None:
    of = {
        winner: {role: str(points).replace("-", "−") for role, points in each.items()}
        for winner, each in POINTS.items()
    }
    police, killers, draw = of[Winner.POLICE], of[Winner.KILLERS], of[Winner.DRAW]
    assert police[Role.POLICE] == police[Role.DOCTOR]
    assert police[Role.KILLER] == police[Role.BANDIT]
    assert killers[Role.POLICE] == killers[Role.DOCTOR]
    assert killers[Role.KILLER] == killers[Role.BANDIT]
    assert len(set(draw.values())) == 1
    assert PAGE.rules[-1].text == (
        f"If the police win: police and doctor {police[Role.POLICE]}, citizens {police[Role.CITIZEN]}, "
        f"killers and bandit {police[Role.KILLER]}. "
        f"If the killers win: killers and bandit {killers[Role.KILLER]}, "
        f"police and doctor {killers[Role.POLICE]}, citizens {killers[Role.CITIZEN]}. "
        f"A draw: {draw[Role.CITIZEN]} each."
    )


def test_every_role_has_its_picture_and_sentence() -> None:
    assert len({role.picture for role in PAGE.roles}) == len(Role)
    assert all(role.picture is not None and role.picture.is_file() and role.text for role in PAGE.roles)


def test_the_tour_goes_through_all_steps_and_the_rules_are_a_page_beside_it(
    qtbot: QtBot, clock: Clock
) -> None:
    screen = RulesScreen(clock, rulebook)
    put_up(qtbot, screen)
    screen.enter()
    clock.pass_by(SECONDS)
    shown = []
    for _ in PAGE.steps:
        shown.append({label.text() for label in screen.findChildren(QLabel) if label.isVisible()})
        assert screen.grab().width() > 0, "every picture can be painted"
        button = screen.findChild(QAbstractButton, "tour_next")
        assert isinstance(button, QAbstractButton)
        if len(shown) < len(PAGE.steps):
            button.click()
    assert all(step.title in texts for step, texts in zip(PAGE.steps, shown, strict=True))


def test_before_a_game_either_can_be_looked_at(qtbot: QtBot, clock: Clock) -> None:
    screen = RulesScreen(clock, partial(word_rulebook, None))
    books = {"word": partial(word_rulebook, None), "bandit": rulebook}
    screen.game_wanted.connect(lambda game: screen.show_rules(books[game], game))
    screen.show_rules(books["word"], "word")
    put_up(qtbot, screen)
    screen.enter()
    clock.pass_by(SECONDS)
    for game, title in (("bandit", "A role for each"), ("word", "A word for each")):
        button = screen.findChild(QAbstractButton, f"rules_of_{game}")
        assert isinstance(button, QAbstractButton)
        button.click()
        assert button.isChecked()
        assert title in {label.text() for label in screen.findChildren(QLabel) if label.isVisible()}


def test_at_a_table_only_its_own_game_is_explained(qtbot: QtBot, clock: Clock) -> None:
    screen = RulesScreen(clock, rulebook)
    screen.show_rules(rulebook)
    put_up(qtbot, screen)
    assert not any(tile.isVisible() for tile in screen.findChildren(GameTile))


def test_it_is_told_who_begins_when_nobody_went_and_what_no_hand_at_all_is() -> None:
    told = " ".join(rule.text for rule in PAGE.rules)
    assert "If nobody went, whoever got the first card begins" in told
    assert "if no hand was raised, all are tied" in told
