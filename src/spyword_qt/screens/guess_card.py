"""A card to type a word upon: who somebody was, two lines, and the field."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.deal import Role
from spyword_qt.screens.secret_field import SecretField
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LEADING, MIN_TEXT, colours_of
from spyword_qt.widgets.card_back import card_rect
from spyword_qt.widgets.card_front import paint_front
from spyword_qt.widgets.medallion import paint_glyph_medallion
from spyword_qt.widgets.slot_label import SlotLabel

MOST_TITLE: Final = 1.3
"""Preference for text up to which the title grows."""
MOST_LETTERS: Final = 1.8
"""The same of the sentences."""
SENTENCE: Final = 2
"""Lines that each of the two sentences has room for."""
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


class GuessCard(QWidget):
    """Whatever it says, the slots it says it in depend on its size and on the preference for text alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._role: Role | None = None
        self._tint = ""
        self._picture = QRectF()
        self._title = SlotLabel(fonts.voice, "ink", self)
        self._lines = tuple(SlotLabel(_sentence, "soft", self) for _ in range(2))
        # One reads on from the first to the second, however many lines each takes.
        self._lines[0].down, self._lines[1].down = Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop
        self._refusal = SlotLabel(_sentence, "accent", self)
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

    def say(self, title: str, first: str, second: str) -> None:
        """Set the title and the two lines under it."""
        for label, text in zip((self._title, *self._lines), (title, first, second), strict=True):
            label.setText(text)

    def refuse(self, sentence: str) -> None:
        """Say why the word won't do; it stands until the next letter."""
        self._refusal.setText(sentence)

    def forget(self) -> None:
        """Drop the role and every word."""
        self._role = None
        self.field.forget()
        for label in (self._title, *self._lines, self._refusal):
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
        letters = max(MIN_TEXT, LETTERS * width * min(text, MOST_LETTERS))
        title = TITLE * width * min(text, MOST_TITLE)
        line = LEADING * letters
        sentence = SENTENCE * line
        field = self.field.sizeHint().height()
        top, foot = card.top() + 1.7 * gap, card.bottom() - UNDER_FIELD * width - field
        words = LEADING * title + 2 * sentence + line
        room = foot - top - words - 1.5 * gap
        side = min(PICTURE * width, room)
        spare = (room - side) / 2
        # A picture too small to be made out is left out, for everybody.
        shown = side if side > LEAST_PICTURE * width else 0.0
        self._picture = QRectF(card.center().x() - shown / 2, top, shown, shown)
        left = card.left() + SIDE * width
        y = top + side + gap / 2 + spare
        self._title.place(QRectF(left, y, across, LEADING * title), title, MIN_TEXT)
        y += LEADING * title
        for label in self._lines:
            label.place(QRectF(left, y, across, sentence), letters, letters)
            y += sentence
        self._refusal.place(QRectF(left, foot - gap / 2 - line, across, line), letters, MIN_TEXT)
        # What is to be typed, and why, is told before; the line only says where.
        self.field.keep_prompt(max(MIN_TEXT, int(PROMPT * letters)))
        broad = across if text > 1 else FIELD * width
        self.field.setGeometry(QRectF(card.center().x() - broad / 2, foot, broad, field).toRect())


def _sentence(px: int) -> QFont:
    return fonts.ui(px, 450)
