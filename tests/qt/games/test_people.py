"""Invited people and guests at one table, through the window: each profile shows what it should."""

from __future__ import annotations

import pytest

from spyword_qt.people import Seated
from spyword_qt.store.profiles import Profiles
from tests.qt.desk import Desk
from tests.qt.games.party import NAMES, Party, against

INVITED = NAMES[:3]


@pytest.fixture
def table(party: Party) -> Party:
    """Three with a profile and two guests have been dealt their cards, and the window was closed on it."""
    desk = Desk(party.folder)
    seats = (*desk.invite(*INVITED), *map(Seated, NAMES[3:5]))
    desk.start(seats, spies=1, ghost=False, vote_result="open")
    party.seat(NAMES[:5])
    party.reopen()
    party.press("resume_game")
    return party


def totals(party: Party) -> dict[str, tuple[int, int, int]]:
    """By name: games, games won, XP."""
    return {entry.name: (entry.played, entry.won, entry.xp) for entry in Profiles(party.folder).entries()}


def citizens_win(party: Party) -> dict[str, tuple[int, int, int]]:
    """The spy is found in the first round; what that brings."""
    spies = party.seats("spy")
    party.hurry(vote=against(spies))
    return {
        name: (1, 0, 20) if seat in spies else (1, 1, 20 + 30 + 10 + 4) for seat, name in enumerate(INVITED)
    }


NOTHING = dict.fromkeys(INVITED, (0, 0, 0))


def test_a_game_counts_once_its_end_is_left(table: Party) -> None:
    brought = citizens_win(table)
    table.press("home")
    assert totals(table) == brought


def test_it_counts_where_the_window_is_closed_on_the_end(table: Party) -> None:
    brought = citizens_win(table)
    table.reopen()
    assert totals(table) == brought
    table.press("resume_game")
    assert table.screen == "over"
    table.press("home")
    table.reopen()
    assert totals(table) == brought, "once"


def test_it_counts_where_the_next_one_is_begun(table: Party) -> None:
    brought = citizens_win(table)
    table.press("play_again")
    assert table.screen == "handoff"
    assert totals(table) == brought
    table.menu("give_up", "act")
    assert totals(table) == brought, "a game that is given up gives nothing"


def test_a_game_that_is_given_up_just_before_its_end_gives_nothing(table: Party) -> None:
    table.hurry("result", vote=against(table.seats("spy")))
    table.menu("give_up", "act")
    assert totals(table) == NOTHING


def test_who_goes_home_gets_nothing_and_takes_nothing_along(table: Party) -> None:
    (spy,) = table.seats("spy")
    gone = next(seat for seat in range(3) if seat != spy)
    table.leave(gone)
    brought = citizens_win(table)
    brought[NAMES[gone]] = (0, 0, 0)
    table.press("home")
    assert totals(table) == brought
