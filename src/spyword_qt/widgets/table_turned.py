"""A table in a small room, turned so that nobody sits at its top or foot: it is larger for that."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QSizeF

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.chip import GAP
from spyword_qt.widgets.table_layout import LABEL_GAP, TURN_RING, Seating, over_rim, seats_at

TURNED: Final = (2, 4)
"""So many get a larger table by that."""
LOW: Final = 3.5
"""Radii of a chip: a table that is smaller is hardly seen behind its chips."""
WORTH: Final = 1.2
"""How many times as large it has to become."""
_NEXT: Final = 0.96
"""Part of how far out people sit, for the next smaller table that is tried."""


def turned(
    usual: Seating, room: QSizeF, name_height: float, m: Metrics, *, has_turn: bool
) -> Iterator[Seating]:
    """Tables with the same chips that are worth it, the largest first."""
    count, chip = len(usual.spots), usual.chip
    if not usual.named or count not in TURNED or usual.rim >= LOW * chip:
        return
    largest = TURN_RING if has_turn else 1 + GAP
    half, over = pi / count, over_rim(chip, count)
    aside = (room.width() / 2 - chip * largest) / sin(half)
    above = (room.height() / 2 - chip * largest - LABEL_GAP / 2 - name_height - 1) / cos(half)
    reach = min(aside, above, min(room.width(), room.height()) / 2 + over)
    while reach - over >= WORTH * usual.rim:
        yield seats_at(room, reach, chip, True, count, m, largest, -half)
        reach *= _NEXT
