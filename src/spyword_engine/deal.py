"""Who gets which role, who speaks when, and which word is the citizens' (RULES.md 1)."""

from __future__ import annotations

import random
from enum import StrEnum
from typing import Final

import msgspec

from spyword_engine.errors import BadSetup
from spyword_engine.seat import Seat
from spyword_engine.settings import Settings


class Role(StrEnum):
    """The three roles."""

    CITIZEN = "citizen"
    SPY = "spy"
    GHOST = "ghost"


# As in `phase`.
CITIZEN: Final = Role.CITIZEN
SPY: Final = Role.SPY
GHOST: Final = Role.GHOST


class Deal(msgspec.Struct, frozen=True):
    """What chance decided before the first card was seen."""

    roles: tuple[Role, ...]
    """By seat."""
    order: tuple[Seat, ...]
    """The speaking order: the circle in which rounds go, for the whole game."""
    citizen_word: int
    """Which word of the package the citizens have, 0 or 1; the spies have the other."""

    def __repr__(self) -> str:
        return f"Deal({len(self.roles)} players)"

    def word_of(self, seat: Seat) -> int | None:
        """Which word of the package the seat has; None for the ghost."""
        role = self.roles[seat]
        if role is GHOST:
            return None
        return self.citizen_word if role is CITIZEN else 1 - self.citizen_word


def deal(players: int, settings: Settings, rng: random.Random) -> Deal:
    """A fair deal: roles uniform over seats, the order uniform over those with the ghost not first."""
    special = [SPY] * settings.spies + [GHOST] * settings.ghost
    roles = [*special, *[CITIZEN] * (players - len(special))]
    rng.shuffle(roles)
    first = rng.choice([seat for seat in range(players) if roles[seat] is not GHOST])
    rest = [seat for seat in range(players) if seat != first]
    rng.shuffle(rest)
    return Deal(roles=tuple(roles), order=(first, *rest), citizen_word=rng.randrange(2))


def check_shape(given: Deal, players: int) -> None:
    """Raises BadSetup for a deal that makes no sense for so many players, whatever the settings."""
    if len(given.roles) != players or sorted(given.order) != list(range(players)):
        raise BadSetup("A deal names every player once, in its roles and in its order.")
    if given.citizen_word not in (0, 1):
        raise BadSetup("A deal's citizen_word is 0 or 1.")
    if given.roles[given.order[0]] is GHOST:
        raise BadSetup("The ghost may not speak first.")


def check_roles(given: Deal, settings: Settings) -> None:
    """Raises BadSetup for a deal whose roles are not those that the settings ask for."""
    if given.roles.count(SPY) != settings.spies or given.roles.count(GHOST) != settings.ghost:
        raise BadSetup("The deal's roles are not those of the settings.")
