"""What the pictures of "how to play" have in common: the table, those round it, what they say."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spyword_qt.people import Avatar
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import DARK, IVORY, LEADING, MIN_TEXT, TABLE_LIT, TABLE_SHADE, TRACK, Colours
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.lines import fit
from spyword_qt.widgets.lit_disc import paint_lit_disc

INITIALS: Final = ("A", "M", "Ł", "B", "S", "K")
TABLE: Final = 0.38
"""Radius of the table, in sides of the picture. So are all measures here."""
CHIP: Final = 0.094
SHORTEST_TAIL: Final = 0.88
LONGEST_TAIL: Final = 1.5
"""From the middle of a bubble to the tip of its tail, in heights of the bubble."""
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
        size = 2 * CHIP * (1.2 if seat == turn else 1.0) * stage.side
        rect = QRectF(0, 0, size, size)
        rect.moveCenter(stage.seat(seat))
        avatar = Avatar(seat, seat, initials)
        paint_chip(stage.painter, rect, avatar, out=seat == out, ground=gap, dark=dark)


def paint_saying(
    stage: Stage,
    spot: QPointF,
    speaker: QPointF,
    text: str,
    shown: float,
    *,
    fill: str = IVORY,
    around: float = CHIP,
) -> None:
    """Paint a bubble round a spot, its tail towards who says it; `shown` (0 to 1) lets it grow.

    `around` is the radius of their chip.
    """
    if shown <= 0:
        return
    painter, px = stage.painter, stage.letters()
    # Whatever a language says there, it is to be read whole.
    lines = fit(text, voice, px, stage.room.width() - 1.3 * px - 4, LEADING)
    high = 1.75 * px if lines.count == 1 else lines.height + 0.5 * px
    wide = max(1.2 * high, lines.width + 1.3 * px)
    painter.save()
    left, right = stage.room.left() + wide / 2 + 2, stage.room.right() - wide / 2 - 2
    spot = QPointF(max(left, min(right, spot.x())), spot.y())
    painter.translate(spot)
    grown = 0.6 + 0.4 * shown
    painter.scale(grown, grown)
    painter.setOpacity(shown)
    body = QRectF(-wide / 2, -high / 2, wide, high)
    bubble = QPainterPath()
    bubble.addRoundedRect(body, high / 2, high / 2)
    painter.setPen(QPen(QColor(stage.colours.edge), max(1.2, 0.0035 * stage.side)))
    painter.setBrush(QColor(fill))
    painter.drawPath(bubble.united(_tail(speaker - spot, wide, high, around * stage.side)))
    lines.paint(painter, body, Qt.AlignmentFlag.AlignCenter, TRACK)
    painter.restore()


def _tail(way: QPointF, wide: float, high: float, chip: float) -> QPainterPath:
    """A pointed tail from within a bubble to the chip of that radius that is `way` off, if that is near."""
    length = max(1.0, hypot(way.x(), way.y()))
    ahead = way / length
    # It leaves the straight part of the bubble that is nearest to the speaker.
    straight = max(0.0, wide - high) / 2
    root = QPointF(max(-straight, min(straight, way.x() * 0.6)), 0)
    aside = QPointF(-ahead.y(), ahead.x()) * 0.24 * high
    to_chip = hypot(way.x() - root.x(), way.y()) - chip
    tail = QPainterPath(root + aside)
    tail.lineTo(root + ahead * max(SHORTEST_TAIL, min(to_chip / high, LONGEST_TAIL)) * high)
    tail.lineTo(root - aside)
    tail.closeSubpath()
    return tail
