"""In how many rows the places of the set-up's table stand, and where each of them is."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRect

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.seat import FEW, SeatSizes
from spyword_qt.widgets.turning_row import MOST_TEXT

MOST: Final = 12
"""So many sit in one row; more of them sit in two."""


@dataclass(frozen=True)
class StripRows:
    """Rows of so many places, at a table that holds `most`."""

    m: Metrics
    places: int
    most: int

    @property
    def count(self) -> int:
        """How many rows there are."""
        # Beside those who sit there may be a place for one more, and one for all of the last table.
        # A game for more than one row holds has room for two, in which names can be read.
        most = FEW if self.most > MOST else MOST
        # So has a window that is higher than wide; and large letters are wanted to be read first of all.
        most = FEW if self.m.portrait or self.m.text > MOST_TEXT else most + 2
        return 2 if self.places > most else 1

    @property
    def in_a_row(self) -> int:
        """How many places there are in each but the last."""
        return -(-self.places // self.count)

    @property
    def margin(self) -> int:
        """Pixels beside them."""
        count = self.in_a_row
        return self.m.px(14 if count <= FEW + 1 else 10 if count <= MOST + 1 else 4)

    def height(self, sizes: Sequence[SeatSizes]) -> int:
        """Pixels that the table takes; `sizes` are those of each row."""
        return self._tops(sizes)[-1] + sizes[-1].height

    def rects(self, widths: Sequence[float], sizes: Sequence[SeatSizes], height: int) -> Iterator[QRect]:
        """Where each place is, as wide as it is to be, at a table of this height."""
        tops = self._tops(sizes)
        for row, (top, foot) in enumerate(pairwise((*tops, height))):
            left = float(self.margin)
            for width in widths[row * self.in_a_row : min((row + 1) * self.in_a_row, self.places)]:
                yield QRect(round(left), top, round(left + width) - round(left), foot - top)
                left += width

    def place_at(self, point: QPoint, widths: Sequence[Sequence[float]], sizes: Sequence[SeatSizes]) -> int:
        """Which place it is; `widths` and `sizes` are those of each row."""
        row = max(0, bisect_right(self._tops(sizes), point.y()) - 1)
        across = bisect_right(list(accumulate(widths[row])), point.x() - self.margin)
        return row * self.in_a_row + min(across, self.in_a_row - 1)

    def _tops(self, sizes: Sequence[SeatSizes]) -> list[int]:
        # Between two rows there is one distance, not two.
        return list(accumulate((each.height - each.pad for each in sizes[:-1]), initial=0))
