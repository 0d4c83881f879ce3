"""The game's mark: a speech bubble with a keyhole on a round navy badge."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spyword_qt.theme.tokens import IVORY, LIGHT, TABLE_LIT, TABLE_SHADE, TRACK
from spyword_qt.widgets.lit_disc import paint_lit_disc

_BUBBLE_SHADE = "#F0DFBF"
# Qt joins paths coarsely when they are only a unit large.
_UNITS = 100


def keyhole(centre: QPointF, head: float) -> QPainterPath:
    """A keyhole: `centre` is the middle of its round head, `head` the radius of that."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addEllipse(centre, head, head)
    path.moveTo(centre + QPointF(-0.5 * head, 0.5 * head))
    path.lineTo(centre + QPointF(0.5 * head, 0.5 * head))
    path.lineTo(centre + QPointF(0.86 * head, 2.74 * head))
    path.lineTo(centre + QPointF(-0.86 * head, 2.74 * head))
    path.closeSubpath()
    return path


def paint_mark(painter: QPainter, rect: QRectF) -> None:
    """Paint the mark into the square at the middle of `rect`; it is the same in light and dark."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2
    ring = max(1.5, 0.053 * radius)
    paint_lit_disc(painter, centre, radius - ring / 2, TABLE_LIT, TABLE_SHADE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LIGHT.brass), ring))
    painter.drawEllipse(centre, radius - ring / 2, radius - ring / 2)
    painter.translate(centre)
    painter.scale(radius / _UNITS, radius / _UNITS)
    painter.setPen(Qt.PenStyle.NoPen)
    bubble, lit = _bubble()
    painter.fillPath(bubble, QColor(_BUBBLE_SHADE))
    painter.fillPath(lit, QColor(IVORY))
    painter.fillPath(keyhole(QPointF(-1, -18.5), 15.7), QColor(TRACK))
    painter.restore()


@cache
def _bubble() -> tuple[QPainterPath, QPainterPath]:
    """The speech bubble and its lit part, round (0, 0), in hundredths of the badge's radius."""
    body = QPainterPath()
    body.addEllipse(QPointF(-0.5, -5.8), 60, 52.3)
    tail = QPainterPath(QPointF(-40, 20))
    tail.lineTo(-40, 33)
    tail.cubicTo(-39, 47, -41, 58, -51, 66)
    tail.cubicTo(-31, 65, -12, 58, 2, 45)
    tail.lineTo(10, 20)
    tail.closeSubpath()
    bubble = body.united(tail)
    light = QPainterPath()
    light.addEllipse(QPointF(-21.2, -18.6), 68.4, 68.4)
    return bubble, bubble.intersected(light)
