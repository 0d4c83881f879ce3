"""Where the judge's script and everybody's tiles stand in a window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect

from spyword_qt.screens.night_script import NightScript
from spyword_qt.screens.night_targets import NightTargets
from spyword_qt.theme.metrics import Metrics

COLUMN: Final = 430
COLUMN_LEFT: Final = 24
BESIDE_TARGETS: Final = 44
WIDER: Final = 0.2
"""Part that the column gets wider by for letters of twice the usual size."""
UNDER_SCRIPT: Final = 16
LEAST_TARGETS: Final = 316
"""Height that the tiles keep where they stand between script and buttons."""


def place_script(script: NightScript, targets: NightTargets, room: QRect, m: Metrics) -> QRect:
    """Lay the script out beside the tiles, in an upright window above and below; returns where they are."""
    return _upright(script, targets, room, m) if m.portrait else _abreast(script, room, m)


def _upright(script: NightScript, targets: NightTargets, room: QRect, m: Metrics) -> QRect:
    least, under = m.px(LEAST_TARGETS), m.px(UNDER_SCRIPT)
    # The list gives way last: whoever isn't seen in it is forgotten.
    for wanted in (*targets.wanted_heights(room.width()), 0):
        free = max(least, wanted + under)
        script.fit(room.width(), room.height() - free, m)
        if script.height_at(room.width(), m) <= room.height() - free:
            break
    return script.place(room, m, pinned=True, free=least).adjusted(0, under, 0, 0)


def _abreast(script: NightScript, room: QRect, m: Metrics) -> QRect:
    left, width = room.left() + m.px(COLUMN_LEFT), _column(m)
    script.fit(width, room.height(), m, _column)
    script.place(QRect(left, room.top(), width, room.height()), m, pinned=True)
    beside = left + width + m.px(BESIDE_TARGETS)
    return QRect(beside, room.top(), room.right() + 1 - beside, room.height())


def _column(m: Metrics) -> int:
    return m.px(COLUMN * (1 + WIDER * (m.text - 1)))
