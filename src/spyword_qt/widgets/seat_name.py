"""A name under a seat: on as few lines as it needs; who points at a shortened one is told all of it."""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import QSizeF

from spyword_qt.people import Person
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.block import MOST_LINES
from spyword_qt.widgets.lines import Lines, line_height, natural_width
from spyword_qt.widgets.name_block import NameBlock

LINE: Final = 1.3
"""Height of a line in letter sizes."""
APART: Final = 0.5
"""Between the labels of neighbours, in sizes of their letters."""
FARTHER_APART: Final = 3
"""Pixels by which the lines of a broken name, which go on, are farther from what is beside them."""


def seat_name(person: Person, letters: int, width: float, lines: int = MOST_LINES) -> Lines:
    """The lines of a name, at most so many, in letters of so many pixels, which all at the table have."""
    if lines > 1 and natural_width(person.name, ui(letters)) > width:
        width -= FARTHER_APART
    room = QSizeF(width, lines * line_height(letters, LINE))
    return NameBlock(person, ui, LINE).lines(room, letters)


def letters_in(text: str, most: int, place: float) -> int:
    """Pixels of the largest letters, up to `most`, in which a label is apart from those beside its place."""
    px = most
    while px > MIN_TEXT and natural_width(text, ui(px)) + APART * px > place:
        px -= 1
    return px


def whole_name_note(person: Person, shown: Lines) -> str:
    """What to say to who points at a name that isn't seen whole; nothing where it is."""
    # Escaped: Qt takes what looks like a markup for one.
    return "" if "".join(shown.rows) == person.name else f"<qt>{html.escape(person.name)}</qt>"
