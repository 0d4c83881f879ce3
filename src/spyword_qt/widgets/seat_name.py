"""A name under a seat: on one line, or on more where it is long."""

from __future__ import annotations

import html
import re
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from spyword_qt.people import Person
from spyword_qt.theme.fonts import ui
from spyword_qt.widgets.fitting import draw_elided, line_font
from spyword_qt.widgets.graphemes import graphemes
from spyword_qt.widgets.name_line import BETWEEN_WORDS, draw_name, shown_name

LINE: Final = 1.3
"""Height of a line in letter sizes."""
MOST_LINES: Final = 3
"""That a name takes."""
APART: Final = 5
"""Pixels between the lines of neighbours."""
LEAST_LETTERS: Final = 3
"""Of a word that is broken, before it goes on on the next line."""


def broken_name(person: Person, font: QFont, width: float, lines: int = MOST_LINES) -> tuple[str, ...]:
    """The lines of a name that is too long for one, at most so many, the last shortened where it must be.

    Nothing for a name that has room on one, or that would look like somebody else's.
    """
    measure = QFontMetricsF(font)
    if lines == 1 or measure.horizontalAdvance(person.name) <= width:
        return ()
    broken = _broken(person.name, measure, width, lines)
    return () if broken in [_broken(other, measure, width, lines) for other in person.alike] else broken


def whole_name_note(person: Person, letters: int, width: float, lines: int) -> str:
    """What to say to who points at a name that isn't seen whole; nothing where it is."""
    font = line_font(person.name, ui, letters, width)
    shown = "".join(broken_name(person, font, width, lines)) or shown_name(person, font, width)
    is_whole = shown.replace(" ", "") == person.name.replace(" ", "")
    # Escaped: Qt takes what looks like a markup for one.
    return "" if is_whole else f"<qt>{html.escape(person.name)}</qt>"


def draw_seat_name(painter: QPainter, room: QRectF, person: Person, most: int, lines: int) -> int:
    """Draw a name on one line of a room or down to so many, `most` pixels large at most; returns how many."""
    broken = broken_name(person, ui(most), room.width(), lines)
    line = QRectF(room.left(), room.top(), room.width(), LINE * most)
    if not broken:
        draw_name(painter, line, person, ui, most)
        return 1
    for place, text in enumerate(broken):
        draw_elided(painter, line.translated(0, place * line.height()), text, ui(most))
    return len(broken)


def _broken(name: str, measure: QFontMetricsF, width: float, most: int) -> tuple[str, ...]:
    room = width - APART
    lines = _lines(name, measure, room, most, keeps_words=True)
    if max(map(measure.horizontalAdvance, re.split(f"[{BETWEEN_WORDS}]", name))) <= room:
        return lines
    # Some word has to be broken: if all of it has room so, lines end anywhere, one as long as another.
    share = measure.horizontalAdvance(name) / len(lines) + measure.averageCharWidth()
    even = _lines(name, measure, min(room, share), len(lines), keeps_words=False)
    return even if name.endswith(even[-1]) else lines


def _lines(
    name: str, measure: QFontMetricsF, width: float, most: int, *, keeps_words: bool
) -> tuple[str, ...]:
    lines: list[str] = []
    rest = name
    while len(lines) < most - 1 and measure.horizontalAdvance(rest) > width:
        end = _end(rest, measure, width, keeps_words=keeps_words)
        if not end:
            break
        lines.append(rest[:end].rstrip())
        rest = rest[end:].lstrip()
    return (*lines, measure.elidedText(rest, Qt.TextElideMode.ElideRight, width))


def _end(name: str, measure: QFontMetricsF, width: float, *, keeps_words: bool) -> int:
    """Where a line of it ends: after its last whole word in that width, or within a longer one; else 0."""
    within = list(accumulate(len(letter) for letter in graphemes(name)))
    fitting = [end for end in within if measure.horizontalAdvance(name[:end].rstrip()) <= width]
    words = [end for end in fitting if name[end - 1] in BETWEEN_WORDS]
    if words and keeps_words:
        return words[-1]
    return fitting[-1] if len(fitting) >= LEAST_LETTERS else 0
