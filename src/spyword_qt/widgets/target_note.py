"""What a ring round a vote means, beside such a ring."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LEADING, colours_of
from spyword_qt.widgets.lines import Lines, fit

RING: Final = 22
GAP: Final = 10
LETTERS: Final = 21


class TargetNote(QWidget):
    """A line of text that shrinks rather than be cut off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Say what the ring means."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self._m.px(400)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(self._lines(width).height, self._m.px(RING))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        m, colours = self._m, colours_of(self)
        side = m.px(RING)
        width = max(3.0, side * 0.18)
        painter.setPen(QPen(QColor(colours.brassink), width))
        ring = QRectF(0, (self.height() - side) / 2, side, side)
        painter.drawEllipse(ring.adjusted(width / 2, width / 2, -width / 2, -width / 2))
        beside = QRectF(self.rect()).adjusted(side + m.px(GAP), 0, 0, 0)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._lines(self.width()).paint(painter, beside, align, colours.soft)

    def _lines(self, width: int) -> Lines:
        m = self._m
        return fit(self._text, self._font, m.font(LETTERS), width - m.px(RING) - m.px(GAP), LEADING)

    def _font(self, px: int) -> QFont:
        return fonts.ui(px, 450)
