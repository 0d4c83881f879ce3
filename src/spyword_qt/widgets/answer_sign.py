"""The judge's answer to the police: a thumb that points up, down or aside, and what it means."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import HONEY, LIGHT, TABLE_LIT, TABLE_SHADE
from spyword_qt.widgets.fitting import fitted, fitted_height, fitted_width
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.name_chips import NameChips
from spyword_qt.widgets.slot_label import SlotLabel

WIDE: Final = 1.4
"""Widths for a height from which on the word stands beside the disc."""
BESIDE: Final = 0.46
"""Most of the width that the disc takes where the word stands beside it."""
BELOW: Final = 0.68
"""Most of the height that it takes where the word stands below."""
RIM: Final = 0.05
THUMB: Final = 1.24
GAP: Final = 28
ABOUT: Final = 1.8
"""Times the usual size of chip and name of whom the answer is about."""
WORD: Final = 136
LEAST_WORD: Final = 64
"""Design pixels of letters below which the word wraps."""


class AnswerSign(QWidget):
    """All answers are of equal make: disc, colours and sizes are the same, whatever is told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._thumb = ""
        self._words: tuple[str, ...] = ()
        self._disc = QRect()
        self._about = NameChips(self, larger=ABOUT)
        self._about.setObjectName("about")
        self._word = SlotLabel(voice, "ink", self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_answer(self, thumb: str, word: str, about: Person, words: Collection[str]) -> None:
        """Show an icon, and beside or below it whom it is about, and the word: one of all those `words`.

        Nothing has another place or size for another word: that would be seen from farther than the sign.
        """
        self._words = tuple(words)
        self._show(thumb, word, (about,))

    def forget(self) -> None:
        """Drop the answer."""
        self._words = ()
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
        disc = QRectF(self._disc)
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
        self._about.show_people(about)
        self._arrange()

    def _arrange(self) -> None:
        """Lay disc and texts out as one group in the middle, the texts at the left of their part of it."""
        gap = self._m.px(GAP)
        is_beside, side = self._is_beside(), self._side()
        if is_beside:
            slot = self.rect().adjusted(side + gap, 0, 0, 0)
        else:
            slot = self.rect().adjusted(0, side + gap // 2, 0, 0)
        width = min(slot.width(), self._about.sizeHint().width())
        height = self._about.heightForWidth(width)
        room = QSizeF(slot.width(), max(0, slot.height() - height))
        letters = self._letters(room)
        taken = [_taken(word, room, letters) for word in self._words]
        widest, highest = (max((size[way] for size in taken), default=0) for way in (0, 1))
        aside = 0
        if is_beside:
            spare = max(0, slot.width() - max(width, widest)) // 2
            slot.adjust(spare, 0, 0, 0)
            self._disc = QRect(spare, (self.height() - side) // 2, side, side)
        else:
            aside = (slot.width() - width) // 2
            self._disc = QRect((self.width() - side) // 2, 0, side, side)
        above = max(0, slot.height() - height - highest) // 2
        self._about.setGeometry(slot.x() + aside, slot.y() + above, width, height)
        self._word.to_the_left = is_beside
        self._word.place(QRectF(slot.x(), slot.y() + above + height, slot.width(), highest), letters, letters)
        self.update()

    def _letters(self, room: QSizeF) -> int:
        """Pixels of the largest letters in which a room holds any of the words."""
        most, least = self._m.px(WORD), self._m.px(LEAST_WORD)
        fonts = (fitted(word, room, voice, most, least) for word in self._words)
        return min((font.pixelSize() for font in fonts), default=most)

    def _side(self) -> int:
        """Pixels in diameter of the disc."""
        width, height = self.width(), self.height()
        if self._is_beside():
            return max(1, min(round(BESIDE * width), height))
        return max(1, min(width, round(BELOW * height)))

    def _is_beside(self) -> bool:
        return self.width() > WIDE * self.height()


def _taken(word: str, room: QSizeF, letters: int) -> tuple[int, int]:
    """Pixels in width and height that a word takes of a room."""
    font = voice(letters)
    return ceil(fitted_width(word, room, font)), ceil(fitted_height(word, room, font))
