"""When a game is over, why, and whose it was (RULES.md 8)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, assert_never

from spyword_engine.deal import CITIZEN, GHOST, Role
from spyword_engine.seat import Seat

if TYPE_CHECKING:
    from spyword_engine.match import Match

FEWEST_IN_THE_ROOM: Final = 4


class Winner(StrEnum):
    """Whose game it was."""

    CITIZENS = "citizens"
    SPIES = "spies"
    GHOST = "ghost"
    NOBODY = "nobody"


class Why(StrEnum):
    """What ended the game."""

    GUESSED = "guessed"
    """The ghost named the citizens' word."""
    ALL_FOUND = "all_found"
    """No spy and no ghost is still in."""
    ONE_CITIZEN = "one_citizen"
    """One citizen is still in or, after leaves, none."""
    TOO_FEW = "too_few"
    """After a leave, fewer than four are in the room."""


WINNER_BY_WHY: Final[dict[Why, Winner]] = {
    Why.GUESSED: Winner.GHOST,
    Why.ALL_FOUND: Winner.CITIZENS,
    Why.ONE_CITIZEN: Winner.SPIES,
    Why.TOO_FEW: Winner.NOBODY,
}


def why_over(match: Match) -> Why | None:
    """Why the game is over as things stand, in the order in which it is checked; None while it goes on.

    A ghost that was voted out and has still to guess counts as in.
    """
    roles = match.setup.deal.roles
    if match.guess is not None and match.guess.right:
        return Why.GUESSED
    citizens = sum([roles[seat] is CITIZEN for seat in match.inside])
    ghost_may_guess = match.pending is not None and roles[match.pending] is GHOST
    if citizens == len(match.inside) and not ghost_may_guess:
        return Why.ALL_FOUND
    if citizens <= 1:
        return Why.ONE_CITIZEN
    if len(roles) - len(match.left) < FEWEST_IN_THE_ROOM:
        return Why.TOO_FEW
    return None


def winners(winner: Winner, roles: tuple[Role, ...]) -> tuple[Seat, ...]:
    """Who wins with that side, in seat order, those out and those who left included."""
    match winner:
        case Winner.CITIZENS:
            sides = {Role.CITIZEN}
        case Winner.SPIES:
            sides = {Role.SPY, Role.GHOST}
        case Winner.GHOST:
            sides = {Role.GHOST}
        case Winner.NOBODY:
            sides = set()
        case _:
            assert_never(winner)
    return tuple(seat for seat, role in enumerate(roles) if role in sides)
