"""Whose eyes are open in which step of a night, and whom they may choose (RULES-BANDIT "A night")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spyword_engine.bandit.phase import STEPS, Phase
from spyword_engine.bandit.roles import Role
from spyword_engine.seat import Seat

if TYPE_CHECKING:
    from spyword_engine.bandit.match import Match


def awake(match: Match, phase: Phase) -> tuple[Seat, ...]:
    """Who wakes for the phase in the night that is on; nobody where it is no phase of one, or is skipped."""
    # A shot of this night changes nothing in it: who fires tonight wakes with the killers tomorrow.
    fired = any(night.shot is not None for night in match.nights[:-1])
    return tuple(seat for seat in match.inside if match.role(seat) in _called(phase, fired=fired))


def targets(match: Match) -> tuple[Seat, ...]:
    """Whom those awake may choose now, in seat order; nobody where nothing is to be chosen."""
    if match.phase not in STEPS:
        return ()
    if match.phase is Phase.BANDIT:
        return tuple(seat for seat in match.inside if match.role(seat) is not Role.BANDIT)
    return match.inside


def may_hold(match: Match) -> bool:
    """Whether those awake may choose nobody."""
    return match.phase is Phase.BANDIT


def _called(phase: Phase, *, fired: bool) -> frozenset[Role]:
    match phase:
        case Phase.KILLERS:
            return frozenset({Role.KILLER, Role.BANDIT} if fired else {Role.KILLER})
        case Phase.DOCTOR:
            return frozenset({Role.DOCTOR})
        case Phase.BANDIT:
            return frozenset() if fired else frozenset({Role.BANDIT})
        case Phase.POLICE | Phase.POLICE_ANSWER:
            return frozenset({Role.POLICE})
        case _:
            return frozenset()
