"""In the window: everybody at the table sees what the game brought, and a guest stays for the next one."""

from __future__ import annotations

import pytest

from spyword_qt.people import Seated
from spyword_qt.store.profiles import Profiles
from tests.e2e.hands import spin_until
from tests.qt.desk import Desk
from tests.qt.games.party import NAMES, Party, against

FOUND_THE_SPY = 20 + 30 + 10 + 4
WAS_FOUND = 20


@pytest.fixture
def table(party: Party) -> Party:
    """Two with a profile and two guests have been dealt their cards."""
    desk = Desk(party.folder)
    desk.start((*desk.invite(*NAMES[:2]), *map(Seated, NAMES[2:4])), spies=1, ghost=False, vote_result="open")
    party.seat(NAMES[:4])
    party.reopen()
    party.press("resume_game")
    return party


def end(party: Party) -> tuple[int, ...]:
    """The spy is found at once; what that earns by seat."""
    spies = party.seats("spy")
    party.hurry(vote=against(spies))
    return tuple(WAS_FOUND if seat in spies else FOUND_THE_SPY for seat in range(4))


def test_what_is_seen_is_what_profiles_have(table: Party) -> None:
    earned = end(table)
    table.press("gains")
    assert table.reads(*(f"{NAMES[seat]}, +{earned[seat]} XP" for seat in range(2)))
    table.press("gains_done", "home")
    kept = {entry.name: entry.xp for entry in Profiles(table.folder).entries()}
    assert kept == {NAMES[seat]: earned[seat] for seat in range(2)}


def test_a_guest_who_gets_a_profile_sits_with_it_at_the_next_game(table: Party) -> None:
    earned = end(table)
    table.press("gains", "keep_guest_2")
    assert spin_until(lambda: table.reads(f"{NAMES[2]}, +{earned[2]} XP"))
    table.press("gains_done", "play_again")
    assert table.screen == "handoff"
    first = earned[2]
    second = end(table)[2]
    table.press("home")
    kept = {entry.name: (entry.played, entry.xp) for entry in Profiles(table.folder).entries()}
    assert kept[NAMES[2]] == (2, first + second)
    assert NAMES[3] not in kept


def test_a_table_of_guests_is_shown_no_gains(party: Party) -> None:
    party.deal(4)
    party.hurry()
    assert not party.offers("gains")
    assert party.offers("make_profiles")
