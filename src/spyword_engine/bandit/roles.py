"""The five roles, and how many of each a table has (RULES-BANDIT "Roles")."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from spyword_engine.errors import BadSetup

FEWEST_PLAYERS: Final = 12
MOST_PLAYERS: Final = 16
_LARGE_TABLE: Final = 15
"""From so many players on there is one more of the police and of the killers."""


class Role(StrEnum):
    """The five roles."""

    POLICE = "police"
    KILLER = "killer"
    DOCTOR = "doctor"
    BANDIT = "bandit"
    CITIZEN = "citizen"


KILLERS_SIDE: Final = frozenset({Role.KILLER, Role.BANDIT})
"""Who wins with the killers; the others win with the police."""


def is_large(players: int) -> bool:
    """Whether it is one of the two largest tables, which have more roles and more last words."""
    return players >= _LARGE_TABLE


def roles_for(players: int) -> dict[Role, int]:
    """How many of each role so many players have. Raises BadSetup where no game has so many."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadSetup(f"Secret Bandit has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players}.")
    special = {
        Role.POLICE: 4 if is_large(players) else 3,
        Role.KILLER: 3 if is_large(players) else 2,
        Role.DOCTOR: 1,
        Role.BANDIT: 1,
    }
    return {**special, Role.CITIZEN: players - sum(special.values())}
