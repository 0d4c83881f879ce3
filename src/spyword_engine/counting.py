"""Counting ballots: who has how many, and who has the most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from spyword_engine.seat import Seat

Ballots: TypeAlias = tuple[tuple[Seat, Seat | None], ...]
"""(voter, choice) each; None is a ballot for nobody."""


class Tally(msgspec.Struct, frozen=True):
    """Ballots, counted."""

    totals: tuple[tuple[Seat, int], ...]
    """(candidate, votes), in the candidates' order; only those with votes."""
    passes: int
    """Ballots for nobody."""
    most: int
    """The highest number of votes that any candidate has."""
    top: tuple[Seat, ...]
    """The candidates that have it, in their order: all of them where nobody voted for any."""


def count(ballots: Ballots, candidates: Sequence[Seat]) -> Tally:
    """Counts the ballots, each for one of the candidates or for nobody."""
    votes = dict.fromkeys(candidates, 0)
    passes = 0
    for _, choice in ballots:
        if choice is None:
            passes += 1
        else:
            votes[choice] += 1
    most = max(votes.values())
    return Tally(
        totals=tuple([(seat, number) for seat, number in votes.items() if number]),
        passes=passes,
        most=most,
        top=tuple([seat for seat, number in votes.items() if number == most]),
    )
