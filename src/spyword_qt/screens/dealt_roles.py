"""The roles that a game deals as coins: how many of each, seen at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import ceil
from operator import itemgetter
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.medallion import paint_coin

BETWEEN: Final = 0.12
"""Between two coins of a role, in diameters."""
APART: Final = 0.5
"""Between two roles."""
BETWEEN_ROWS: Final = 0.2
WORTH_A_ROW: Final = 1.3
"""So much larger have coins to get by a second row."""
_Groups: TypeAlias = tuple[tuple[str, int], ...]
_Rows: TypeAlias = tuple[_Groups, ...]


class DealtRoles(QWidget):
    """One coin for each that is dealt, as large as there is room; a line beside it says the same in words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups: _Groups = ()
        self._row = KeptPicture()

    def show_roles(self, groups: Sequence[tuple[str, int]]) -> None:
        """Show so many coins with each of these icons."""
        self._groups = tuple(group for group in groups if group[1])
        self.update()

    def height_at(self, width: int, height: int, most: int) -> int:
        """Pixels that all take in so much room, with coins of up to `most`, in one row or in two."""
        rows = self._rows(width, height, most)
        # In a pixel less, as many rows might not be the better ones any more.
        return ceil(min(most, _side(rows, width, height)) * _high(rows))

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._row.paint(QPainter(self), self.rect(), self._groups, self._draw)

    def _draw(self, painter: QPainter) -> None:
        if not self._groups:
            return
        rows = self._rows(self.width(), self.height(), self.height())
        side = float(int(_side(rows, self.width(), self.height())))
        for place, row in enumerate(rows):
            top = place * (1 + BETWEEN_ROWS) * side
            lefts = accumulate(((1 + gap) * side for gap in _gaps(row)), initial=0.0)
            coins = [glyph for glyph, count in row for _ in range(count)]
            for glyph, left in zip(coins, lefts, strict=True):
                paint_coin(painter, QRectF(left, top, side, side), glyph)

    def _rows(self, width: int, height: int, most: int) -> _Rows:
        groups = self._groups
        ways: list[_Rows] = [(groups,)]
        ways += [(groups[:place], groups[place:]) for place in range(1, len(groups))]
        worth = (1.0, *(len(ways) - 1) * (1 / WORTH_A_ROW,))
        sides = (each * min(most, _side(rows, width, height)) for each, rows in zip(worth, ways, strict=True))
        return max(zip(sides, ways, strict=True), key=itemgetter(0))[1]


def _side(rows: _Rows, width: int, height: int) -> float:
    """Pixels of the largest coin with which such rows have room."""
    widest = max(1 + sum(1 + gap for gap in _gaps(row)) for row in rows)
    return min(width / widest, height / _high(rows))


def _high(rows: _Rows) -> float:
    """Height of such rows in diameters."""
    return len(rows) + BETWEEN_ROWS * (len(rows) - 1)


def _gaps(row: _Groups) -> list[float]:
    """Between each two coins of a row, in diameters."""
    firsts = set(accumulate(count for _, count in row))
    return [APART if place in firsts else BETWEEN for place in range(1, max(firsts, default=1))]
