"""Who was who, and every vote: the end's table of people by role and votes in order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_engine.deal import Role
from spyword_engine.views import EndView, OutView
from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import FOCUS_WIDTH, RADIUS_PANEL, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.columns import Columns
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.matrix_cells import Head, Row, groups, heads
from spyword_qt.widgets.matrix_grid import CHIP, HEAD, Grid, letters
from spyword_qt.widgets.matrix_paint import paint_cell, paint_name, paint_role
from spyword_qt.widgets.matrix_speech import spoken_heads, spoken_rows
from spyword_qt.widgets.scroll_bar import BAR
from spyword_qt.widgets.still import drawn

LEAST: Final = 46
"""Least width of a vote, in design pixels, below which a finger would lose it."""
LEAST_PICTURED: Final = 24


class VoteMatrix(QWidget):
    """People by role with a column a vote; where all don't fit, the later votes are scrolled to.

    One for a `picture` can't be scrolled: its columns get narrower, and then the first votes are left out.
    """

    def __init__(self, parent: QWidget | None = None, *, picture: bool = False) -> None:
        super().__init__(parent)
        self._least = LEAST_PICTURED if picture else LEAST
        self._is_picture = picture
        self._left_out = 0
        self._m = DESIGN
        self._shown: tuple[Sequence[Person], EndView, Sequence[OutView], Collection[int]] | None = None
        self._groups: tuple[tuple[Role, tuple[Row, ...]], ...] = ()
        self._heads: tuple[Head, ...] = ()
        self._columns = Columns(self._paint_columns, self)
        self._columns.focus_changed.connect(self.update)
        self._overflows = False
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

    def height_for(self, row: float) -> int:
        """Height with rows of so many pixels."""
        return round(self._units() * row) + 2 * self._pad()

    def sizeHint(self) -> QSize:
        row = 64 if self._people() <= 8 else 44
        return QSize(self._m.px(554), self.height_for(self._m.px(row)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(380), self.height_for(self._m.px(32)))

    def board(self) -> QPixmap:
        """The matrix without people and votes."""
        return drawn(self, self._paint_board)

    def people_rects(self) -> list[QRect]:
        """Where everybody's name stands, by role; with its first person goes the head of a role."""
        grid, y = self._grid(), float(self._pad())
        rects = []
        for _, rows in self._groups:
            for place in range(len(rows)):
                height = grid.row if place else grid.head + grid.row
                rects.append(QRectF(self._side(), y, grid.names - self._side(), height).toAlignedRect())
                y += height
        return rects

    def vote_rects(self) -> list[QRect]:
        """Where the votes stand that can be seen, in order."""
        seen, column = self._columns.geometry(), self._grid().column
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

    def _fill(self) -> None:
        self._groups, self._heads = (), ()
        if self._shown is not None:
            people, end, out, left = self._shown
            by_seat = {person.seat: person for person in people}
            words = {"out_word": self.tr("out"), "left_word": self.tr("left")}
            self._groups = groups(by_seat, end, out, left, **words)
            self._heads = heads(end.log)
        self.setAccessibleDescription("; ".join(self._said()))
        self._columns.setAccessibleName(self.tr("Every vote"))
        self._arrange()
        self.updateGeometry()

    def _said(self) -> list[str]:
        """Everything that is painted, for those who listen."""
        said = [spoken_rows(self._role_name(role, len(rows)), rows) for role, rows in self._groups]
        return [part for part in (spoken_heads(self._heads), *said) if part]

    def _role_name(self, role: Role, count: int) -> str:
        if role is Role.CITIZEN:
            return self.tr("Citizens")
        if role is Role.GHOST:
            return self.tr("Ghost")
        return self.tr("Spy") if count == 1 else self.tr("Spies")

    def _people(self) -> int:
        return sum(len(rows) for _, rows in self._groups)

    def _units(self) -> float:
        return max(1.0, self._people() + HEAD * len(self._groups))

    def _pad(self) -> int:
        return self._m.px(14)

    def _side(self) -> int:
        return self._m.px(25)

    def _grid(self) -> Grid:
        m = self._m
        bar = BAR if self._overflows else 0
        row = min(float(m.px(64)), (self.height() - 2 * self._pad() - bar) / self._units())
        names = self._side() + CHIP * row + m.px(14) + min(self._longest(row), 0.4 * self.width()) + m.px(8)
        room = self.width() - names - m.px(14)
        least = m.px(self._least) if self._is_picture else max(row, m.px(self._least))
        column = min(float(m.px(92)), max(least, room / max(1, len(self._heads))))
        return Grid(row, names, column)

    def _longest(self, row: float) -> float:
        """Width of the longest name or role."""
        font = ui(letters(self._m, 24, row), 500)
        names = [row.person.name for _, rows in self._groups for row in rows]
        names += [self._role_name(role, len(rows)) for role, rows in self._groups]
        return max((natural_width(name, font) for name in names), default=0)

    def left_out(self) -> int:
        """How many of the first votes a picture has no room for."""
        return self._left_out

    def _arrange(self) -> None:
        self._overflows = False
        self._left_out = 0
        for _ in range(2):
            grid = self._grid()
            room = self.width() - grid.names - self._m.px(14)
            self._overflows = grid.column * len(self._heads) > room + 1 and not self._is_picture
        if self._is_picture:
            self._left_out = max(0, len(self._heads) - int((room + 1) / grid.column))
        wide = round(grid.column * (len(self._heads) - self._left_out))
        right = self.width() - self._m.px(14)
        left = round(grid.names) if self._overflows else right - wide
        self._columns.setGeometry(left, self._pad(), right - left, self.height() - 2 * self._pad())
        self._columns.set_breadth(wide, scrolls=self._overflows)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, stroke = colours_of(self), self._m.stroke
        self._paint_board(painter)
        if self._columns.hasFocus():
            radius = self._m.px(RADIUS_PANEL)
            paint.rounded(
                painter, QRectF(self.rect()), radius, edge=colours.focus, width=FOCUS_WIDTH * stroke
            )
        grid, y = self._grid(), float(self._pad())
        for role, rows in self._groups:
            name = self._role_name(role, len(rows))
            paint_role(painter, colours, self._m, self._head_room(grid, y), role, name)
            y += grid.head
            for row in rows:
                paint_name(painter, colours, self._m, self._name_room(grid, y), row.person)
                y += grid.row

    def _paint_board(self, painter: QPainter) -> None:
        """Paint the panel, and the lines that part the roles."""
        colours, rect = colours_of(self), QRectF(self.rect())
        radius, width = self._m.px(RADIUS_PANEL), paint.BORDER * self._m.stroke
        paint.rounded(painter, rect, radius, fill=colours.surface, edge=colours.line, width=width)
        grid, y = self._grid(), float(self._pad())
        painter.setPen(QPen(QColor(colours.line), width))
        for _, rows in self._groups[:-1]:
            y += grid.head + len(rows) * grid.row
            painter.drawLine(QLineF(self._side(), y, rect.right() - self._side(), y))

    def _head_room(self, grid: Grid, y: float) -> QRectF:
        return QRectF(self._side(), y, grid.names - self._side(), grid.head)

    def _name_room(self, grid: Grid, y: float) -> QRectF:
        return QRectF(self._side(), y, grid.names - self._m.px(6) - self._side(), grid.row)

    def _paint_columns(self, painter: QPainter, seen: QRect) -> None:
        """Paint the columns that `seen` touches, in the coordinates of their own widget."""
        grid, colours = self._grid(), colours_of(self)
        for place, head in list(enumerate(self._heads))[self._left_out :]:
            x = (place - self._left_out) * grid.column
            if x > seen.right() or x + grid.column < seen.left():
                continue
            self._paint_head(painter, colours, grid, QRectF(x, 0, grid.column, grid.head), head)
            y = 0.0
            for _, rows in self._groups:
                y += grid.head
                for row in rows:
                    room = QRectF(x, y, grid.column, grid.row)
                    paint_cell(painter, colours, self._m, room, row.cells[place])
                    y += grid.row

    def _paint_head(self, painter: QPainter, colours: Colours, grid: Grid, room: QRectF, head: Head) -> None:
        font = ui(letters(self._m, 19, grid.row), 500)
        side = 1.05 * font.pixelSize() if head.icon else 0.0
        widest = max(natural_width(self._vote_name(other), font) for other in self._heads)
        text = self._vote_name(head) if widest + side + 8 <= room.width() else str(head.number)
        width = natural_width(text, font) + (side + 4 if side else 0)
        left = room.center().x() - width / 2
        if head.icon:
            where = QRectF(left, room.center().y() - side / 2, side, side)
            icons.draw(painter, where, head.icon, colours.brassink)
        painter.setPen(QColor(colours.soft))
        words = QRectF(left + width, room.top(), 0, room.height())
        words.setLeft(left + (side + 4 if side else 0))
        draw_elided(painter, words, text, font)

    def _vote_name(self, head: Head) -> str:
        return self.tr("Vote {number}").format(number=head.number)
