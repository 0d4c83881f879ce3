"""What a vote leads to (RULES.md 4 and 5)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from spyword_engine.counting import Ballots, Tally
from spyword_engine.seat import Seat


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


# As in `phase`. Kinds of votes share names with phases and outcomes, and are asked for once in a vote.
OUT: Final = Outcome.OUT
PASSED: Final = Outcome.PASSED
DUEL: Final = Outcome.DUEL
LOTS: Final = Outcome.LOTS


def outcome(tally: Tally, kind: VoteKind, *, pass_offered: bool, duel_follows: bool) -> Outcome:
    """What the tally leads to. `duel_follows`: a tie goes to a duel, if somebody is outside it to vote."""
    if pass_offered and tally.passes and tally.passes >= tally.most:
        return PASSED
    if len(tally.top) == 1:
        return OUT
    if kind is VoteKind.VOTE and duel_follows:
        return DUEL
    return LOTS


class Vote(msgspec.Struct, frozen=True):
    """A vote that was tallied, as the log keeps it."""

    kind: VoteKind
    round: int
    ballots: Ballots
    """Seat order; a choice of None is a pass. Who cast none isn't there."""
    totals: tuple[tuple[Seat, int], ...]
    passes: int
    outcome: Outcome
    tied: tuple[Seat, ...]
    """Those who go to the duel, or among whom lots were drawn; seat order."""
    out: Seat | None

    def __repr__(self) -> str:
        return f"Vote({self.kind.value}, round {self.round})"
