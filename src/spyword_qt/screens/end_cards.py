"""Where the two cards of the end lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect

from spyword_qt.theme.metrics import Metrics

GAP: Final = 18
TALLEST_CARD: Final = 1.5  # of its width


def highest_cards(width: int, m: Metrics) -> int:
    """Pixels in height up to which cards beside one another, in a room of that width, gain by it."""
    return round(TALLEST_CARD * ((width - m.px(GAP)) // 2))


def lie_flat(m: Metrics) -> bool:
    """Whether cards lie upon one another: where it is small and wide, where they take all the height."""
    return m.small and not m.portrait


def card_places(room: QRect, m: Metrics) -> tuple[QRect, QRect]:
    """The citizens' card and the spies' in a room."""
    gap = m.px(GAP)
    if lie_flat(m):
        first = QRect(room.x(), room.y(), room.width(), (room.height() - gap) // 2)
        return first, first.translated(0, first.height() + gap)
    width = (room.width() - gap) // 2
    first = QRect(room.x(), room.y(), width, min(room.height(), highest_cards(room.width(), m)))
    return first, first.translated(width + gap, 0)
