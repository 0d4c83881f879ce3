"""Where the lines and columns of the end's matrix are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.scroll_bar import BAR

# In rows.
HEAD: Final = 0.8
"""Height of a group's head."""
DAYS: Final = 0.95
"""Height of what stands over the votes of a day."""
PARTING: Final = 0.16
"""Height of what parts one group from the next; a line lies in it."""
CHIP: Final = 0.72
"""A chip's diameter."""

LINE: Final = 1.35
"""Height of the lowest row that letters have room in, in their size."""

# Design pixels.
NAME: Final = 24
"""Letters of a name."""
ABOVE: Final = 14
ASIDE: Final = 25
AT_END: Final = 14
BESIDE_CHIP: Final = 14
BESIDE_NAME: Final = 8
BESIDE_NOTE: Final = 10
WIDEST: Final = 130
"""Of a vote."""
NAMED: Final = 170
"""Width of a vote from which on a name stands beside each chip."""
WIDEST_NAMED: Final = 250
"""Of such a vote; what is left then goes to the names of those who voted."""
LEAST: Final = 32
"""Width of a vote that is still read; with more votes than have room so, they are scrolled to."""
LEAST_SCROLLED: Final = 46
"""The same once they have to be scrolled to anyway: then each has the room for a letter that is read."""
LEAST_PICTURED: Final = 24
EASY: Final = 60
"""Width of a vote that is read at a glance; long names have whatever more there is."""
ROOMY: Final = (76, 64, 44)
"""Height of somebody's row: with few people, with some, and with many."""
FEW: Final = 5
SOME: Final = 8
MOST_NAME: Final = 0.4
"""Part of the whole width that names may take, with what stands behind them."""
LEAST_NAME: Final = 0.24
"""Part of it that they may take at the cost of votes that would be seen otherwise."""
HALF: Final = 0.5


@dataclass(frozen=True, slots=True)
class Contents:
    """What there is room needed for."""

    groups: tuple[int, ...]
    """People of each role."""
    passes: bool
    """Whether there is a row for who passed."""
    votes: int
    name_width: Callable[[float], float]
    """Of the longest name in pixels, by the height of a row."""
    head_width: Callable[[float], float]
    """As `name_width`, of what stands over the groups."""
    least_width: float
    """What names take at least: of the first role in the smallest letters, beside another head."""
    note_width: Callable[[float], float]
    """As `name_width`, of what stands behind the names, with its heading; 0 where nothing does."""
    days: bool
    """Whether votes stand below days."""
    chips: bool
    """Whether it is seen who voted for whom."""

    @property
    def rows(self) -> float:
        """Everything under one another, in rows."""
        partings = max(0, len(self.groups) - 1) + self.passes
        heads = HEAD * len(self.groups) + DAYS * self.days
        return max(1.0, sum(self.groups) + heads + PARTING * partings + self.passes)

    def roomy(self, m: Metrics) -> int:
        """Pixels in height of a row where there is all the room wanted."""
        few, some, many = ROOMY
        people = sum(self.groups)
        design = few if people <= FEW else some if people <= SOME else many
        return max(m.px(design), round(LINE * m.font(NAME)))


