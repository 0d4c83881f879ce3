"""Every vote that three and four players can cast, against RULES.md 4 and 5 written down a second time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

import pytest

from spyword_engine.ballot import Outcome, VoteKind
from spyword_engine.match import Match
from spyword_engine.mode import Mode
from spyword_engine.phase import Phase
from spyword_engine.views import table_view
from tests.engine.tables import letters, play, seats, table

PASS, MISSING = "-", "."


class Verdict(NamedTuple):
    outcome: str
    """out, passed, duel, lots"""
    tied: str
    out: str
    """Who may be out: one, or those among whom lots are drawn."""


def verdict_of(ballots: Mapping[str, str], candidates: str, is_duel: bool, tie_breaker: str) -> Verdict:
    """The rules: `ballots` by voter, without those that are missing."""
    votes = Counter(choice for choice in ballots.values() if choice != PASS)
    passes = sum(choice == PASS for choice in ballots.values())
    top = max(votes[candidate] for candidate in candidates)
    if passes > 0 and passes >= top:
        return Verdict("passed", "", "")
    leaders = "".join(candidate for candidate in candidates if votes[candidate] == top)
    if len(leaders) == 1:
        return Verdict("out", "", leaders)
    everybody_is_tied = leaders == candidates
    if is_duel or tie_breaker == "lots" or everybody_is_tied:
        return Verdict("lots", leaders, leaders)
    return Verdict("duel", leaders, "")


def vectors(voters: str, candidates: str, extra: str) -> Iterator[str]:
    """Every way to vote: for each voter one letter, as scripts have it."""
    choices = [[one for one in candidates + extra if one != voter] for voter in voters]
    yield from map("".join, product(*choices))


def cast_by(voters: str, cast: str) -> dict[str, str]:
    """The ballots by voter, without those that are missing."""
    return {voter: choice for voter, choice in zip(voters, cast, strict=True) if choice != MISSING}


def differences(match: Match, cast: str, expected: Verdict) -> list[str]:
    """What the vote came to, where it isn't what the rules say."""
    vote = match.votes[-1]
    view = table_view(match).last_vote
    assert view is not None
    voters = letters(tuple(voter for voter, _ in vote.ballots))
    given = [choice for choice in cast if choice != MISSING]
    counted = Counter(choice for choice in given if choice != PASS)
    facts = {
        "outcome": vote.outcome.value == expected.outcome,
        "tied": letters(vote.tied) == expected.tied,
        "out": (vote.out is None) if not expected.out else letters((vote.out or 0,)) in expected.out,
        "passes": vote.passes == given.count(PASS),
        "totals": {letters((seat,)): n for seat, n in vote.totals} == dict(counted),
        "totals in seat order": list(vote.totals) == sorted(vote.totals),
        "ballots": [PASS if choice is None else letters((choice,)) for _, choice in vote.ballots] == given,
        "voters in seat order": voters == "".join(sorted(voters)),
        "shown": (view.ballots, view.totals, view.out) == (vote.ballots, vote.totals, vote.out),
        "phase": match.phase in (Phase.RESULT, Phase.OVER),
        "gone": vote.out not in match.inside,
    }
    return [f"{cast}: {name}" for name, holds in facts.items() if not holds]


def at_the_vote(voters: int, mode: Mode, allow_pass: bool, tie_breaker: str) -> Match:
    """A table with so many still in, about to vote: with three, two citizens were voted out before."""
    settings: dict[str, Any] = {"mode": mode, "allow_pass": allow_pass, "tie_breaker": tie_breaker}
    if voters == 4:
        return play(table("CCSC", **settings), "round")
    return play(table("CCSCC", **settings), "round vote:DDDAD go round vote:EEEA go round")


@pytest.mark.parametrize("tie_breaker", ["duel", "lots"])
@pytest.mark.parametrize("allow_pass", [False, True], ids=["no pass", "pass"])
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("voters", [3, 4])
def test_every_vote_vector(voters: int, mode: Mode, allow_pass: bool, tie_breaker: str) -> None:
    start = at_the_vote(voters, mode, allow_pass, tie_breaker)
    everybody = letters(start.inside)
    assert len(everybody) == voters
    missing = MISSING if mode is Mode.MULTI else ""
    wrong: list[str] = []
    duels = set()
    for cast in vectors(everybody, everybody, PASS * allow_pass + missing):
        match = play(start, f"vote:{cast}")
        expected = verdict_of(cast_by(everybody, cast), everybody, False, tie_breaker)
        wrong += differences(match, cast, expected)
        if expected.outcome == "duel":
            duels.add((expected.tied, match))
    for tied, match in duels:
        outside = "".join(letter for letter in everybody if letter not in tied)
        before = play(match, "go clues")
        assert (letters(before.waiting), letters(before.candidates)) == (outside, tied)
        for cast in vectors(outside, tied, missing):
            after = play(before, f"vote:{cast}")
            expected = verdict_of(cast_by(outside, cast), tied, True, tie_breaker)
            wrong += differences(after, cast, expected)
            assert after.votes[-1].kind is VoteKind.DUEL
    assert wrong == []
    three_all_vote = voters == 3 and mode is Mode.SINGLE
    assert bool(duels) == (tie_breaker == "duel" and not three_all_vote)


@pytest.mark.parametrize("seed", range(12))
def test_whoever_is_drawn_by_lots_is_one_of_the_tied(seed: int) -> None:
    match = play(table("CCSC", lots_seed=seed), "round vote:BADC")
    assert match.votes[-1].outcome is Outcome.LOTS
    assert match.out[0].seat in seats("ABCD")
