"""RULES.md 2: what a card shows, to whom and when."""

from __future__ import annotations

import pytest

from spyword_engine.common_actions import GotIt
from spyword_engine.deal import Role
from spyword_engine.errors import IllegalAction, Reason
from spyword_engine.match import Match
from spyword_engine.seat import Seat
from spyword_engine.views import CardView, card_view, private_view
from tests.engine.tables import A, B, C, D, E, do, multi, play, table


def look(match: Match, seat: Seat) -> Reason | None:
    """Why the seat may not look at its card; None if it may."""
    try:
        card_view(match, seat)
    except IllegalAction as error:
        return error.reason
    return None


@pytest.mark.parametrize("knows", [False, True])
def test_a_citizen_sees_the_citizens_word_and_no_role(knows: bool) -> None:
    card = card_view(table("CSCCC", spies_know_role=knows), A)
    assert card == CardView(seat=A, word="Coffee", word_index=0, role=None)


def test_a_spy_sees_the_spies_word_and_no_role() -> None:
    card = card_view(table("SCCCC"), A)
    assert card == CardView(seat=A, word="Tea", word_index=1, role=None)


def test_a_spys_card_is_a_citizens_in_everything_but_the_word() -> None:
    spy = card_view(table("SCCCC"), A)
    citizen = card_view(table("CSCCC", citizen_word=1), A)
    assert spy == citizen


def test_with_spies_know_their_role_only_spies_see_a_role_line() -> None:
    match = play(table("SCSCCGC", spies_know_role=True), "cards")
    told = [card_view(match, seat).role for seat in match.inside]
    assert told == [Role.SPY, None, Role.SPY, None, None, Role.GHOST, None]


@pytest.mark.parametrize("knows", [False, True])
def test_the_ghost_has_no_word_and_is_told(knows: bool) -> None:
    match = play(table("CSCCG", spies_know_role=knows), "cards")
    assert card_view(match, E) == CardView(seat=E, word=None, word_index=None, role=Role.GHOST)


def test_the_other_word_of_the_package_goes_to_the_citizens_by_the_coin() -> None:
    match = play(table("CSCC", citizen_word=1), "cards")
    assert [card_view(match, seat).word for seat in (A, B)] == ["Tea", "Coffee"]


def test_cards_are_seen_in_seat_order_on_one_device() -> None:
    match = table("CSCC", order="DCBA")
    for seat in (A, B, C, D):
        assert match.turn == seat
        assert [look(match, other) for other in (A, B, C, D)] == [
            None if other == seat else Reason.NOT_NOW for other in (A, B, C, D)
        ]
        match = do(match, GotIt(seat))


def test_cards_are_seen_by_all_at_once_on_a_device_each() -> None:
    match = do(multi("CSCC"), GotIt(C))
    assert match.turn is None
    assert match.waiting == (A, B, D)
    assert [look(match, seat) for seat in (A, B, C, D)] == [None] * 4


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("cards", None),
        ("cards clues", None),
        ("round", Reason.NOT_NOW),
        ("round vote:BAABB", Reason.NOT_NOW),
        ("round vote:BAAB-", Reason.NOT_NOW),
        ("round vote:BAAB- go", None),
        ("round vote:BAAB- go clues", Reason.NOT_NOW),
    ],
)
def test_who_is_in_may_look_again_in_clues_and_discussion(script: str, reason: Reason | None) -> None:
    assert look(play(table("CCCCS", allow_pass=True), script), D) is reason


def test_who_is_out_may_not_look() -> None:
    match = play(table("CCCCS"), "round vote:BABBB go")
    assert [look(match, seat) for seat in range(5)] == [None, Reason.NOT_IN, None, None, None]


def test_who_has_left_may_not_look() -> None:
    assert look(play(table("CCCCCS"), "cards leave:B"), B) is Reason.NOT_IN
    assert look(play(multi("CCCCCS"), "leave:B"), B) is Reason.NOT_IN


def test_nobody_may_look_in_guess_private_or_when_it_is_over() -> None:
    guessing = play(table("CCCSG"), "round vote:EEEEA go")
    private = play(table("CCCSG", reveal_roles=False), "round vote:EEEEA go")
    over = play(table("CCCS"), "round vote:DDDA go")
    for match in (guessing, private, over):
        assert {look(match, seat) for seat in (*match.inside, E)} == {Reason.NOT_NOW}


def test_the_private_screen_is_for_the_one_who_is_out_only() -> None:
    match = play(table("CCCSG", reveal_roles=False), "round vote:EEEEA go")
    assert private_view(match, E).role is Role.GHOST
    for seat in (A, B, C, D, -1):
        with pytest.raises(IllegalAction) as caught:
            private_view(match, seat)
        assert caught.value.reason is Reason.NOT_NOW
    for elsewhere in (table("CCCSG"), play(table("CCCSG"), "round vote:EEEEA go")):
        with pytest.raises(IllegalAction):
            private_view(elsewhere, E)
