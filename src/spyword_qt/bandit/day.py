"""What the table can work out for itself of a day: who went, who speaks, how a vote was counted."""

from __future__ import annotations

from spyword_engine.bandit.out import At
from spyword_engine.bandit.phase import PublicPhase
from spyword_engine.bandit.views import TableView
from spyword_engine.bandit.vote import Outcome, Vote, VoteKind
from spyword_engine.seat import Seat
from spyword_qt.tally import Tally


def gone_at_dawn(view: TableView) -> tuple[Seat, ...]:
    """Who is out by this day's night, in the order of last words."""
    return tuple(out.seat for out in view.out if out.day == view.day and out.at is At.NIGHT)


def follow_a_vote(view: TableView) -> bool:
    """Whether these last words are those of who was voted out."""
    return view.out[-1].at is At.VOTE


def speaking(view: TableView) -> tuple[Seat, ...]:
    """Who speaks in this phase, those who have spoken included, in their order."""
    order = view.order or ()
    if view.phase is PublicPhase.LAST_WORDS:
        return (view.out[-1].seat,) if follow_a_vote(view) else gone_at_dawn(view)
    if view.phase is PublicPhase.SPEECHES:
        return order
    return speak_on_a_tie(last_vote(view), view)


def last_vote(view: TableView) -> Vote:
    """The vote that was closed last, where there was one."""
    assert view.last_vote is not None
    return view.last_vote


def speak_on_a_tie(vote: Vote, view: TableView) -> tuple[Seat, ...]:
    """Who speaks after a tie: those tied, and after a second one those outside it; in speaking order."""
    speaks = vote.tied if vote.kind is VoteKind.VOTE else set(view.inside).difference(vote.tied)
    return tuple(seat for seat in view.order or () if seat in speaks)


def could_be_chosen(vote: Vote) -> tuple[Seat, ...]:
    """Who could be voted for, as far as that can be seen of a vote: of a tie's, only the first is known."""
    return tuple(voter for voter, _ in vote.ballots) if vote.kind is VoteKind.VOTE else ()


def tally(vote: Vote) -> Tally:
    """A vote as it is shown counted."""
    is_tie = vote.outcome is not Outcome.OUT
    return Tally(
        totals=vote.totals,
        blank=sum(choice is None for _, choice in vote.ballots),
        ballots=vote.ballots,
        out=vote.out,
        tied=vote.tied if is_tie else (),
        sign="",
        may_pass=False,
    )


def votes_for(vote: Vote, seat: Seat) -> int:
    """How many hands were raised for somebody."""
    return dict(vote.totals).get(seat, 0)
