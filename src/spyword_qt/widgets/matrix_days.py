"""What stands over the votes of the end's matrix where these are of days, and names beside wide votes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

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
    """Paint each day over its votes, by name or where that has no room by number, parted from the next."""
    make = partial(ui, weight=500)
    most, height = letters(m, LETTERS, grid.row), grid.bottom - grid.top
    for span, name in zip(days, names, strict=True):
        room = QRectF(span.first * grid.column, 0, span.votes * grid.column, grid.over)
        if span.first:
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QLineF(room.left(), 0, room.left(), height))
        words = room.adjusted(BETWEEN, 0, -BETWEEN, 0)
        font = line_font(name, make, most, words.width())
        fits = natural_width(name, font) <= words.width()
        align = Qt.AlignmentFlag.AlignLeft if grid.named else Qt.AlignmentFlag.AlignCenter
        painter.setPen(QColor(colours.soft))
        draw_elided(painter, words, name if fits else str(span.day), font, align)


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
