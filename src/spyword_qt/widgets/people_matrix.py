"""People in groups, and what each of them did in each of a row of votes: the end's table, of any game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.fonts import has_loaded_chinese
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import FOCUS_WIDTH, RADIUS_PANEL, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.columns import Columns
from spyword_qt.widgets.legend import LegendEntry
from spyword_qt.widgets.matrix_cells import Cell, Group, Head
from spyword_qt.widgets.matrix_contents import contents_of
from spyword_qt.widgets.matrix_days import paint_days, paint_named, paint_vote_sign, spans
from spyword_qt.widgets.matrix_grid import ABOVE, NAME, Contents, Grid, grid_for, letters
from spyword_qt.widgets.matrix_heads import heads_written, paint_head
from spyword_qt.widgets.matrix_paint import (
    is_crossed,
    paint_cell,
    paint_group,
    paint_name,
    paint_note,
    paint_over_notes,
    paint_passes,
)
from spyword_qt.widgets.still import drawn

BAND: Final = 10
"""Radius of what sets a group off."""
LEAST_ROW: Final = 32
"""Design pixels of somebody's row."""


@dataclass(frozen=True, slots=True)
class MatrixTexts:
    """What is written and said in the language of the moment, beside the names of people and groups."""

    heads: tuple[str, ...] = ()
    """What stands over the votes where there is room for more than their numbers."""
    notes: str = ""
    """What stands over the notes behind names."""
    days: tuple[str, ...] = ()
    """What stands over the votes of each day."""
    passed: str = ""
    """What the row of passes is called."""
    columns: str = ""
    """What all votes together are, for those who listen."""
    told: str = ""
    """Everything that is painted, for those who listen."""


