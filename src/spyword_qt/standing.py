"""What the table can work out for itself from what everybody sees: who is still in, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from spyword_engine.ballot import Outcome, VoteKind
from spyword_engine.deal import Role
from spyword_engine.seat import Seat
from spyword_engine.views import TableView, VoteView
from spyword_qt.tally import Tally

Sides: TypeAlias = Mapping[Role, int]
"""How many of each role that was dealt."""


class Follows(StrEnum):
    """Where the table goes from the result of a vote."""

    DUEL = "duel"
    ROUND = "round"
    GUESS = "guess"
    PRIVATE = "private"
    OVER = "over"


def still_in(view: TableView) -> Sides | None:
    """How many of each side that was dealt are still in; None while roles are hidden."""
    if not view.settings.reveal_roles:
        return None
    spies, ghosts = view.settings.spies, int(view.settings.ghost)
    dealt = {Role.CITIZEN: len(view.players) - spies - ghosts, Role.SPY: spies, Role.GHOST: ghosts}
    return {
        role: number - sum(out.role is role for out in view.out) for role, number in dealt.items() if number
    }


def role_of(view: TableView, seat: Seat) -> Role | None:
    """The role of somebody who is out; None while it is hidden."""
    return next((out.role for out in view.out if out.seat == seat), None)


def follows(view: TableView) -> Follows:
    """What leaving the result of the last vote leads to."""
    vote = view.last_vote
    assert vote is not None
    if vote.outcome is Outcome.DUEL and set(vote.tied) <= set(view.inside):
        return Follows.DUEL
    # Leaves are followed by a check of their own, so a game that goes on after one goes on here too.
    if vote.out is None or vote.out in view.left:
        return Follows.ROUND
    return _after_out(view, vote.out)


def candidates(view: TableView) -> tuple[Seat, ...]:
    """Who could be voted for in the last vote, as far as it shows; seat order."""
    vote = view.last_vote
    assert vote is not None
    were_in = sorted({*view.inside, *(() if vote.out is None else (vote.out,))})
    if vote.kind is VoteKind.VOTE:
        return tuple(were_in)
    # Duellists are those who didn't vote; totals alone don't tell who that was.
    voted = {voter for voter, _ in vote.ballots or ()}
    return tuple(seat for seat in were_in if seat not in voted) if vote.ballots else ()


def tally(vote: VoteView) -> Tally:
    """A vote as it is shown counted."""
    is_tie = vote.outcome in (Outcome.DUEL, Outcome.LOTS)
    return Tally(
        totals=vote.totals,
        blank=vote.passes,
        ballots=vote.ballots,
        out=vote.out,
        tied=vote.tied if is_tie else (),
        sign=str(vote.outcome) if is_tie else "",
        blank_decided=vote.outcome is Outcome.PASSED,
    )


def voters(vote: VoteView) -> int:
    """How many ballots were cast."""
    return sum(number for _, number in vote.totals) + vote.passes


def votes_for(vote: VoteView, seat: Seat) -> int:
    """How many ballots name the seat."""
    return dict(vote.totals).get(seat, 0)


def _after_out(view: TableView, seat: Seat) -> Follows:
    sides = still_in(view)
    if sides is None:
        return Follows.PRIVATE
    if role_of(view, seat) is Role.GHOST:
        return Follows.GUESS
    found = not sides.get(Role.SPY) and not sides.get(Role.GHOST)
    return Follows.OVER if found or sides[Role.CITIZEN] <= 1 else Follows.ROUND
