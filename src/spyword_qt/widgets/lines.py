"""Lines of text at a fixed height each, so that a Chinese name stands where a Latin one would."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from spyword_qt.theme.tokens import MIN_TEXT

UNBOUNDED: Final = 1e6
LINE_SEPARATOR: Final = "\u2028"
KERNING: Final = 1
"""Pixels by which a laid-out line may be wider than its advance, and would break at just that."""
KERNED: Final = 0.02
"""The same in parts of the size of large letters."""
SMALLEST_SINGLE_LINE: Final = 0.5
"""Part of its full size that a fitted text keeps before it goes onto two lines, which then fit its height."""

ONE_LINE: Final = 0.8
"""Part of its full size that a text in a block keeps before two lines are tried."""
MOST_BROKEN: Final = 3
"""Lines that a word may be broken into, where that many have room."""
WORTH_BREAKING: Final = 1.3
"""So much larger have letters to get by breaking a word."""


class Lines:
    """A text broken to a width in pixels; long words break too rather than be cut off."""

    def __init__(
        self, text: str, font: QFont, width: float, leading: float, *, break_words: bool = True
    ) -> None:
        self.font = font
        self.line_height = line_height(font.pixelSize(), leading)
        self._layout = QTextLayout(text.replace("\n", LINE_SEPARATOR), font)
        wrap = QTextOption.WrapMode
        option = QTextOption()
        option.setWrapMode(wrap.WrapAtWordBoundaryOrAnywhere if break_words else wrap.WordWrap)
        # Every language of the game runs so, whatever the name is that a sentence begins with.
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self._layout.setTextOption(option)
        # Or each paint would look up and place every letter anew.
        self._layout.setCacheEnabled(True)
        self._place: tuple[float, float, Qt.AlignmentFlag] | None = None
        self._down = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
        self._layout.endLayout()

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


def fit(text: str, font_at: Callable[[int], QFont], px: int, width: float, leading: float) -> Lines:
    """The text as large as it goes, up to `px`: on one line, below half its size on two, broken at last."""
    floor = max(MIN_TEXT, round(px * SMALLEST_SINGLE_LINE))
    wanted = natural_width(text, font_at(px))
    single = px if wanted <= width else max(MIN_TEXT, int(px * width / max(1, wanted)))
    while single >= floor:
        # Laid out, a line may take some pixels more than its advance where pixels are scaled by a fraction.
        line = Lines(text, font_at(single), UNBOUNDED, leading)
        if line.width + KERNING <= width:
            return line
        single -= 1
    for size in range(floor, MIN_TEXT - 1, -1):
        lines = Lines(text, font_at(size), width, leading, break_words=False)
        if lines.count <= 2 and lines.width <= width:
            return lines
    return Lines(text, font_at(MIN_TEXT), width, leading)


def whole_words(text: str, font_at: Callable[[int], QFont], px: int, width: float, leading: float) -> Lines:
    """The text in letters of `px`, or as much smaller as its longest word needs to stay in one piece.

    A word for which even the smallest letters are too large is broken, in those of full size.
    """
    size = px
    while size >= MIN_TEXT:
        lines = Lines(text, font_at(size), width, leading, break_words=False)
        if lines.width <= max(1.0, width):
            return lines
        size = min(size - 1, int(size * width / lines.width))
    return Lines(text, font_at(px), width, leading)


def fit_block(
    text: str,
    font_at: Callable[[int], QFont],
    px: int,
    room: QSizeF,
    leading: float,
    *,
    worth_breaking: float = WORTH_BREAKING,
) -> Lines:
    """The text as large as a room lets it be, up to `px`; on more lines only if that makes it larger.

    Words are broken where that makes it so much larger as is `worth_breaking`, or where they must be.
    """

    def largest(most_lines: int, *, break_words: bool) -> Lines | None:
        # The full size first, then by halves: laying out takes long enough to be seen, with a dozen names.
        found, least, most, size = None, MIN_TEXT, px, px
        while least <= most:
            lines = Lines(text, font_at(size), room.width(), leading, break_words=break_words)
            fits = lines.count <= most_lines and lines.height <= room.height()
            if fits and lines.width + KERNING <= room.width():
                found, least = lines, size + 1
            else:
                most = size - 1
            size = (least + most + 1) // 2
        return found

    one = largest(1, break_words=False)
    if one is not None and size_of(one) >= ONE_LINE * px:
        return one
    whole = max((one, largest(2, break_words=False)), key=size_of)
    if whole is not None and worth_breaking * size_of(whole) >= px:
        return whole
    broken = largest(MOST_BROKEN, break_words=True)
    best = broken if whole is None or size_of(broken) > worth_breaking * size_of(whole) else whole
    return best or Lines(text, font_at(MIN_TEXT), room.width(), leading)


def size_of(lines: Lines | None) -> int:
    """Pixels of the letters; 0 for no lines."""
    return lines.font.pixelSize() if lines is not None else 0
