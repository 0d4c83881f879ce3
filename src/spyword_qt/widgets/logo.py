"""The game's mark as a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.mark import paint_mark


class Logo(QWidget):
    """The mark, so many design pixels across."""

    def __init__(self, diameter: int = 56, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._diameter = diameter
        self._picture = KeptPicture()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.rescale(DESIGN)

    def rescale(self, m: Metrics) -> None:
        """Take the size that fits a window."""
        side = m.px(self._diameter)
        self.setFixedSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._picture.paint(QPainter(self), self.rect(), None, self._draw)

    def _draw(self, painter: QPainter) -> None:
        paint_mark(painter, QRectF(self.rect()))
