"""A quiet strip that tells one thing: a coin, a sentence, and a note beside it, or below where it is long."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LEADING, MIN_TEXT, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.block import whole_words
from spyword_qt.widgets.kept_lines import KeptLines
from spyword_qt.widgets.lines import UNBOUNDED, Lines, line_height, natural_width
from spyword_qt.widgets.medallion import paint_coin

COIN: Final = 36
PAD: Final = 16
BESIDE_COIN: Final = 12
ABOVE: Final = 8
LETTERS: Final = 22
WRAPPED: Final = 19
"""Letters where it takes more than a line."""
ONE_LINE: Final = 0.77
"""Of their full size, down to which letters stay on one line."""
BETWEEN: Final = 0.35
"""Between sentence and note, in sizes of the letters."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FactStrip(QWidget):
    """What it tells is not asked about: it can't be pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._glyph = self._sentence = self._note = ""
        self._kept = KeptLines()

    def show_fact(self, glyph: str, sentence: str, note: str = "") -> None:
        """Show a sentence beside a coin with an icon."""
        self._glyph, self._sentence, self._note = glyph, sentence, note
        self._kept.clear()
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the letter sizes and distances that fit a window."""
        self._m = m
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        across = self._across(width)
        px = self._one_line(across)
        words = line_height(px, LEADING) if px else sum(lines.height for lines in self._wrapped(across))
        return max(self._m.px(COIN), words) + 2 * self._m.px(ABOVE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours, height = self._m, colours_of(self), float(self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = m.px(RADIUS_TILE)
        paint.rounded(painter, QRectF(self.rect()), radius, fill=colours.sunk, edge=colours.line)
        coin = m.px(COIN)
        paint_coin(painter, QRectF(m.px(PAD), (height - coin) / 2, coin, coin), self._glyph)
        left, across = m.px(PAD) + coin + m.px(BESIDE_COIN), self._across(self.width())
        px = self._one_line(across)
        if px:
            sentence, note = self._lines(self._sentence, px), self._lines(self._note, px)
            first = natural_width(self._sentence, _font(px)) + BETWEEN * px
            sentence.paint(painter, QRectF(left, 0, first, height), LEFT, colours.ink)
            note.paint(painter, QRectF(left + first, 0, across - first, height), LEFT, colours.soft)
            return
        top = (height - sum(lines.height for lines in self._wrapped(across))) / 2
        for lines, colour in zip(self._wrapped(across), (colours.ink, colours.soft), strict=False):
            lines.paint(painter, QRectF(left, top, across, lines.height), LEFT, colour)
            top += lines.height

    def _across(self, width: int) -> int:
        """Pixels in width that the words have."""
        m = self._m
        return width - 2 * m.px(PAD) - m.px(COIN) - m.px(BESIDE_COIN)

    def _one_line(self, across: int) -> int:
        """Pixels of the letters in which everything stands on one line; 0 where none are large enough."""
        most = self._m.font(LETTERS)
        for px in range(most, max(MIN_TEXT, round(ONE_LINE * most)) - 1, -1):
            font = _font(px)
            if natural_width(self._sentence, font) + BETWEEN * px + natural_width(self._note, font) <= across:
                return px
        return 0

    def _lines(self, text: str, px: int) -> Lines:
        """A text on one line."""
        return self._kept.get((text, px), partial(Lines, text, _font(px), UNBOUNDED, LEADING))

    def _wrapped(self, across: int) -> list[Lines]:
        """Sentence and note under one another, each on as many lines as it needs."""
        px = self._m.font(WRAPPED)
        return [
            self._kept.get((text, px, across), partial(whole_words, text, _font, px, across, LEADING))
            for text in (self._sentence, self._note)
            if text
        ]


def _font(px: int) -> QFont:
    return ui(px, 450)
