"""Whether the rules grant an action: the one place that says so, for `apply` and for `legal_actions`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote, TimeUp
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.deal import GHOST
from spyword_engine.errors import Reason
from spyword_engine.guess import is_blank
from spyword_engine.phase import (
    CARDS,
    CLUES,
    DISCUSSION,
    DUEL_CLUES,
    DUEL_VOTE,
    GUESS,
    OVER,
    PRIVATE,
    RESULT,
    VOTE,
    Phase,
)
from spyword_engine.seat import Seat

if TYPE_CHECKING:
    from spyword_engine.match import Match


_CARDS: Final = (CARDS,)
_CLUES: Final = (CLUES, DUEL_CLUES)
_VOTES: Final = (VOTE, DUEL_VOTE)


def refusal(match: Match, action: Action) -> Reason | None:
    """Why the action is refused, the first of several reasons; None where it is granted."""
    # By the type itself, as `Play` goes by it; what is asked most often stands first.
    if type(action) is GiveClue:
        return _turn(match, action.seat, _CLUES)
    if type(action) is CastVote:
        return _turn(match, action.seat, _VOTES) or _choice(match, action.seat, action.choice)
    if type(action) is GotIt:
        return _turn(match, action.seat, _CARDS)
    if type(action) is Continue:
        return None if match.phase is RESULT else Reason.NOT_NOW
    if type(action) is StartVote:
        return None if match.phase is DISCUSSION else Reason.NOT_NOW
    if type(action) is TimeUp:
        return Reason.NOT_NOW if match.time_limit is None else None
    if type(action) is Seen:
        return _way_out(match, action.seat, is_guess=False)
    if type(action) is MakeGuess:
        reason = _way_out(match, action.seat, is_guess=True)
        if reason is None and is_blank(action.text, match.setup.package.language):
            return Reason.BLANK_GUESS
        return reason
    if type(action) is Leave:
        return _leaving(match, action.seat)
    assert_never(action)


def _turn(match: Match, seat: Seat, phases: tuple[Phase, ...]) -> Reason | None:
    if match.phase not in phases:
        return Reason.NOT_NOW
    if match.waiting[0] == seat:
        # In either mode: whoever is next may act.
        return None
    if seat not in match.inside:
        return Reason.NOT_IN
    if seat not in match.waiting:
        return Reason.NOT_YOUR_TURN if _sits_out(match, seat) else Reason.ALREADY_DONE
    return None if match.turn is None else Reason.NOT_YOUR_TURN


def _leaving(match: Match, seat: Seat) -> Reason | None:
    if match.phase is OVER:
        return Reason.NOT_NOW
    is_here = 0 <= seat < len(match.setup.players) and seat not in match.left
    return None if is_here else Reason.NOT_IN


def _sits_out(match: Match, seat: Seat) -> bool:
    """Whether the seat, though in, has no part in this phase: outside a duel's clues, or inside its vote."""
    if match.phase is DUEL_CLUES:
        return seat not in match.duel
    return match.phase is DUEL_VOTE and seat in match.duel


def _choice(match: Match, seat: Seat, choice: Seat | None) -> Reason | None:
    if choice is None:
        return None if match.pass_offered else Reason.BAD_CHOICE
    is_allowed = choice != seat and choice in match.candidates
    return None if is_allowed else Reason.BAD_CHOICE


def _way_out(match: Match, seat: Seat, *, is_guess: bool) -> Reason | None:
    """For what somebody who was voted out does. The reason tells a role to nobody but to that seat."""
    if match.phase is not PRIVATE and not (is_guess and match.phase is GUESS):
        return Reason.NOT_NOW
    if seat != match.pending:
        return Reason.NOT_YOUR_TURN if seat in match.inside else Reason.NOT_IN
    is_ghost = match.role(seat) is GHOST
    return None if is_guess == is_ghost else Reason.NOT_NOW
