"""Whether the rules grant an action: the one place that says so, for `apply` and for `legal_actions`."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from spyword_engine.bandit.actions import Action, CastBallot, Choose, CloseVote, Spoke
from spyword_engine.bandit.phase import SPOKEN, STEPS, VOTES, Phase
from spyword_engine.bandit.vote import may_vote_for
from spyword_engine.bandit.waking import may_hold, targets
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.errors import Reason
from spyword_engine.seat import Seat

if TYPE_CHECKING:
    from spyword_engine.bandit.match import Match

_SHOWN = frozenset({Phase.POLICE_ANSWER, Phase.DAWN, Phase.VOTED_OUT})


def refusal(match: Match, action: Action) -> Reason | None:
    """Why the action is refused, the first of several reasons; None where it is granted."""
    match action:
        case GotIt(seat):
            return _turn(match, seat) if match.phase is Phase.CARDS else Reason.NOT_NOW
        case Choose(seat):
            return _choice(match, seat) if match.phase in STEPS else Reason.NOT_NOW
        case Continue():
            return None if match.phase in _SHOWN else Reason.NOT_NOW
        case Spoke(seat):
            return _turn(match, seat) if match.phase in SPOKEN else Reason.NOT_NOW
        case CastBallot(seat, choice):
            return _ballot(match, seat, choice) if match.phase in VOTES else Reason.NOT_NOW
        case CloseVote():
            return None if match.phase in VOTES else Reason.NOT_NOW
        case _:
            assert_never(action)


def _turn(match: Match, seat: Seat) -> Reason | None:
    if seat == match.turn:
        return None
    if seat in match.waiting:
        return Reason.NOT_YOUR_TURN
    if seat in match.done:
        return Reason.ALREADY_DONE
    return Reason.NOT_YOUR_TURN if seat in match.inside else Reason.NOT_IN


def _choice(match: Match, seat: Seat | None) -> Reason | None:
    is_allowed = may_hold(match) if seat is None else seat in targets(match)
    return None if is_allowed else Reason.BAD_CHOICE


def _ballot(match: Match, seat: Seat, choice: Seat | None) -> Reason | None:
    if seat not in match.inside:
        return Reason.NOT_IN
    return None if may_vote_for(seat, choice, match.candidates) else Reason.BAD_CHOICE
