"""How many voters of a row stand on a line, and how far apart."""

from __future__ import annotations

from math import ceil
from typing import Final

MOST_LINES: Final = 3
"""Of voters in a row: rather than take more, they stand closer together."""
SPREAD: Final = 1.5
"""By how much the voters of the longest row stand farther apart, so that they fill it."""


def spread(room: float, cell: float, squeezed: float, most: int) -> tuple[float, int]:
    """Least width of a voter in such a room, and how many stand on a line, for the longest row of `most`."""
    per_line = max(1, int(room / cell))
    if squeezed < cell and most > MOST_LINES * per_line:
        per_line = max(1, int(room / squeezed))
        per_line = even(most, per_line)
        cell = max(squeezed, min(SPREAD * squeezed, room / per_line))
    return cell, per_line


def even(most: int, per_line: int) -> int:
    """How many stand on a line where the last one isn't to be left to one alone."""
    return ceil(most / max(1, ceil(most / per_line)))
