"""RULES.md 5: duels and lots."""

from __future__ import annotations

import pytest

from spyword_engine.actions import CastVote
from spyword_engine.ballot import Outcome, VoteKind
from spyword_engine.errors import Reason
from spyword_engine.match import Match
from spyword_engine.phase import Phase
from spyword_engine.seat import Seat
from tests.engine.tables import A, B, C, D, E, letters, multi, play, refused, table


def verdict(match: Match) -> tuple[VoteKind, Outcome, str, Seat | None]:
    vote = match.votes[-1]
    return vote.kind, vote.outcome, letters(vote.tied), vote.out


def test_lots_draws_among_the_tied_and_there_is_no_duel() -> None:
    drawn = set()
    for seed in range(20):
        match = play(table("CCCSC", tie_breaker="lots", lots_seed=seed), "round vote:BABAC")
        kind, outcome, tied, out = verdict(match)
        assert (kind, outcome, tied) == (VoteKind.VOTE, Outcome.LOTS, "AB")
        assert match.out[-1].seat == out
        drawn.add(out)
    assert drawn == {A, B}


def test_with_nobody_outside_the_tie_lots_are_drawn_at_once() -> None:
    match = play(table("CCCS"), "round vote:BADC")
    kind, outcome, tied, out = verdict(match)
    assert (kind, outcome, tied) == (VoteKind.VOTE, Outcome.LOTS, "ABCD")
    assert match.inside == tuple(seat for seat in range(4) if seat != out)


def test_otherwise_each_of_the_tied_gives_one_more_clue() -> None:
    match = play(table("CCCSC"), "round vote:BABAC")
    assert verdict(match) == (VoteKind.VOTE, Outcome.DUEL, "AB", None)
    assert match.inside == (A, B, C, D, E)
    match = play(match, "go")
    assert (match.phase, letters(match.waiting)) == (Phase.DUEL_CLUES, "AB")
    assert play(match, "clue clue").phase is Phase.DUEL_VOTE


def test_then_only_those_outside_the_tie_vote_and_only_among_the_tied() -> None:
    match = play(table("CCCSC", allow_pass=True), "round vote:BABAC go clues")
    assert letters(match.waiting) == "CDE"
    assert letters(match.candidates) == "AB"
    assert refused(match, CastVote(C, D)) is Reason.BAD_CHOICE
    assert refused(match, CastVote(C, None)) is Reason.BAD_CHOICE
    assert refused(match, CastVote(A, B)) is Reason.NOT_YOUR_TURN


def test_one_with_the_most_votes_of_the_duel_is_out() -> None:
    match = play(table("CCCSC"), "round vote:BABAC go clues vote:BBA")
    assert verdict(match) == (VoteKind.DUEL, Outcome.OUT, "", B)
    assert letters(match.inside) == "ACDE"


def test_a_duel_that_ties_again_is_drawn_among_those_tied_at_its_top() -> None:
    match = table("CCCCCCCS")
    match = play(match, "round vote:BCABCADD")  # 2 votes each for A, B, C and D
    assert verdict(match) == (VoteKind.VOTE, Outcome.DUEL, "ABCD", None)
    drawn = play(match, "go clues vote:AABB")
    kind, outcome, tied, out = verdict(drawn)
    assert (kind, outcome, tied) == (VoteKind.DUEL, Outcome.LOTS, "AB")
    assert out in (A, B)
    assert play(drawn, "go").phase is not Phase.DUEL_CLUES


def test_multi_with_no_votes_in_the_duel_all_duellists_are_tied_at_0() -> None:
    match = play(multi("CCCSC"), "round vote:BABAC go clues vote:...")
    kind, outcome, tied, out = verdict(match)
    assert (kind, outcome, tied) == (VoteKind.DUEL, Outcome.LOTS, "AB")
    assert match.votes[-1].totals == ()
    assert out in (A, B)


def test_multi_a_missing_vote_in_the_duel_is_no_vote() -> None:
    match = play(multi("CCCSC"), "round vote:BABAC go clues vote:.B.")
    assert verdict(match) == (VoteKind.DUEL, Outcome.OUT, "", B)


def test_a_vote_with_missing_ballots_that_ties_all_but_some_goes_to_a_duel() -> None:
    match = play(multi("CCCSC"), "round vote:BA...")
    assert verdict(match) == (VoteKind.VOTE, Outcome.DUEL, "AB", None)


def test_the_log_keeps_both_votes_of_a_duel() -> None:
    match = play(table("CCCSC"), "round vote:BABAC go clues vote:BBA")
    assert [(vote.kind, vote.round, vote.outcome) for vote in match.votes] == [
        (VoteKind.VOTE, 1, Outcome.DUEL),
        (VoteKind.DUEL, 1, Outcome.OUT),
    ]


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1])
def test_lots_come_from_the_seed_and_each_draw_is_its_own(seed: int) -> None:
    match = play(table("CCCCCCCS", tie_breaker="lots", lots_seed=seed), "round vote:BADCFEHG")
    again = play(table("CCCCCCCS", tie_breaker="lots", lots_seed=seed), "round vote:BADCFEHG")
    assert match == again
    assert match.draws == (match.votes[-1].out,)


def test_later_draws_differ_from_the_first() -> None:
    # Were each draw made anew from the seed, the same place in the line would be drawn each time.
    places = set()
    for seed in range(30):
        match = play(table("CCCCCCCCS", lots_seed=seed), "round vote:BCDEFGHIA")
        if match.phase is Phase.OVER:
            continue
        first = match.draws[0]
        match = play(match, "go")
        if match.phase is Phase.OVER:
            continue
        ring = match.inside[1:] + match.inside[:1]
        match = play(match, f"round vote:{letters(ring)}")
        places.add((first, match.votes[-1].tied.index(match.draws[1])))
    assert len({first - second for first, second in places}) > 3
