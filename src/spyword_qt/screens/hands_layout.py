"""Where the tiles of a vote by raised hands lie: in the columns in which names are the largest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QSize

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.text import TextRole
from spyword_qt.widgets.vote_tile import PersonTile

GAP: Final = 10
SMALL_GAP: Final = 7
LOWEST: Final = 58
TALLEST: Final = 92
FEW: Final = 4
TALLEST_OF_FEW: Final = 150
NARROWEST: Final = 160
WORTH_A_CHIP: Final = 0.7
"""So much smaller may letters be for a chip beside them."""
BROKEN: Final = 0.5
"""What letters are worth in words that are broken; in names that are cut, a part of that."""
LIKE_NAMES: Final = 0.8
"""Of the letters around names, that these are to have on the whole: then they leave each other room."""
LEAST_SHARED: Final = 0.8
"""Of the usual size, down to which all names get smaller for one of them; it alone does beyond that."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How tiles fill a room."""

    columns: int
    size: QSize
    """Of a tile."""
    chips: bool
    letters: tuple[int, ...]
    """Pixels in which each name is whole; 0 for one that isn't in any that can be read."""
    usual: float
    """Pixels of the letters as they are on the whole, less where names are broken or cut."""


def plan(tiles: Sequence[PersonTile], room: QSize, m: Metrics) -> Plan:
    """In as few columns as leave tiles high enough to touch, or in those in which names are larger.

    A few stand side by side in a window that isn't upright.
    """
    usual = _columns(len(tiles), room, m)
    counts = [usual, *(columns for columns in range(1, _most_columns(room.width(), m) + 1))]
    if len(tiles) <= FEW and not m.portrait:
        usual = len(tiles)
        counts = [usual]
    plans = [
        _planned(tiles, columns, room, m, chips=chips)
        for columns in counts
        if columns == usual or _height(len(tiles), columns, room, m) >= m.target(0)
        for chips in (True, False)
    ]
    return max(plans, key=_worth)


def place(tiles: Sequence[PersonTile], room: QRect, m: Metrics) -> int:
    """Lay tiles into a room row by row, in letters that all share; returns where they end."""
    if not tiles:
        return room.y()
    found, gap = plan(tiles, room.size(), m), tile_gap(m)
    shared = max(min(found.letters), round(LEAST_SHARED * max(found.letters)), MIN_TEXT)
    breadth = (room.width() + gap) / found.columns
    for number, tile in enumerate(tiles):
        row, column = divmod(number, found.columns)
        left, top = round(room.x() + column * breadth), room.y() + row * (found.size.height() + gap)
        tile.setGeometry(left, top, found.size.width(), found.size.height())
        tile.set_letters(shared, chip=found.chips)
    return top + found.size.height()


def leaves_room(tiles: Sequence[PersonTile], room: QRect, around: Metrics, m: Metrics) -> bool:
    """Whether names are about as large in a room as what stands around it in letters of `around`."""
    if room.height() < _least_height(len(tiles), room.width(), m):
        return False
    wanted = LIKE_NAMES * around.font(TextRole.NOTE.value.size)
    return not tiles or plan(tiles, room.size(), m).usual >= wanted


def _least_height(count: int, width: int, m: Metrics) -> int:
    """Pixels in height with which a finger still hits every tile in a room of that width."""
    rows = ceil(count / _most_columns(width, m))
    return rows * m.target(0) + (rows - 1) * tile_gap(m)


def _planned(tiles: Sequence[PersonTile], columns: int, room: QSize, m: Metrics, *, chips: bool) -> Plan:
    gap = tile_gap(m)
    size = QSize(round((room.width() + gap) / columns) - gap, _height(len(tiles), columns, room, m))
    words = tiles[0].words(size, chip=chips).size()
    most = tiles[0].most_letters(size.height())
    names = [tile.whole_name() for tile in tiles]
    letters = tuple(name.letters(words, most) for name in names)
    broken = BROKEN * MIN_TEXT
    total = sum(px or broken * name.part_held(words) for px, name in zip(letters, names, strict=True))
    return Plan(columns, size, chips, letters, total / len(tiles))


def _worth(found: Plan) -> float:
    return found.usual if found.chips else WORTH_A_CHIP * found.usual


def _height(count: int, columns: int, room: QSize, m: Metrics) -> int:
    """Pixels of a tile: no more than looks well."""
    rows = ceil(count / columns)
    tallest = m.px(TALLEST_OF_FEW if count <= FEW else TALLEST)
    return min(tallest, (room.height() - (rows - 1) * tile_gap(m)) // rows)


def tile_gap(m: Metrics) -> int:
    """Pixels between tiles."""
    return m.px(SMALL_GAP if m.small else GAP)


def _columns(count: int, room: QSize, m: Metrics) -> int:
    gap, most = tile_gap(m), _most_columns(room.width(), m)
    for columns in range(1, most):
        rows = ceil(count / columns)
        if rows * (m.target(LOWEST) + gap) - gap <= room.height():
            return columns
    return most


def _most_columns(width: int, m: Metrics) -> int:
    """So many that names are still told apart."""
    return max(1, (width + tile_gap(m)) // (m.px(NARROWEST) + tile_gap(m)))
