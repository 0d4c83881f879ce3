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
    paint_back(painter, rect)
    painter.end()
    return pixmap


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Paint the back of a card into `rect`; it may have another shape than a player's card."""
    width = min(rect.width(), CARD_ASPECT * rect.height())
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
    painter.drawEllipse(rect.center(), 0.297 * width, 0.297 * width)
    badge = QRectF(0, 0, 0.52 * width, 0.52 * width)
    badge.moveCenter(rect.center())
    paint_mark(painter, badge)


def paint_frame(painter: QPainter, rect: QRectF, fill: str) -> None:
    """Paint a card's ground and brass frame."""
    width = min(rect.width(), CARD_ASPECT * rect.height())
    frame = max(2.0, FRAME * width)
    painter.setBrush(QColor(fill))
    painter.setPen(QPen(QColor(LIGHT.brass), frame))
    radius = CARD_RADIUS * width
    by = frame / 2
    painter.drawRoundedRect(rect.adjusted(by, by, -by, -by), radius - by, radius - by)


def _paint_waves(painter: QPainter, rect: QRectF, size: float) -> None:
    """Fill `rect` with overlapping scales of radius `size`, the lower rows over the upper."""
    dpr = painter.device().devicePixelRatioF()
    tile = _wave_tile(max(1, round(size * dpr)))
    tile.setDevicePixelRatio(dpr)
    # A card that lies askew would show the pattern's pixels.
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawTiledPixmap(rect, tile)


def _wave_tile(size: int) -> QPixmap:
    """What repeats in the pattern: two scales of radius `size`, in a row each.

    Drawn once and laid side by side: hundreds of scales one by one take longer than a frame may.
    """
    tile = QPixmap(2 * size, size)
    tile.fill(QColor(TABLE_SHADE))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(_WAVE_LINE), 0.083 * size))
    painter.setBrush(QColor(TABLE_SHADE))
    for row in range(-1, 5):
        for column in range(-1, 2):
            centre = QPointF((row % 2 + 2 * column) * size, row * size / 2)
            for ring in (0.96, 0.64, 0.32):
                painter.drawEllipse(centre, ring * size, ring * size)
    painter.end()
    return tile
