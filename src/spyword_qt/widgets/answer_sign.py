"""The judge's answer to the police: a thumb that points up, down or aside, and what it means."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.metrics import DESIGN, SMALLER_TEXTS, Metrics
from spyword_qt.theme.tokens import HONEY, LIGHT, MIN_TEXT, TABLE_LIT, TABLE_SHADE
from spyword_qt.widgets.fitting import OVERHANG, fitted, fitted_height, fitted_width
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.name_chips import NAME, NameChips
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
GIVING_WAY: Final = (1.0, 0.9, 0.8, 0.72)
"""Parts of the disc's most, that it takes where words would else be smaller than the name over them."""
SMALLER_NAMES: Final = (*SMALLER_TEXTS, 0.85, 0.7, 0.55)
"""Preferences for text, that the name takes for that."""
WORD: Final = 136
LEAST_WORD: Final = 64
"""Design pixels of letters below which words may be broken that have no room otherwise."""
LINE: Final = 1.24
"""Height of a line, in sizes of its letters."""
IN_A_LINE: Final = 0.8
"""Of the letters that words have on two lines, from which on all stand on one."""
NARROWER: Final = tuple(part / 100 for part in range(30, 100, 2))
"""Parts of the width that are tried for two lines, so that whatever has two words takes both."""


class _About(NameChips):
    """Has the sizes that the sign gives it: those of the window may be too large for its place."""

    def rescale(self, m: Metrics) -> None:
        """Keep them."""

    def take(self, m: Metrics) -> None:
        """Have these from now on."""
        super().rescale(m)


class AnswerSign(QWidget):
    """All answers are of equal make: disc, colours and sizes are the same, whatever is told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._thumb = ""
        self._words: tuple[str, ...] = ()
        self._letters = 0
        self._disc = QRect()
        self._about = _About(self, larger=ABOUT)
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
        self._arrange()

    def letters(self) -> int:
        """Pixels of the letters of its word."""
        return self._letters

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
        side, least = self._share()
        is_beside, slot = self._is_beside(), self._slot(side)
        width, height = self._about_size(slot.width())
        room = QSizeF(slot.width(), max(0, slot.height() - height))
        self._letters, room = self._fitting(room, least)
        taken = [_taken(word, room, self._letters) for word in self._words]
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
        top, left = slot.y() + above, slot.x()
        self._about.setGeometry(left + aside, top, width, height)
        if not is_beside:
            left += round((slot.width() - room.width()) / 2)
        self._word.to_the_left = is_beside
        word = QRectF(left, top + height, room.width(), highest)
        self._word.place(word, self._letters, self._letters)
        self.update()

    def _share(self) -> tuple[int, int]:
        """Give name and disc what words no smaller leave them; returns the disc's side, and these letters."""
        most = self._side()
        for smaller in self._m.with_smaller_text(SMALLER_NAMES):
            self._about.take(smaller)
            for part in GIVING_WAY:
                side = round(part * most)
                slot = self._slot(side)
                room = QSizeF(slot.width(), slot.height() - self._about_size(slot.width())[1])
                least = smaller.font(NAME * ABOUT)
                if self._has_room(2, room, least):
                    return side, least
        return side, MIN_TEXT

    def _slot(self, side: int) -> QRect:
        """What a disc leaves to the texts."""
        gap = self._m.px(GAP)
        if self._is_beside():
            return self.rect().adjusted(side + gap, 0, 0, 0)
        return self.rect().adjusted(0, side + gap // 2, 0, 0)

    def _about_size(self, most: int) -> tuple[int, int]:
        width = min(most, self._about.sizeHint().width())
        return width, self._about.heightForWidth(width)

    def _fitting(self, room: QSizeF, wanted: int) -> tuple[int, QSizeF]:
        """Pixels of the largest letters in which a room holds any of the words, and what they have of it.

        All stand on one line, or whatever has two words on two where they would be smaller than is `wanted`.
        """
        one, two = self._letters_on(1, room), self._letters_on(2, room)
        if two < MIN_TEXT:
            most, least = self._m.px(WORD), self._m.px(LEAST_WORD)
            broken = (fitted(word, room, voice, most, least) for word in self._words)
            return min(font.pixelSize() for font in broken), room
        if one >= max(wanted, IN_A_LINE * two):
            return one, room
        narrower = [QSizeF(part * room.width(), room.height()) for part in NARROWER]
        narrowest = bisect_left(narrower, x=True, key=lambda each: self._has_room(2, each, two))
        return two, [*narrower, room][narrowest]

    def _letters_on(self, most_lines: int, room: QSizeF) -> int:
        """Pixels of the largest letters in which any word has room on so many lines, if they can be read."""
        sizes = range(MIN_TEXT, self._m.px(WORD) + 1)
        return (
            MIN_TEXT - 1 + bisect_left(sizes, x=True, key=lambda px: not self._has_room(most_lines, room, px))
        )

    def _has_room(self, most_lines: int, room: QSizeF, letters: int) -> bool:
        font, width = voice(letters), room.width() - OVERHANG
        for word in self._words:
            lines = Lines(word, font, width, LINE, break_words=False)
            # Chinese lines are higher than the font tells.
            height = max(lines.height, fitted_height(word, room, font))
            if lines.count > most_lines or not lines.has_room or height > room.height():
                return False
        return True

    def _side(self) -> int:
        """Most pixels in diameter of the disc."""
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
