"""Who gets which role (RULES-BANDIT "Roles")."""

from __future__ import annotations

import random
from collections import Counter

import msgspec

from spyword_engine.bandit.roles import Role, roles_for
from spyword_engine.errors import BadSetup


class Deal(msgspec.Struct, frozen=True):
    """What chance decided before the first card was seen: all the chance that there is in a game."""

    roles: tuple[Role, ...]
    """By seat."""

    def __repr__(self) -> str:
        return f"Deal({len(self.roles)} players)"


def deal(players: int, rng: random.Random) -> Deal:
    """A fair deal: roles uniform over seats. Raises BadSetup where no game has so many players."""
    roles = [role for role, number in roles_for(players).items() for _ in range(number)]
    rng.shuffle(roles)
    return Deal(tuple(roles))


def check_deal(given: Deal, players: int) -> None:
    """Raises BadSetup unless the deal's roles are those that so many players have."""
    if Counter(given.roles) != roles_for(players):
        raise BadSetup(f"The deal's roles are not those of {players} players.")
