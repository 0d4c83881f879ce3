"""Keeps the machine's screen from going dark."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread


def hold_awake(released: Event) -> None:
    """Asks the system to leave the screen on until `released`; where it can't be had, returns at once."""
    # Desktops answer as they like, and a dark screen is no reason to end a game.
    with suppress(Exception):
        from wakepy import keep

        with keep.presenting(on_fail="pass") as mode:
            if mode.active:
                released.wait()


class Awake:
    """Holds the screen awake while that is both allowed and wanted.

    The system is asked in a thread of its own, which lives as long as the screen is held: a desktop that
    hangs takes seconds to say so. `hold` is called there, and returns once the event it gets is set.
    """

    def __init__(self, hold: Callable[[Event], None] = hold_awake) -> None:
        self._hold = hold
        self._is_allowed = False
        self._is_wanted = False
        self._released: Event | None = None

    def allow(self, is_allowed: bool) -> None:
        """Whether people agree to it."""
        self._is_allowed = is_allowed
        self._settle()

    def want(self, is_wanted: bool) -> None:
        """Whether there is something to look at."""
        self._is_wanted = is_wanted
        self._settle()

    def release(self) -> None:
        """Lets the screen go dark when it likes."""
        if self._released is not None:
            self._released.set()
            self._released = None

    def _settle(self) -> None:
        if not (self._is_allowed and self._is_wanted):
            self.release()
        elif self._released is None:
            self._released = Event()
            Thread(target=self._hold, args=(self._released,), name="awake", daemon=True).start()
