"""Where the lines and columns of the end's matrix are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT

HEAD: Final = 0.8
"""Height of a group's head, in rows."""
CHIP: Final = 0.72
"""A chip's diameter, in rows."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Measures in pixels."""

    row: float
    """Height of somebody's row."""
    names: float
    """Right edge of the names."""
    column: float
    """Width of a vote."""

    @property
    def head(self) -> float:
        return HEAD * self.row


def letters(m: Metrics, design: int, row: float) -> int:
    """Letters of a design size in pixels, or what a row of that height has room for."""
    return min(m.font(design), max(MIN_TEXT, round(row / 1.35)))
