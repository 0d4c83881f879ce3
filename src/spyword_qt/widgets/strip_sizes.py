"""How large everything at the set-up's table is, measured once for all who ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Final, TypeAlias

from spyword_qt.people import Person
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TARGET, MIN_TEXT
from spyword_qt.widgets.lines import longest_word, natural_width
from spyword_qt.widgets.seat import BESIDE_CHIP, FEW, SeatSizes, holds_note, holds_title
from spyword_qt.widgets.seat_name import APART, FARTHER_APART, letters_in, seat_name

LEAST_APART: Final = 4.0
"""Pixels between the labels of neighbours, where with more of them a short name would be broken."""
WIDEST_WISH: Final = 2 * MIN_TARGET
"""Pixels of a place up to which it is made wider than others, for a name to stay in one piece."""
ROUNDED: Final = 1
"""Pixels by which a place may be narrower than it was meant to be."""


@dataclass(frozen=True, slots=True)
class Label:
    """What stands under a place of the table: a name, or what a free place is for."""

    text: str
    person: Person | None = None
    """Whose name it is."""
    note: str = ""
    """What is said of somebody in the place of a title."""
    is_offered: bool = False

    def width(self) -> int:
        """Pixels of the smallest letters with which it can be read whole, or no word of a name is broken."""
        whole, word = (measure(self.text, ui(MIN_TEXT)) for measure in (natural_width, longest_word))
        return whole if self.person is None else min(whole, word + FARTHER_APART)


_Places: TypeAlias = tuple[tuple[Label, int], ...]
"""What stands under places, with pixels in width."""


@dataclass(frozen=True)
class StripSizes:
    """All that sizes depend on: one that is equal to another has the same."""

    m: Metrics
    width: int
    """Pixels for the places of a row."""
    in_a_row: int
    labels: tuple[Label, ...]
    """Those of all places in their order."""
    has_chinese: bool
    """Whether Chinese letters can be measured by now."""

    @cached_property
    def widths(self) -> tuple[tuple[float, ...], ...]:
        """Pixels of each place of each row."""
        return tuple(self._shared(row) for row in self._rows)

    @cached_property
    def letters(self) -> int:
        """The one size of all names, with which the longest has room if any size gives it that."""
        most = SeatSizes.of(self.m, len(self._named), second_line=False).name
        for label, width in self._named:
            most = letters_in(label.text, most, width)
        return most

    @cached_property
    def lines(self) -> tuple[int, ...]:
        """How many the longest name of each row takes, where it may have as many as it takes."""
        return tuple(map(self._lines_of, self._named_rows))

    def sizes(self, lines: int) -> tuple[SeatSizes, ...]:
        """How high everything stands in each row, where long names may take so many lines."""
        rows = zip(self._named_rows, self.lines, strict=True)
        return tuple(self._sized(row, min(lines, most)) for row, most in rows)

    def _lines_of(self, row: _Places) -> int:
        letters, apart = self.letters, self._apart
        named = ((label.person, width) for label, width in row)
        names = (seat_name(person, letters, width - apart) for person, width in named if person is not None)
        return max((name.count for name in names), default=1)

    def _sized(self, row: _Places, lines: int) -> SeatSizes:
        # Only a row in which something stands under a name has a line for that.
        second_line = any(self._shows_more(label, width) for label, width in row)
        of = SeatSizes.of(self.m, len(self._named), second_line=second_line)
        # What stands under a name is never larger.
        title = min(of.title, self.letters)
        # Nor are chips of different sizes, where some places are wider.
        chip = min(of.chip, max(MIN_TARGET, int(min(map(min, self.widths)))) - BESIDE_CHIP)
        return replace(of, chip=chip, name=self.letters, title=title, lines=lines, apart=self._apart)

    @cached_property
    def shows_offered_titles(self) -> bool:
        """Of those who aren't there, all show their titles or none does."""
        offered = [(label.person, width) for label, width in self._named if label.is_offered]
        return self._is_titled and all(
            holds_title(person.title, width) for person, width in offered if person is not None
        )

    def _shows_more(self, label: Label, width: int) -> bool:
        title = label.person.title if label.person is not None else ""
        if not title:
            return bool(label.note) and holds_note(label.note, width)
        if label.is_offered:
            return self.shows_offered_titles
        return self._is_titled and holds_title(title, width)

    @property
    def _is_titled(self) -> bool:
        return len(self._named) <= FEW

    @cached_property
    def _named(self) -> _Places:
        """The names that are there, who sits and who is offered, with the pixels of their places."""
        return tuple(chain(*self._named_rows))

    @cached_property
    def _named_rows(self) -> tuple[_Places, ...]:
        """The same of each row."""
        rows = (zip(row, widths, strict=False) for row, widths in zip(self._rows, self.widths, strict=True))
        return tuple(
            tuple((label, int(width)) for (label, _), width in row if label.person is not None)
            for row in rows
        )

    @cached_property
    def _apart(self) -> float:
        """Pixels between the names of neighbours."""
        return APART * self.letters if self.letters > MIN_TEXT else self._least_apart

    @cached_property
    def _least_apart(self) -> float:
        """The same of the smallest letters, and of what free places are for."""
        usual = APART * MIN_TEXT
        held = all(sum(self._needs(row, usual)) <= self.width for row in self._rows)
        return usual if held else LEAST_APART

    @cached_property
    def _rows(self) -> tuple[_Places, ...]:
        """The labels of each row, with their widths in the smallest letters."""
        measured = tuple((label, label.width()) for label in self.labels)
        count = self.in_a_row
        return tuple(measured[at : at + count] for at in range(0, len(measured), count))

    def _needs(self, row: Sequence[tuple[Label, int]], apart: float) -> list[float]:
        """Pixels that each place needs: those of a finger, and of what stands under it."""
        needs = [float(MIN_TARGET)] * self.in_a_row
        for place, (label, width) in enumerate(row):
            need = width + apart + ROUNDED
            if label.person is None or need <= WIDEST_WISH:
                needs[place] = max(needs[place], need)
        return needs

    def _shared(self, row: Sequence[tuple[Label, int]]) -> tuple[float, ...]:
        """Pixels of each place of a row: what it needs, and the rest is shared."""
        needs = self._needs(row, self._least_apart)
        wishes = [place for place, (label, _) in enumerate(row) if label.person is not None]
        # The widest names are broken first; what a free place is for stands under it whole.
        for place in sorted(wishes, key=needs.__getitem__, reverse=True):
            if sum(needs) > self.width:
                needs[place] = MIN_TARGET
        spare, sharing = float(self.width), len(needs)
        widths = [0.0] * sharing
        # The widest first: what it takes makes the share of the others smaller, but no smaller than a finger.
        for place in sorted(range(sharing), key=needs.__getitem__, reverse=True):
            least = max(spare / sharing, spare - MIN_TARGET * (sharing - 1))
            widths[place] = max(1.0, spare / sharing, min(needs[place], least))
            spare, sharing = spare - widths[place], sharing - 1
        return tuple(widths)
