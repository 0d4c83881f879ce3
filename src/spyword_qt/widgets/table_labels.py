"""What stands beside the chips round a table: everybody's name, and the titles that have room near it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from spyword_qt.people import Person
from spyword_qt.theme.fonts import slanted
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.table_layout import (
    Line,
    Seating,
    Span,
    chip_radius,
    is_above,
    line_spans,
    lines_beside,
)
from spyword_qt.widgets.table_names import Label, from_place, labels, name_height, shared_size

TITLE: Final = 18
_LEAST_TITLE: Final = 0.5
"""Of the letters of a name, that its title has at least: smaller ones look lost under it."""
_CLEAR: Final = 3.0
"""Pixels from a name to whatever belongs to others, where it is moved below the middle of its chip."""


def title_height(m: Metrics) -> float:
    """Pixels of a line of titles."""
    return 1.3 * m.font(TITLE)


class Labels:
    """The names of people and, where `below` is the height of a line for them, their titles below these.

    A name and its title stand one under the other. A title that would lie on a chip, the table or what
    belongs to somebody else, or take its name from its chip, is left out; its name stands beside its chip
    then.
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
            has_room = list(self._clear())
            if has_room == titled:
                break
            titled = has_room

    def _place(self, titled: Sequence[int]) -> None:
        """Place all names, and titles at those places whether they are clear or not."""
        people, letters = self._people, self._letters
        self.names, lines, spans = self._named(titled, letters, letters[-1])
        # A line is as high as what is painted there, or names would stand off their chips.
        painted = shared_size(people, spans[: len(people)], letters)
        # In some rooms that would cost letters, and half as much doesn't. More tries would take a table of
        # many, which is laid out for each size that names might have, a second.
        for px in (painted, (painted + letters[-1]) // 2) if painted < letters[-1] else ():
            names, nearer, stretches = self._named(titled, range(letters.start, painted + 1), px)
            if all(map(_is_no_worse, names, self.names, people)):
                self.names, lines, spans = names, nearer, stretches
                break
        for i, name in enumerate(self.names):
            # A line is higher than its letters, so these may have room where it has none.
            middle = _at(name, self._seats.spots[i].x())
            if middle.place != name.place and self._is_free(i, middle.ink(), _CLEAR):
                self.names[i] = middle
        self.titles = {}
        for line, span in zip(lines[len(people) :], spans[len(people) :], strict=True):
            self._add_title(line.own, spans[line.own], span)

    def _named(
        self, titled: Sequence[int], letters: range, px: int
    ) -> tuple[list[Label], Sequence[Line], Sequence[Span]]:
        """All names in lines for letters of `px`; these lines, then those of titles; and their stretches."""
        seats, turn, below, everybody = self._seats, self._turn, self._below, range(len(self._people))
        height = name_height(px)
        farther = [below if i in titled and is_above(seats, i) else 0.0 for i in everybody]
        nearer = [0.0 if is_above(seats, i) else height for i in everybody]
        of_titles = [line for line in lines_beside(seats, below, turn, nearer) if line.own in titled]
        lines = [*lines_beside(seats, height, turn, farther), *of_titles]
        spans = line_spans(seats, self._room, lines, turn)
        return labels(self._people, spans[: len(everybody)], letters, height, turn), lines, spans

    def _add_title(self, own: int, beside: Span, below: Span) -> None:
        """Place a title in its stretch and its name in that beside it on one axis, if there is one."""
        name, title, middle = self.names[own], self._people[own].title, beside.best
        half, farthest = name.place.width() / 2, max(self._seats.chip, abs(name.place.center().x() - middle))
        least = max(MIN_TEXT, ceil(_LEAST_TITLE * name.font.pixelSize()))
        # What stands under a name is never larger.
        for px in range(min(self._title, name.font.pixelSize()), least - 1, -1):
            font = slanted(px, text=title)
            width = QFontMetricsF(font).horizontalAdvance(title) + 1
            left = max(beside.left + half, below.left + width / 2)
            right = min(beside.right - half, below.right - width / 2)
            axis = min(max(middle, left), right)
            if left <= right and abs(axis - middle) <= farthest + 0.5:
                place = QRectF(0, 0, width, self._below)
                place.moveCenter(QPointF(axis, below.middle))
                self.names[own], self.titles[own] = _at(name, axis), Label(title, font, place)
                return

    def _clear(self) -> Iterable[int]:
        """The places whose titles lie on nothing, the ones before being kept."""
        taken: list[QRectF] = []
        for i, title in self.titles.items():
            ink = title.ink()
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


def _at(label: Label, middle: float) -> Label:
    """The same, centred there across."""
    return replace(label, place=label.place.translated(middle - label.place.center().x(), 0))


def _is_no_worse(name: Label, other: Label, person: Person) -> bool:
    """Whether somebody's name is as large and as whole as another way."""
    is_whole = name.text == person.name or other.text != person.name
    return is_whole and name.font.pixelSize() >= other.font.pixelSize()
