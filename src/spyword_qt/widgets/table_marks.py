"""What a chip on the table bears at its edge: its place in the order, and a check once its turn is over."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, inf, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import MIN_TEXT, Colours
from spyword_qt.widgets import paint
from spyword_qt.widgets.table_layout import Seating
from spyword_qt.widgets.table_names import from_place

_CHECK: Final = 9.0
_DIGIT: Final = 10.0
"""Least radius in pixels, of a disc that a number of one digit has room on."""
_NUMBER: Final = 11.5
"""The same for two digits."""
_PART: Final = 0.35
"""Of the chip's radius."""
_WITHIN: Final = 0.66
"""Of that radius, how far from the chip's middle a mark may reach: its letters end there."""
_FREE: Final = 2.5
"""Pixels round it in the colour of the room."""
_FOOT: Final = atan2(0.69, 0.72)
"""Where on the chip's edge it is best: between its foot and its side."""
_OFF_NAMES: Final = 4.5
"""Pixels between it and the letters of any name."""
_CLEAR: Final = 9.0
"""Pixels between it and somebody else's name, whose it would look like otherwise."""
_STEPS: Final = 48
"""Places round a chip that are tried."""


class Room:
    """What marks have to leave free: names, chips, the ring, and marks that are there already."""

    def __init__(self, floor: QRectF, seats: Seating, names: Sequence[QRectF]) -> None:
        self.seats = seats
        self._floor = floor
        self._names = names
        self._taken: list[tuple[QPointF, float]] = []

    def take(self, place: int, size: float, least: float) -> QRectF:
        """The square of a mark at a chip, which is `size` times as large as others are.

        It is as near to the side of the chip's foot as it may be without touching anything.
        """
        seats = self.seats
        chip, spot = size * seats.chip, seats.spots[place]
        radius = max(least, _PART * chip)
        # The larger it is beside its chip, the farther from the letters.
        away = max(0.93 * chip, _WITHIN * chip + radius)
        side = -1 if spot.x() < seats.centre.x() - 1 else 1
        steps = sorted(range(-_STEPS // 2, _STEPS // 2), key=abs)
        turns = (_FOOT + 2 * pi * step / _STEPS for step in steps)
        tried = (QPointF(spot.x() + side * away * cos(turn), spot.y() + away * sin(turn)) for turn in turns)
        at, least_covered = spot, inf
        for other in tried:
            covered = round(self._covered(other, radius, place), 1)
            if covered < least_covered:
                at, least_covered = other, covered
            if not covered:
                break
        edge = radius + _FREE
        at.setX(min(max(at.x(), self._floor.left() + edge), self._floor.right() - edge))
        self._taken.append((at, radius))
        return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)

    def _covered(self, at: QPointF, radius: float, own: int) -> float:
        """By how many pixels a mark would reach into what is to be free."""
        seats, edge = self.seats, radius + _FREE
        middle = seats.ring + seats.ring_width * 0.7 + edge - _away(at, seats.centre)
        inner = self._floor.adjusted(edge, edge, -edge, -edge)
        outside = max(inner.left() - at.x(), at.x() - inner.right(), at.y() - inner.bottom())
        others = (spot for i, spot in enumerate(seats.spots) if i != own)
        into = [
            middle,
            outside,
            *(radius + _OFF_NAMES - from_place(at, name) for name in self._names),
            *(seats.chip + radius - _away(at, spot) for spot in others),
            *(radius + other - _away(at, spot) for spot, other in self._taken),
        ]
        near = (edge + _CLEAR - from_place(at, name) for i, name in enumerate(self._names) if i != own)
        return sum(max(0.0, depth) for depth in into) + 0.3 * max(0.0, *near, 0.0)


def paint_check(painter: QPainter, room: Room, place: int, size: float, gap: str, colours: Colours) -> None:
    """Paint a check at the edge of the chip at a place; `gap` is the room's colour."""
    disc = _clear(painter, room.take(place, size, _CHECK), gap)
    paint.badge(painter, disc, colours.good, colours.on_good)


def paint_number(
    painter: QPainter, room: Room, place: int, size: float, gap: str, colours: Colours, number: int
) -> None:
    """Paint a number there instead."""
    disc = _clear(painter, room.take(place, size, _DIGIT if number < 10 else _NUMBER), gap)
    paint.rounded(painter, disc, disc.width() / 2, fill=colours.surface, edge=colours.edge, width=1.2)
    painter.setFont(ui(max(MIN_TEXT, round(0.6 * disc.width())), 600))
    painter.setPen(QColor(colours.ink))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))


def _clear(painter: QPainter, disc: QRectF, gap: str) -> QRectF:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(gap))
    painter.drawEllipse(disc.adjusted(-_FREE, -_FREE, _FREE, _FREE))
    return disc


def _away(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())
