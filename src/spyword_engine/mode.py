"""One device passed round, or a device each: what differs between the two, as answers to named questions."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Protocol

from spyword_engine.phase import Phase
from spyword_engine.seat import Seat
from spyword_engine.settings import Settings


class Mode(StrEnum):
    """How the table plays."""

    SINGLE = "single"
    MULTI = "multi"


# As in `phase`.
SINGLE: Final = Mode.SINGLE


class Manners(Protocol):
    """How a table's mode answers."""

    def turn(self, phase: Phase, waiting: tuple[Seat, ...]) -> Seat | None:
        """Who alone may act now, or None: where nobody must, or where all of `waiting` act at once."""

    def time_limit(self, phase: Phase, settings: Settings) -> int | None:
        """The phase's clock in seconds, or None where it has none."""


class _OneDevice:
    def turn(self, phase: Phase, waiting: tuple[Seat, ...]) -> Seat | None:
        return waiting[0] if waiting else None

    def time_limit(self, phase: Phase, settings: Settings) -> int | None:
        return settings.discussion_seconds if phase is Phase.DISCUSSION else None


class _DeviceEach:
    _AT_ONCE = frozenset({Phase.CARDS, Phase.VOTE, Phase.DUEL_VOTE})
    _LIMITS: Final = {
        Phase.CLUES: 30,
        Phase.DUEL_CLUES: 30,
        Phase.VOTE: 30,
        Phase.DUEL_VOTE: 30,
        Phase.GUESS: 45,
        Phase.PRIVATE: 60,
    }

    def turn(self, phase: Phase, waiting: tuple[Seat, ...]) -> Seat | None:
        return waiting[0] if waiting and phase not in self._AT_ONCE else None

    def time_limit(self, phase: Phase, settings: Settings) -> int | None:
        if phase is Phase.DISCUSSION:
            return settings.discussion_seconds
        return self._LIMITS.get(phase)


_ONE_DEVICE: Final = _OneDevice()
_DEVICE_EACH: Final = _DeviceEach()


def manners_of(mode: Mode) -> Manners:
    """How a table in that mode answers."""
    # Asked at every move; a dictionary would call Enum's own hash, which is slow.
    return _ONE_DEVICE if mode is SINGLE else _DEVICE_EACH
