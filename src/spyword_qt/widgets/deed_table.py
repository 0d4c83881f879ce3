"""What was done to whom in night after night: a row for each thing that is done, and a column a night."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.fonts import has_loaded_chinese, ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT, Colours, colours_of
from spyword_qt.widgets.deed_cells import NAMED, DeedRow, Grid, paint_cell
from spyword_qt.widgets.fitting import draw_elided, draw_line, line_font
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.plate import Plate

LETTERS: Final = 21
PAD: Final = 20
TOP: Final = 12
MOST_LABEL: Final = 0.5
"""Part of the width that what is done may take in letters that aren't the smallest."""
# In sizes of the letters.
SIGN: Final = 1.15
GAP: Final = 0.45
HEAD: Final = 1.5
NIGHT: Final = 0.9
CHIP: Final = 1.5
NAMED_CHIP: Final = 1.35
NAME: Final = 0.85
WIDEST_CHIP: Final = 0.84  # of a column
WIDEST: Final = 5.6
"""A night's column beside others; a single one has all the width."""
MOST_ABREAST: Final = 2
LEAST_HEAD: Final = 0.8
"""Part of their size down to which what nights are called is written; then it is their numbers alone."""


class DeedTable(Plate):
    """Its height goes by what is done, not by how many nights there were: their columns get narrower."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[DeedRow, ...] = ()
        self._heads: tuple[str, ...] = ()
        self._over = ""
        self._lengths: dict[tuple[int, bool], int] = {}

    @property
    def letters(self) -> int:
        """Their size in pixels."""
        return self.metrics.font(LETTERS)

    def show_rows(self, rows: Sequence[DeedRow], heads: Sequence[str], over: str, told: str) -> None:
        """Show these below what each night is called, or where that has no room, `over` and a number.

        `told` is all of it, for those who listen.
        """
        self._rows, self._heads, self._over = tuple(rows), tuple(heads), over
        self._lengths.clear()
        self.setAccessibleDescription(told)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        # Its height goes by its width alone.
        return QSize(self.metrics.px(440), 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(260), 0)

    def heightForWidth(self, width: int) -> int:
        return self._height(self._grid(width, self.metrics, named=True), self.metrics) if self._rows else 0

    def named_height(self, width: int, m: Metrics) -> int | None:
        """Pixels in height with names if it took these sizes; None where columns have no room for them."""
        grid = self._grid(width, m, named=True)
        return self._height(grid, m) if grid.name_px else None

    def least_height(self, width: int) -> int:
        """Pixels in height without names."""
        return self._height(self._grid(width, self.metrics, named=False), self.metrics) if self._rows else 0

    def paint_content(self, painter: QPainter) -> None:
        if not self._rows:
            return
        colours, width = colours_of(self), self.width()
        grid = self._grid(width, self.metrics, named=self.height() >= self.heightForWidth(width))
        lines = sum(grid.lines(row) for row in self._rows)
        spare = max(0.0, (self.height() - self._height(grid, self.metrics)) / lines)
        y = self.metrics.px(TOP) + HEAD * grid.px
        self._paint_heads(painter, colours, grid)
        for row in self._rows:
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QLineF(self.metrics.px(PAD), y, width - self.metrics.px(PAD), y))
            height = grid.lines(row) * (grid.line + spare)
            self._paint_label(painter, colours, grid, row, QRectF(self.metrics.px(PAD), y, 0, height))
            for night, cell in enumerate(row.cells):
                room = QRectF(grid.labels + night * grid.column, y, grid.column, height)
                paint_cell(painter, colours, grid, room, cell)
            y += height

    def _height(self, grid: Grid, m: Metrics) -> int:
        lines = sum(grid.lines(row) for row in self._rows)
        return round(2 * m.px(TOP) + HEAD * grid.px + lines * grid.line)

    def _grid(self, width: int, m: Metrics, *, named: bool) -> Grid:
        px = m.font(LETTERS)
        beside = m.px(PAD) + (SIGN + GAP) * px
        longest, least = (beside + self._longest(size) + 2 * GAP * px for size in (px, MIN_TEXT))
        labels = max(least, min(longest, MOST_LABEL * width))
        name_px = max(MIN_TEXT, round(NAME * px))
        # Some who went in one night stand side by side, names and all, where nights are few.
        widest = max(WIDEST * px, MOST_ABREAST * NAMED * name_px if named else 0.0)
        # Letters grow before the width does where a window is made larger.
        room, nights = width - m.px(PAD) - labels, max(1, len(self._heads))
        column = max(1.0, room if nights == 1 else min(widest, room / nights))
        has_room = named and column >= NAMED * name_px
        chip = (NAMED_CHIP if has_room else CHIP) * px
        return Grid(px, name_px if has_room else 0, labels, column, min(chip, WIDEST_CHIP * column))

    def _longest(self, px: int) -> int:
        """Pixels in width of the longest of what is done, in letters of that size."""
        key = px, has_loaded_chinese()
        if key not in self._lengths:
            self._lengths[key] = max((natural_width(row.name, ui(px, 500)) for row in self._rows), default=0)
        return self._lengths[key]

    def _paint_heads(self, painter: QPainter, colours: Colours, grid: Grid) -> None:
        """Write what each night is called, or where that has no room, its number."""
        font, top, height = partial(ui, weight=500), self.metrics.px(TOP), HEAD * grid.px
        most = max(MIN_TEXT, round(NIGHT * grid.px))
        between = GAP * grid.px
        longest = max(self._heads, key=partial(_width_of, font(most)))
        # One size for all of them: what is a little narrower isn't to look more important.
        fitting = line_font(longest, font, most, grid.column - between)
        has_room = natural_width(longest, fitting) + between <= grid.column
        painter.setPen(QColor(colours.soft))
        if not has_room or fitting.pixelSize() < LEAST_HEAD * most:
            fitting = font(most)
            left = self.metrics.px(PAD)
            over = QRectF(left, top, grid.labels - between - left, height)
            draw_line(painter, over, self._over, font, most, Qt.AlignmentFlag.AlignLeft)
            heads: Sequence[str] = [str(night) for night in range(1, len(self._heads) + 1)]
        else:
            heads = self._heads
        for night, head in enumerate(heads):
            room = QRectF(grid.labels + night * grid.column, top, grid.column, height)
            draw_elided(painter, room, head, fitting)

    def _paint_label(
        self, painter: QPainter, colours: Colours, grid: Grid, row: DeedRow, room: QRectF
    ) -> None:
        side = SIGN * grid.px
        colour = getattr(colours, row.tone)
        icons.stamp(painter, QRectF(room.left(), room.center().y() - side / 2, side, side), row.sign, colour)
        left = room.left() + side + GAP * grid.px
        words = QRectF(left, room.top(), grid.labels - GAP * grid.px - left, room.height())
        painter.setPen(QColor(colours.ink))
        draw_line(painter, words, row.name, partial(ui, weight=500), grid.px, Qt.AlignmentFlag.AlignLeft)


def _width_of(font: QFont, text: str) -> int:
    return natural_width(text, font)
