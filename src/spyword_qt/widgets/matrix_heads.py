"""What stands over the votes of the end's matrix where these are of no days."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT, Colours
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.matrix_cells import Head
from spyword_qt.widgets.matrix_grid import HEAD, Grid, letters

SIGN: Final = 1.25
"""Width of an icon beside a vote's number, with the gap, in sizes of its letters."""
SMALL_SIGN: Final = 0.9
"""The same beside numbers in narrow columns."""
LEAST_SIGN: Final = 8.0
BETWEEN_HEADS: Final = 8.0
BETWEEN_SIGNS: Final = 3.0


def heads_written(
    heads: Sequence[Head], names: Sequence[str], m: Metrics, grid: Grid
) -> tuple[list[str], QFont]:
    """What stands over the votes, and how large: their `names` where all of these have room, else numbers."""
    font = head_font(m, grid.head)
    has_signs = any(head.icon for head in heads)

    def have_room(texts: Sequence[str], font: QFont, sign: float, between: float) -> bool:
        side = sign * font.pixelSize() if has_signs else 0.0
        widest = max((natural_width(text, font) for text in texts), default=0)
        return widest + side <= grid.column - between

    if have_room(names, font, SIGN, BETWEEN_HEADS):
        return list(names), font
    numbers = [str(head.number) for head in heads]
    px = font.pixelSize()
    while px > MIN_TEXT and not have_room(numbers, _head_letters(px), SMALL_SIGN, BETWEEN_SIGNS):
        px -= 1
    return numbers, _head_letters(px)


def paint_head(
    painter: QPainter, colours: Colours, room: QRectF, icon: str, text: str, font: QFont, *, named: bool
) -> None:
    """Paint what stands over a vote, with an icon where it was a duel or went to lots.

    It stands over the middle of a column, or at the left edge of one that is `named`, as all in it does.
    """
    width = natural_width(text, font)
    # Beside two digits in a narrow column, there is room for a small sign only, or for none.
    spare = max(0.0, room.width() - width - BETWEEN_SIGNS)
    side = min(SIGN * font.pixelSize(), spare) if icon else 0.0
    left = room.left() + BETWEEN_HEADS if named else room.center().x() - (width + side) / 2
    if side > LEAST_SIGN:
        where = QRectF(left, room.center().y() - side / 2, side, side)
        icons.stamp(painter, where.adjusted(0, 2, -4, -2), icon, colours.brassink)
    painter.setPen(QColor(colours.soft))
    words = QRectF(left + side, room.top(), room.right() - left - side, room.height())
    draw_elided(painter, words, text, font, Qt.AlignmentFlag.AlignLeft)


def head_font(m: Metrics, head: float) -> QFont:
    """Letters of what stands in a head of that height."""
    return _head_letters(letters(m, 19, head / HEAD))


def _head_letters(px: int) -> QFont:
    return ui(px, 500)
