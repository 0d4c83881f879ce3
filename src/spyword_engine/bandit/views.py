"""What may be seen: by the whole table, by one seat, and by the judge. A front end gets these, never a match.

`TableView` has no field that could hold a secret before the end.
"""

from __future__ import annotations

import msgspec

from spyword_engine.bandit.ending import Winner, points, winners
from spyword_engine.bandit.match import Match
from spyword_engine.bandit.night import Answer, Night
from spyword_engine.bandit.out import At
from spyword_engine.bandit.phase import Phase, PublicPhase
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.vote import Vote
from spyword_engine.bandit.waking import awake, may_hold, targets
from spyword_engine.counting import Ballots
from spyword_engine.errors import IllegalAction, Reason
from spyword_engine.seat import Seat


class OutView(msgspec.Struct, frozen=True):
    """Somebody who is out; `role` is None before the end."""

    seat: Seat
    day: int
    at: At
    role: Role | None


class EndView(msgspec.Struct, frozen=True):
    """Everything, once the game is over."""

    winner: Winner
    winners: tuple[Seat, ...]
    """Nobody for a draw."""
    roles: tuple[Role, ...]
    """By seat."""
    points: tuple[int, ...]
    """By seat."""
    log: tuple[Vote, ...]
    """Hands are raised for all to see."""
    nights: tuple[Night, ...]


class TableView(msgspec.Struct, frozen=True):
    """What everybody may see. Seats are in seat order unless it says otherwise.

    At night `waiting` and `candidates` are empty and `turn` is None, whoever is awake.
    """

    phase: PublicPhase
    day: int
    players: tuple[str, ...]
    inside: tuple[Seat, ...]
    out: tuple[OutView, ...]
    """As they went, those of one dawn in the order of last words."""
    order: tuple[Seat, ...] | None
    """This day's speaking order as it stood at dawn; None in `cards` and at night."""
    turn: Seat | None
    waiting: tuple[Seat, ...]
    """Who has still to act, in acting order; in votes those without a ballot so far."""
    candidates: tuple[Seat, ...]
    """Who may be voted for, in speaking order; nobody outside votes."""
    hands: Ballots
    """The ballots that were given so far in the vote that is on."""
    last_vote: Vote | None
    winner: Winner | None
    end: EndView | None


class CardView(msgspec.Struct, frozen=True):
    """One seat's card: for its eyes only."""

    seat: Seat
    role: Role

    def __repr__(self) -> str:
        return f"CardView(seat={self.seat})"


class JudgeView(msgspec.Struct, frozen=True):
    """What the judge sees besides what the table does: for the judge's eyes only."""

    phase: Phase
    roles: tuple[Role, ...]
    """By seat."""
    awake: tuple[Seat, ...]
    """Whose eyes are open; nobody's by day, when everybody's are."""
    targets: tuple[Seat, ...]
    """Whom those awake may choose now."""
    may_hold: bool
    """Whether they may choose nobody: only the bandit may."""
    needles: tuple[Seat, ...]
    """Who has an empty needle in them, out or not."""
    fired: bool
    """Whether the bandit's one shot is fired."""
    answer: Answer | None
    """What the police are shown, in `police_answer`; None at other times."""
    checked: Seat | None
    """Whom that answer is about."""

    def __repr__(self) -> str:
        return f"JudgeView({self.phase.public.value})"


def table_view(match: Match) -> TableView:
    """What everybody may see of the match."""
    is_over = match.winner is not None
    return TableView(
        phase=match.phase.public,
        day=match.day,
        players=match.setup.players,
        inside=match.inside,
        out=tuple(
            OutView(out.seat, out.day, out.at, match.role(out.seat) if is_over else None) for out in match.out
        ),
        order=match.order,
        turn=match.turn,
        waiting=match.waiting,
        candidates=match.candidates,
        hands=match.ballots,
        last_vote=match.votes[-1] if match.votes else None,
        winner=match.winner,
        end=None if match.winner is None else _end_view(match, match.winner),
    )


def card_view(match: Match, seat: Seat) -> CardView:
    """The seat's own card. Raises IllegalAction where it may not look now."""
    if match.phase is not Phase.CARDS:
        raise IllegalAction(Reason.NOT_NOW)
    if seat not in match.inside:
        raise IllegalAction(Reason.NOT_IN)
    if seat != match.turn:
        raise IllegalAction(Reason.NOT_NOW)
    return CardView(seat, match.role(seat))


def judge_view(match: Match) -> JudgeView:
    """What the judge sees of the match, in every phase."""
    is_answered = match.phase is Phase.POLICE_ANSWER
    return JudgeView(
        phase=match.phase,
        roles=match.setup.deal.roles,
        awake=awake(match, match.phase),
        targets=targets(match),
        may_hold=may_hold(match),
        needles=match.needles,
        fired=match.fired,
        answer=match.nights[-1].answer if is_answered else None,
        checked=match.nights[-1].checked if is_answered else None,
    )


def _end_view(match: Match, winner: Winner) -> EndView:
    roles = match.setup.deal.roles
    return EndView(
        winner=winner,
        winners=winners(winner, roles),
        roles=roles,
        points=points(winner, roles),
        log=match.votes,
        nights=match.nights,
    )
