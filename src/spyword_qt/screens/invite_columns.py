"""Where those stand who can sit down: in columns, below them the guest whose name was typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect

from spyword_qt.screens.invite_tile import beside_name, tile_height
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.scroll_bar import BAR

LEAST_COLUMN: Final = 290
"""Design pixels of a tile, at normal text."""


@dataclass(frozen=True)
class InviteColumns:
    """All in pixels; people are counted row by row."""

    m: Metrics = DESIGN
    count: int = 1

    @property
    def step(self) -> int:
        """From one row to the next."""
        return tile_height(self.m) + self.m.px(TILE_GAP)

    def rows_of(self, people: int) -> int:
        """In how many rows so many stand."""
        return -(-people // self.count)

    def height_of(self, rows: int) -> int:
        """What so many rows take."""
        return max(1, rows * self.step - self.m.px(TILE_GAP))

    def in_view(self, view: QRect) -> range:
        """Whose places can be seen, whether somebody stands there or not."""
        return range(
            max(0, view.top() // self.step) * self.count, (view.bottom() // self.step + 1) * self.count
        )

    def place(self, index: int, width: int) -> QRect:
        """Where one of them stands in a field of a width."""
        gap = self.m.px(TILE_GAP)
        row, column = divmod(index, self.count)
        breadth = (width + gap) / self.count
        left, right = round(column * breadth), round((column + 1) * breadth) - gap
        return QRect(left, row * self.step, right - left, tile_height(self.m))

    def guest_place(self, people: int, width: int) -> QRect:
        """Where the guest stands below so many."""
        # A row of its own: what was typed may be longer than any name in the list.
        return QRect(0, self.rows_of(people) * self.step, width, tile_height(self.m))


def columns_for(m: Metrics, width: int, longest_name: int) -> InviteColumns:
    """As many as there is room for beside a scroll bar, and no more than the longest name lets there be."""
    least = m.px(LEAST_COLUMN) * m.text
    gap = m.px(TILE_GAP)
    most = max(1, int((width - BAR + gap) / (least + gap)))
    # Nobody's name is cut off for the sake of a column.
    least = longest_name + beside_name(m)
    fitting = (n for n in range(most, 1, -1) if (width - BAR + gap) // n - gap >= least)
    return InviteColumns(m, next(fitting, 1))
