"""One place of a board, painted: number of the place, chip, name, bar, and what it is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from spyword_qt.people import Avatar
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import HONEY, IVORY, LEADING, MIN_TEXT, MIST, TABLE_LIT, TRACK, Colours
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided, line_font
from spyword_qt.widgets.lines import natural_width

GAP: Final = 14
PAD: Final = 22
PLACE: Final = 40
PLACE_LETTERS: Final = 26
TITLE: Final = 18
NOTE: Final = 18
BAR: Final = 14
LEAST_BAR: Final = 110
MOST_BAR: Final = 0.6
"""Of what is left beside chip and numbers."""
NAME_KEPT: Final = 0.8
"""Of its full size: so much smaller names get for the bars' sake."""
MOST_NUMBERS: Final = 0.42
"""Of the width, for the numbers."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a place."""

    place: str
    name: str
    title: str
    value: str
    note: str
    bar: str
    track: str
    edge: str
    is_dark: bool


AT_THE_TABLE: Final = Ink(HONEY, IVORY, HONEY, IVORY, MIST, HONEY, TRACK, TABLE_LIT, True)


def ink_of(colours: Colours, *, is_dark: bool) -> Ink:
    """The colours of those who don't lead."""
    return Ink(
        place=colours.soft,
        name=colours.ink,
        title=colours.brassink,
        value=colours.ink,
        note=colours.soft,
        bar=colours.brass,
        track=colours.sunk,
        edge=colours.line,
        is_dark=is_dark,
    )


@dataclass(frozen=True, slots=True)
class Size:
    """Design pixels: a place's height, its chip, and the letters of name and number."""

    height: int
    chip: int
    name: int
    value: int


LEADER: Final = Size(104, 72, 32, 44)
OTHERS: Final = Size(70, 48, 24, 30)


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of somebody."""

    place: str
    avatar: Avatar
    name: str
    title: str
    value: str
    note: str
    share: float


def height_of(m: Metrics, size: Size) -> int:
    """Pixels that a place takes in height."""
    name, value = _high(m, size.name) + _high(m, TITLE), _high(m, size.value) + _high(m, NOTE)
    return max(m.px(size.height), max(name, value) + m.px(GAP))


def numbers_width(m: Metrics, told: Told, size: Size) -> int:
    """Pixels that a place's number and note take in width."""
    value = natural_width(told.value, fonts.voice(m.font(size.value)))
    return max(value, natural_width(told.note, _plain(m.font(NOTE))))


def name_width(m: Metrics, told: Told, size: Size) -> int:
    """Pixels that a place's name and title want in width where they stand beside a bar."""
    name = fonts.voice(max(MIN_TEXT, round(NAME_KEPT * m.font(size.name))))
    title = _title_font(told)(max(MIN_TEXT, round(NAME_KEPT * m.font(TITLE))))
    return max(natural_width(told.name, name), natural_width(told.title, title))


@dataclass(frozen=True, slots=True)
class Widths:
    """Pixels that all places of a board share, so that its bars stand under one another."""

    names: int
    numbers: int


def paint_place(
    painter: QPainter, area: QRectF, told: Told, m: Metrics, ink: Ink, size: Size, widths: Widths
) -> None:
    """Paint a place into its area."""
    pad, gap, chip = m.px(PAD), m.px(GAP), m.px(size.chip)
    place = round(m.px(PLACE) * min(m.text, 1.5))
    left, middle = area.left() + pad, area.center().y()
    spot = QRectF(left, area.top(), place, area.height())
    _line(painter, spot, told.place, fonts.voice(m.font(PLACE_LETTERS)), ink.place, _LEFT)
    # Chips of both sizes stand on one axis.
    widest = m.px(LEADER.chip)
    axis = left + place + widest / 2
    square = QRectF(axis - chip / 2, middle - chip / 2, chip, chip)
    paint_chip(painter, square, told.avatar, dark=ink.is_dark)
    left = axis + widest / 2 + gap
    numbers = min(widths.numbers, round(MOST_NUMBERS * area.width()))
    right = area.right() - pad - numbers
    room = right - 2 * gap - left
    bar = min(MOST_BAR * room, room - gap - widths.names)
    if bar >= m.px(LEAST_BAR):
        _paint_bar(
            painter, QRectF(right - gap - bar, middle - m.px(BAR) / 2, bar, m.px(BAR)), told.share, ink
        )
        room -= bar + gap
    names = QRectF(left, area.top(), room, area.height())
    above = line_font(told.name, fonts.voice, m.font(size.name), room)
    below = line_font(told.title, _title_font(told), m.font(TITLE), room)
    heights = _high(m, size.name), _high(m, TITLE) if told.title else 0
    _two_lines(painter, names, heights, ((told.name, above, ink.name), (told.title, below, ink.title)), _LEFT)
    counts = QRectF(right, area.top(), numbers, area.height())
    above = line_font(told.value, fonts.voice, m.font(size.value), numbers)
    below = line_font(told.note, _plain, m.font(NOTE), numbers)
    heights = _high(m, size.value), _high(m, NOTE)
    _two_lines(
        painter, counts, heights, ((told.value, above, ink.value), (told.note, below, ink.note)), _RIGHT
    )


def _paint_bar(painter: QPainter, track: QRectF, share: float, ink: Ink) -> None:
    radius = track.height() / 2
    paint.rounded(painter, track, radius, fill=ink.track, edge=ink.edge)
    if share > 0:
        # Round at both ends, however short it is.
        length = max(track.height(), share * track.width())
        filled = QRectF(track.left(), track.top(), length, track.height())
        paint.rounded(painter, filled, radius, fill=ink.bar)


def _two_lines(
    painter: QPainter,
    room: QRectF,
    heights: tuple[int, int],
    lines: tuple[tuple[str, QFont, str], tuple[str, QFont, str]],
    align: Qt.AlignmentFlag,
) -> None:
    """One line over another in the middle of a room; the second one may be none."""
    top = room.center().y() - sum(heights) / 2
    for height, (text, font, colour) in zip(heights, lines, strict=True):
        if height:
            _line(painter, QRectF(room.left(), top, room.width(), height), text, font, colour, align)
        top += height


def _line(
    painter: QPainter, room: QRectF, text: str, font: QFont, colour: str, align: Qt.AlignmentFlag
) -> None:
    painter.setPen(QColor(colour))
    draw_elided(painter, room, text, font, align)


def _high(m: Metrics, letters: int) -> int:
    return round(LEADING * m.font(letters))


def _title_font(told: Told) -> Callable[[int], QFont]:
    return partial(fonts.slanted, text=told.title)


def _plain(px: int) -> QFont:
    return fonts.ui(px, 450)
