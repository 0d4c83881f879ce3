"""The back of every card: waves, and the mark in the middle."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from spyword_qt.theme.tokens import CARD_ASPECT, CARD_RADIUS, LIGHT, TABLE_SHADE
from spyword_qt.widgets.mark import paint_mark

TILT: Final = -3.0
"""Degrees by which a card lies askew while it is handed over."""
_WAVE_LINE: Final = "#46548A"
FRAME: Final = 0.008
"""Width of the brass frame, as a share of the card's width."""


def card_rect(room: QSizeF, tilt: float = 0.0) -> QRectF:
    """The largest card in the middle of `room` that fits into it when turned by `tilt` degrees."""
    across, along = abs(cos(radians(tilt))), abs(sin(radians(tilt)))
    width = min(
        room.width() / (across + along / CARD_ASPECT),
        room.height() / (across / CARD_ASPECT + along),
    )
    rect = QRectF(0, 0, width, width / CARD_ASPECT)
    rect.moveCenter(QPointF(room.width() / 2, room.height() / 2))
    return rect


@lru_cache(maxsize=4)
def back_pixmap(width: float, height: float, tilt: float, dpr: float) -> QPixmap:
    """The back in the middle of a transparent room of that many logical pixels."""
    pixmap = QPixmap(round(width * dpr), round(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = card_rect(QSizeF(width, height), tilt)
    painter.translate(rect.center())
    painter.rotate(tilt)
    rect.moveCenter(QPointF())
    _paint_back(painter, rect)
    painter.end()
    return pixmap


def _paint_back(painter: QPainter, rect: QRectF) -> None:
    """Paint the back into `rect`, which is centred on (0, 0)."""
    width = rect.width()
    paint_frame(painter, rect, TABLE_SHADE)
    inset = 0.053 * width
    inner = rect.adjusted(inset, inset, -inset, -inset)
    window = QPainterPath()
    window.addRoundedRect(inner, 0.05 * width, 0.05 * width)
    painter.save()
    painter.setClipPath(window)
    _paint_waves(painter, inner, 0.057 * width)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LIGHT.brass), max(1.0, 0.003 * width)))
    painter.drawPath(window)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(TABLE_SHADE))
    painter.drawEllipse(QPointF(), 0.297 * width, 0.297 * width)
    badge = 0.26 * width
    paint_mark(painter, QRectF(-badge, -badge, 2 * badge, 2 * badge))


def paint_frame(painter: QPainter, rect: QRectF, fill: str) -> None:
    """Paint a card's ground and brass frame."""
    frame = max(2.0, FRAME * rect.width())
    painter.setBrush(QColor(fill))
    painter.setPen(QPen(QColor(LIGHT.brass), frame))
    radius = CARD_RADIUS * rect.width()
    by = frame / 2
    painter.drawRoundedRect(rect.adjusted(by, by, -by, -by), radius - by, radius - by)


def _paint_waves(painter: QPainter, rect: QRectF, size: float) -> None:
    """Fill `rect` with overlapping scales of radius `size`, the lower rows over the upper."""
    painter.setPen(QPen(QColor(_WAVE_LINE), 0.083 * size))
    painter.setBrush(QColor(TABLE_SHADE))
    columns = int(rect.width() / size / 2) + 2
    for row in range(int(rect.height() / size * 2) + 3):
        y = rect.top() + row * size / 2
        first = rect.left() + (row % 2) * size
        for column in range(columns):
            centre = QPointF(first + column * 2 * size, y)
            for ring in (0.96, 0.64, 0.32):
                painter.drawEllipse(centre, ring * size, ring * size)
