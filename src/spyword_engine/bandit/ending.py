"""When a game is over, whose it was, and the points that it brings (RULES-BANDIT "The end")."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Final

from spyword_engine.bandit.roles import KILLERS_SIDE, Role
from spyword_engine.seat import Seat


class Winner(StrEnum):
    """Whose game it was."""

    POLICE = "police"
    KILLERS = "killers"
    DRAW = "draw"


POINTS: Final[dict[Winner, dict[Role, int]]] = {
    Winner.POLICE: {
        Role.POLICE: 30,
        Role.KILLER: -5,
        Role.DOCTOR: 30,
        Role.BANDIT: -5,
        Role.CITIZEN: 20,
    },
    Winner.KILLERS: {
        Role.POLICE: -10,
        Role.KILLER: 40,
        Role.DOCTOR: -10,
        Role.BANDIT: 40,
        Role.CITIZEN: -5,
    },
    Winner.DRAW: dict.fromkeys(Role, 5),
}

_WINNING: Final[dict[Winner, frozenset[Role]]] = {
    Winner.POLICE: frozenset(Role) - KILLERS_SIDE,
    Winner.KILLERS: KILLERS_SIDE,
    Winner.DRAW: frozenset(),
}


def decided(inside: Collection[Role]) -> Winner | None:
    """Whose game it is when only these roles are still in; None while it goes on."""
    police_out = Role.POLICE not in inside
    killers_side_out = KILLERS_SIDE.isdisjoint(inside)
    if killers_side_out:
        return Winner.DRAW if police_out else Winner.POLICE
    if police_out:
        return Winner.KILLERS
    return Winner.DRAW if Role.CITIZEN not in inside else None


def winners(winner: Winner, roles: tuple[Role, ...]) -> tuple[Seat, ...]:
    """Who wins with that side, in seat order, those out included; nobody wins a draw."""
    return tuple(seat for seat, role in enumerate(roles) if role in _WINNING[winner])


def points(winner: Winner, roles: tuple[Role, ...]) -> tuple[int, ...]:
    """What each seat's role brings, out or not."""
    return tuple(POINTS[winner][role] for role in roles)
