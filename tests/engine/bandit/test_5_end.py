"""RULES-BANDIT "The end": whose game it is, the points, and what is shown."""

from __future__ import annotations

from itertools import combinations

import pytest

from spyword_engine.bandit.actions import CastBallot
from spyword_engine.bandit.ending import Winner, decided, points, winners
from spyword_engine.bandit.events import DawnBroken, GameEnded, HasSpoken, NightBegun
from spyword_engine.bandit.match import Match
from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.views import table_view
from spyword_engine.common_events import CardSeen, PlayerOut, VoteBegun, VoteCast, VoteClosed
from tests.engine.bandit.tables import ROLES, TWELVE, letters, play, steps, table

POLICE_WIN = "cards night:DAEA day all:G"
KILLERS_WIN = "cards night:AHBC day all:C"
NEITHER_SIDE = "cards night:DCAA day all:B words night:EJC day all:K night:GCC go"
NO_CITIZENS = "cards night:HFID day all:J words night:KFA day all:L"
TIED = "cards night:HF-A day vote:LAJAJL..... talk vote:LJ......... talk vote:LJ........."


@pytest.mark.parametrize(
    ("inside", "winner"),
    [
        ("DC", Winner.DRAW),  # 1. Killers' side and police all out,
        ("", Winner.DRAW),  # whoever else is in.
        ("PDC", Winner.POLICE),  # 2. Killers' side all out,
        ("P", Winner.POLICE),  # before citizens are looked at.
        ("KDC", Winner.KILLERS),  # 3. Police all out, doctor or not,
        ("BC", Winner.KILLERS),
        ("KB", Winner.KILLERS),  # citizens or not.
        ("PKD", Winner.DRAW),  # 4. Citizens all out: the doctor is none.
        ("PB", Winner.DRAW),
        ("PKC", None),
        ("PBC", None),
        ("PKBDC", None),
    ],
)
def test_the_end_is_checked_in_this_order(inside: str, winner: Winner | None) -> None:
    assert decided({ROLES[role] for role in inside}) is winner


def test_every_set_of_roles_is_decided_by_the_first_that_holds() -> None:
    for number in range(6):
        for inside in map(set, combinations("PKDBC", number)):
            killers_side_out, police_out = not inside & {"K", "B"}, "P" not in inside
            expected = [
                (killers_side_out and police_out, Winner.DRAW),
                (killers_side_out, Winner.POLICE),
                (police_out, Winner.KILLERS),
                ("C" not in inside, Winner.DRAW),
                (True, None),
            ]
            assert decided({ROLES[role] for role in inside}) is next(won for holds, won in expected if holds)


@pytest.mark.parametrize(
    ("script", "winner", "inside"),
    [
        (POLICE_WIN, Winner.POLICE, "ABCFHIJKL"),
        (KILLERS_WIN, Winner.KILLERS, "DEFGHIJKL"),
        (NEITHER_SIDE, Winner.DRAW, "FHIJL"),
        (NO_CITIZENS, Winner.DRAW, "ABCDEFG"),
        (TIED, Winner.DRAW, "ABCDEFGIJKL"),
    ],
    ids=["police win", "killers win", "neither side", "no citizens", "tied"],
)
def test_each_ending_is_reached(script: str, winner: Winner, inside: str) -> None:
    match = play(script)
    assert (match.phase, match.winner, letters(match.inside)) == (Phase.OVER, winner, inside)
    assert match.turn is None
    assert match.waiting == match.candidates == match.ballots == ()
    assert match.legal_actions(None) == match.legal_actions(0) == ()


def test_the_winner_is_checked_on_leaving_the_dawn_before_last_words() -> None:
    # The last two police are the victim and the one shot.
    script = "cards night:HF-D day all:A words night:BFCD"
    dawn = play(script)
    assert (dawn.phase, dawn.winner, table_view(dawn).end) == (Phase.DAWN, None, None)
    over = play(script + " go")
    assert (over.phase, over.winner) == (Phase.OVER, Winner.KILLERS)
    assert letters(over.order) == "DEFGIJKL"


def test_the_winner_is_checked_on_leaving_voted_out_before_last_words() -> None:
    match = play("cards night:DAEA day vote:GGGGA.....")
    assert (match.phase, match.winner) == (Phase.VOTED_OUT, None)
    assert play("cards night:DAEA day vote:GGGGA..... go").phase is Phase.OVER


def test_killers_side_lives_on_in_the_bandit() -> None:
    assert play("cards night:DAEA go").winner is None


@pytest.mark.parametrize(
    ("winner", "by_role"),
    [
        (Winner.POLICE, {"P": 30, "K": -5, "D": 30, "B": -5, "C": 20}),
        (Winner.KILLERS, {"P": -10, "K": 40, "D": -10, "B": 40, "C": -5}),
        (Winner.DRAW, {"P": 5, "K": 5, "D": 5, "B": 5, "C": 5}),
    ],
)
def test_points(winner: Winner, by_role: dict[str, int]) -> None:
    roles = tuple(ROLES[role] for role in TWELVE)
    assert points(winner, roles) == tuple(by_role[role] for role in TWELVE)


@pytest.mark.parametrize(
    ("winner", "winning"), [(Winner.POLICE, "ABCFHIJKL"), (Winner.KILLERS, "DEG"), (Winner.DRAW, "")]
)
def test_winners_are_a_side_those_out_included(winner: Winner, winning: str) -> None:
    assert letters(winners(winner, tuple(ROLES[role] for role in TWELVE))) == winning


def test_the_end_shows_everything() -> None:
    view = table_view(play(POLICE_WIN))
    assert view.end is not None
    assert view.winner is view.end.winner is Winner.POLICE
    assert letters(view.end.winners) == "ABCFHIJKL"
    assert view.end.roles == tuple(ROLES[role] for role in TWELVE)
    assert view.end.points[:5] == (30, 30, 30, -5, -5)
    assert view.end.log == (view.last_vote,)
    [night] = view.end.nights
    assert (night.night, night.victim, night.saved, night.shot, night.checked) == (1, 3, 0, 4, 0)
    assert (night.answer, letters(night.out)) == ("good", "DE")
    assert [out.role for out in view.out] == [Role.KILLER, Role.KILLER, Role.BANDIT]


# What is told on the way


def events(match: Match, script: str) -> list[object]:
    """What the last action of the script brought about."""
    *_, before, last = [(None, match), *steps(match, script)]
    return list(before[1].apply(last[0]).events)


def test_events() -> None:
    assert events(table(), "cards") == [CardSeen(11), NightBegun(1)]
    assert events(play("cards"), "night:H") == []
    assert events(play("cards"), "night:CAJA") == [DawnBroken((2, 9))]
    assert events(play("cards night:CAJA go"), "words") == [HasSpoken(9)]
    assert events(play("cards night:HH-A"), "day") == [HasSpoken(11), VoteBegun()]
    assert play("cards night:HH-A day").apply(CastBallot(0, 1)).events == (VoteCast(0),)
    assert events(play("cards night:HH-A day"), "vote:B...........") == [VoteClosed(), PlayerOut(1)]
    assert events(play("cards night:HH-A day"), "all:B words") == [HasSpoken(1), NightBegun(2)]
    assert events(play("cards night:DAEA day"), "all:G") == [GameEnded(Winner.POLICE)]
    assert events(play("cards night:HH-A day vote:............ talk"), "vote:............") == [
        VoteClosed(),
        VoteBegun(),
    ]
    tied = TIED.rpartition(" ")
    assert events(play(tied[0]), tied[2]) == [VoteClosed(), GameEnded(Winner.DRAW)]
