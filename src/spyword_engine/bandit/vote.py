"""An open vote, and what it leads to (RULES-BANDIT "A day")."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from spyword_engine.bandit.phase import Phase
from spyword_engine.counting import Ballots, count
from spyword_engine.seat import Seat

if TYPE_CHECKING:
    from spyword_engine.bandit.match import Match


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


def may_vote_for(voter: Seat, choice: Seat | None, candidates: Collection[Seat]) -> bool:
    """Whether who is in may raise a hand for that candidate; None is for nobody."""
    return choice is None or (choice != voter and choice in candidates)


def closed(match: Match) -> Vote:
    """The vote that is on, closed as it stands. Where nobody voted, all candidates are tied."""
    tally = count(match.ballots, sorted(match.candidates))
    kind = _kind(match)
    given = dict(match.ballots)
    is_tie = len(tally.top) > 1
    return Vote(
        day=match.day,
        kind=kind,
        ballots=tuple((seat, given.get(seat)) for seat in match.inside),
        totals=tally.totals,
        outcome=_outcome(kind, is_tie=is_tie),
        tied=tally.top if is_tie else (),
        out=None if is_tie else tally.top[0],
    )


def _kind(match: Match) -> VoteKind:
    if match.phase is Phase.VOTE:
        return VoteKind.VOTE
    return VoteKind.TIE1 if match.votes[-1].kind is VoteKind.VOTE else VoteKind.TIE2


def _outcome(kind: VoteKind, *, is_tie: bool) -> Outcome:
    if not is_tie:
        return Outcome.OUT
    return Outcome.DRAW if kind is VoteKind.TIE2 else Outcome.TIE
