"""How large a name can be with its words in one piece: measured once, for places of any size."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Final

from PySide6.QtCore import QSizeF, QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF

from spyword_qt.theme.tokens import LEADING, MIN_TEXT
from spyword_qt.widgets.lines import KERNING, line_height

MEASURED: Final = 100
"""Pixels of the letters that are measured; widths go by them."""
MOST_LINES: Final = 3
ONE_LINE: Final = 0.8
"""Of its full size, down to which a name of several words stays on one line."""
ONE_LINE_OF_A_WORD: Final = 0.62
"""The same of one word: it may have places where it may end a line, as all Chinese ones have."""


class WholeName:
    """A name as `make` writes it in letters of so many pixels."""

    def __init__(self, name: str, make: Callable[[int], QFont]) -> None:
        self._measure = QFontMetricsF(make(MEASURED))
        self._pieces = _pieces(name)
        self._one_line = ONE_LINE if " " in name else ONE_LINE_OF_A_WORD
        self._widths = [self._narrowest(lines) for lines in range(1, MOST_LINES + 1)]

    def letters(self, room: QSizeF, most: int) -> int:
        """Pixels of the largest letters, up to `most`, with every word whole; 0 if none is readable."""
        one = self._on_lines(1, room, most)
        if one >= self._one_line * most:
            return one
        return max(one, *(self._on_lines(lines, room, most) for lines in range(2, MOST_LINES + 1)))

    def part_held(self, room: QSizeF) -> float:
        """How much of it has room in the smallest letters where words are broken, from 0 to 1."""
        lines = room.height() // line_height(MIN_TEXT, LEADING)
        # A line is rarely full to its last pixel.
        held = lines * max(0.0, room.width() - MIN_TEXT / 2)
        return min(1.0, held / max(1.0, self._widths[0] * MIN_TEXT / MEASURED))

    def _on_lines(self, lines: int, room: QSizeF, most: int) -> int:
        across = (room.width() - KERNING) * MEASURED / max(1.0, self._widths[lines - 1])
        px = min(most, int(across), int(room.height() / lines / LEADING))
        while px >= MIN_TEXT and lines * line_height(px, LEADING) > room.height():
            px -= 1
        return px if px >= MIN_TEXT else 0

    def _narrowest(self, lines: int) -> float:
        """Pixels of the widest line, where the name is divided so that this is the least it can be."""
        count = len(self._pieces)
        ways = combinations(range(1, count), min(lines, count) - 1)
        return min(
            max(self._width(first, last) for first, last in pairwise((0, *way, count))) for way in ways
        )

    def _width(self, first: int, last: int) -> float:
        return self._measure.horizontalAdvance("".join(self._pieces[first:last]).rstrip())


def _pieces(name: str) -> list[str]:
    """What of a name stays on one line, with the space behind it."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, name)
    # Qt counts in units of two bytes.
    units = name.encode("utf-16-le")
    places = [0]
    while (place := finder.toNextBoundary()) > 0:
        places.append(place)
    return [units[2 * first : 2 * last].decode("utf-16-le") for first, last in pairwise(places)]
