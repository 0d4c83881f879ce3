"""A name in its place: on lines as a text is, and shortened only where the smallest letters have no room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont

from spyword_qt.people import Person
from spyword_qt.theme.tokens import LEADING, MIN_TEXT
from spyword_qt.widgets.block import Block
from spyword_qt.widgets.lines import Lines, line_height
from spyword_qt.widgets.name_line import shown_name

CLOSE: Final = 1.1
"""Height of a line, in sizes of its letters, where a name would be shortened, or shortened by more."""
FILLED: Final = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5, 0.4)
"""How much of all lines together a shortened name fills: as much as has room where words are broken."""


class NameBlock(Block):
    """Somebody's name as `make` writes it."""

    def __init__(self, person: Person, make: Callable[[int], QFont], leading: float = LEADING) -> None:
        super().__init__(person.name, make, leading)
        self._person = person

    def lines(self, room: QSizeF, most: int, *, large: float | None = None) -> Lines:
        """The name as a block is, never higher than its room."""
        lines = super().lines(room, most, large=large)
        return lines if lines.height <= room.height() else self._squeezed(room)

    def part_held(self, room: QSizeF) -> float:
        return self._part_on(_close_lines(room), room.width())

    def _squeezed(self, room: QSizeF) -> Lines:
        closer = self._divided(MIN_TEXT, room.width(), CLOSE)
        if closer.height <= room.height():
            return closer
        smallest, most_lines = self.make(MIN_TEXT), max(1, _close_lines(room))
        for part in FILLED:
            shown = shown_name(self._person, smallest, most_lines * part * room.width())
            lines = Lines(shown, smallest, room.width(), CLOSE)
            if lines.count <= most_lines:
                break
        return lines


def _close_lines(room: QSizeF) -> int:
    """How many lines of the smallest letters have room, close to one another."""
    return int(room.height() / line_height(MIN_TEXT, CLOSE))
