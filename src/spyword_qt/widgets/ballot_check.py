"""Where check and sign stand on a tile: never upon a name or the letters of a chip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.chip_edges import INNER

BADGE: Final = 34
ASIDE: Final = 16
"""Between a badge in the corner and the tile's edges."""
IN_FLAT: Final = 12
"""Between it and the right edge of a flat tile."""
CLEAR: Final = 4
"""Pixels between it and the words, at least."""
LEAST: Final = 0.6
"""Part of its size that it keeps where there is hardly room."""
SIGN: Final = 0.45
"""Part of a chip that a sign on its edge takes."""
LEAST_SIGN: Final = 1.2
"""The least of it, in the smallest letters."""
AROUND: Final = 0.1
"""Of the sign, that keeps it off the chip on each side."""
FACE: Final = 0.45
"""Part of a chip that is left free for its letters."""
BORDERS: Final = 8
"""Pixels that the two borders of a chosen tile take, times the width of lines."""


def check_place(
    tile: QRectF, chip: QRectF, words: Sequence[QRectF], m: Metrics, *, is_tall: bool
) -> tuple[QRectF, bool]:
    """The square of the check on a tile with a chip and lines of words, and whether it lies on the chip.

    A tall tile has it in its corner, a flat one at its right edge; where words reach there it is smaller,
    and where they leave no room at all it lies on the chip's edge.
    """
    for spot in _at_the_edge(tile, m, is_tall=is_tall):
        if not any(spot.adjusted(-CLEAR, 0, 0, 0).intersects(line) for line in words):
            return spot, False
    side = _least(m)
    reach = (INNER * chip.width() / 2 + side / 2) / sqrt(2) + 1
    return _square(chip.center() + QPointF(reach, reach), side), True


def sign_place(tile: QRectF, chip: QRectF, m: Metrics) -> QRectF:
    """The square of a sign on the upper right edge of a chip: it takes no room from a name, whoever has one.

    It stays within the borders of a chosen tile, however low that is.
    """
    side = max(LEAST_SIGN * MIN_TEXT, SIGN * chip.width())
    reach = (FACE * chip.width() + (1 + 2 * AROUND) * side) / 2
    up = max(0.0, min(reach / sqrt(2), tile.height() / 2 - BORDERS * m.stroke - side / 2))
    return _square(chip.center() + QPointF(sqrt(reach**2 - up**2), -up), side)


def _at_the_edge(tile: QRectF, m: Metrics, *, is_tall: bool) -> Iterator[QRectF]:
    """Places away from the chip, the best first."""
    badge, least = float(m.px(BADGE)), _least(m)
    if is_tall:
        aside = m.px(ASIDE) + badge / 2
        yield _square(tile.topRight() + QPointF(-aside, aside), badge)
    else:
        for side in (badge, least):
            yield _square(QPointF(tile.right() - m.px(IN_FLAT) - side / 2, tile.center().y()), side)
    inside = BORDERS * m.stroke + least / 2
    yield _square(tile.topRight() + QPointF(-inside, inside), least)


def _least(m: Metrics) -> float:
    return LEAST * m.px(BADGE)


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
