"""A table that gives way to the large letters of names beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSizeF

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.chip import GAP
from spyword_qt.widgets.table_layout import NAMED_SPACING, TURN_RING, Seating, seats_at, spacing

GIVEN_UP: Final = 0.25
"""Part of how far out people sit, that they may give up in letters twice as large; none in usual ones."""
LEAST_TABLE: Final = 2.5
"""Radii of a chip, which the table is left: it is hardly seen between them else."""
_STEP: Final = 0.04


def smaller(usual: Seating, room: QSizeF, m: Metrics, *, has_turn: bool) -> Iterator[Seating]:
    """Tables with the same chips, the largest first."""
    count, chip = len(usual.spots), usual.chip
    largest = TURN_RING if has_turn else 1 + GAP
    reach = usual.centre.y() - usual.spots[0].y()
    for step in range(1, int(GIVEN_UP * (m.text - 1) / _STEP) + 1):
        nearer = (1 - step * _STEP) * reach
        if spacing(nearer, count) >= NAMED_SPACING * 2 * chip:
            table = seats_at(room, nearer, chip, True, count, m, largest)
            if table.rim >= LEAST_TABLE * chip:
                yield table
