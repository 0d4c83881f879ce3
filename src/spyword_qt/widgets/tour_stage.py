"""What the pictures of "how to play" have in common: the table, those round it, what they say."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from spyword_qt.people import Avatar
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import DARK, IVORY, MIN_TEXT, TABLE_LIT, TABLE_SHADE, Colours
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.lit_disc import paint_lit_disc

INITIALS: Final = ("A", "M", "Ł", "B", "S", "K")
TABLE: Final = 0.38
"""Radius of the table, in sides of the picture. So are all measures here."""
CHIP: Final = 0.094
AT_TURN: Final = 1.2
"""How many times larger the chip is of whoever is looked at."""
LETTERS: Final = 0.052
MOST_LETTERS: Final = 1.2
"""How many times larger the people's preference makes letters in a picture, at most."""


@dataclass(frozen=True)
class Stage:
    """A picture while it is painted. `share` (0 to 1) is how much of it has happened."""

    painter: QPainter
    room: QRectF
    colours: Colours
    metrics: Metrics
    share: float
    dpr: float

    @property
    def centre(self) -> QPointF:
        return self.room.center()

    @property
    def side(self) -> float:
        """Pixels of the square that everything lies in."""
        return min(self.room.width(), self.room.height())

    def at(self, x: float, y: float) -> QPointF:
        """A place, from the middle."""
        return self.centre + QPointF(x, y) * self.side

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rectangle round a place."""
        rect = QRectF(0, 0, width * self.side, height * self.side)
        rect.moveCenter(self.at(x, y))
        return rect

    def seat(self, number: int, reach: float = TABLE) -> QPointF:
        """Where somebody sits, clockwise from the top left, or nearer to the middle."""
        angle = radians(-120 + 60 * number)
        return self.at(reach * cos(angle), reach * sin(angle))

    def during(self, start: float, end: float) -> float:
        """How much of a part of the time, from `start` to `end`, is over."""
        return max(0.0, min(1.0, (self.share - start) / (end - start)))

    def letters(self, size: float = LETTERS) -> int:
        """Pixels of letters in the picture."""
        return max(MIN_TEXT, round(size * self.side * min(self.metrics.text, MOST_LETTERS)))


def paint_table(stage: Stage, radius: float = TABLE) -> None:
    """Paint the table with its rim."""
    painter, reach = stage.painter, radius * stage.side
    rim = max(2.0, 0.008 * stage.side)
    paint_lit_disc(painter, stage.centre, reach - rim / 2, TABLE_LIT, TABLE_SHADE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(stage.colours.brass), rim))
    painter.drawEllipse(stage.centre, reach - rim / 2, reach - rim / 2)
    line = QColor(IVORY)
    line.setAlphaF(0.25)
    painter.setPen(QPen(line, 1.25))
    painter.drawEllipse(stage.centre, reach - 3.5 * rim, reach - 3.5 * rim)


def paint_people(stage: Stage, *, out: int | None = None, turn: int | None = None) -> None:
    """Paint a chip on each seat; one greyed and slashed, one larger."""
    dark = stage.colours is DARK
    gap = stage.colours.ground if dark else stage.colours.lamp
    for seat, initials in enumerate(INITIALS):
        size = 2 * CHIP * (AT_TURN if seat == turn else 1.0) * stage.side
        rect = QRectF(0, 0, size, size)
        rect.moveCenter(stage.seat(seat))
        avatar = Avatar(seat, seat, initials)
        paint_chip(stage.painter, rect, avatar, out=seat == out, ground=gap, dark=dark)
