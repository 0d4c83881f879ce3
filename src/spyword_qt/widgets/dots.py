"""How far a round of the table has come, in dots: done, now, to come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets import paint

DIAMETER: Final = 16
PITCH: Final = 24
BORDER: Final = 1.8


class Dots(QWidget):
    """A row of dots; it names nobody."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._done = 0
        self._total = 0
        self._metrics = DESIGN
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_progress(self, done: int, total: int, description: str = "") -> None:
        """Show that `done` of `total` are over and the next is on; `description` says so in words."""
        self._done, self._total = done, total
        self.setAccessibleName(description)
        self.updateGeometry()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._metrics = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._metrics.px(PITCH * self._total), self._metrics.px(PITCH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, pitch = self._metrics.px(DIAMETER), self._metrics.px(PITCH)
        for i in range(self._total):
            square = QRectF((i + 0.5) * pitch - side / 2, (self.height() - side) / 2, side, side)
            fill = colours.brass if i < self._done else colours.ink if i == self._done else None
            edge = colours.ink if i == self._done else colours.edge
            paint.rounded(
                painter, square, side / 2, fill=fill, edge=edge, width=BORDER * self._metrics.stroke
            )
