"""The judge's answer to the police: a thumb that points up, down or aside, and what it means."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import HONEY, LIGHT, TABLE_LIT, TABLE_SHADE
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.slot_label import SlotLabel

BESIDE: Final = 0.46
"""Most of the width that the disc takes where the word stands beside it."""
BELOW: Final = 0.68
"""Most of the height that it takes where the word stands below."""
RIM: Final = 0.05
THUMB: Final = 1.24
GAP: Final = 28
WORD: Final = 136
LEAST_WORD: Final = 64
"""Design pixels of letters below which the word wraps."""


class AnswerSign(QWidget):
    """All answers are of equal make: disc, colours and places are the same, whatever is told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._thumb = ""
        self._word = SlotLabel(voice, "ink", self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_answer(self, thumb: str, word: str) -> None:
        """Show an icon, and the word beside or below it."""
        self._thumb = thumb
        self._word.setText(word)
        self.update()

    def forget(self) -> None:
        """Drop the answer."""
        self.show_answer("", "")

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(800), self._m.px(400))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._thumb:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(self._disc())
        centre, radius = disc.center(), disc.width() / 2
        rim = RIM * radius
        paint_lit_disc(painter, centre, radius - rim / 2, TABLE_LIT, TABLE_SHADE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(LIGHT.brass), rim))
        painter.drawEllipse(centre, radius - rim / 2, radius - rim / 2)
        side = THUMB * radius
        square = QRectF(0, 0, side, side)
        square.moveCenter(QPointF(centre))
        icons.draw(painter, square, self._thumb, HONEY)

    def _arrange(self) -> None:
        disc, gap = self._disc(), self._m.px(GAP)
        room = self.rect()
        if self._is_beside():
            slot = room.adjusted(disc.right() + 1 + gap, 0, 0, 0)
        else:
            slot = room.adjusted(0, disc.bottom() + 1 + gap // 2, 0, 0)
        self._word.place(QRectF(slot), self._m.px(WORD), self._m.px(LEAST_WORD))
        self.update()

    def _disc(self) -> QRect:
        """Where the disc lies: at the left, or at the top."""
        width, height = self.width(), self.height()
        if self._is_beside():
            side = max(1, min(round(BESIDE * width), height))
            return QRect(0, (height - side) // 2, side, side)
        side = max(1, min(width, round(BELOW * height)))
        return QRect((width - side) // 2, 0, side, side)

    def _is_beside(self) -> bool:
        return self.width() > self.height()
