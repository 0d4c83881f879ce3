"""Lines of text at a fixed height each, so that a Chinese name stands where a Latin one would."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from spyword_qt.theme.fonts import has_cjk

UNBOUNDED: Final = 1e6
LINE_SEPARATOR: Final = "\u2028"
KERNING: Final = 1
"""Pixels by which a laid-out line may be wider than its advance, and would break at just that."""
KERNED: Final = 0.02
"""The same in parts of the size of large letters."""
LEAST_LAST: Final = 3
"""Characters of a Chinese text, its full stop counted, that are left for the last of several lines."""


class Lines:
    """A text broken to a width in pixels; long words break too rather than be cut off."""

    def __init__(
        self, text: str, font: QFont, width: float, leading: float, *, break_words: bool = True
    ) -> None:
        self.font = font
        self.line_height = line_height(font.pixelSize(), leading)
        self._layout = QTextLayout(text.replace("\n", LINE_SEPARATOR), font)
        # Or each paint would look up and place every letter anew.
        self._layout.setCacheEnabled(True)
        self._place: tuple[float, float, Qt.AlignmentFlag] | None = None
        self._down = 0.0
        wrap = QTextOption.WrapMode
        self._lay_out(width, wrap.WrapAtWordBoundaryOrAnywhere if break_words else wrap.WordWrap)
        if self.count > 1 and self._layout.lineAt(self.count - 1).textLength() < LEAST_LAST and has_cjk(text):
            self._leave_more_for_last()

    @property
    def count(self) -> int:
        return max(1, self._layout.lineCount())

    @property
    def height(self) -> int:
        return self.count * self.line_height

    @property
    def width(self) -> float:
        """Width of the widest line in pixels."""
        lines = range(self._layout.lineCount())
        return max((self._layout.lineAt(i).naturalTextWidth() for i in lines), default=0.0)

    @property
    def rows(self) -> list[str]:
        """What stands on each line."""
        # Qt counts in units of two bytes.
        units = self._layout.text().encode("utf-16-le")
        lines = [self._layout.lineAt(i) for i in range(self._layout.lineCount())]
        ends = [(line.textStart(), line.textStart() + line.textLength()) for line in lines]
        return [units[2 * start : 2 * end].decode("utf-16-le", "replace") for start, end in ends]

    def _lay_out(self, width: float, wrap: QTextOption.WrapMode) -> None:
        option = QTextOption()
        option.setWrapMode(wrap)
        # Every language of the game runs so, whatever the name is that a sentence begins with.
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self._layout.setTextOption(option)
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
        self._layout.endLayout()
        self._laid_out = width, wrap

    def _leave_more_for_last(self) -> None:
        """Break to as many lines, only as long as leaves enough for the last; no word is broken for it."""
        count, best, most = self.count, self._laid_out, 0
        while most < LEAST_LAST and self.count == count and self.width <= self._laid_out[0]:
            left = len(self.rows[-1])
            if left > most:
                best, most = self._laid_out, left
            self._lay_out(self.width - KERNING, QTextOption.WrapMode.WordWrap)
        self._lay_out(*best)

    def paint(self, painter: QPainter, rect: QRectF, align: Qt.AlignmentFlag, colour: str) -> None:
        """Draw the lines into a rectangle, aligned in both directions."""
        place = rect.width(), rect.height(), align
        if place != self._place:
            self._place, self._down = place, self._laid(*place)
        painter.setPen(QColor(colour))
        self._layout.draw(painter, QPointF(rect.left(), rect.top() + self._down))

    def _laid(self, width: float, height: float, align: Qt.AlignmentFlag) -> float:
        """Place each line for a rectangle of that size; returns how far down in it they begin."""
        metrics = QFontMetricsF(self.font)
        above = (self.line_height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()
        flags = Qt.AlignmentFlag
        for i in range(self._layout.lineCount()):
            line = self._layout.lineAt(i)
            spare = width - line.naturalTextWidth()
            left = spare / 2 if align & flags.AlignHCenter else spare if align & flags.AlignRight else 0.0
            # The baseline is placed by the first family alone: a fallback's taller line would push it down.
            line.setPosition(QPointF(left, i * self.line_height + above - line.ascent()))
        if align & flags.AlignVCenter:
            return (height - self.height) / 2
        return height - self.height if align & flags.AlignBottom else 0.0


def line_height(px: int, leading: float) -> int:
    """Pixels in height of one line in letters of that size."""
    return ceil(px * leading)


def natural_width(text: str, font: QFont) -> int:
    """Pixels that a text takes on one line (or the longest of its given lines)."""
    metrics = QFontMetricsF(font)
    advance = max((metrics.horizontalAdvance(line) for line in text.split("\n")), default=0.0)
    return ceil(advance) + _kerning(font)


def longest_word(text: str, font: QFont) -> int:
    """Pixels that the longest word of a text takes."""
    metrics = QFontMetricsF(font)
    return ceil(max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)) + _kerning(font)


def _kerning(font: QFont) -> int:
    return max(KERNING, ceil(KERNED * font.pixelSize()))
