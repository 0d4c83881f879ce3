"""Where the tiles of a vote by raised hands lie: in as few columns as leave them high enough to touch."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRect

from spyword_qt.theme.metrics import Metrics

GAP: Final = 10
LOWEST: Final = 58
TALLEST: Final = 92
FEW: Final = 4
TALLEST_OF_FEW: Final = 150
NARROWEST: Final = 160


def tile_places(count: int, room: QRect, m: Metrics) -> list[QRect]:
    """Tiles row by row from the top of a room; they are no higher than looks well."""
    if not count:
        return []
    gap = m.px(GAP)
    columns = _columns(count, room, m)
    rows = ceil(count / columns)
    tallest = m.px(TALLEST_OF_FEW if count <= FEW else TALLEST)
    height = min(tallest, (room.height() - (rows - 1) * gap) // rows)
    breadth = (room.width() + gap) / columns
    return [
        QRect(
            round(room.x() + place % columns * breadth),
            room.y() + place // columns * (height + gap),
            round(breadth) - gap,
            height,
        )
        for place in range(count)
    ]


def least_height(count: int, width: int, m: Metrics) -> int:
    """Pixels in height with which a finger still hits every tile in a room of that width."""
    rows = ceil(count / _most_columns(width, m))
    return rows * m.target(0) + (rows - 1) * m.px(GAP)


def _columns(count: int, room: QRect, m: Metrics) -> int:
    gap, most = m.px(GAP), _most_columns(room.width(), m)
    for columns in range(1, most):
        rows = ceil(count / columns)
        if rows * (m.target(LOWEST) + gap) - gap <= room.height():
            return columns
    return most


def _most_columns(width: int, m: Metrics) -> int:
    """So many that names are still told apart."""
    return max(1, (width + m.px(GAP)) // m.px(NARROWEST + GAP))
