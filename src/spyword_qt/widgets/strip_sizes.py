"""How large everything at the set-up's table is, measured once for all who ask."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from spyword_qt.people import Person
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TARGET
from spyword_qt.widgets.fitting import line_font
from spyword_qt.widgets.seat import FEW, SeatSizes
from spyword_qt.widgets.seat_name import seat_name


@dataclass(frozen=True)
class StripSizes:
    """All that sizes depend on: one that is equal to another has the same."""

    m: Metrics
    width: int
    """Pixels for the places of a row."""
    in_a_row: int
    shown: tuple[Person, ...]
    """Everybody whose name is there: who sits, and who is offered."""
    needs: tuple[int, ...]
    """Pixels that each place needs for what it is for; 0 where that may be shortened."""
    has_titles: bool
    has_notes: bool
    has_chinese: bool
    """Whether Chinese letters can be measured by now."""

    @cached_property
    def widths(self) -> tuple[tuple[float, ...], ...]:
        """Pixels of each place of each row."""
        count = self.in_a_row
        return tuple(self._shared(self.needs[at : at + count]) for at in range(0, len(self.needs), count))

    @cached_property
    def breadth(self) -> float:
        """Pixels of the narrowest place."""
        return min(map(min, self.widths))

    @cached_property
    def letters(self) -> int:
        """The one size of all names, with which the longest has room if any size gives it that."""
        most = self._whole.name
        for name in {person.name for person in self.shown}:
            most = line_font(name, ui, most, self._room).pixelSize()
        return most

    @cached_property
    def lines(self) -> int:
        """How many the longest name takes, where it may have as many as it takes."""
        names = (seat_name(person, self.letters, self._room) for person in self.shown)
        return max((name.count for name in names), default=1)

    def sizes(self, lines: int) -> SeatSizes:
        """How high everything stands, where long names may take so many lines."""
        lines = min(lines, self.lines)
        # Of the letters in which not all names have room on one.
        return replace(self._whole, name=self.letters, lines=lines) if lines > 1 else self._whole

    @cached_property
    def _whole(self) -> SeatSizes:
        titled = len(self.shown) <= FEW and self.has_titles
        return SeatSizes.of(self.m, len(self.shown), second_line=titled or self.has_notes)

    @property
    def _room(self) -> int:
        return int(self.breadth) - 2

    def _shared(self, row: tuple[int, ...]) -> tuple[float, ...]:
        """Pixels of each place: what a free one is for stands under it whole, the rest is shared."""
        count = self.in_a_row
        needs = (*row, *[0] * (count - len(row)))
        spare, sharing = float(self.width), count
        widths = [0.0] * count
        # The widest first: what it takes makes the share of the others smaller, but no smaller than a finger.
        for place in sorted(range(count), key=needs.__getitem__, reverse=True):
            least = max(spare / sharing, spare - MIN_TARGET * (sharing - 1))
            widths[place] = max(1.0, spare / sharing, min(needs[place], least))
            spare, sharing = spare - widths[place], sharing - 1
        return tuple(widths)
