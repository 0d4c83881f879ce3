"""A level: its number on a small navy coin."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from spyword_qt.theme.fonts import voice
from spyword_qt.theme.tokens import IVORY, LIGHT, MIN_TEXT, TABLE_LIT, TABLE_SHADE
from spyword_qt.widgets.lit_disc import paint_lit_disc

RIM: Final = 0.07
"""Width of the brass rim, in radii."""
LETTERS: Final = 0.98
"""Size of one digit or two, in radii."""
LEAST_SIDE: Final = ceil(2 * MIN_TEXT / LETTERS)
"""Pixels across below which nobody reads the number."""
WIDEST: Final = 1.36
"""Most that a number takes across, in radii."""


def paint_level_coin(painter: QPainter, rect: QRectF, level: int) -> None:
    """Paint the coin into the square at the middle of `rect`; it is the same in light and dark."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2
    rim = max(1.5, RIM * radius)
    paint_lit_disc(painter, centre, radius - rim / 2, TABLE_LIT, TABLE_SHADE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LIGHT.brass), rim))
    painter.drawEllipse(centre, radius - rim / 2, radius - rim / 2)
    number = str(level)
    font = voice(max(6, round(LETTERS * radius)))
    width = QFontMetricsF(font).horizontalAdvance(number)
    if width > WIDEST * radius:
        font.setPixelSize(max(6, int(font.pixelSize() * WIDEST * radius / width)))
    measure = QFontMetricsF(font)
    ink = measure.tightBoundingRect(number)
    painter.setFont(font)
    painter.setPen(QColor(IVORY))
    # By its ink: the serif's figures hang below the line.
    painter.drawText(centre - QPointF(ink.center().x(), ink.center().y()), number)
    painter.restore()
