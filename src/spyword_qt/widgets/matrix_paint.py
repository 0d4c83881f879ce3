"""How a name and a vote of the end's matrix are painted into their places."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from spyword_engine.deal import Role
from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import DARK, Colours
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided, draw_line, line_font
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.matrix_cells import Cell
from spyword_qt.widgets.matrix_grid import CHIP, HEAD, letters

VOTE: Final = 0.68
"""Diameter of a chip that was voted for, in rows."""
NO_ROOM: Final = "–"
"""Stands for a word that is longer than its column is wide."""
WIDEST_VOTE: Final = 0.86
"""The same in columns, where these are narrow."""


def paint_role(painter: QPainter, colours: Colours, m: Metrics, room: QRectF, role: Role, name: str) -> None:
    """Paint what stands over those of a role."""
    side = min(m.px(28), 0.8 * room.height())
    colour = {Role.CITIZEN: colours.citizen, Role.SPY: colours.spy, Role.GHOST: colours.ghost}[role]
    where = QRectF(room.left(), room.center().y() - side / 2, side, side)
    icons.stamp(painter, where, role.value, colour)
    painter.setPen(QColor(colour))
    beside = room.adjusted(side + m.px(9), 0, 0, 0)
    most = letters(m, 22, room.height() / HEAD)
    draw_line(painter, beside, name, partial(ui, weight=600), most, Qt.AlignmentFlag.AlignLeft)


def paint_name(painter: QPainter, colours: Colours, m: Metrics, room: QRectF, person: Person) -> None:
    """Paint somebody's chip and name into their part of a row."""
    side = CHIP * room.height()
    square = QRectF(room.left(), room.center().y() - side / 2, side, side)
    paint_chip(painter, square, person.avatar, dark=colours is DARK)
    painter.setPen(QColor(colours.ink))
    beside = room.adjusted(side + m.px(14), 0, 0, 0)
    most = letters(m, 24, room.height())
    draw_line(painter, beside, person.name, _name_font, most, Qt.AlignmentFlag.AlignLeft)


def paint_cell(painter: QPainter, colours: Colours, m: Metrics, room: QRectF, cell: Cell) -> None:
    """Paint a cell into its column of a row."""
    row = room.height()
    side = min(VOTE * row, WIDEST_VOTE * room.width())
    square = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
    if cell.person is not None:
        paint_chip(painter, square, cell.person.avatar, dark=colours is DARK)
        if cell.on_target:
            _paint_ring(painter, colours, room, side)
    elif cell.number is not None:
        quiet = colours.mute if cell.number == 0 else colours.ink
        painter.setPen(QColor(colours.accent if cell.decisive else quiet))
        draw_elided(painter, room, str(cell.number), voice(letters(m, 28, row)))
    elif cell.icon:
        inset = 0.22 * side
        icons.stamp(painter, square.adjusted(inset, inset, -inset, -inset), cell.icon, colours.mute)
    elif cell.text:
        painter.setPen(QColor(colours.mute))
        font = line_font(cell.text, partial(ui, weight=450), letters(m, 19, row), room.width())
        fits = natural_width(cell.text, font) <= room.width()
        draw_elided(painter, room, cell.text if fits else NO_ROOM, font)


def _name_font(px: int) -> QFont:
    return ui(px, 500)


def _paint_ring(painter: QPainter, colours: Colours, room: QRectF, chip: float) -> None:
    """Paint what marks a vote that found somebody."""
    width = max(2.0, 0.09 * chip)
    painter.setPen(QPen(QColor(colours.brassink), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = 0.5 * chip + 0.066 * chip + width / 2
    painter.drawEllipse(room.center(), reach, reach)
