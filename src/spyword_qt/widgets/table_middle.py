"""What stands in the middle of the table: a small line, a large one, a note; and the ring round them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import CORAL, HONEY, IVORY, MIN_TEXT, MIST, TRACK
from spyword_qt.widgets.fitting import draw_fitted, fitted
from spyword_qt.widgets.table_layout import Seating

_CLOCK: Final = 118
_BIG: Final = 68
_SIDE: Final = 25
_WEIGHT: Final = 450
_GROWTHS: Final = tuple(tenths / 10 for tenths in range(25, 10, -1))
"""How many times as large as usual in a circle letters may be, the better ones first."""
_FULL: Final = 1.32
"""Lines together may be so many radii of the free middle high."""
_SEGMENT_GAP: Final = 5.0
LEAST_LINE: Final = 1.3 * MIN_TEXT
"""Pixels that a line of the smallest letters takes with the space round them."""


@dataclass(frozen=True, slots=True)
class Middle:
    """The lines. A clock's large line is drawn apart."""

    small: str = ""
    big: str = ""
    note: str = ""
    clock: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """The rectangles of the lines that there is room for, and the size of the large one in pixels."""

    small: QRectF | None
    big: QRectF
    note: QRectF | None
    pixels: int


def place_lines(middle: Middle, centre: QPointF, radius: float, m: Metrics) -> Lines:
    """Stack the lines in the free circle of that radius; the small line goes first where it is too full.

    Larger text leaves a smaller circle between larger names: there its letters take all the room they find
    rather than be smaller than the usual ones.
    """
    if middle.clock:
        pixels = most = max(MIN_TEXT, min(m.px(_CLOCK), round(0.74 * radius)))
    else:
        pixels, most = max(MIN_TEXT, min(m.font(_BIG), round(0.46 * radius))), m.px(_BIG)
    side = max(MIN_TEXT, min(m.font(_SIDE), round(0.19 * radius)))
    for growth in _GROWTHS if m.text > 1 else ():
        large, small = (
            max(px, min(up_to, round(growth * px))) for px, up_to in ((pixels, most), (side, m.px(_SIDE)))
        )
        lines = _stacked(middle, centre, radius, large, small)
        if _have_room(middle, lines):
            return lines
    return _stacked(middle, centre, radius, pixels, side)


def _stacked(middle: Middle, centre: QPointF, radius: float, pixels: int, letters: int) -> Lines:
    side = 1.3 * letters
    big = pixels * (0.98 if middle.clock else 1.14)
    small, note = bool(middle.small), bool(middle.note)
    if big + side * (small + note) > _FULL * radius:
        small = False
    if big + side * note > _FULL * radius:
        note = False
    y = centre.y() - (big + side * (small + note)) / 2
    places: list[QRectF | None] = []
    for height, shown in ((side, small), (big, True), (side, note)):
        places.append(_line(centre, radius, y, height) if shown else None)
        y += height if shown else 0.0
    large = places[1] or QRectF()
    return Lines(places[0], large, places[2], pixels)


def _have_room(middle: Middle, lines: Lines) -> bool:
    """Whether all lines are there, each as large as it is meant to be."""
    sides = ((middle.small, lines.small), (middle.note, lines.note))
    return all(
        place is not None and _width(text, ui(_letters(place), _WEIGHT)) <= place.width()
        for text, place in sides
        if text
    ) and (middle.clock or _width(middle.big, voice(lines.pixels)) <= lines.big.width())


def _letters(line: QRectF) -> int:
    return round(line.height() / 1.3)


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def paint_lines(painter: QPainter, middle: Middle, lines: Lines) -> None:
    """Paint all but a clock's digits."""
    if lines.small is not None:
        _paint_line(painter, lines.small, middle.small, MIST)
    if lines.note is not None:
        _paint_line(painter, lines.note, middle.note, HONEY)
    if not middle.clock:
        room = QSizeF(lines.big.width(), max(lines.big.height(), LEAST_LINE))
        font = fitted(middle.big, room, voice, lines.pixels, MIN_TEXT)
        if font.pixelSize() < MIN_TEXT:
            return
        painter.setPen(QColor(IVORY))
        draw_fitted(painter, lines.big, middle.big, font)