class Matrix(QWidget):
    """People by role with a column a vote; where all don't fit, the later votes are scrolled to.

    One for a `picture` can't be scrolled: its columns get narrower, and then the first votes are left out.
    """

    def __init__(self, parent: QWidget | None = None, *, picture: bool = False) -> None:
        super().__init__(parent)
        self._is_picture = picture
        self._m = DESIGN
        self._texts = MatrixTexts()
        self.groups: tuple[Group, ...] = ()
        self.heads: tuple[Head, ...] = ()
        self._passes: tuple[Cell, ...] = ()
        self._columns = Columns(self._paint_columns, self._paint_board, self)
        self._columns.focus_changed.connect(self.update)
        self._last: tuple[Hashable, Grid] | None = None
        self._grid = self._laid_out(self.size())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_contents(
        self, groups: Sequence[Group], heads: Sequence[Head], passes: Sequence[Cell], texts: MatrixTexts
    ) -> None:
        """Show people by groups, their votes below `heads`, and where there are any, how many passed."""
        self.groups, self.heads, self._passes = tuple(groups), tuple(heads), tuple(passes)
        self._texts = texts
        self._last = None
        self.setAccessibleDescription(texts.told)
        self._columns.setAccessibleName(texts.columns)
        self._arrange()
        self.updateGeometry()

    def rescale(self, m: Metrics) -> None:
        """Take the letter sizes and rows of the window's scale."""
        self._m = m
        self._arrange()
        self.updateGeometry()

    def forget(self) -> None:
        """Drop roles and votes."""
        self.show_contents((), (), (), MatrixTexts())

    def legend(self, size: QSize) -> list[LegendEntry]:
        """What the signs in it mean that nobody knows by themselves, if it were of that size."""
        raise NotImplementedError

    def crossed(self, size: QSize) -> list[str]:
        """What crosses stand for there, if it were of that size: words for which columns have no room."""
        grid = self._laid_out(size)
        cells = (cell for group in self.groups for row in group.rows for cell in row.cells)
        found = (cell.text for cell in cells if is_crossed(cell, self._m, grid.row, grid.column))
        return list(dict.fromkeys(found))

    def left_out(self) -> int:
        """How many of the first votes a picture has no room for."""
        return len(self.heads) - self._grid.seen if self._is_picture and self._grid.overflows else 0

    def height_for(self, row: float) -> int:
        """Height with rows of so many pixels."""
        return round(self._contents().rows * row) + 2 * self._m.px(ABOVE)

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(554), self.height_for(self._contents().roomy(self._m)))

    def letters_at(self, size: QSize) -> int:
        """Letters of names in pixels, if it were of that size."""
        return letters(self._m, NAME, self._laid_out(size).row)

    def has_letters_for(self, text: float) -> bool:
        """Whether names are as large as people want letters who prefer that size of text."""
        return self.letters_at(self.size()) >= self._m.with_text(text).font(NAME)

    def is_seen_whole(self) -> bool:
        """Whether no vote has to be scrolled to."""
        # It hears of its size when it is shown, but may be asked before.
        return not self._laid_out(self.size()).overflows

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(380), self.height_for(self._m.px(LEAST_ROW)))

    def board(self) -> QPixmap:
        """The matrix without people and votes."""
        return drawn(self, self._paint_board)

    def people_rects(self) -> list[QRect]:
        """Where names stand, by role, then the passes; a role's head goes with its first person."""
        grid = self._grid
        rects = []
        for group, people in enumerate(self.groups):
            for place in range(len(people.rows)):
                room = grid.name_room(group, place)
                room |= grid.note_room(room)
                rects.append(room if place else room | grid.head_room(group))
        if self._passes:
            rects.append(grid.passes_room())
        return [rect.toAlignedRect() for rect in rects]

    def vote_rects(self) -> list[QRect]:
        """Where the votes stand that can be seen, in order."""
        seen, column = self._columns.geometry(), self._grid.column
        columns = [
            QRectF(seen.x() + place * column, seen.y(), column, seen.height()).toAlignedRect()
            for place in range(len(self.heads))
        ]
        return [rect & seen for rect in columns if rect.intersects(seen)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, m, grid = colours_of(self), self._m, self._grid
        self._paint_board(painter)
        if self._columns.hasFocus():
            radius, width = m.px(RADIUS_PANEL), FOCUS_WIDTH * m.stroke
            paint.rounded(painter, QRectF(self.rect()), radius, edge=colours.focus, width=width)
        for place, group in enumerate(self.groups):
            paint_group(painter, colours, m, grid.head_room(place), group)
            for number, row in enumerate(group.rows):
                room = grid.name_room(place, number)
                paint_name(painter, colours, m, room, row.person)
                paint_note(painter, colours, m, grid.note_room(room), row.note)
        if self.groups:
            over = grid.note_room(grid.head_room(0))
            paint_over_notes(painter, colours, m, over, self._texts.notes)
        if self._passes:
            paint_passes(painter, colours, m, grid.passes_room(), self._texts.passed)

    def _contents(self) -> Contents:
        passed = self._texts.passed if self._passes else ""
        return contents_of(self.groups, self.heads, passed, self._texts.notes, self._m)

    def _laid_out(self, size: QSize) -> Grid:
        # It is asked for the letters of a size before it takes that.
        key = size.toTuple(), self._m, has_loaded_chinese()
        if self._last is None or self._last[0] != key:
            grid = grid_for(size, self._m, self._contents(), pictured=self._is_picture)
            self._last = key, grid
        return self._last[1]

    def _arrange(self) -> None:
        self._grid = grid = self._laid_out(self.size())
        left, right = round(grid.notes), round(grid.right)
        votes = len(self.heads) - self.left_out()
        self._columns.setGeometry(left, round(grid.top), right - left, self.height() - 2 * round(grid.top))
        self._columns.set_breadth(round(votes * grid.column), scrolls=grid.overflows and not self._is_picture)
        self.update()

    def _paint_board(self, painter: QPainter) -> None:
        """Paint the panel, and the lines that part the roles."""
        colours, rect = colours_of(self), QRectF(self.rect())
        radius, width = self._m.px(RADIUS_PANEL), paint.BORDER * self._m.stroke
        paint.rounded(painter, rect, radius, fill=colours.surface, edge=colours.line, width=width)
        self._paint_band(painter)
        painter.setPen(QPen(QColor(colours.line), width))
        for y in self._grid.partings():
            painter.drawLine(QLineF(self._grid.left, y, rect.right() - self._grid.left, y))

    def _paint_band(self, painter: QPainter) -> None:
        """Set those off who have won, below their heads: what stands over all columns is of nobody."""
        grid, aside = self._grid, self._grid.left / 2
        for place, group in enumerate(self.groups):
            if group.won:
                top, foot = grid.line(place, 0), grid.line(place, len(group.rows))
                band = QRectF(aside, top, self.width() - 2 * aside, foot - top)
                paint.rounded(painter, band, self._m.px(BAND), fill=colours_of(self).sunk)

    def _paint_columns(self, painter: QPainter, seen: QRect) -> None:
        """Paint the columns that `seen` touches, in the coordinates of their own widget."""
        grid, m, colours, left_out = self._grid, self._m, colours_of(self), self.left_out()
        texts, font = heads_written(self.heads, self._texts.heads, m, grid)
        days = list(spans(self.heads[left_out:]))
        paint_days(painter, colours, m, grid, days, self._texts.days[-len(days) :])
        draw = paint_named if grid.named else paint_cell
        for place, head in list(enumerate(self.heads))[left_out:]:
            x = (place - left_out) * grid.column
            if x > seen.right() or x + grid.column < seen.left():
                continue
            over = QRectF(x, grid.over, grid.column, grid.head)
            if head.day:
                paint_vote_sign(painter, colours, m, grid, over, head.icon)
            else:
                paint_head(painter, colours, over, head.icon, texts[place], font, named=grid.named)
            cells = [(grid.passes_room().top(), self._passes[place])] if self._passes else []
            for number, group in enumerate(self.groups):
                cells += [(grid.line(number, i), row.cells[place]) for i, row in enumerate(group.rows)]
            for y, cell in cells:
                draw(painter, colours, m, QRectF(x, y - grid.top, grid.column, grid.row), cell)
