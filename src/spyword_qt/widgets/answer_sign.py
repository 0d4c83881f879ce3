"""The judge's answer to the police: a thumb that points up, down or aside, and what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import HONEY, LIGHT, TABLE_LIT, TABLE_SHADE
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.name_chips import NameChips
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
        self._about = NameChips(self)
        self._about.setObjectName("about")
        self._word = SlotLabel(voice, "ink", self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_answer(self, thumb: str, word: str, about: Person) -> None:
        """Show an icon, and beside or below it whom it is about, and the word."""
        self._show(thumb, word, (about,))

    def forget(self) -> None:
        """Drop the answer."""
        self._show("", "", ())

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self._about.rescale(m)
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

    def _show(self, thumb: str, word: str, about: Sequence[Person]) -> None:
        self._thumb = thumb
        self._word.setText(word)
        self._about.show_people(about, word)
        self._arrange()

    def _arrange(self) -> None:
        disc, gap = self._disc(), self._m.px(GAP)
        room = self.rect()
        is_beside = self._is_beside()
        if is_beside:
            slot = room.adjusted(disc.right() + 1 + gap, 0, 0, 0)
        else:
            slot = room.adjusted(0, disc.bottom() + 1 + gap // 2, 0, 0)
        width = min(slot.width(), self._about.sizeHint().width())
        height = self._about.heightForWidth(width)
        aside = 0 if is_beside else (slot.width() - width) // 2
        self._word.to_the_left = is_beside
        self._word.place(QRectF(slot.adjusted(0, height, 0, 0)), self._m.px(WORD), self._m.px(LEAST_WORD))
        above = max(0, slot.height() - height - round(self._word.height_taken())) // 2
        self._about.setGeometry(slot.x() + aside, slot.y() + above, width, height)
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
