"""Time as the game sees it: the wall's, and a clock that never jumps, with countdowns on it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from math import ceil
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from datetime import datetime

Clock: TypeAlias = Callable[[], float]
"""Seconds from any beginning, never backwards, whatever the system's time is set to."""

STOOD_STILL_AFTER: Final = 5.0
"""Seconds between two beats after which nobody can have been watching the countdown."""

LAST_SECONDS: Final = 10
"""Seconds left from which on the countdown presses."""


def steady() -> float:
    """Seconds that go on while the machine sleeps, where the system has such a clock."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def local_now() -> datetime:
    """The time here, with its offset, to the second."""
    # Nobody asks before the first paint.
    from datetime import datetime

    return datetime.now().astimezone().replace(microsecond=0)


class Beat(StrEnum):
    """What a beat of the countdown found."""

    RUNS = "runs"
    STOOD_STILL = "stood_still"
    """The machine slept, or the process hung: the countdown is paused where it was."""
    UP = "up"


@dataclass(frozen=True)
class ClockView:
    """The countdown as a screen shows it, in seconds."""

    left: float
    limit: float
    """What `left` is a part of, for a ring."""
    paused: bool
    stood_still: bool = False

    @property
    def seconds(self) -> int:
        """Those left, the one that has begun included."""
        return ceil(self.left)

    @property
    def face(self) -> str:
        """Minutes and seconds, as on a clock."""
        return f"{self.seconds // 60}:{self.seconds % 60:02}"


class Countdown:
    """Counts down by a deadline, so that late or missing beats don't add up to a wrong time."""

    def __init__(self, clock: Clock, left: float, limit: float, *, paused: bool = False) -> None:
        self._clock = clock
        self._left = left
        self._limit = limit
        self._paused = paused
        self._stood_still = False
        self._since = clock()

    def view(self) -> ClockView:
        """How it stands."""
        return ClockView(max(0.0, self._now_left()), self._limit, self._paused, self._stood_still)

    def beat(self) -> Beat:
        """To be called a few times a second while it runs."""
        if self._paused:
            return Beat.RUNS
        if self._clock() - self._since > STOOD_STILL_AFTER:
            self._paused = self._stood_still = True
            return Beat.STOOD_STILL
        self._take_stock()
        return Beat.UP if self._left <= 0 else Beat.RUNS

    def pause(self) -> None:
        """Stops it where it is."""
        self._take_stock()
        self._paused = True

    def go_on(self) -> None:
        """Lets it run on from where it was paused."""
        self._paused = self._stood_still = False
        self._since = self._clock()

    def add(self, seconds: float) -> None:
        """Gives the table more time."""
        self._take_stock()
        self._left += seconds
        self._limit = max(self._limit, self._left)

    def _now_left(self) -> float:
        return self._left if self._paused else self._left - (self._clock() - self._since)

    def _take_stock(self) -> None:
        self._left = max(0.0, self._now_left())
        self._since = self._clock()
