"""What stands over the votes of the end's matrix where these are of days, and names beside wide votes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from math import ceil
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import Colours
from spyword_qt.widgets.fitting import draw_elided, line_font
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.matrix_cells import Cell, Head
from spyword_qt.widgets.matrix_grid import NAME, Grid, letters
from spyword_qt.widgets.matrix_paint import paint_cell
from spyword_qt.widgets.name_line import STILL_READ, draw_name

LETTERS: Final = 19
BETWEEN: Final = 6.0
SIGN: Final = 1.15  # of the letters' size
MOST_SIGN: Final = 0.8  # of a column
SUN: Final = 1.0  # of the letters' size
BESIDE_SUN: Final = 0.15


@dataclass(frozen=True, slots=True)
class Span:
    """The votes of a day: which is the first of them that is shown, and how many these are."""

    day: int
    first: int
    votes: int


def spans(heads: Sequence[Head]) -> Iterator[Span]:
    """The days of these votes, in order; nothing in a game without days."""
    first = 0
    for day, votes in groupby(heads, lambda head: head.day):
        count = len(list(votes))
        if day:
            yield Span(day, first, count)
        first += count


def paint_days(
    painter: QPainter, colours: Colours, m: Metrics, grid: Grid, days: Sequence[Span], names: Sequence[str]
) -> None:
    """Paint each day over its votes, parted from the next: by name, or where one has no room by number."""
    height = grid.bottom - grid.top
    rooms = [QRectF(day.first * grid.column, 0, day.votes * grid.column, grid.over) for day in days]
    painter.setPen(QPen(QColor(colours.line), 1))
    for room in rooms[1:]:
        painter.drawLine(QLineF(room.left(), 0, room.left(), height))
    words = [room.adjusted(BETWEEN, 0, -BETWEEN, 0) for room in rooms]
    make, most = partial(ui, weight=500), letters(m, LETTERS, grid.row)
    fonts = [line_font(name, make, most, room.width()) for name, room in zip(names, words, strict=True)]
    font = min(fonts, key=QFont.pixelSize, default=make(most))
    has_names = all(
        natural_width(name, font) <= ceil(room.width()) for name, room in zip(names, words, strict=True)
    )
    align = Qt.AlignmentFlag.AlignLeft if grid.named else Qt.AlignmentFlag.AlignCenter
    for day, name, room in zip(days, names, words, strict=True):
        painter.setPen(QColor(colours.soft))
        if has_names:
            draw_elided(painter, room, name, font, align)
        else:
            _paint_number(painter, colours, room, str(day.day), make(most))


def _paint_number(painter: QPainter, colours: Colours, room: QRectF, number: str, font: QFont) -> None:
    """Paint which day it is, beside a sun where there is room for one: below stand signs of votes."""
    width = natural_width(number, font)
    side, gap = SUN * font.pixelSize(), BESIDE_SUN * font.pixelSize()
    if side + gap + width > room.width() + 2 * BETWEEN:
        draw_elided(painter, room, number, font)
        return
    left = room.center().x() - (side + gap + width) / 2
    icons.stamp(painter, QRectF(left, room.center().y() - side / 2, side, side), "sun", colours.soft)
    draw_elided(painter, QRectF(left + side + gap, room.top(), width, room.height()), number, font)


def paint_vote_sign(
    painter: QPainter, colours: Colours, m: Metrics, grid: Grid, room: QRectF, icon: str
) -> None:
    """Paint what kind of vote it was."""
    side = min(SIGN * letters(m, LETTERS, grid.row), MOST_SIGN * room.width())
    left = room.left() + BETWEEN if grid.named else room.center().x() - side / 2
    where = QRectF(left, room.center().y() - side / 2, side, side)
    icons.stamp(painter, where, icon, colours.brassink)


def paint_named(painter: QPainter, colours: Colours, m: Metrics, room: QRectF, cell: Cell) -> None:
    """Paint a cell at the left edge of its column, and beside it the name of whoever was voted for."""
    if cell.gone:
        paint_cell(painter, colours, m, room.adjusted(BETWEEN, 0, 0, 0), cell, Qt.AlignmentFlag.AlignLeft)
        return
    sign = QRectF(room.left(), room.top(), room.height(), room.height())
    paint_cell(painter, colours, m, sign, cell)
    if cell.person is not None:
        beside = QRectF(
            sign.right() + BETWEEN, room.top(), room.right() - sign.right() - 2 * BETWEEN, room.height()
        )
        painter.setPen(QColor(colours.ink))
        most = letters(m, NAME, room.height())
        draw_name(
            painter,
            beside,
            cell.person,
            partial(ui, weight=500),
            most,
            Qt.AlignmentFlag.AlignLeft,
            least=STILL_READ,
        )
