"""From XP to levels: level 1 at none, and each step 15 longer than the one before."""

from __future__ import annotations

from math import isqrt
from typing import Final

import msgspec

FIRST_STEP: Final = 60
STEP_GROWS: Final = 15


class Level(msgspec.Struct, frozen=True):
    """How far somebody is."""

    number: int
    """From 1 on."""
    into: int
    """XP since it was reached."""
    step: int
    """XP from this level to the next."""


def xp_for(level: int) -> int:
    """The XP at which the level is reached."""
    steps = level - 1
    return FIRST_STEP * steps + STEP_GROWS * steps * (steps - 1) // 2


def level_number(xp: int) -> int:
    """The level that so much XP reaches: `xp_for` turned round, without trying one level after another."""
    linear = 2 * FIRST_STEP - STEP_GROWS
    return (isqrt(linear * linear + 8 * STEP_GROWS * xp) - linear) // (2 * STEP_GROWS) + 1


def level_of(xp: int) -> Level:
    """The level that so much XP reaches, and how far it is to the next."""
    number = level_number(xp)
    reached = xp_for(number)
    return Level(number, xp - reached, xp_for(number + 1) - reached)
