"""How much of a way is done, as a groove that fills."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets import paint

HEIGHT: Final = 18


class Meter(QWidget):
    """The numbers stand beside it: it says nothing by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_part(self, part: float) -> None:
        """Show that so much is done, 0 to 1."""
        self._part = part
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(200), self._m.px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, height = colours_of(self), self._m.px(HEIGHT)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = QRectF(0, (self.height() - height) / 2, self.width(), height)
        line = paint.BORDER * self._m.stroke
        paint.rounded(painter, groove, height / 2, fill=colours.sunk, edge=colours.line, width=line)
        if self._part > 0:
            groove.setWidth(max(height, self._part * groove.width()))
            paint.rounded(painter, groove, height / 2, fill=colours.brass)
