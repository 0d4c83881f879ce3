"""Tells a key that is pressed from one that is held: a platform that is busy hands repeats on as presses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

QUIET: Final = 0.25
"""Seconds: longer than a repeat takes to follow another, and shorter than the first one is waited for."""
PRESSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that press what has the focus."""


class HeldKeys:
    """Follows the keys that press; `clock` gives monotonic seconds.

    X lets a held key go up and down again and again, and Qt marks only those as repeats whose up and down
    it finds together. So a press is none where it follows at once upon a release of a key that was down
    for long, or for longer than anybody has looked, or upon a press that came too early to act.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: dict[int, float] = {}
        """When each key was last heard of."""
        self._pressed: dict[int, float] = {}
        """When each was last pressed, if anybody looked."""
        self._held: set[int] = set()
        """Those that are held until they have been quiet."""

    def renew(self) -> None:
        """From now on, whatever is down went down before anybody looked."""
        self._pressed.clear()

    def is_held(self, event: QKeyEvent, *, too_early: bool) -> bool:
        """Take note of a key that goes up or down; says whether it has been held since before.

        `too_early` is whether a press wouldn't act now: it may be of a key that is held, and counts as one.
        """
        key, now = event.key(), self._clock()
        if key not in PRESSING:
            return False
        is_held = event.isAutoRepeat() or (key in self._held and now - self._last[key] < QUIET)
        if event.type() == QEvent.Type.KeyRelease:
            is_held = is_held or now - self._pressed.get(key, now - QUIET) >= QUIET
        elif too_early:
            is_held = True
        elif not is_held:
            self._pressed[key] = now
        self._last[key] = now
        (self._held.add if is_held else self._held.discard)(key)
        return is_held
