"""A name under a seat: on one line, or on two where it is long and has a place to break."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from spyword_qt.people import Person
from spyword_qt.theme.fonts import ui
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.name_line import BETWEEN_WORDS, draw_name

LINE: Final = 1.3
"""Height of a line in letter sizes."""


def broken_name(person: Person, font: QFont, width: float) -> tuple[str, str] | None:
    """The two lines of a name that is too long for one, the second shortened where it must be.

    None for a name that has no place to break, or would look like that of somebody else.
    """
    measure = QFontMetricsF(font)
    if measure.horizontalAdvance(person.name) <= width:
        return None
    lines = _broken(person.name, measure, width)
    return None if lines in [_broken(other, measure, width) for other in person.alike] else lines


def draw_seat_name(painter: QPainter, room: QRectF, person: Person, most: int, lines: int) -> int:
    """Draw a name on one line of a room or down to so many, `most` pixels large at most; returns how many."""
    broken = broken_name(person, ui(most), room.width()) if lines > 1 else None
    line = QRectF(room.left(), room.top(), room.width(), LINE * most)
    if broken is None:
        draw_name(painter, line, person, ui, most)
        return 1
    for place, text in enumerate(broken):
        draw_elided(painter, line.translated(0, place * line.height()), text, ui(most))
    return len(broken)


def _broken(name: str, measure: QFontMetricsF, width: float) -> tuple[str, str] | None:
    ends = [place + 1 for place, letter in enumerate(name) if letter in BETWEEN_WORDS]
    fitting = [end for end in ends if measure.horizontalAdvance(name[:end].rstrip()) <= width]
    if not fitting:
        return None
    end = fitting[-1]
    return name[:end], measure.elidedText(name[end:], Qt.TextElideMode.ElideRight, width)
