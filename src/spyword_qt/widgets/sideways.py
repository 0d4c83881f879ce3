"""What scrolls sideways, column by column: by wheel, by finger, and drawn or flicked with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QScrollArea,
    QScrollBar,
    QScroller,
    QWidget,
)

from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.widgets.finger import scroll_by_finger

NOTCH: Final = 120
"""Of a wheel, in the eighths of a degree that Qt counts."""
FLICK: Final = 0.25
"""Seconds for which what was flicked goes on at the speed that it had."""
FARTHEST: Final = 2
"""Views that it goes on at most."""
LATEST: Final = 100
"""Milliseconds before the mouse lets go that its speed is taken from."""


class _NoBar(QScrollBar):
    """Takes no room: what moves the columns is beside them."""

    def sizeHint(self) -> QSize:
        return QSize(0, 0)


class Sideways(QScrollArea):
    """Rests only where a column begins. `step` gives a column's width with its gap in pixels."""

    def __init__(self, content: QWidget, step: Callable[[], float], parent: QWidget) -> None:
        super().__init__(parent)
        self._step = step
        self._grip: QPointF | None = None
        self._grip_value = 0
        self._is_drawn = False
        self._trace: list[tuple[int, float]] = []
        self._turned = 0
        self._moves = 0
        self._target: int | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBar(_NoBar(Qt.Orientation.Horizontal))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        viewport = QWidget()
        viewport.setAutoFillBackground(False)
        # Of one that Qt made Python would have to find out what it is, as `Scroll` says.
        self.setViewport(viewport)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.let_draw(content)
        scroll_by_finger(self)

    def let_draw(self, widget: QWidget) -> None:
        """Let the columns be drawn by this widget in them as well."""
        widget.installEventFilter(self)

    def go_to(self, column: float) -> None:
        """Bring a column to the left edge, or as near as there are columns."""
        bar = self.horizontalScrollBar()
        target = max(bar.minimum(), min(round(column * self._step()), bar.maximum()))
        self._moves += 1
        self._target = target
        motion_of(self).run(self, Span.GLIDE, partial(self._glide, self._moves), bar.value(), target)

    def column(self) -> float:
        """What stands at the left edge."""
        return self.horizontalScrollBar().value() / max(1.0, self._step())

    def column_to_come(self) -> int:
        """What stands there once all is at rest."""
        value = self.horizontalScrollBar().value() if self._target is None else self._target
        return round(value / max(1.0, self._step()))

    def columns_seen(self) -> int:
        """How many columns there is room for."""
        return max(1, round((self.viewport().width() + 1) / max(1.0, self._step())))

    def settle_touch(self) -> None:
        """Let a finger's flick end where a column begins, as wide as they are now."""
        QScroller.scroller(self.viewport()).setSnapPositionsX(0.0, self._step())

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta, bar = event.angleDelta(), self.horizontalScrollBar()
        turned = delta.x() or (0 if scrolls_around(self) else delta.y())
        if not turned or bar.maximum() == 0:
            event.ignore()
            return
        self._turned += turned
        notches, self._turned = int(self._turned / NOTCH), self._turned % (NOTCH if turned > 0 else -NOTCH)
        if notches:
            self.go_to(self.column_to_come() - notches)
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
                self._take(event)
            elif kind == QEvent.Type.MouseMove and self._grip is not None:
                return self._draw(watched, event)
            elif kind == QEvent.Type.MouseButtonRelease and self._grip is not None:
                return self._let_go()
        return super().eventFilter(watched, event)

    def _glide(self, move: int, value: float) -> None:
        # A later movement, or a hand, may have taken over.
        if move == self._moves:
            self.horizontalScrollBar().setValue(round(value))
            if round(value) == self._target:
                self._target = None

    def _take(self, event: QMouseEvent) -> None:
        self._grip, self._is_drawn = event.globalPosition(), False
        self._grip_value = self.horizontalScrollBar().value()
        self._moves += 1
        self._target = None
        self._trace = []

    def _draw(self, watched: QObject, event: QMouseEvent) -> bool:
        if self._grip is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._grip = None
            return False
        away = event.globalPosition().x() - self._grip.x()
        if not self._is_drawn:
            if abs(away) < QApplication.startDragDistance():
                return False
            self._is_drawn = True
            _let_up(watched, event)
        self._trace.append((event.timestamp(), away))
        self.horizontalScrollBar().setValue(round(self._grip_value - away))
        return True

    def _let_go(self) -> bool:
        was_drawn, self._grip, self._is_drawn = self._is_drawn, None, False
        if was_drawn:
            end, away = self._trace[-1]
            recent = [(time, place) for time, place in self._trace if time >= end - LATEST]
            start, before = recent[0]
            speed = 1000 * (away - before) / (end - start) if end > start else 0.0
            most = FARTHEST * self.columns_seen()
            columns = speed * FLICK / max(1.0, self._step())
            self.go_to(round(self.column() - max(-most, min(columns, most))))
        return was_drawn


def scrolls_around(widget: QWidget) -> bool:
    """Whether there is something around a widget that a wheel scrolls up and down."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    return isinstance(around, QScrollArea) and around.verticalScrollBar().maximum() > 0


def _let_up(pressed: QObject, event: QMouseEvent) -> None:
    """Let a button that the mouse has gone down on come up again without a click."""
    if isinstance(pressed, QAbstractButton):
        pressed.setDown(False)
        outside = QPointF(-1, -1)
        release = QMouseEvent(
            QEvent.Type.MouseButtonRelease,
            outside,
            event.globalPosition(),
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.NoButton,
            event.modifiers(),
        )
        pressed.mouseReleaseEvent(release)
