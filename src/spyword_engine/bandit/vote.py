"""An open vote, once it is closed."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from spyword_engine.counting import Ballots
from spyword_engine.seat import Seat


class VoteKind(StrEnum):
    """A day's vote, and the two among those tied that may follow it."""

    VOTE = "vote"
    TIE1 = "tie1"
    TIE2 = "tie2"


class Outcome(StrEnum):
    """What a vote led to: somebody is out, those tied are voted on again, or the game is over."""

    OUT = "out"
    TIE = "tie"
    DRAW = "draw"


class Vote(msgspec.Struct, frozen=True):
    """A vote that was closed. Hands are raised for all to see: nothing of it is secret."""

    day: int
    kind: VoteKind
    ballots: Ballots
    """Everybody who was in, in seat order; a choice of None is none given."""
    totals: tuple[tuple[Seat, int], ...]
    """(candidate, votes), seat order; only those with votes."""
    outcome: Outcome
    tied: tuple[Seat, ...]
    """Those with the most votes, where it is several; seat order."""
    out: Seat | None
