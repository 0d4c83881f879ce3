"""A card to type a word upon: who somebody was, two lines, and the field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.deal import Role
from spyword_qt.screens.secret_field import SecretField
from spyword_qt.screens.told_lines import ToldLines, common_letters, sentence_font
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LEADING, MIN_TEXT, colours_of
from spyword_qt.widgets.card_back import card_rect
from spyword_qt.widgets.card_front import paint_front
from spyword_qt.widgets.fitting import fitted
from spyword_qt.widgets.lines import line_height
from spyword_qt.widgets.medallion import paint_glyph_medallion
from spyword_qt.widgets.slot_label import SlotLabel

MOST_TITLE: Final = 1.3
"""Preference for text up to which the title grows."""
MOST_LETTERS: Final = 1.8
"""The same of the sentences."""
BEFORE: Final = 0.4
"""Between the title and the first sentence, in the letters of that."""
# Shares of the card's width.
SIDE: Final = 0.07
PICTURE: Final = 0.53
LEAST_PICTURE: Final = 0.16
TITLE: Final = 0.088
LETTERS: Final = 0.0465
PROMPT: Final = 0.9
"""Letters of the field's prompt, in those of a sentence."""
GAP: Final = 0.045
FIELD: Final = 0.78
UNDER_FIELD: Final = 0.1


class Told(NamedTuple):
    """What a card says: who somebody was, and what they are to type."""

    title: str
    first: str
    second: str


class GuessCard(QWidget):
    """Whichever it says of all that it may say, it does so in the same slots, in letters of the same size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._role: Role | None = None
        self._tint = ""
        self._picture = QRectF()
        self._title = SlotLabel(fonts.voice, "ink", self)
        self._sentences = ToldLines(self)
        self._all: frozenset[Told] = frozenset()
        self._refusal = SlotLabel(sentence_font, "accent", self)
        self.field = SecretField(self)
        self.field.textEdited.connect(self._refusal.clear)

    def show_role(self, role: Role, tint: str) -> None:
        """Show the glyph of a role on the disc of a package's tint, with an empty field."""
        self.forget()
        self._role, self._tint = role, tint
        self.update()

    def is_lent(self) -> bool:
        """Whether somebody's role is shown."""
        return self._role is not None

    def say(self, told: Told, others: Iterable[Told] = ()) -> None:
        """Set the title and the two sentences under it, as large as what `others` are told could be."""
        self._all = frozenset((told, *others))
        self._title.setText(told.title)
        self._sentences.setText(_both(told))
        self._arrange()

    def refuse(self, sentence: str) -> None:
        """Say why the word won't do; it stands until the next letter."""
        self._refusal.setText(sentence)

    def forget(self) -> None:
        """Drop the role and every word."""
        self._role = None
        self._all = frozenset()
        self.field.forget()
        for label in (self._title, self._sentences, self._refusal):
            label.clear()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the people's preference for text; the card fills what it gets."""
        self._m = m
        # Its height is asked for now, and it would hear of the sizes only after the card.
        self.field.rescale(m)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_front(painter, self._card(), colours_of(self))
        if self._role is not None and not self._picture.isEmpty():
            paint_glyph_medallion(painter, self._picture, self._tint, self._role)

    def _card(self) -> QRectF:
        return QRectF(card_rect(QSizeF(self.size())).toRect())

    def _arrange(self) -> None:
        """Lay the texts over the field, and give the picture what is left."""
        card, text = self._card(), self._m.text
        width = card.width()
        gap = GAP * width
        across = (1 - 2 * SIDE) * width
        # For everybody alike, whatever is said here: another layout would tell.
        wanted = max(MIN_TEXT, round(LETTERS * width * min(text, MOST_LETTERS)))
        letters, lines = common_letters(map(_both, self._all), wanted, across)
        title = TITLE * width * min(text, MOST_TITLE)
        before, line = BEFORE * letters, line_height(letters, LEADING)
        field = self.field.sizeHint().height()
        top, foot = card.top() + 1.7 * gap, card.bottom() - UNDER_FIELD * width - field
        words = LEADING * title + before + lines * line + line
        room = foot - top - words - 1.5 * gap
        side = min(PICTURE * width, room)
        spare = (room - side) / 2
        # A picture too small to be made out is left out, for everybody.
        shown = side if side > LEAST_PICTURE * width else 0.0
        self._picture = QRectF(card.center().x() - shown / 2, top, shown, shown)
        left = card.left() + SIDE * width
        y = top + side + gap / 2 + spare
        slot = QRectF(left, y, across, LEADING * title)
        self._title.place(slot, self._title_letters(slot.size(), round(title)), MIN_TEXT)
        y += LEADING * title + before
        self._sentences.place(QRectF(left, y, across, lines * line), letters)
        self._refusal.place(QRectF(left, foot - gap / 2 - line, across, line), letters, MIN_TEXT)
        # What is to be typed, and why, is told before; the line only says where.
        self.field.keep_prompt(max(MIN_TEXT, int(PROMPT * letters)))
        broad = across if text > 1 else FIELD * width
        self.field.setGeometry(QRectF(card.center().x() - broad / 2, foot, broad, field).toRect())

    def _title_letters(self, room: QSizeF, most: int) -> int:
        """Pixels of the letters in which the longest title of all has room."""
        sizes = (fitted(told.title, room, fonts.voice, most, MIN_TEXT).pixelSize() for told in self._all)
        return min(sizes, default=most)


def _both(told: Told) -> str:
    return f"{told.first}\n{told.second}"
