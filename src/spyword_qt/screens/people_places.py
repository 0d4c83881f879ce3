"""Where everybody stands in a field of tiles, in whatever columns there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QRect

from spyword_qt.screens.people_row import row_height
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme.metrics import Metrics

ROW_GAP: Final = 12
COLUMN_GAP: Final = 16
LEAST_COLUMN: Final = 500
"""Design pixels of a tile with its dots, at normal text, below which two don't stand side by side."""
ABOVE_RETIRED: Final = 16
UNDER_RETIRED: Final = 8
DOTS: Final = 60
SPARE: Final = 1
"""Rows beyond either end of a view that count to it."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """One person's place; `top` is in pixels."""

    row: int
    column: int
    top: int


class Places:
    """Of these people, those who are retired last and apart, in a field `width` pixels wide.

    `heading` is the height of the line above those who are retired.
    """

    def __init__(self, people: Sequence[KnownPerson], m: Metrics, width: int, heading: int) -> None:
        self._m, self._width, self._row = m, width, row_height(m)
        gap = m.px(COLUMN_GAP)
        self._columns = max(1, int((width + gap) / (m.px(LEAST_COLUMN) * m.text + gap)))
        self._spots: list[_Spot] = []
        self.heading_top: int | None = None
        """Where that line begins; None where nobody is retired."""
        top = row = 0
        for retired, group in groupby(people, key=attrgetter("retired")):
            if retired:
                self.heading_top = top + (m.px(ABOVE_RETIRED) if top else 0)
                top = self.heading_top + heading + m.px(UNDER_RETIRED)
            count = sum(1 for _ in group)
            lines = -(-count // self._columns)
            for line, column in (divmod(i, self._columns) for i in range(count)):
                self._spots.append(_Spot(row + line, column, top + line * self._step))
            row, top = row + lines, top + lines * self._step
        self.height = top
        """Pixels that all of them take."""

    def tile(self, index: int) -> QRect:
        """Where somebody's tile is, without the dots at its end."""
        return self._whole(index).adjusted(0, 0, -self._m.target(DOTS), 0)

    def dots(self, index: int) -> QRect:
        """Where the dots at its end are."""
        whole, width = self._whole(index), self._m.target(DOTS)
        return QRect(whole.right() + 1 - width, whole.top(), width, whole.height())

    def in_view(self, top: int, bottom: int) -> set[int]:
        """Who stands between two heights, or just beyond."""
        above, below = top - SPARE * self._step - self._row, bottom + SPARE * self._step
        return {index for index, spot in enumerate(self._spots) if above < spot.top < below}

    def is_in_first_row(self, index: int) -> bool:
        """Whether nobody stands above."""
        return self._spots[index].row == 0

    def nearest(self, index: int, across: int, down: int) -> int:
        """Who is so many columns and rows away, or as far as there is somebody."""
        if across:
            return max(0, min(index + across, len(self._spots) - 1))
        here = self._spots[index]
        row = max(0, min(here.row + down, self._spots[-1].row))
        in_row = [each for each, spot in enumerate(self._spots) if spot.row == row]
        return in_row[min(here.column, len(in_row) - 1)]

    @property
    def _step(self) -> int:
        return self._row + self._m.px(ROW_GAP)

    def _whole(self, index: int) -> QRect:
        spot, gap = self._spots[index], self._m.px(COLUMN_GAP)
        breadth = (self._width + gap) / self._columns
        left, right = round(spot.column * breadth), round((spot.column + 1) * breadth) - gap
        return QRect(left, spot.top, right - left, self._row)
