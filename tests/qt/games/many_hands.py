"""Ways to play a window: as fast as can be, by mouse alone, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.e2e.hands import GUARD_SECONDS, ManualClock, QuickHands


class BriskHands(QuickHands):
    """Test events to the widget itself; time passes through `wait`, which keeps the clocks beating."""

    def __init__(self, window: QWidget, clock: ManualClock, wait: Callable[[float], None]) -> None:
        super().__init__(window, clock)
        self._wait = wait

    def settle(self) -> None:
        QApplication.processEvents()
        self._wait(GUARD_SECONDS)

    def click(self, widget: QWidget) -> None:
        super().click(widget)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        super().type(text)
        QTest.qWait(0)
