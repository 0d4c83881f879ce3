"""How names and votes of the end's matrix are painted into their places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import DARK, MIN_TEXT, Colours
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided, draw_line, line_font
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.matrix_cells import WON, Cell, Group
from spyword_qt.widgets.matrix_grid import (
    BESIDE_CHIP,
    BESIDE_NAME,
    BESIDE_NOTE,
    CHIP,
    HEAD,
    NAME,
    letters,
)
from spyword_qt.widgets.matrix_heads import head_font
from spyword_qt.widgets.name_line import STILL_READ, draw_name

VOTE: Final = 0.68
"""Diameter of a chip that was voted for, in rows: rings round those in a column don't make a chain."""
READ: Final = 26.0
"""Pixels that it has at least where rows are low, so that its letter can be read."""
CLOSEST: Final = 0.9
"""The most of a low row that it takes then."""
WIDEST_VOTE: Final = 0.7
"""The same in columns, where these are narrow: a ring goes round it."""
RING: Final = 0.08
"""Width of the ring round a vote that found somebody, in diameters of the chip."""
LEAST_RING: Final = 2.0
"""Pixels that it has at least."""
BESIDE_RING: Final = 0.07
"""Width of the gap between them: on the chip's edge, a ring would look like a part of it."""
LEAST_BESIDE: Final = 1.5
WIDEST_RING: Final = 0.98
"""Outer diameter of a ring in rows; where these are low, the chip within it is smaller."""
TWO_DIGITS: Final = 0.76
"""Size of letters of which two take the width of a column, in such widths."""
CROWN: Final = 2.0
"""Its width with the gap before it, in sizes of the letters beside it."""
NOTE: Final = 22
NONE: Final = "·"
"""For no vote: among noughts, the numbers that matter would be lost."""


def paint_group(painter: QPainter, colours: Colours, m: Metrics, room: QRectF, group: Group) -> None:
    """Paint what stands over those of a group."""
    side, gap = min(m.px(28), 0.8 * room.height()), m.px(9)
    colour = getattr(colours, group.tone)
    where = QRectF(room.left(), room.center().y() - side / 2, side, side)
    icons.stamp(painter, where, group.glyph, colour)
    painter.setPen(QColor(colour))
    beside = room.adjusted(side + gap, 0, 0, 0)
    most = letters(m, 22, room.height() / HEAD)
    before_crown = beside.adjusted(0, 0, -(gap + side), 0)
    font = line_font(group.name, _group_font, most, before_crown.width())
    after = natural_width(group.name, font)
    if not group.won or after > before_crown.width() + 1:
        draw_line(painter, beside, group.name, _group_font, most, Qt.AlignmentFlag.AlignLeft)
        return
    draw_elided(painter, beside, group.name, font, Qt.AlignmentFlag.AlignLeft)
    icons.stamp(painter, QRectF(beside.left() + after + gap, where.top(), side, side), WON, colour)


def group_width(group: Group, px: int) -> float:
    """Pixels in width of what stands over a group behind its glyph, in letters of that size."""
    return natural_width(group.name, _group_font(px)) + (CROWN * px if group.won else 0.0)


def paint_name(painter: QPainter, colours: Colours, m: Metrics, room: QRectF, person: Person) -> None:
    """Paint somebody's chip and name into their part of a row."""
    paint_chip(painter, _chip_square(room), person.avatar, dark=colours is DARK)
    painter.setPen(QColor(colours.ink))
    most = letters(m, NAME, room.height())
    draw_name(
        painter, _beside_chip(m, room), person, _name_font, most, Qt.AlignmentFlag.AlignLeft, least=STILL_READ
    )


def notes_width(notes: Sequence[str], over: str, m: Metrics, row: float) -> float:
    """Pixels in width of the longest of these, and of what stands over them."""
    font = _note_font(letters(m, NOTE, row))
    widths = [natural_width(note, font) for note in notes]
    return float(max(natural_width(over, head_font(m, HEAD * row)), *widths))


def paint_note(painter: QPainter, colours: Colours, m: Metrics, room: QRectF, note: str) -> None:
    """Paint what stands behind somebody's name."""
    painter.setPen(QColor(colours.ink))
    font = _note_font(letters(m, NOTE, room.height()))
    draw_elided(painter, _before_votes(m, room), note, font, Qt.AlignmentFlag.AlignRight)


