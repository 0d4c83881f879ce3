"""A line to search by, with a lens before it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.field import SIDE, Field

LENS: Final = 24
GAP: Final = 12


class SearchField(Field):
    """Esc empties it, the arrow downwards leaves it."""

    left_downwards = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self._m = DESIGN
        super().__init__(parent=parent)

    def rescale(self, m: Metrics) -> None:
        super().rescale(m)
        self._m = m
        margins = self.textMargins()
        margins.setLeft(m.px(SIDE) + m.font(LENS) + m.px(GAP))
        self.setTextMargins(margins)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        side = self._m.font(LENS)
        square = QRectF(self._m.px(SIDE), (self.height() - side) / 2, side, side)
        icons.stamp(painter, square, "search", colours_of(self).mute)
