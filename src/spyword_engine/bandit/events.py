"""What an action brought about, in the order in which it came. Facts that the whole table may know."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from spyword_engine.bandit.ending import Winner
from spyword_engine.common_events import CardSeen, PlayerOut, VoteBegun, VoteCast, VoteClosed
from spyword_engine.seat import Seat


class NightBegun(msgspec.Struct, frozen=True, tag=True):
    """Everybody closes their eyes."""

    day: int
    """Of which it is the night: the day goes up with it."""


class DawnBroken(msgspec.Struct, frozen=True, tag=True):
    """The night is over, and these are out by it."""

    out: tuple[Seat, ...]
    """In the order of last words, given or not."""


class HasSpoken(msgspec.Struct, frozen=True, tag=True):
    """The seat has had its last words or its speech."""

    seat: Seat


class GameEnded(msgspec.Struct, frozen=True, tag=True):
    """The game is over."""

    winner: Winner


Event: TypeAlias = (
    CardSeen | NightBegun | DawnBroken | HasSpoken | VoteBegun | VoteCast | VoteClosed | PlayerOut | GameEnded
)