def paint_clock(painter: QPainter, text: str, lines: Lines, swell: float) -> None:
    """Paint the time; each digit keeps its place whatever its neighbours are. `swell` enlarges it, from 1."""
    pixels, cells = lines.pixels, _cells(text, voice(lines.pixels))
    if sum(cells) > lines.big.width():
        pixels = max(MIN_TEXT, int(pixels * lines.big.width() / sum(cells)))
        cells = _cells(text, voice(pixels))
    font = voice(pixels)
    measure = QFontMetricsF(font)
    painter.save()
    painter.translate(lines.big.center())
    painter.scale(swell, swell)
    painter.setFont(font)
    painter.setPen(QColor(IVORY))
    x = -sum(cells) / 2
    for sign, cell in zip(text, cells, strict=True):
        away = (cell - measure.horizontalAdvance(sign)) / 2
        painter.drawText(QPointF(x + away, measure.capHeight() / 2), sign)
        x += cell
    painter.restore()


def paint_segments(painter: QPainter, seats: Seating, done: int, places: Sequence[int], of: int) -> None:
    """Paint a piece of the ring for each who speaks: of those who have, who does now, and who is to come.

    `places` are theirs on the rim in speaking order, among so many.
    """
    step, first = 360 / max(1, of), QLineF(seats.centre, seats.spots[0]).angle()
    for number, place in enumerate(places):
        if number == done:
            colour, width = IVORY, 1.4 * seats.ring_width
        else:
            colour, width = (HONEY if number < done else TRACK), seats.ring_width
        start = first - place * step + (step - _SEGMENT_GAP) / 2
        _paint_arc(painter, seats, colour, width, start, _SEGMENT_GAP - step, Qt.PenCapStyle.FlatCap)


def paint_track(painter: QPainter, seats: Seating) -> None:
    """Paint the groove that the clock's ring drains in."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(TRACK), seats.ring_width))
    painter.drawEllipse(seats.centre, seats.ring, seats.ring)


def paint_drain(painter: QPainter, seats: Seating, fraction: float, last_ten: bool) -> None:
    """Paint what is left of the time, from the top against the clock."""
    if fraction > 0:
        colour = CORAL if last_ten else HONEY
        _paint_arc(
            painter, seats, colour, seats.ring_width, 90, 360 * min(1.0, fraction), Qt.PenCapStyle.RoundCap
        )


def _paint_arc(
    painter: QPainter,
    seats: Seating,
    colour: str,
    width: float,
    start: float,
    span: float,
    cap: Qt.PenCapStyle,
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width, c=cap))
    around = QRectF(
        seats.centre.x() - seats.ring, seats.centre.y() - seats.ring, 2 * seats.ring, 2 * seats.ring
    )
    painter.drawArc(around, round(start * 16), round(span * 16))


def _line(centre: QPointF, radius: float, top: float, height: float) -> QRectF:
    """The part of a line inside the circle; the letters' own height counts, not the space round them."""
    farthest = abs(top + height / 2 - centre.y()) + 0.3 * height
    half = 0.88 * sqrt(max(0.0, radius * radius - farthest * farthest))
    return QRectF(centre.x() - half, top, 2 * half, height)


def _paint_line(painter: QPainter, place: QRectF, text: str, colour: str) -> None:
    room = QSizeF(place.width(), 1.6 * place.height())
    font = fitted(text, room, partial(ui, weight=_WEIGHT), _letters(place), MIN_TEXT)
    if font.pixelSize() < MIN_TEXT:
        return
    painter.setPen(QColor(colour))
    draw_fitted(painter, place, text, font)


def _cells(text: str, font: QFont) -> Sequence[float]:
    measure = QFontMetricsF(font)
    digit = max(measure.horizontalAdvance(sign) for sign in "0123456789")
    return [digit if sign.isdigit() else measure.horizontalAdvance(sign) for sign in text]