@dataclass(frozen=True, slots=True)
class Grid:
    """Measures in pixels."""

    contents: Contents
    top: float
    left: float
    right: float
    """Right edge of the votes."""
    row: float
    """Height of somebody's row."""
    names: float
    """Right edge of the names."""
    notes: float
    """Right edge of what stands behind them; there the votes begin."""
    column: float
    """Width of a vote."""
    seen: int
    """How many votes are seen at once, but for the half of one more."""
    named: bool
    """Whether names stand beside the chips of votes."""

    @property
    def head(self) -> float:
        return HEAD * self.row

    @property
    def over(self) -> float:
        """Height of what stands over the heads of votes."""
        return DAYS * self.row * self.contents.days

    @property
    def overflows(self) -> bool:
        """Whether not all votes are seen at once."""
        return self.seen < self.contents.votes

    def tops(self) -> list[float]:
        """Upper edge of each group's head, and of the passes behind them."""
        tops, y = [], self.top + self.over
        for people in self.contents.groups:
            tops.append(y)
            y += self.head + (people + PARTING) * self.row
        return [*tops, y]

    @property
    def bottom(self) -> float:
        """Lower edge of the last group."""
        return self.tops()[-1] - PARTING * self.row

    def partings(self) -> list[float]:
        """Where the lines between the groups lie."""
        below = self.tops()[1 : None if self.contents.passes else -1]
        return [y - PARTING * self.row / 2 for y in below]

    def head_room(self, group: int) -> QRectF:
        """Place of a role's name; beside the first stands what is over the notes."""
        right = self.notes if group else self.names
        return QRectF(self.left, self.tops()[group], right - self.left, self.head)

    def name_room(self, group: int, place: int) -> QRectF:
        """Place of somebody's chip and name."""
        return QRectF(self.left, self.line(group, place), self.names - self.left, self.row)

    def note_room(self, room: QRectF) -> QRectF:
        """What is behind a name or a role's head in that room."""
        return QRectF(self.names, room.top(), self.notes - self.names, room.height())

    def passes_room(self) -> QRectF:
        """Place of what the row of passes is called."""
        return QRectF(self.left, self.tops()[-1], self.names - self.left, self.row)

    def line(self, group: int, place: int) -> float:
        """Upper edge of somebody's row."""
        return self.tops()[group] + self.head + place * self.row


def grid_for(size: QSize, m: Metrics, contents: Contents, *, pictured: bool) -> Grid:
    """Lay out; columns get narrower before votes overflow. What is `pictured` has no bar to scroll by."""
    grid = _grid(size, m, contents, LEAST_PICTURED if pictured else LEAST, 0)
    if grid.overflows and not pictured:
        return _grid(size, m, contents, LEAST_SCROLLED, BAR)
    return grid


def letters(m: Metrics, design: int, row: float) -> int:
    """Letters of a design size in pixels, or what a row of that height has room for."""
    return min(m.font(design), max(MIN_TEXT, round(row / LINE)))


def _grid(size: QSize, m: Metrics, contents: Contents, least: int, bar: int) -> Grid:
    row = min(float(contents.roomy(m)), (size.height() - 2 * m.px(ABOVE) - bar) / contents.rows)
    note = contents.note_width(row)
    behind = note + m.px(BESIDE_NOTE) if note else 0.0
    before = m.px(ASIDE) + CHIP * row + m.px(BESIDE_CHIP)
    around = before + m.px(BESIDE_NAME) + behind + m.px(AT_END)
    # One long name takes none of the room in which votes can be seen, as far as shorter names have enough.
    votes = contents.votes * m.px(least)
    most = most_head = MOST_NAME * size.width() - note
    if not bar:
        most_head = size.width() - around - votes
        most = max(most, size.width() - around - contents.votes * m.px(EASY))
        most = min(most, max(LEAST_NAME * size.width(), most_head))
    name = max(
        min(contents.name_width(row), max(contents.least_width, most)),
        min(contents.head_width(row), max(contents.least_width, min(most, most_head))),
    )
    room = max(1.0, size.width() - around - name)
    seen = max(1, min(contents.votes, int(room / m.px(least))))
    named = contents.chips and seen == contents.votes and room >= seen * m.px(NAMED)
    # Of those that are scrolled to, the next one is seen in half.
    shown = seen if seen == contents.votes or not bar else max(1, int(room / m.px(least) - HALF)) + HALF
    column = min(float(m.px(WIDEST_NAMED if named else WIDEST)), room / shown)
    if named:
        name += room - seen * column
    names = before + name + m.px(BESIDE_NAME)
    notes = names + behind
    right = notes + min(shown, contents.votes) * column
    top, left = float(m.px(ABOVE)), float(m.px(ASIDE))
    return Grid(contents, top, left, right, row, names, notes, column, int(shown), named)
