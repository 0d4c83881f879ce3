"""A name on one line; where it is shortened, so that nobody takes it for another one that begins alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from spyword_qt.people import Person
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.fitting import draw_elided, line_font
from spyword_qt.widgets.graphemes import graphemes
from spyword_qt.widgets.initials import shared_letters

ELLIPSIS: Final = "…"
LEAST_HEAD: Final = 2
"""Letters of a name that stay before what tells it from another."""
BETWEEN_WORDS: Final = " -"
STILL_READ: Final = 0.62
"""Part of their size down to which a name's letters may shrink where it stands among others in a table."""
ROUNDING: Final = 0.5
"""Pixels by which a text may be wider than its room."""

Shortening: TypeAlias = Callable[[str], str]


def draw_name(
    painter: QPainter,
    room: QRectF,
    person: Person,
    make: Callable[[int], QFont],
    most: int,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    *,
    least: float = 0.0,
) -> None:
    """Draw somebody's name into its room, smaller where that is narrow, shortened only at last.

    Where it would have to be smaller than that part `least` of its size, it is shortened rather.
    """
    font = line_font(person.name, make, most, room.width())
    if font.pixelSize() < least * most:
        font = make(max(MIN_TEXT, round(least * most)))
    draw_elided(painter, room, shown_name(person, font, room.width()), font, align)


def shown_name(person: Person, font: QFont, width: float) -> str:
    """The name as it goes into so many pixels: whole, or without its end, its middle or what it shares.

    The first of these is taken that shows nobody else so whose name begins as theirs does.
    """
    measure = QFontMetricsF(font)
    if measure.horizontalAdvance(person.name) <= width + ROUNDING:
        return person.name
    ways = list(_ways(person, measure, width))
    telling = (way for way in ways if way(person.name) not in map(way, person.alike))
    return next(telling, ways[0])(person.name)


def _ways(person: Person, measure: QFontMetricsF, width: float) -> Iterator[Shortening]:
    def elide(how: Qt.TextElideMode, name: str) -> str:
        shortened = measure.elidedText(name, how, width + ROUNDING)
        return shortened if shortened != ELLIPSIS else _beginning(name, measure, width) or ELLIPSIS

    def cut(shared: int, name: str) -> str:
        letters = list(graphemes(name))
        end = "".join(letters[shared:]).lstrip(BETWEEN_WORDS)
        heads = ("".join(letters[:kept]).rstrip(BETWEEN_WORDS) for kept in range(shared, LEAST_HEAD - 1, -1))
        tries = [f"{head}{ELLIPSIS}{end}" for head in heads] or [name]
        fitting = (text for text in tries if measure.horizontalAdvance(text) <= width + ROUNDING)
        return next(fitting, elide(Qt.TextElideMode.ElideRight, tries[-1]))

    yield partial(elide, Qt.TextElideMode.ElideRight)
    own = len(list(graphemes(person.name)))
    for shared in sorted({shared_letters(person.name, other) for other in person.alike} - {own}):
        yield partial(cut, shared)
    yield partial(elide, Qt.TextElideMode.ElideMiddle)


def _beginning(name: str, measure: QFontMetricsF, width: float) -> str:
    """As many characters as have room, where a wide one leaves none for what would say that more follow."""
    begun = accumulate(graphemes(name))
    held = (text for text in begun if measure.horizontalAdvance(text) <= width + ROUNDING)
    return max(held, key=len, default="")
