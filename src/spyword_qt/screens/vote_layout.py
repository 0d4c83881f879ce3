"""Where the tiles of a ballot lie: a duel is a scene of its own, all else is a grid."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QRect

from spyword_qt.theme.metrics import Metrics

GAP: Final = 18
TALLEST: Final = 304
"""Of a tile in a grid."""
MOST_IN_DUEL: Final = 3
"""With more who are tied it is no scene but a grid."""
TALLEST_IN_DUEL: Final = 470
SIGN: Final = 84
SIGN_GAP: Final = 10
SMALL_SIGN: Final = 42
"""Between three over one another, which would be low for a larger one."""
SMALL_SIGN_GAP: Final = 4
FEW: Final = 3
NAMES_ONLY_FROM: Final = 7
"""In a small window."""


def grid_places(count: int, room: QRect, m: Metrics) -> list[QRect]:
    """Tiles in rows; the last row is left-aligned."""
    if not count:
        return []
    gap, columns = m.px(GAP), _columns(count, m)
    rows = grid_rows(count, m)
    width = (room.width() - (columns - 1) * gap) / columns
    # A few fill the page, or half of it would be empty.
    most = TALLEST_IN_DUEL if 1 in (rows, columns) else TALLEST
    height = min(m.px(most), (room.height() - (rows - 1) * gap) / rows)
    top = room.top() + (max(0.0, room.height() - height) / 2 if rows == 1 else 0.0)
    return [
        QRect(
            round(room.left() + i % columns * (width + gap)),
            round(top + i // columns * (height + gap)),
            round(width),
            round(height),
        )
        for i in range(count)
    ]


def grid_rows(count: int, m: Metrics) -> int:
    """How many rows that takes."""
    return ceil(count / _columns(count, m))


def is_scene(count: int, *, duel: bool) -> bool:
    """Whether so many face each other, with the sign of a duel between them."""
    return duel and 2 <= count <= MOST_IN_DUEL


def duel_places(count: int, room: QRect, m: Metrics) -> tuple[list[QRect], list[QRect]]:
    """Large tiles beside one another, or in portrait one over the other; and the signs between them."""
    sign, gap = m.px(SIGN), m.px(SIGN) + 2 * m.px(SIGN_GAP)
    tiles, signs = [], []
    if m.portrait:
        if count == MOST_IN_DUEL:
            sign, gap = m.px(SMALL_SIGN), m.px(SMALL_SIGN) + 2 * m.px(SMALL_SIGN_GAP)
        height = min(m.px(TALLEST_IN_DUEL), (room.height() - (count - 1) * gap) // count)
        top = room.top() + (room.height() - count * height - (count - 1) * gap) // 2
        for i in range(count):
            tiles.append(QRect(room.left(), top + i * (height + gap), room.width(), height))
    else:
        width = (room.width() - (count - 1) * gap) // count
        height = min(m.px(TALLEST_IN_DUEL), room.height())
        top = room.top() + (room.height() - height) // 2
        for i in range(count):
            tiles.append(QRect(room.left() + i * (width + gap), top, width, height))
    for one, other in pairwise(tiles):
        square = QRect(0, 0, sign, sign)
        square.moveCenter(one.united(other).center())
        signs.append(square)
    return tiles, signs


def _columns(count: int, m: Metrics) -> int:
    """How many tiles stand in a row."""
    if m.portrait:
        return 1 if count <= FEW else 2
    if count == FEW:
        return count
    if m.small:
        return 2 if count < NAMES_ONLY_FROM else 3
    if count <= 4:
        return 2
    return 3 if count <= 6 else 4
