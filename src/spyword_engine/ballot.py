"""Counting a vote (RULES.md 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias

import msgspec

from spyword_engine.seat import Seat

Ballots: TypeAlias = tuple[tuple[Seat, Seat | None], ...]
"""(voter, choice) each; a choice of None is a pass. Who cast none isn't there."""


class VoteKind(StrEnum):
    """A round's vote, or the vote among those tied in it."""

    VOTE = "vote"
    DUEL = "duel"


class Outcome(StrEnum):
    """What a vote led to."""

    OUT = "out"
    PASSED = "passed"
    DUEL = "duel"
    LOTS = "lots"


class Tally(msgspec.Struct, frozen=True):
    """A vote, counted."""

    totals: tuple[tuple[Seat, int], ...]
    """(candidate, votes), seat order; only those with votes."""
    passes: int
    most: int
    """The highest number of votes that any candidate has."""
    top: tuple[Seat, ...]
    """The candidates that have it, seat order: all of them where nobody voted."""


def count(ballots: Ballots, candidates: Sequence[Seat]) -> Tally:
    """Counts the ballots among the candidates, who are in seat order."""
    votes = dict.fromkeys(candidates, 0)
    passes = 0
    for _, choice in ballots:
        if choice is None:
            passes += 1
        else:
            votes[choice] += 1
    most = max(votes.values())
    return Tally(
        totals=tuple((seat, number) for seat, number in votes.items() if number),
        passes=passes,
        most=most,
        top=tuple(seat for seat, number in votes.items() if number == most),
    )


def outcome(tally: Tally, kind: VoteKind, *, pass_offered: bool, duel_follows: bool) -> Outcome:
    """What the tally leads to. `duel_follows`: a tie goes to a duel, if somebody is outside it to vote."""
    if pass_offered and tally.passes and tally.passes >= tally.most:
        return Outcome.PASSED
    if len(tally.top) == 1:
        return Outcome.OUT
    if kind is VoteKind.VOTE and duel_follows:
        return Outcome.DUEL
    return Outcome.LOTS


class Vote(msgspec.Struct, frozen=True):
    """A vote that was tallied, as the log keeps it."""

    kind: VoteKind
    round: int
    ballots: Ballots
    """Seat order."""
    totals: tuple[tuple[Seat, int], ...]
    passes: int
    outcome: Outcome
    tied: tuple[Seat, ...]
    """Those who go to the duel, or among whom lots were drawn; seat order."""
    out: Seat | None

    def __repr__(self) -> str:
        return f"Vote({self.kind.value}, round {self.round})"
