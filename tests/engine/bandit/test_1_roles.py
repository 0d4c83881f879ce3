"""RULES-BANDIT "Roles": how many of which, who gets them, and what a card shows."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from spyword_engine.bandit.deal import Deal, deal
from spyword_engine.bandit.match import Match, Setup, begin
from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.roles import KILLERS_SIDE, Role, roles_for
from spyword_engine.bandit.views import CardView, card_view, judge_view
from spyword_engine.common_actions import GotIt
from spyword_engine.errors import BadName, BadSetup, IllegalAction, Reason
from tests.engine.bandit.tables import NAMES, SIXTEEN, TWELVE, A, B, C, D, G, play, refused, table
from tests.engine.test_fairness import assert_uniform

DEALS = 4000


@pytest.mark.parametrize(
    ("players", "police", "killers", "citizens"),
    [(12, 3, 2, 5), (13, 3, 2, 6), (14, 3, 2, 7), (15, 4, 3, 6), (16, 4, 3, 7)],
)
def test_roles_by_the_number_of_players(players: int, police: int, killers: int, citizens: int) -> None:
    assert roles_for(players) == {
        Role.POLICE: police,
        Role.KILLER: killers,
        Role.DOCTOR: 1,
        Role.BANDIT: 1,
        Role.CITIZEN: citizens,
    }
    assert Counter(deal(players, Random(1)).roles) == roles_for(players)


@pytest.mark.parametrize("players", [0, 4, 11, 17])
def test_other_numbers_of_players_are_refused_with_a_sentence(players: int) -> None:
    with pytest.raises(BadSetup, match=f"12 to 16 players, not {players}\\."):
        deal(players, Random(1))
    with pytest.raises(BadSetup, match=f"12 to 16 players, not {players}\\."):
        begin(Setup(tuple(f"P{seat}" for seat in range(players)), Deal((Role.CITIZEN,) * players)))


@pytest.mark.parametrize("players", [12, 16])
def test_roles_are_dealt_uniformly_over_seats(players: int) -> None:
    rng = Random(players)
    dealt = [deal(players, rng).roles for _ in range(DEALS)]
    for role in Role:
        assert_uniform(
            (seat for roles in dealt for seat in range(players) if roles[seat] is role), range(players)
        )


def test_every_pair_of_killers_is_as_likely() -> None:
    rng = Random(7)
    pairs = (
        tuple(seat for seat, role in enumerate(deal(12, rng).roles) if role is Role.KILLER)
        for _ in range(DEALS)
    )
    assert_uniform(pairs, combinations(range(12), 2))


def test_the_same_chance_deals_the_same() -> None:
    assert deal(14, Random("a")) == deal(14, Random("a")) != deal(14, Random("b"))


@pytest.mark.parametrize("roles", [TWELVE + "C", TWELVE[:-1], "PPPKKDBCCCCP", "PPPKKDDCCCCC"])
def test_a_deal_with_other_roles_is_refused(roles: str) -> None:
    letters = {"P": Role.POLICE, "K": Role.KILLER, "D": Role.DOCTOR, "B": Role.BANDIT, "C": Role.CITIZEN}
    with pytest.raises(BadSetup, match="not those of 12 players"):
        begin(Setup(NAMES[:12], Deal(tuple(letters[role] for role in roles))))


def test_names_are_as_in_the_other_game() -> None:
    roles = deal(12, Random(1))
    with pytest.raises(BadName, match="at the table already"):
        begin(Setup((*NAMES[:11], "ADA"), roles))
    with pytest.raises(BadSetup, match="trimmed"):
        begin(Setup((*NAMES[:11], " Lou"), roles))


def test_the_killers_side_is_killers_and_bandit() -> None:
    assert {Role.KILLER, Role.BANDIT} == KILLERS_SIDE


def test_cards_are_seen_in_seat_order() -> None:
    match = table()
    assert (match.phase, match.day, match.turn, match.waiting) == (Phase.CARDS, 1, A, tuple(range(12)))
    assert refused(match, GotIt(B)) is Reason.NOT_YOUR_TURN
    match = match.apply(GotIt(A)).match
    assert refused(match, GotIt(A)) is Reason.ALREADY_DONE
    assert (match.turn, match.waiting) == (B, tuple(range(1, 12)))
    assert play("cards").phase is Phase.KILLERS


def test_a_card_shows_ones_role_and_nobody_elses() -> None:
    match = table()
    for seat in range(12):
        assert card_view(match, seat) == CardView(seat, match.role(seat))
        match = match.apply(GotIt(seat)).match


def test_a_card_is_seen_in_cards_only_and_by_the_one_whose_turn_it_is() -> None:
    match = table().apply(GotIt(A)).match
    assert [refused_card(match, seat) for seat in (A, B, C)] == [Reason.NOT_NOW, None, Reason.NOT_NOW]
    assert [refused_card(match, seat) for seat in (-1, 12)] == [Reason.NOT_IN] * 2
    for script in ("cards", "cards night:DF-A", "cards night:DF-A day"):
        assert {refused_card(play(script), seat) for seat in (-1, A, D, G)} == {Reason.NOT_NOW}


def test_nothing_that_is_logged_of_a_game_holds_a_role() -> None:
    match = play("cards night:JHAE", SIXTEEN)
    for shown in (match, match.setup, match.setup.deal, *match.nights):
        assert not any(role.value in repr(shown) for role in Role)
    assert repr(card_view(table(), A)) == "CardView(seat=0)"
    assert repr(judge_view(play("cards"))) == "JudgeView(night)"


def refused_card(match: Match, seat: int) -> Reason | None:
    try:
        card_view(match, seat)
    except IllegalAction as error:
        return error.reason
    return None
