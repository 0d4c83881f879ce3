"""The people round the table: how they stand in the game, and their chips, marks, names and titles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from spyword_qt.people import Person
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import DARK, IVORY, Colours
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.initials import first_letters
from spyword_qt.widgets.table_labels import Labels
from spyword_qt.widgets.table_layout import TURN, TURN_RING
from spyword_qt.widgets.table_marks import Room, paint_check, paint_number
from spyword_qt.widgets.table_names import Label
from spyword_qt.widgets.table_seats import Seats


@dataclass(frozen=True, slots=True)
class Company:
    """People clockwise from the top; all else are their seats."""

    people: tuple[Person, ...] = ()
    out: frozenset[int] = frozenset()
    done: frozenset[int] = frozenset()
    turn: int | None = None
    order: tuple[int, ...] = ()

    def number_of(self, person: Person) -> int:
        """Somebody's place in the order, from 1; 0 without one."""
        return self.order.index(person.seat) + 1 if person.seat in self.order else 0

    def wears_titles(self) -> bool:
        """Whether anybody has a title."""
        return any(person.title for person in self.people)

    def places_of(self, total: int) -> tuple[Sequence[int], int]:
        """Where those of an order of `total` sit, and among how many places."""
        if len(self.order) != total:
            return range(total), total
        seats = [person.seat for person in self.people]
        return [seats.index(seat) for seat in self.order], len(seats)


class PeoplePaint:
    """Paints everybody in a room; `below` are the pixels of the titles' line, 0 where there is none."""

    def __init__(
        self, company: Company, seats: Seats, room: QRectF, m: Metrics, below: float, colours: Colours
    ) -> None:
        self._company = company
        self._seats = seats.seating
        self._letters = seats.letters
        self._room = room
        self._m = m
        self._below = below
        self._colours = colours

    def paint(self, painter: QPainter) -> None:
        """Paint chips, then what they bear, then names, which nothing is to lie on."""
        company = self._company
        names, titles = self._labels()
        # Whoever's turn it is comes last: their chip lies on its neighbours'.
        for place in sorted(range(len(company.people)), key=lambda i: company.people[i].seat == company.turn):
            self._paint_chip(painter, place)
        self._paint_marks(painter, [name.ink() for name in names])
        for person, name in zip(company.people, names, strict=False):
            painter.setPen(QColor(self._colours.mute if person.seat in company.out else self._colours.ink))
            draw_elided(painter, name.place, name.text, name.font)
        painter.setPen(QColor(self._colours.brassink))
        for title in titles.values():
            draw_elided(painter, title.place, title.text, title.font)

    def _gap(self) -> str:
        return self._colours.ground if self._is_dark() else self._colours.lamp

    def _is_dark(self) -> bool:
        return self._colours is DARK

    def _paint_chip(self, painter: QPainter, place: int) -> None:
        company, seats = self._company, self._seats
        person, spot, radius = company.people[place], seats.spots[place], seats.chip
        avatar = person.avatar
        if not seats.named and avatar.initials == first_letters(person.name, 1):
            avatar = replace(avatar, initials=first_letters(person.name, 2))
        has_turn = person.seat == company.turn
        if has_turn:
            radius *= TURN
            painter.setPen(Qt.PenStyle.NoPen)
            for colour, size in ((self._colours.brass, TURN_RING), (IVORY, TURN + 0.03)):
                painter.setBrush(QColor(colour))
                painter.drawEllipse(spot, size * seats.chip, size * seats.chip)
        square = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
        ground, is_out = None if has_turn else self._gap(), person.seat in company.out
        paint_chip(painter, square, avatar, out=is_out, ground=ground, dark=self._is_dark())

    def _paint_marks(self, painter: QPainter, names: Sequence[QRectF]) -> None:
        """Paint what chips bear, away from the middle, since the ring there is not to be covered."""
        company, gap = self._company, self._gap()
        room = Room(self._room, self._seats, names)
        for place, person in enumerate(company.people):
            number = 0 if person.seat in company.out else company.number_of(person)
            size = TURN if person.seat == company.turn else 1.0
            if person.seat in company.done:
                paint_check(painter, room, place, size, gap, self._colours)
            elif number:
                paint_number(painter, room, place, size, gap, self._colours, number)

    def _labels(self) -> tuple[Sequence[Label], Mapping[int, Label]]:
        """All names, and titles by the places of those who wear them, if there is room for them."""
        if not self._seats.named:
            return (), {}
        people = self._company.people
        turn = next((i for i, person in enumerate(people) if person.seat == self._company.turn), None)
        room = self._room.size()
        made = Labels(people, self._seats, self._letters, room, self._m, below=self._below, turn=turn)
        return made.names, made.titles
