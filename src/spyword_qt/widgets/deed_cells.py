"""What stands in each cell of the table of nights: chips with their names, and badges beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import DARK, Colours
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.name_line import STILL_READ, draw_name

ABREAST: Final = 1.12  # of a chip
ABOVE: Final = 0.1  # of a chip, with as much below
NAMED_ABOVE: Final = 0.04  # a name stands clear of what is below
NAME_LINE: Final = 1.25
NAMED: Final = 3.9
"""The narrowest column in which names stand below chips, in sizes of their letters."""
BADGE: Final = 0.62
"""Of a chip's width."""
OVERLAP: Final = 0.16
"""Of a badge's width: how far it reaches over a chip, whose letter says who it is."""
AROUND: Final = 0.1
"""The same of the ground that sets it off."""
NOTHING: Final = "·"


@dataclass(frozen=True, slots=True)
class Done:
    """To whom something was done, and the icon of what came of it, where something did."""

    person: Person
    sign: str = ""


@dataclass(frozen=True, slots=True)
class DeedRow:
    """Something that is done at night, beside an icon in a tone of `Colours`."""

    sign: str
    tone: str
    name: str
    cells: tuple[tuple[Done, ...], ...]
    """A cell a night, for nobody, one or some."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Measures in pixels."""

    px: int
    name_px: int
    """Letters of a name; 0 where there is no room for names."""
    labels: float
    """Right edge of what is done."""
    column: float
    chip: float

    def lines(self, row: DeedRow) -> int:
        """How many lines of chips a row takes."""
        return max((ceil(len(cell) / self.abreast) for cell in row.cells), default=0) or 1

    @property
    def abreast(self) -> int:
        """How many chips of a night stand side by side."""
        return max(1, int(self.column / (NAMED * self.name_px if self.name_px else ABREAST * self.chip)))

    @property
    def line(self) -> float:
        """Height of one chip with its name."""
        return self.above * 2 + self.chip + NAME_LINE * self.name_px

    @property
    def above(self) -> float:
        """Between a chip and the line over it."""
        return (NAMED_ABOVE if self.name_px else ABOVE) * self.chip


def paint_cell(painter: QPainter, colours: Colours, grid: Grid, room: QRectF, cell: Sequence[Done]) -> None:
    """Paint to whom something was done in a night."""
    if not cell:
        painter.setPen(QColor(colours.mute))
        draw_elided(painter, room, NOTHING, ui(grid.px, 500))
    top = room.center().y() - ceil(len(cell) / grid.abreast) * grid.line / 2
    # Nobody stands beside who is alone: a long name has all the width.
    abreast = grid.abreast if len(cell) > 1 else 1
    wide = room.width() / abreast if grid.name_px else ABREAST * grid.chip
    for number, done in enumerate(cell):
        line, across = divmod(number, grid.abreast)
        beside = min(grid.abreast, len(cell) - line * grid.abreast)
        place = QRectF(
            room.center().x() + (across - beside / 2) * wide, top + line * grid.line, wide, grid.line
        )
        # What a sign stands at is alone in its night.
        chip = _signed_chip(room, grid) if done.sign else _chip_place(place, grid)
        paint_chip(painter, chip, done.person.avatar, dark=colours is DARK)
        if done.sign:
            _paint_badge(painter, colours, chip, done.sign)
        if grid.name_px:
            foot = place.top() + grid.above + grid.chip
            below = QRectF(place.left() + 1, foot, place.width() - 2, NAME_LINE * grid.name_px)
            painter.setPen(QColor(colours.ink))
            draw_name(painter, below, done.person, partial(ui, weight=500), grid.name_px, least=STILL_READ)


def _chip_place(place: QRectF, grid: Grid) -> QRectF:
    return QRectF(place.center().x() - grid.chip / 2, place.top() + grid.above, grid.chip, grid.chip)


def _signed_chip(room: QRectF, grid: Grid) -> QRectF:
    """The same of one with a badge beside it: further left or smaller where that needs the room."""
    beside = (1 - OVERLAP) * BADGE
    side = min(grid.chip, room.width() / (1 + beside))
    left = min(room.center().x() - side / 2, room.right() - (1 + beside) * side)
    top = room.center().y() - grid.line / 2 + grid.above
    return QRectF(left, top + (grid.chip - side) / 2, side, side)


def _paint_badge(painter: QPainter, colours: Colours, chip: QRectF, sign: str) -> None:
    """Paint what came of it beside a chip's foot."""
    side = BADGE * chip.width()
    around = AROUND * side
    spot = QRectF(chip.right() - OVERLAP * side, chip.bottom() - side, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.surface))
    painter.drawEllipse(spot.adjusted(-around, -around, around, around))
    icons.stamp(painter, spot, sign, colours.ink)
