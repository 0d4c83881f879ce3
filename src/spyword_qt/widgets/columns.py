"""A row of painted columns that scrolls sideways where it is too wide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QScroller, QStyle, QStyleOptionSlider, QWidget

from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets import paint

BAR: Final = 14
"""Height of the scroll bar in pixels."""


class _Bar(QScrollBar):
    """A scroll bar of a handle only."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setFixedHeight(BAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider = QStyle.SubControl.SC_ScrollBarSlider
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, slider, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.rounded(painter, QRectF(handle).adjusted(2, 4, -2, -2), BAR / 2, fill=colours_of(self).edge)


class _Canvas(QWidget):
    """All columns, seen or not."""

    def __init__(self, draw: Callable[[QPainter, QRect], None]) -> None:
        super().__init__()
        self._draw = draw

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, event.rect())


class Columns(QScrollArea):
    """Paints with `draw(painter, seen)`, in coordinates that begin at the first column; see-through.

    Wheel, finger, arrow keys and a bar scroll it; it takes the focus only where there is something to scroll.
    """

    focus_changed = Signal()

    def __init__(self, draw: Callable[[QPainter, QRect], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._canvas = _Canvas(draw)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBar(_Bar())
        self.viewport().setAutoFillBackground(False)
        self.setWidget(self._canvas)
        # QScrollArea makes what it is given opaque.
        self._canvas.setAutoFillBackground(False)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def set_breadth(self, pixels: int, *, scrolls: bool) -> None:
        """Set how wide all columns are together, and whether that is more than is seen."""
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAlwaysOn if scrolls else policy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        self._canvas.resize(pixels, self.viewport().height())
        self._canvas.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._canvas.resize(self._canvas.width(), self.viewport().height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - (turned.x() or turned.y()))
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()
