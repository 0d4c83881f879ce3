"""Where people sit round the table so that their names have room, and how large these are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, QSizeF

from spyword_qt.people import Person
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.table_layout import Seating, name_spans, seating
from spyword_qt.widgets.table_names import are_whole, labels, name_height

NAME: Final = 22
LEAST_NAMES: Final = (2.5, 3.0, 3.5, 4.0)
"""Widths in sizes of its letters that a name keeps beside the table where names are kept: the first where
all are whole, else the last."""
LEAST_CHIP: Final = 52
"""Across, where names are kept: names get smaller before chips do."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Where people sit."""

    seating: Seating
    letters: int
    """Pixels of the largest letters that names have room in."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who is to sit in which room."""

    people: tuple[Person, ...]
    size: QSize
    m: Metrics
    has_turn: bool
    """Whether it is somebody's turn, whose chip and name are larger."""
    below: float
    """Pixels of the line below each name; 0 where there is none."""

    def freely(self) -> Seats:
        """With large chips; names have the largest letters in which they lie on none, or go."""
        largest = self.m.font(NAME)
        usual = Seats(self._with_names(largest, 0.0), largest)
        if not usual.seating.named:
            return usual
        tried = (Seats(self._with_names(px, 0.0), px) for px in range(largest, MIN_TEXT - 1, -1))
        return next((seats for seats in tried if not seats.seating.named or self._is_clear(seats)), usual)

    def keeping_names(self) -> Seats:
        """With names in a small room too, where both letters and chips get smaller."""
        least = self.m.px(LEAST_CHIP) / 2
        for px in range(self.m.font(NAME), MIN_TEXT, -1):
            for part in LEAST_NAMES:
                seats = self._with_names(px, part)
                if seats.named and seats.chip >= least and self._is_enough(px, part, seats):
                    return Seats(seats, px)
        last = ((part, self._with_names(MIN_TEXT, part)) for part in LEAST_NAMES)
        fitting = next(seats for part, seats in last if self._is_enough(MIN_TEXT, part, seats))
        return Seats(fitting, MIN_TEXT)

    def _with_names(self, px: int, part: float) -> Seating:
        height = name_height(px) + self.below
        count, least = len(self.people), part * px
        return seating(QSizeF(self.size), count, self.m, height, has_turn=self.has_turn, least_name=least)

    def _is_clear(self, seats: Seats) -> bool:
        """Whether names lie on nobody's chip."""
        px, seating = seats.letters, seats.seating
        height = name_height(px) + self.below
        spans = name_spans(seating, QSizeF(self.size), height, None)
        return all(
            i == j or not name.touches(spot, seating.chip)
            for i, name in enumerate(labels(self.people, spans, px, height, None))
            for j, spot in enumerate(seating.spots)
        )

    def _is_enough(self, px: int, part: float, seats: Seating) -> bool:
        """Whether all names are whole in letters that large, whoever's turn it is; or cannot be helped."""
        if part == LEAST_NAMES[-1]:
            return True
        spans = name_spans(seats, QSizeF(self.size), name_height(px) + self.below, None)
        return seats.named and are_whole(self.people, spans, px, has_turn=self.has_turn)
