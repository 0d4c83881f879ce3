"""Ways to play a window: as fast as can be, by mouse alone, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.control import POINTED, Control
from tests.e2e.hands import GUARD_SECONDS, ManualClock, QuickHands

MOST_TABS = 200
"""More than any screen has stops."""


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


class MouseHands(BriskHands):
    """A pointer over the window: what lies on top gets the press. Keys only type."""

    def click(self, widget: QWidget) -> None:
        window = widget.window()
        at = widget.mapTo(window, widget.rect().center())
        QTest.mouseClick(handle(window), Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()


class KeyHands(BriskHands):
    """Tab to what is wanted, then Space or Enter; nothing is clicked. What has the focus has to show it."""

    def __init__(self, window: QWidget, clock: ManualClock, wait: Callable[[float], None]) -> None:
        super().__init__(window, clock, wait)
        self._window = window
        self._presses = 0

    def click(self, widget: QWidget) -> None:
        self._go_to(widget)
        assert is_focus_seen(widget), widget.objectName()
        if isinstance(widget, QLineEdit):
            return
        self._presses += 1
        self.key(Qt.Key.Key_Space if self._presses % 2 else Qt.Key.Key_Return)

    def type(self, text: str) -> None:
        none = Qt.KeyboardModifier.NoModifier
        for letter in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, none, letter)
                QApplication.sendEvent(handle(self._window), event)
        QApplication.processEvents()

    def key(self, key: Qt.Key) -> None:
        """Press a key and let it go."""
        QTest.keyClick(handle(self._window), key)
        QApplication.processEvents()

    def _go_to(self, widget: QWidget) -> None:
        for _ in range(MOST_TABS):
            if widget.hasFocus():
                return
            self.key(self._way_to(widget))
        raise AssertionError(f"the keyboard doesn't come to {widget.objectName()}")

    def _way_to(self, widget: QWidget) -> Qt.Key:
        """Tiles of one ballot are neighbours: arrows go there."""
        here = QApplication.focusWidget()
        if not isinstance(here, BallotTile) or not isinstance(widget, BallotTile):
            return Qt.Key.Key_Tab
        way = widget.geometry().center() - here.geometry().center()
        if abs(way.x()) > here.width() // 2:
            return Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
        return Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up


def is_focus_seen(widget: QWidget) -> bool:
    """Whether it looks otherwise than without the focus."""
    if not widget.hasFocus() or not widget.isVisible():
        return False
    with_focus = widget.grab().toImage()
    former = widget.window().property(POINTED)
    if isinstance(widget, Control):
        widget.window().setProperty(POINTED, True)
        without = widget.grab().toImage()
        widget.window().setProperty(POINTED, former)
    else:
        widget.clearFocus()
        without = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
    return with_focus != without


def handle(window: QWidget) -> QWindow:
    """What the system sends its events to."""
    handle = window.windowHandle()
    assert handle is not None
    return handle
