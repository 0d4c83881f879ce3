"""Where people sit round the table so that their names have room, and how large these are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QSize, QSizeF

from spyword_qt.people import Person
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.table_labels import Labels
from spyword_qt.widgets.table_layout import MANY, Seating, Span, name_spans, seating
from spyword_qt.widgets.table_names import Label, are_whole, name_height, shared_size
from spyword_qt.widgets.table_smaller import smaller
from spyword_qt.widgets.table_turned import turned

NAME: Final = 22
LEAST_NAME: Final = 15
"""Whoever is called longer is shortened: others are to be read across the table."""
LEAST_NAMES: Final = (2.5, 3.0, 3.5, 4.0)
"""Widths in sizes of its letters that a name keeps beside the table where names are kept: the first where
all are whole, else the last."""
LEAST_CHIP: Final = 52
LEAST_OF_FEW: Final = 72
"""Across, where names are kept: names get smaller before chips do."""
LEAST_PART: Final = 0.95
"""Of a chip, that is hardly smaller than the whole one."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Where people sit."""

    seating: Seating
    letters: range
    """Sizes in pixels of the letters of names: from the least that can be read to what they have room in."""


@dataclass(frozen=True, slots=True)
class Seen:
    """How people are seen."""

    letters: int
    """Pixels of those of names."""
    whole: int
    """How many names are."""
    chip: float
    """Radius of a chip."""

    def is_no_worse(self, other: Seen) -> bool:
        """Whether all can be read as well as there, with chips hardly smaller."""
        return (
            self.letters >= other.letters
            and self.whole >= other.whole
            and self.chip >= LEAST_PART * other.chip
        )


