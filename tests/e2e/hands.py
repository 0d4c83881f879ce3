"""What plays: something that clicks and types, and a clock that it need not wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

GUARD_SECONDS = 0.5
"""Longer than a fresh screen ignores clicks, and than two clicks make a double click."""
PASSING_SECONDS = 1.5
"""Longer than a card takes to turn as well, and too short to look as if the machine had slept."""
PATIENCE_SECONDS = 10.0


class Hands(Protocol):
    """How a widget is clicked and typed into."""

    def settle(self) -> None:
        """Wait until a screen that has just come up listens."""

    def click(self, widget: QWidget) -> None:
        """Click the middle of the widget."""

    def type(self, text: str) -> None:
        """Type into what has the focus."""


class ManualClock:
    """Monotonic seconds that pass only when told to."""

    def __init__(self) -> None:
        self._now = 1000.0

    def __call__(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        """Let seconds pass."""
        self._now += seconds


class QuickHands:
    """Hands that need no display and never wait: Qt's own test events, and a clock set forward."""

    def __init__(self, window: QWidget, clock: ManualClock) -> None:
        self._window = window
        self._clock = clock

    def settle(self) -> None:
        """Set the clock forward past a fresh screen's guard."""
        QTest.qWait(0)
        self._clock.advance(PASSING_SECONDS)

    def click(self, widget: QWidget) -> None:
        """Click the middle of the widget."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def type(self, text: str) -> None:
        """Type into what has the focus in the window."""
        QTest.keyClicks(self._window.focusWidget(), text)


def spin_until(reached: Callable[[], bool]) -> bool:
    """Run the event loop until something is so; False where it is not within `PATIENCE_SECONDS`."""
    step = 10
    for _ in range(int(PATIENCE_SECONDS * 1000 / step)):
        if reached():
            return True
        QTest.qWait(step)
    return reached()
