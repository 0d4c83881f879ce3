"""How an edge beyond which there is more fades into what it lies on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QWidget


def paint_fading(
    painter: QPainter,
    edge: QWidget,
    beyond: Qt.Edge,
    shares: Sequence[tuple[float, int]],
    ground: QWidget,
    paint_ground: Callable[[QPainter], None],
) -> None:
    """Paint, in a see-through picture of `edge`, the ground that it lies on, more of it the further `beyond`.

    `shares` is how much, of 255, by the way (0 to 1) to that side. `paint_ground` paints what `ground`, which
    the edge is in, is in its own coordinates.
    """
    painter.save()
    painter.translate(-edge.mapTo(ground, QPoint()))
    paint_ground(painter)
    painter.restore()
    rect, side = edge.rect(), Qt.Edge
    ends = {
        side.TopEdge: (rect.bottomLeft(), rect.topLeft()),
        side.BottomEdge: (rect.topLeft(), rect.bottomLeft()),
        side.LeftEdge: (rect.topRight(), rect.topLeft()),
        side.RightEdge: (rect.topLeft(), rect.topRight()),
    }
    fading = QLinearGradient(*ends[beyond])
    for way, share in shares:
        fading.setColorAt(way, QColor(0, 0, 0, share))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(rect, fading)
