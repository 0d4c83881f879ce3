"""Lines of text at a fixed height each, so that a Chinese name stands where a Latin one would."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
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
        self._place: tuple[float, float, Qt.AlignmentFlag] | None = None
        self._down = 0.0
        self._text, self._width = text.replace("\n", LINE_SEPARATOR), width
        wrap = QTextOption.WrapMode
        anywhere = wrap.WrapAtWordBoundaryOrAnywhere
        self._filled = self._broken_to(width, anywhere if break_words else wrap.WordWrap)

    @property
    def count(self) -> int:
        return max(1, self._filled.lineCount())

    @property
    def height(self) -> int:
        return self.count * self.line_height

    @property
    def width(self) -> float:
        """Width of the widest line in pixels."""
        return _widest(self._layout)

    @property
    def has_room(self) -> bool:
        """Whether no line is wider than the width that it was broken to: words that aren't broken may be."""
        return _widest(self._filled) <= max(1.0, self._width)

    @property
    def rows(self) -> list[str]:
        """What stands on each line."""
        # Qt counts in units of two bytes.
        units = self._layout.text().encode("utf-16-le")
        lines = [self._layout.lineAt(i) for i in range(self._layout.lineCount())]
        ends = [(line.textStart(), line.textStart() + line.textLength()) for line in lines]
        return [units[2 * start : 2 * end].decode("utf-16-le", "replace") for start, end in ends]

    @cached_property
    def _layout(self) -> QTextLayout:
        """The lines as they are shown: of a Chinese text enough is left for the last one.

        Found only once that is asked for: whoever looks for a size lays out many, to ask how many lines.
        """
        best = self._filled
        if self.count > 1 and has_cjk(self._text):
            for tried in self._narrower():
                if _last(tried) > _last(best):
                    best = tried
                if _last(best) >= LEAST_LAST:
                    break
        return best

    def _narrower(self) -> Iterator[QTextLayout]:
        """The lines, and ever narrower ones, as long as they are as many and no word is broken for it."""
        tried, width = self._filled, self._width
        while tried.lineCount() == self.count and _widest(tried) <= width:
            yield tried
            width = _widest(tried) - KERNING
            tried = self._broken_to(width, QTextOption.WrapMode.WordWrap)

    def _broken_to(self, width: float, wrap: QTextOption.WrapMode) -> QTextLayout:
        """The text broken to a width."""
        layout = QTextLayout(self._text, self.font)
        # Or each paint would look up and place every letter anew.
        layout.setCacheEnabled(True)
        option = QTextOption()
        option.setWrapMode(wrap)
        # Every language of the game runs so, whatever the name is that a sentence begins with.
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
        layout.endLayout()
        return layout

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


def _widest(layout: QTextLayout) -> float:
    """Width of its widest line in pixels."""
    lines = (layout.lineAt(i) for i in range(layout.lineCount()))
    return max((line.naturalTextWidth() for line in lines), default=0.0)


def _last(layout: QTextLayout) -> int:
    """How long its last line is, as Qt counts."""
    return layout.lineAt(layout.lineCount() - 1).textLength()


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
