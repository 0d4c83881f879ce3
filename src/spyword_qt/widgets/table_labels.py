"""What stands beside the chips round a table: everybody's name, and the titles that have room near it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from spyword_qt.people import Person
from spyword_qt.theme.fonts import slanted
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.fitting import line_font
from spyword_qt.widgets.table_layout import (
    Line,
    Seating,
    Span,
    chip_radius,
    is_above,
    line_spans,
    lines_beside,
)
from spyword_qt.widgets.table_names import Label, from_place, labels, name_height

TITLE: Final = 18
_CLEAR: Final = 3.0
"""Pixels from a name to whatever belongs to others, where it is moved below the middle of its chip."""


def title_height(m: Metrics) -> float:
    """Pixels of a line of titles."""
    return 1.3 * m.font(TITLE)


class Labels:
    """The names of people and, where `below` is the height of a line for them, their titles below these.

    A title that would lie on a chip, the table or what belongs to somebody else is left out, and its name
    stands beside its chip then.
    """

    names: list[Label]
    titles: dict[int, Label]
    """By the places of those who wear them."""

    def __init__(
        self,
        people: Sequence[Person],
        seats: Seating,
        letters: range,
        room: QSizeF,
        m: Metrics,
        *,
        below: float = 0.0,
        turn: int | None = None,
    ) -> None:
        self._people = people
        self._seats = seats
        self._letters = letters
        self._room = room
        self._title = m.font(TITLE)
        self._below = below
        self._turn = turn
        titled = [i for i, person in enumerate(people) if below and person.title]
        while True:
            self._place(titled)
            has_room = list(self._clear(titled))
            if has_room == titled:
                break
            titled = has_room

    def _place(self, titled: Sequence[int]) -> None:
        """Place all names, and titles at those places whether they are clear or not."""
        people, seats, turn, below = self._people, self._seats, self._turn, self._below
        height, everybody = name_height(self._letters[-1]), range(len(people))
        farther = [below if i in titled and is_above(seats, i) else 0.0 for i in everybody]
        nearer = [0.0 if is_above(seats, i) else height for i in everybody]
        of_titles: list[Line] = [
            line for line in lines_beside(seats, below, turn, nearer) if line.own in titled
        ]
        lines = [*lines_beside(seats, height, turn, farther), *of_titles]
        spans = line_spans(seats, self._room, lines, turn)
        self.names = labels(people, spans[: len(people)], self._letters, height, turn)
        for i, name in enumerate(self.names):
            # A line is higher than its letters, so these may have room where it has none.
            middle = replace(
                name, place=name.place.translated(seats.spots[i].x() - name.place.center().x(), 0)
            )
            if middle.place != name.place and self._is_free(i, middle.ink(), _CLEAR):
                self.names[i] = middle
        self.titles = {
            line.own: self._title_in(span, people[line.own].title, self.names[line.own])
            for line, span in zip(of_titles, spans[len(people) :], strict=True)
        }

    def _title_in(self, span: Span, title: str, name: Label) -> Label:
        make = partial(slanted, text=title)
        # What stands under a name is never larger.
        most = min(self._title, name.font.pixelSize())
        font = line_font(title, make, most, span.right - span.left)
        width = QFontMetricsF(font).horizontalAdvance(title) + 1
        # Not in its stretch where that is too narrow: it is found to lie on something then.
        place = QRectF(0, 0, width, self._below)
        place.moveCenter(span.place(width, self._below).center())
        return Label(title, font, place)

    def _clear(self, titled: Sequence[int]) -> Iterable[int]:
        """Those of the places whose titles lie on nothing, the ones before being kept."""
        taken: list[QRectF] = []
        for i in titled:
            ink = self.titles[i].ink()
            if self._is_free(i, ink) and not any(map(ink.intersects, taken)):
                taken.append(ink)
                yield i

    def _is_free(self, own: int, ink: QRectF, clear: float = 0.0) -> bool:
        """Whether letters of one lie in the room, so clear of the table and of others' chips and names."""
        seats = self._seats
        others = [j for j in range(len(seats.spots)) if j != own]
        around = ink.adjusted(-clear, -clear, clear, clear)
        return (
            QRectF(0, 0, self._room.width(), self._room.height()).contains(ink)
            and from_place(seats.centre, ink) >= seats.rim + clear
            and all(
                from_place(seats.spots[j], ink) >= chip_radius(seats, j, self._turn) + clear for j in others
            )
            and not any(around.intersects(self.names[j].ink()) for j in others)
        )
