"""Where the two cards of the end lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect

from spyword_qt.theme.metrics import Metrics

GAP: Final = 16
TALLEST_CARD: Final = 1.5  # of its width
TALLEST_FLAT: Final = 0.6
LOWEST_CARD: Final = 140
"""Design pixels in height of a card in a column with the votes."""
SCROLLED_CARD: Final = 230
"""The same on a page that is scrolled."""


def highest_cards(width: int, m: Metrics) -> int:
    """Pixels in height up to which cards in a room of that width gain by it."""
    if _lie_flat(width, m):
        return 2 * round(TALLEST_FLAT * width) + m.px(GAP)
    return round(TALLEST_CARD * ((width - m.px(GAP)) // 2))


def least_cards(width: int, m: Metrics, card: int) -> int:
    """Pixels in height that they take at least where one takes so many."""
    if m.portrait:
        return round(m.px(LOWEST_CARD) * m.text)
    return 2 * card + m.px(GAP) if _lie_flat(width, m) else card


def scrolled_cards(width: int, m: Metrics, card: int) -> int:
    """Pixels in height that they take on a page that is scrolled, where one takes at least so many."""
    return min(highest_cards(width, m), max(card, m.px(SCROLLED_CARD)))


def card_places(room: QRect, m: Metrics) -> tuple[QRect, QRect]:
    """The citizens' card and the spies' in a room."""
    gap = m.px(GAP)
    if _lie_flat(room.width(), m):
        first = QRect(room.x(), room.y(), room.width(), (room.height() - gap) // 2)
        return first, first.translated(0, first.height() + gap)
    width = (room.width() - gap) // 2
    first = QRect(room.x(), room.y(), width, room.height())
    return first, first.translated(width + gap, 0)


def _lie_flat(width: int, m: Metrics) -> bool:
    """Whether cards lie upon one another: beside votes in a small window."""
    return m.small and not m.portrait and 2 * width < m.width
