"""People's own pictures, as chips show them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImageReader, QPainter, QPixmap


def paint_portrait(painter: QPainter, path: str, circle: QRectF) -> bool:
    """Paint the picture into the circle; False, and nothing painted, where it can't be read."""
    dpr = painter.device().devicePixelRatioF()
    pixmap = _pixmap(path, max(1, round(circle.width() * dpr)))
    if pixmap.isNull():
        return False
    painter.save()
    # A brush, not a clip: that one's edge would be jagged.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pixmap)
    painter.translate(circle.topLeft())
    scale = circle.width() / pixmap.width()
    painter.scale(scale, scale)
    painter.drawEllipse(QRectF(pixmap.rect()))
    painter.restore()
    return True


@lru_cache(maxsize=64)
def _pixmap(path: str, side: int) -> QPixmap:
    reader = QImageReader(path)
    reader.setScaledSize(QSize(side, side))
    image = reader.read()
    if image.isNull():
        return QPixmap()
    if image.size() != QSize(side, side):
        image = image.scaled(side, side)
    return QPixmap.fromImage(image)