def paint_over_notes(painter: QPainter, colours: Colours, m: Metrics, room: QRectF, text: str) -> None:
    """Paint what stands over all of these."""
    painter.setPen(QColor(colours.soft))
    font = head_font(m, room.height())
    draw_elided(painter, _before_votes(m, room), text, font, Qt.AlignmentFlag.AlignRight)


def paint_passes(painter: QPainter, colours: Colours, m: Metrics, room: QRectF, name: str) -> None:
    """Paint what the row is called in which stands how many passed."""
    square = _chip_square(room)
    inset = 0.2 * square.width()
    icons.stamp(painter, square.adjusted(inset, inset, -inset, -inset), "pass", colours.mute)
    painter.setPen(QColor(colours.ink))
    most = letters(m, NAME, room.height())
    draw_line(painter, _beside_chip(m, room), name, _name_font, most, Qt.AlignmentFlag.AlignLeft)


def paint_cell(
    painter: QPainter,
    colours: Colours,
    m: Metrics,
    room: QRectF,
    cell: Cell,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Paint a cell into its column of a row; `align` is for words."""
    row = room.height()
    side = min(max(VOTE * row, min(READ, CLOSEST * row)), WIDEST_VOTE * room.width())
    if cell.on_target:
        side = min(side, _within_ring(row, side))
    square = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
    if cell.person is not None:
        paint_chip(painter, square, cell.person.avatar, dark=colours is DARK)
        if cell.on_target:
            _paint_ring(painter, colours, square)
    elif cell.number is not None:
        quiet = colours.mute if cell.number == 0 else colours.ink
        painter.setPen(QColor(colours.accent if cell.decisive else quiet))
        px = min(letters(m, 28, row), round(TWO_DIGITS * room.width()))
        draw_elided(painter, room, str(cell.number or NONE), voice(max(MIN_TEXT, px)))
    elif cell.icon:
        inset = 0.08 * side
        icons.stamp(painter, square.adjusted(inset, inset, -inset, -inset), cell.icon, colours.soft)
    elif cell.gone:
        if not is_crossed(cell, m, row, room.width()):
            painter.setPen(QColor(colours.mute))
            draw_elided(painter, room, cell.text, _gone_font(cell, m, row, room.width()), align)
        else:
            inset = 0.14 * side
            icons.stamp(painter, square.adjusted(inset, inset, -inset, -inset), "close", colours.accent)


def is_crossed(cell: Cell, m: Metrics, row: float, width: float) -> bool:
    """Whether a column has no room for what is said of somebody who was out by then: it is a cross there."""
    return cell.gone and natural_width(cell.text, _gone_font(cell, m, row, width)) > width


def _chip_square(room: QRectF) -> QRectF:
    side = CHIP * room.height()
    return QRectF(room.left(), room.center().y() - side / 2, side, side)


def _beside_chip(m: Metrics, room: QRectF) -> QRectF:
    """Where the name stands."""
    return room.adjusted(CHIP * room.height() + m.px(BESIDE_CHIP), 0, -m.px(BESIDE_NAME), 0)


def _before_votes(m: Metrics, room: QRectF) -> QRectF:
    return room.adjusted(0, 0, -m.px(BESIDE_NOTE), 0)


def _gone_font(cell: Cell, m: Metrics, row: float, width: float) -> QFont:
    return line_font(cell.text, partial(ui, weight=450), letters(m, 19, row), width)


def _note_font(px: int) -> QFont:
    return ui(px, 600)


def _group_font(px: int) -> QFont:
    return ui(px, 600)


def _name_font(px: int) -> QFont:
    return ui(px, 500)


def _around(chip: float) -> tuple[float, float]:
    """Pixels of the gap round a chip and of the ring round that."""
    return max(LEAST_BESIDE, BESIDE_RING * chip), max(LEAST_RING, RING * chip)


def _within_ring(row: float, chip: float) -> float:
    """Diameter of the largest chip round which a ring has room in a row, where the ring is that of `chip`."""
    return WIDEST_RING * row - 2 * sum(_around(chip))


def _paint_ring(painter: QPainter, colours: Colours, chip: QRectF) -> None:
    """Paint what marks a vote that found somebody."""
    gap, width = _around(chip.width())
    painter.setPen(QPen(QColor(colours.brassink), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = chip.width() / 2 + gap + width / 2
    painter.drawEllipse(chip.center(), reach, reach)