def letters(m: Metrics) -> range:
    """Sizes in pixels that names may have in a window."""
    least = max(MIN_TEXT, m.px(LEAST_NAME))
    return range(least, max(least, m.font(NAME)) + 1)


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
    has_chinese: bool
    """Whether Chinese glyphs are there: names are of another width before."""

    def freely(self) -> Seats:
        """With large chips; names have the largest letters in which they lie on none, or go.

        They have smaller ones rather than be shortened, as far as they needn't be in the smallest.
        """
        sizes = letters(self.m)
        usual = Seats(self._with_names(sizes[-1], 0.0), sizes)
        if not usual.seating.named:
            return usual
        least = Seats(self._with_names(sizes.start, 0.0), range(sizes.start, sizes.start + 1))
        whole = self._number_whole(self._names(least))
        found = self._clear(sizes, whole) or usual
        return self._beside(found) if found.seating.named and len(self.people) < MANY else found

    def _clear(self, sizes: range, whole: int) -> Seats | None:
        """In the largest letters in which names lie on no chip, if there are any.

        In smaller ones where only these leave so many `whole`.
        """
        largest = None
        for px in reversed(sizes):
            seats = Seats(self._with_names(px, 0.0), range(sizes.start, px + 1))
            names = self._names(seats)
            if self._is_clear(seats, names):
                if self._number_whole(names) >= whole:
                    return seats
                largest = largest or seats
        return largest

    def _beside(self, seats: Seats) -> Seats:
        """With names as large as they are there, or larger ones beside a smaller table.

        Lines are no higher than those letters need, or the table would be small for nothing.
        """
        seen, sizes = self._seen_in(seats), seats.letters
        for px in reversed(letters(self.m)[seen.letters + 1 - sizes.start :]):
            usual, some = self._with_names(px, 0.0), range(sizes.start, px + 1)
            tables = smaller(usual, QSizeF(self.size), self.m, has_turn=self.has_turn) if usual.named else ()
            for table in tables:
                spans = name_spans(table, QSizeF(self.size), name_height(px), None)
                holds = shared_size(self.people, spans, some) == px
                if holds and self._is_no_worse(Seats(table, some), replace(seen, letters=px)):
                    return Seats(table, some)
        lower = (range(sizes.start, px + 1) for px in range(seen.letters, sizes[-1]))
        tried = (Seats(self._with_names(some[-1], 0.0), some) for some in lower)
        return next((some for some in tried if self._is_no_worse(some, seen)), seats)

    def _is_no_worse(self, seats: Seats, seen: Seen) -> bool:
        names = self._names(seats)
        return bool(names) and self._is_clear(seats, names) and self._seen_as(seats, names).is_no_worse(seen)

    def keeping_names(self) -> Seats:
        """With names in a small room too, where both letters and chips get smaller.

        Where the table would be small behind its chips it is turned, if that leaves names whole.
        """
        usual = self._from_the_top()
        for px in range(letters(self.m)[-1], usual.letters[-1] - 1, -1):
            sizes, height = range(usual.letters.start, px + 1), name_height(px)
            for seats in turned(usual.seating, QSizeF(self.size), height, self.m, has_turn=self.has_turn):
                if are_whole(self.people, self._spans(px, seats), sizes, has_turn=self.has_turn):
                    return Seats(seats, sizes)
        return usual

    def _from_the_top(self) -> Seats:
        """The same, whoever is first at the top of the table."""
        sizes, least = (
            letters(self.m),
            self.m.px(LEAST_CHIP if len(self.people) >= MANY else LEAST_OF_FEW) / 2,
        )
        while len(sizes) > 1:
            seats = self._with_whole_names(sizes, least)
            if seats is not None:
                return Seats(seats, sizes)
            px, widest = sizes[-1], self._with_names(sizes[-1], LEAST_NAMES[-1])
            # Chips give way to no letters that would get smaller for another name.
            held = shared_size(self.people, self._spans(px, widest), sizes)
            if held == px and widest.named and widest.chip >= least:
                return Seats(widest, sizes)
            sizes = range(sizes.start, min(px, (px + held) // 2 + 1))
        last = self._with_names(sizes.start, LEAST_NAMES[-1])
        return Seats(self._with_whole_names(sizes, 0.0) or last, sizes)

    def seen(self) -> Seen:
        """How names that are kept, and chips, are seen."""
        return self._seen_in(self.keeping_names())

    def _seen_in(self, seats: Seats) -> Seen:
        return self._seen_as(seats, self._names(seats))

    def _seen_as(self, seats: Seats, names: Sequence[Label]) -> Seen:
        least = min((name.font.pixelSize() for name in names), default=0)
        return Seen(least, self._number_whole(names), seats.seating.chip)

    def _with_whole_names(self, sizes: range, least: float) -> Seating | None:
        """With names that are all whole in the largest of these, and chips of that radius at least."""
        px = sizes[-1]
        for part in LEAST_NAMES:
            seats = self._with_names(px, part)
            if not seats.named or seats.chip < least:
                return None
            if are_whole(self.people, self._spans(px, seats), sizes, has_turn=self.has_turn):
                return seats
        return None

    def _with_names(self, px: int, part: float) -> Seating:
        height = name_height(px) + self.below
        count, least = len(self.people), part * px
        return seating(QSizeF(self.size), count, self.m, height, has_turn=self.has_turn, least_name=least)

    def _is_clear(self, seats: Seats, names: Sequence[Label]) -> bool:
        """Whether names lie on nobody's chip, or have gone."""
        return all(
            i == j or not name.touches(spot, seats.seating.chip)
            for i, name in enumerate(names)
            for j, spot in enumerate(seats.seating.spots)
        )

    def _names(self, seats: Seats) -> list[Label]:
        """Those that are there."""
        if not seats.seating.named:
            return []
        room = QSizeF(self.size)
        return Labels(self.people, seats.seating, seats.letters, room, self.m, below=self.below).names

    def _number_whole(self, names: Sequence[Label]) -> int:
        return sum(name.text == person.name for name, person in zip(names, self.people, strict=False))

    def _spans(self, px: int, seats: Seating) -> Sequence[Span]:
        return name_spans(seats, QSizeF(self.size), name_height(px) + self.below, None)
