"""The board: who leads, by numbers that anybody may know of."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from spyword_qt.people import Avatar
from spyword_qt.screens.board_ranks import Era, Measure, Rank, ranks
from spyword_qt.screens.board_rows import BoardRows
from spyword_qt.screens.people import PeopleScreen
from spyword_qt.screens.seen_people import KnownPerson, Score
from spyword_qt.widgets.guard import SECONDS
from tests.qt.conftest import Clock
from tests.qt.pages import button, label, shown

TONIGHT = date(2026, 11, 29)


def person(name: str, score: Score, *, tonight: Score | None = None, **changes: Any) -> KnownPerson:
    one = KnownPerson(
        name,
        name,
        Avatar(0, 0, name[0]),
        1,
        0,
        evening=TONIGHT,
        over_all=score,
        that_evening=tonight or score,
    )
    return replace(one, **changes)


def placed(board: tuple[Rank, ...]) -> list[tuple[int, str]]:
    return [(rank.place, rank.person.name) for rank in board]


def test_most_games_won_lead_and_equal_numbers_share_a_place() -> None:
    people = [
        person("Ann", Score(10, 3)),
        person("Ben", Score(20, 7)),
        person("Cleo", Score(5, 3)),
        person("Dan", Score(9, 0)),
    ]
    board = ranks(people, Measure.WINS, Era.ALL_TIME, TONIGHT)
    assert placed(board) == [(1, "Ben"), (2, "Cleo"), (2, "Ann"), (4, "Dan")]
    assert [rank.share for rank in board] == [7 / 20, 3 / 5, 3 / 10, 0.0]


@pytest.mark.parametrize(("era", "enough"), [(Era.TONIGHT, 3), (Era.ALL_TIME, 10)])
def test_a_win_rate_needs_enough_games(era: Era, enough: int) -> None:
    people = [person("Ann", Score(enough - 1, enough - 1)), person("Ben", Score(enough, 1))]
    assert placed(ranks(people, Measure.WIN_RATE, era, TONIGHT)) == [(1, "Ben")]


def test_rates_that_look_equal_are_equal_and_more_games_stand_above() -> None:
    people = [person("Ann", Score(30, 20)), person("Ben", Score(100, 67)), person("Cleo", Score(10, 7))]
    board = ranks(people, Measure.WIN_RATE, Era.ALL_TIME, TONIGHT)
    assert placed(board) == [(1, "Cleo"), (2, "Ben"), (2, "Ann")]
    assert board[0].share == 0.7


def test_votes_on_target_count_for_who_has_voted() -> None:
    people = [person("Ann", Score(3, 0, 9, 4)), person("Ben", Score(3, 0, 2, 0)), person("Cleo", Score(3, 0))]
    assert placed(ranks(people, Measure.VOTES, Era.ALL_TIME, TONIGHT)) == [(1, "Ann"), (2, "Ben")]


def test_only_who_has_guessed_is_ranked_by_guesses() -> None:
    people = [person("Ann", Score(9, 3, ghost_guesses=2)), person("Ben", Score(9, 3))]
    assert placed(ranks(people, Measure.GUESSES, Era.ALL_TIME, TONIGHT)) == [(1, "Ann")]


def test_guesses_are_out_of_the_games_that_have_a_ghost(clock: Clock, room: QWidget) -> None:
    ann = person("Ann", Score(30, 3, guessing_games=9, ghost_guesses=2))
    ben = person("Ben", Score(10, 3, guessing_games=10, ghost_guesses=2))
    assert placed(ranks([ben, ann], Measure.GUESSES, Era.ALL_TIME, TONIGHT)) == [(1, "Ann"), (1, "Ben")]
    screen = board_of(clock, room, ann)
    button(screen, "board_guesses").click()
    assert rows(screen) == "1. Ann: 2 of 9 games"


def test_tonight_only_this_evenings_games_count() -> None:
    people = [
        person("Ann", Score(100, 90), tonight=Score(2, 0)),
        person("Ben", Score(9, 1), tonight=Score(2, 1)),
        person("Cleo", Score(50, 40), evening=TONIGHT - timedelta(days=1)),
        person("Dan", Score(), evening=None),
    ]
    assert placed(ranks(people, Measure.WINS, Era.TONIGHT, TONIGHT)) == [(1, "Ben"), (2, "Ann")]
    assert [name for _, name in placed(ranks(people, Measure.WINS, Era.ALL_TIME, TONIGHT))] == [
        *("Ann", "Cleo", "Ben"),
    ]


def test_what_retired_people_have_done_stays_done() -> None:
    assert placed(ranks([person("Ann", Score(1, 1), retired=True)], Measure.WINS, Era.ALL_TIME, TONIGHT))


def board_of(clock: Clock, room: QWidget, *people: KnownPerson) -> PeopleScreen:
    screen = PeopleScreen(clock, room)
    screen.show_people(people, TONIGHT)
    shown(screen)
    screen.enter()
    clock.pass_by(SECONDS)
    button(screen, "people_board").click()
    return screen


def rows(screen: QWidget) -> str:
    """What a screen reader is told of the board."""
    found = screen.findChild(BoardRows)
    assert isinstance(found, BoardRows)
    return found.accessibleDescription()


def test_tonights_games_are_looked_at_first_where_there_are_any(clock: Clock, room: QWidget) -> None:
    screen = board_of(clock, room, person("Ann", Score(9, 8), tonight=Score(2, 1)))
    assert rows(screen) == "1. Ann: 1 of 2 games"
    button(screen, "board_all_time").click()
    assert rows(screen) == "1. Ann: 8 of 9 games"


def test_on_another_evening_it_is_that_of_all_time(clock: Clock, room: QWidget) -> None:
    screen = board_of(clock, room, person("Ann", Score(12, 6), evening=TONIGHT - timedelta(days=9)))
    assert rows(screen) == "1. Ann: 6 of 12 games"
    button(screen, "board_win_rate").click()
    assert rows(screen) == "1. Ann: 50% 6 of 12 games"


def test_it_says_how_many_games_a_rate_needs(clock: Clock, room: QWidget) -> None:
    screen = board_of(clock, room, person("Ann", Score(2, 2)))
    button(screen, "board_win_rate").click()
    assert "From 3 games on" in label(screen, "board_note").text()
    assert label(screen, "board_empty").isVisible()
    button(screen, "board_all_time").click()
    assert "From 10 games on" in label(screen, "board_note").text()


def test_an_empty_board_says_why(clock: Clock, room: QWidget) -> None:
    screen = board_of(clock, room, person("Ann", Score(), evening=None))
    assert label(screen, "board_empty").text() == "None of the people here has played yet."
    button(screen, "board_tonight").click()
    assert label(screen, "board_empty").text() == "None of the people here has played tonight."


def test_all_that_it_can_be_ranked_by_is_seen_under_large_letters(clock: Clock, room: QWidget) -> None:
    screen = board_of(clock, room, person("Ann", Score(1, 1), tonight=Score(1, 1)))
    screen.resize(800, 600)
    screen.set_text_size(2.0)
    QApplication.processEvents()
    for measure in Measure:
        tile = button(screen, f"board_{measure}")
        assert tile.visibleRegion().boundingRect() == tile.rect(), measure
    note = label(screen, "board_note")
    assert note.visibleRegion().boundingRect() == note.rect()


def test_a_board_of_votes_says_nothing_of_who_has_played(clock: Clock, room: QWidget) -> None:
    """After one game with hidden ballots somebody has played, and no vote is seen yet."""
    screen = board_of(clock, room, person("Ann", Score(1, 1)))
    button(screen, "board_votes").click()
    assert label(screen, "board_empty").isVisible()
    assert label(screen, "board_empty").text() == "No votes to show yet."
    button(screen, "board_all_time").click()
    assert label(screen, "board_empty").text() == "No votes to show yet."
