"""The two sentences of a card, in letters that would hold those of every other role as well."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import LEADING, MIN_TEXT, colours_of
from spyword_qt.widgets.lines import Lines

MOST_LINES: Final = 4
"""Lines that two sentences have room for."""


class ToldLines(QLabel):
    """One sentence after the other from the top of a fixed place on, both in letters of one size."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters = MIN_TEXT
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def place(self, slot: QRectF, letters: int) -> None:
        """Lay it into `slot`, with letters of so many pixels."""
        self._letters = letters
        self.setGeometry(slot.toAlignedRect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.text():
            lines = Lines(self.text(), sentence_font(self._letters), self.width(), LEADING)
            lines.paint(
                QPainter(self), QRectF(self.rect()), Qt.AlignmentFlag.AlignHCenter, colours_of(self).soft
            )


def sentence_font(px: int) -> QFont:
    """What sentences on a card are written in."""
    return ui(px, 450)


def common_letters(texts: Iterable[str], most: int, width: float) -> tuple[int, int]:
    """Pixels of the largest letters, up to `most`, in which each text has room; and lines of the longest."""
    told = tuple(texts)
    for px in range(most, MIN_TEXT, -1):
        broken = [Lines(text, sentence_font(px), width, LEADING, break_words=False) for text in told]
        if all(lines.count <= MOST_LINES and lines.has_room for lines in broken):
            return px, max((lines.count for lines in broken), default=0)
    return MIN_TEXT, MOST_LINES
