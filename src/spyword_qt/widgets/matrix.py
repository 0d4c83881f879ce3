"""Who was who, and every vote: the end's table of people by role and votes in order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_engine.deal import Role
from spyword_engine.views import EndView, OutView
from spyword_qt import phrasing
from spyword_qt.people import Person
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import FOCUS_WIDTH, RADIUS_PANEL, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.columns import Columns
from spyword_qt.widgets.legend import LegendEntry
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.matrix_cells import Cell, Head, Row, groups, heads, passes
from spyword_qt.widgets.matrix_grid import ABOVE, Contents, Grid, grid_for, letters
from spyword_qt.widgets.matrix_legend import legend
from spyword_qt.widgets.matrix_paint import (
    head_texts,
    paint_cell,
    paint_head,
    paint_name,
    paint_passes,
    paint_role,
)
from spyword_qt.widgets.matrix_speech import spoken_heads, spoken_passes, spoken_rows
from spyword_qt.widgets.still import drawn

LEAST_ROW: Final = 32
"""Design pixels of somebody's row."""


class VoteMatrix(QWidget):
    """People by role with a column a vote; where all don't fit, the later votes are scrolled to.

    One for a `picture` can't be scrolled: its columns get narrower, and then the first votes are left out.
    """

    def __init__(self, parent: QWidget | None = None, *, picture: bool = False) -> None:
        super().__init__(parent)
        self._is_picture = picture
        self._m = DESIGN
        self._shown: tuple[Sequence[Person], EndView, Sequence[OutView], Collection[int]] | None = None
        self._groups: tuple[tuple[Role, tuple[Row, ...]], ...] = ()
        self._heads: tuple[Head, ...] = ()
        self._passes: tuple[Cell, ...] = ()
        self._columns = Columns(self._paint_columns, self)
        self._columns.focus_changed.connect(self.update)
        self._grid = self._laid_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_end(
        self, people: Sequence[Person], end: EndView, out: Sequence[OutView], left: Collection[int]
    ) -> None:
        """Show a game that is over; `out` and `left` are who was out of it and who of those had left."""
        self._shown = (people, end, out, left)
        self._fill()

    def forget(self) -> None:
        """Drop roles and votes."""
        self._shown = None
        self._fill()

    def rescale(self, m: Metrics) -> None:
        """Take the letter sizes and rows of the window's scale."""
        self._m = m
        self._arrange()
        self.updateGeometry()

    def legend(self) -> list[LegendEntry]:
        """What the signs in it mean that nobody knows by themselves."""
        if self._shown is None:
            return []
        _, end, _, _ = self._shown
        return legend(self._groups, self._heads, end.roles)

    def left_out(self) -> int:
        """How many of the first votes a picture has no room for."""
        return len(self._heads) - self._grid.seen if self._is_picture and self._grid.overflows else 0

    def height_for(self, row: float) -> int:
        """Height with rows of so many pixels."""
        return round(self._contents().rows * row) + 2 * self._m.px(ABOVE)

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(554), self.height_for(self._m.px(self._contents().roomy)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(380), self.height_for(self._m.px(LEAST_ROW)))

    def board(self) -> QPixmap:
        """The matrix without people and votes."""
        return drawn(self, self._paint_board)

    def people_rects(self) -> list[QRect]:
        """Where names stand, by role, then the passes; a role's head goes with its first person."""
        grid = self._grid
        rects = []
        for group, (_, rows) in enumerate(self._groups):
            for place in range(len(rows)):
                room = grid.name_room(group, place)
                rects.append(room if place else room | grid.head_room(group))
        if self._passes:
            rects.append(grid.passes_room())
        return [rect.toAlignedRect() for rect in rects]

    def vote_rects(self) -> list[QRect]:
        """Where the votes stand that can be seen, in order."""
        seen, column = self._columns.geometry(), self._grid.column
        columns = [
            QRectF(seen.x() + place * column, seen.y(), column, seen.height()).toAlignedRect()
            for place in range(len(self._heads))
        ]
        return [rect & seen for rect in columns if rect.intersects(seen)]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

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
        for group, (role, rows) in enumerate(self._groups):
            name = self._role_name(role, len(rows))
            paint_role(painter, colours, m, grid.head_room(group), role, name)
            for place, row in enumerate(rows):
                paint_name(painter, colours, m, grid.name_room(group, place), row.person)
        if self._passes:
            paint_passes(painter, colours, m, grid.passes_room(), self.tr("Passed"))

    def _fill(self) -> None:
        self._groups, self._heads, self._passes = (), (), ()
        if self._shown is not None:
            people, end, out, left = self._shown
            by_seat = {person.seat: person for person in people}
            words = {"out_word": self.tr("out"), "left_word": self.tr("left")}
            self._groups = groups(by_seat, end, out, left, **words)
            self._heads = heads(end.log)
            self._passes = passes(end.log)
        self.setAccessibleDescription(phrasing.apart(self._said()))
        self._columns.setAccessibleName(self.tr("Every vote"))
        self._arrange()
        self.updateGeometry()

    def _said(self) -> list[str]:
        """Everything that is painted, for those who listen."""
        said = [spoken_rows(self._role_name(role, len(rows)), rows) for role, rows in self._groups]
        passed = spoken_passes(self.tr("Passed"), self._passes)
        return [spoken_heads(self._heads), *said, passed]

    def _role_name(self, role: Role, count: int) -> str:
        if role is Role.CITIZEN:
            return self.tr("Citizen") if count == 1 else self.tr("Citizens")
        if role is Role.GHOST:
            return self.tr("Ghost")
        return self.tr("Spy") if count == 1 else self.tr("Spies")

    def _contents(self) -> Contents:
        counts = tuple(len(rows) for _, rows in self._groups)
        return Contents(counts, bool(self._passes), len(self._heads), self._longest)

    def _longest(self, row: float) -> float:
        """Width of the longest name or role, in rows of so many pixels."""
        font = ui(letters(self._m, 24, row), 500)
        names = [row.person.name for _, rows in self._groups for row in rows]
        names += [self._role_name(role, len(rows)) for role, rows in self._groups]
        names += [self.tr("Passed")] if self._passes else []
        return max((natural_width(name, font) for name in names), default=0)

    def _laid_out(self) -> Grid:
        return grid_for(self.size(), self._m, self._contents(), pictured=self._is_picture)

    def _arrange(self) -> None:
        self._grid = grid = self._laid_out()
        left, right = round(grid.first), round(grid.right)
        votes = len(self._heads) - self.left_out()
        self._columns.setGeometry(left, round(grid.top), right - left, self.height() - 2 * round(grid.top))
        self._columns.set_breadth(round(votes * grid.column), scrolls=grid.overflows and not self._is_picture)
        self.update()

    def _paint_board(self, painter: QPainter) -> None:
        """Paint the panel, and the lines that part the roles."""
        colours, rect = colours_of(self), QRectF(self.rect())
        radius, width = self._m.px(RADIUS_PANEL), paint.BORDER * self._m.stroke
        paint.rounded(painter, rect, radius, fill=colours.surface, edge=colours.line, width=width)
        painter.setPen(QPen(QColor(colours.line), width))
        for y in self._grid.partings():
            painter.drawLine(QLineF(self._grid.left, y, rect.right() - self._grid.left, y))

    def _paint_columns(self, painter: QPainter, seen: QRect) -> None:
        """Paint the columns that `seen` touches, in the coordinates of their own widget."""
        grid, m, colours, left_out = self._grid, self._m, colours_of(self), self.left_out()
        names = [self.tr("Vote {number}").format(number=head.number) for head in self._heads]
        texts = head_texts(self._heads, names, m, grid)
        for place, head in list(enumerate(self._heads))[left_out:]:
            x = (place - left_out) * grid.column
            if x > seen.right() or x + grid.column < seen.left():
                continue
            over = QRectF(x, 0, grid.column, grid.head)
            paint_head(painter, colours, m, over, head.icon, texts[place])
            cells = [(grid.passes_room().top(), self._passes[place])] if self._passes else []
            for group, (_, rows) in enumerate(self._groups):
                cells += [(grid.line(group, i), row.cells[place]) for i, row in enumerate(rows)]
            for y, cell in cells:
                paint_cell(painter, colours, m, QRectF(x, y - grid.top, grid.column, grid.row), cell)
