"""What a chip on the table bears at its foot: its place in the order, and a check once its turn is over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import MIN_TEXT, Colours
from spyword_qt.widgets import paint

_CHECK: Final = 9.0
_NUMBER: Final = 11.5
"""Least radius in pixels, of a disc that a number of two digits has room on."""
_PART: Final = 0.35
"""Of the chip's radius."""
_FREE: Final = 2.5
"""Pixels round it in the colour of the room."""


def paint_check(painter: QPainter, square: QRectF, side: int, gap: str, colours: Colours) -> None:
    """Paint a check at the foot of the chip that fills a square; `gap` is the room's colour.

    `side` is 1 for the right of the foot and -1 for the left.
    """
    paint.badge(painter, _disc(painter, square, side, _CHECK, gap), colours.good, colours.on_good)


def paint_number(
    painter: QPainter, square: QRectF, side: int, gap: str, colours: Colours, number: int
) -> None:
    """Paint a number there instead."""
    disc = _disc(painter, square, side, _NUMBER, gap)
    paint.rounded(painter, disc, disc.width() / 2, fill=colours.surface, edge=colours.edge, width=1.2)
    painter.setFont(ui(max(MIN_TEXT, round(0.6 * disc.width())), 600))
    painter.setPen(QColor(colours.ink))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))


def _disc(painter: QPainter, square: QRectF, side: int, least: float, gap: str) -> QRectF:
    chip = square.width() / 2
    size = max(least, _PART * chip)
    # The larger it is beside its chip, the farther from the letters.
    away = 0.93 * chip + max(0.0, size - _PART * chip)
    at = square.center() + QPointF(side * 0.72 * away, 0.69 * away)
    right = painter.viewport().width() / painter.device().devicePixelRatioF() - size - _FREE
    at.setX(min(max(at.x(), size + _FREE), right))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(gap))
    painter.drawEllipse(at, size + _FREE, size + _FREE)
    return QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)
