"""Whether the rules grant an action: the one place that says so, for `apply` and for `legal_actions`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote, TimeUp
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.deal import Role
from spyword_engine.errors import Reason
from spyword_engine.guess import is_blank
from spyword_engine.phase import Phase
from spyword_engine.seat import Seat

if TYPE_CHECKING:
    from spyword_engine.match import Match


_CARDS: Final = (Phase.CARDS,)
_CLUES: Final = (Phase.CLUES, Phase.DUEL_CLUES)
_VOTES: Final = (Phase.VOTE, Phase.DUEL_VOTE)


def refusal(match: Match, action: Action) -> Reason | None:
    """Why the action is refused, the first of several reasons; None where it is granted."""
    match action:
        # Taking fields out by position would take as long as all the rest.
        case GiveClue():
            return _turn(match, action.seat, _CLUES)
        case CastVote():
            return _turn(match, action.seat, _VOTES) or _choice(match, action.seat, action.choice)
        case GotIt():
            return _turn(match, action.seat, _CARDS)
        case Continue():
            return None if match.phase is Phase.RESULT else Reason.NOT_NOW
        case StartVote():
            return None if match.phase is Phase.DISCUSSION else Reason.NOT_NOW
        case TimeUp():
            return Reason.NOT_NOW if match.time_limit is None else None
        case Seen():
            return _way_out(match, action.seat, is_guess=False)
        case MakeGuess():
            reason = _way_out(match, action.seat, is_guess=True)
            if reason is None and is_blank(action.text, match.setup.package.language):
                return Reason.BLANK_GUESS
            return reason
        case Leave():
            if match.phase is Phase.OVER:
                return Reason.NOT_NOW
            seat = action.seat
            is_here = 0 <= seat < len(match.setup.players) and seat not in match.left
            return None if is_here else Reason.NOT_IN
        case _:
            assert_never(action)


def _turn(match: Match, seat: Seat, phases: tuple[Phase, ...]) -> Reason | None:
    if match.phase not in phases:
        return Reason.NOT_NOW
    turn = match.turn
    if turn == seat:
        return None
    if seat not in match.inside:
        return Reason.NOT_IN
    if seat not in match.waiting:
        return Reason.NOT_YOUR_TURN if _sits_out(match, seat) else Reason.ALREADY_DONE
    return None if turn is None else Reason.NOT_YOUR_TURN


def _sits_out(match: Match, seat: Seat) -> bool:
    """Whether the seat, though in, has no part in this phase: outside a duel's clues, or inside its vote."""
    if match.phase is Phase.DUEL_CLUES:
        return seat not in match.duel
    return match.phase is Phase.DUEL_VOTE and seat in match.duel


def _choice(match: Match, seat: Seat, choice: Seat | None) -> Reason | None:
    if choice is None:
        return None if match.pass_offered else Reason.BAD_CHOICE
    is_allowed = choice != seat and choice in match.candidates
    return None if is_allowed else Reason.BAD_CHOICE


def _way_out(match: Match, seat: Seat, *, is_guess: bool) -> Reason | None:
    """For what somebody who was voted out does. The reason tells a role to nobody but to that seat."""
    if match.phase is not Phase.PRIVATE and not (is_guess and match.phase is Phase.GUESS):
        return Reason.NOT_NOW
    if seat != match.pending:
        return Reason.NOT_YOUR_TURN if seat in match.inside else Reason.NOT_IN
    is_ghost = match.role(seat) is Role.GHOST
    return None if is_guess == is_ghost else Reason.NOT_NOW
