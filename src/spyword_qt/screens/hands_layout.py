"""Where the tiles of a vote by raised hands lie: in the columns in which names are the largest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from operator import attrgetter
from typing import Final, TypeAlias

from PySide6.QtCore import QRect, QSize

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.text import TextRole
from spyword_qt.widgets.vote_tile import PersonTile

Around: TypeAlias = tuple[Metrics, Callable[[], QRect]]
"""The letters of what stands around tiles, and what lays it out so and returns the room that it leaves."""
GAP: Final = 10
SMALL_GAP: Final = 7
"""In a small window, between many."""
MANY: Final = 8
LOWEST: Final = 58
TALLEST: Final = 92
FEW: Final = 4
TALLEST_OF_FEW: Final = 120
NARROWEST: Final = 160
BROKEN: Final = 0.5
"""What letters are worth in words that are broken; in names that are cut, a part of that."""
LIKE_NAMES: Final = 0.8
"""Of the letters around names, that these are to have on the whole: then they leave each other room."""
LEAST_SHARED: Final = 0.7
"""Of the largest, down to which all get smaller for one another where all names are long."""
PARTS: Final = (0.4, 0.37, 0.43, 0.46, 0.34)
"""Of the width, that candidates may have: the first where it makes no difference."""
BETWEEN: Final = 28
"""Between candidates and voters."""
BELOW_HEADING: Final = 0.88
BETWEEN_ENDS: Final = 0.66
"""Of the height, that either side's tiles have about."""
MEASURED_WELL: Final = 0.98
"""Of a width: so much wider may a line be laid out than its letters tell at another size."""
NEARLY: Final = 0.93
"""Of the largest letters that names could have, for which what stands around them keeps its own.

So much is also enough to have every row full.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """How tiles fill a room."""

    columns: int
    size: QSize
    """Of a tile."""
    shared: int
    """Pixels of the letters of all names but those that are so long that they have room in smaller ones."""
    usual: float
    """Pixels of the letters as they are on the whole, less where names are broken or cut."""


class Tiles:
    """One side's tiles while a window is laid out: what is found for a room is kept, and asked for often."""

    def __init__(self, tiles: Sequence[PersonTile], gap: int, m: Metrics) -> None:
        self._tiles = tiles
        self._m = m
        self.gap = gap
        """Pixels between tiles."""
        self._plans: dict[tuple[int, int, int], Plan] = {}
        """By columns and a tile's size."""

    def plan(self, room: QSize) -> Plan:
        """In as few columns as leave tiles high enough to touch, or in those in which names are larger.

        A few stand side by side in a window that isn't upright. Rather than leave one alone below full rows,
        all are full where that costs names next to nothing.
        """
        plans, count = [self._planned(columns, room) for columns in self._counts(room)], len(self._tiles)
        best = max(plans, key=attrgetter("usual"))
        if best.columns <= 2 or count % best.columns != 1:
            return best
        full = [plan for plan in plans if plan.columns > 1 and count % plan.columns == 0]
        nearly = (plan for plan in full if plan.usual >= NEARLY * best.usual)
        return max(nearly, key=attrgetter("usual"), default=best)

    def place(self, room: QRect) -> int:
        """Lay tiles into a room row by row, in letters that all share; returns where they end."""
        if not self._tiles:
            return room.y()
        found, gap = self.plan(room.size()), self.gap
        breadth = (room.width() + gap) / found.columns
        for number, tile in enumerate(self._tiles):
            row, column = divmod(number, found.columns)
            left, top = round(room.x() + column * breadth), room.y() + row * (found.size.height() + gap)
            tile.setGeometry(left, top, found.size.width(), found.size.height())
            tile.set_letters(found.shared)
        return top + found.size.height()

    def lay_around(self, ways: Iterable[Around]) -> QRect:
        """Lay out what stands around tiles in the first of these ways that costs names nothing.

        Where each costs names something, it is the first that leaves them nearly as large as the best does.
        Returns the tiles' room.
        """
        tried: list[tuple[float, Around]] = []
        for way in ways:
            letters, lay = way
            room = lay()
            usual = self._usual_in(room)
            if usual >= LIKE_NAMES * letters.font(TextRole.NOTE.value.size):
                return room
            tried.append((usual, way))
        best = max(usual for usual, _ in tried)
        _, lay = next(way for usual, way in tried if usual >= NEARLY * best)
        return lay()

    def _usual_in(self, room: QRect) -> float:
        """Pixels of letters on the whole; none in a room where a finger doesn't hit every tile."""
        count, m = len(self._tiles), self._m
        rows = ceil(count / self._most_columns(room.width()))
        if not count or room.height() < rows * m.target(0) + (rows - 1) * self.gap:
            return 0.0
        return self.plan(room.size()).usual

    def _counts(self, room: QSize) -> list[int]:
        """Of columns, that are tried."""
        count, m = len(self._tiles), self._m
        if count <= FEW and not m.portrait:
            return [count]
        usual = self._columns(room)
        others = (columns for columns in range(1, self._most_columns(room.width()) + 1) if columns != usual)
        return [usual, *(columns for columns in others if self._height(columns, room) >= m.target(0))]

    def _planned(self, columns: int, room: QSize) -> Plan:
        """In so many columns. Rooms that differ little in height leave tiles of one size."""
        width = round((room.width() + self.gap) / columns) - self.gap
        key = columns, width, self._height(columns, room)
        if key not in self._plans:
            self._plans[key] = _planned(self._tiles, columns, QSize(*key[1:]))
        return self._plans[key]

    def _height(self, columns: int, room: QSize) -> int:
        """Pixels of a tile: no more than looks well."""
        count = len(self._tiles)
        rows = ceil(count / columns)
        tallest = self._m.px(TALLEST_OF_FEW if count <= FEW else TALLEST)
        return min(tallest, (room.height() - (rows - 1) * self.gap) // rows)

    def _columns(self, room: QSize) -> int:
        most = self._most_columns(room.width())
        for columns in range(1, most):
            rows = ceil(len(self._tiles) / columns)
            if rows * (self._m.target(LOWEST) + self.gap) - self.gap <= room.height():
                return columns
        return most

    def _most_columns(self, width: int) -> int:
        """So many that names are still told apart."""
        return max(1, (width + self.gap) // (self._m.px(NARROWEST) + self.gap))


def candidates_part(candidates: Tiles, voters: Tiles, room: QSize, m: Metrics) -> float:
    """The part of a room's width in which candidates stand beside voters with names as large as can be."""

    def least(part: float) -> float:
        across = round(part * room.width())
        beside = room.width() - across - m.px(BETWEEN)
        return min(
            candidates.plan(QSize(across, round(BELOW_HEADING * room.height()))).usual,
            voters.plan(QSize(beside, round(BETWEEN_ENDS * room.height()))).usual,
        )

    return max(PARTS, key=least)


def _planned(tiles: Sequence[PersonTile], columns: int, size: QSize) -> Plan:
    words = tiles[0].words(size).size()
    words.setWidth(MEASURED_WELL * words.width())
    most = tiles[0].most_letters(size.height())
    names = [tile.whole_name() for tile in tiles]
    letters = [name.letters(words, most) for name in names]
    ordinary = [px for px, tile in zip(letters, tiles, strict=True) if not tile.is_long()]
    shared = _shared(ordinary, letters)
    broken = BROKEN * MIN_TEXT
    total = sum(
        min(px, shared) or broken * name.part_held(words) for px, name in zip(letters, names, strict=True)
    )
    # An ordinary name that is broken looks like a fault.
    worth = 1.0 if all(ordinary) else BROKEN
    return Plan(columns, size, shared, worth * total / len(tiles))


def _shared(ordinary: Sequence[int], letters: Sequence[int]) -> int:
    """Letters in which every ordinary name is whole; where all are long, most are."""
    if any(ordinary):
        return min(px for px in ordinary if px)
    return max(MIN_TEXT, round(LEAST_SHARED * max(letters)), min(letters))


def tile_gap(voters: int, m: Metrics) -> int:
    """Pixels between tiles of a vote by so many: on either side the same."""
    return m.px(SMALL_GAP if m.small and voters > MANY else GAP)
