"""The one light of the game: a disc lit from the top left, with its shade as a crescent."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient

# In radii of the disc, as in the frame of the packages' pictures.
_LIGHT_X, _LIGHT_Y, _LIGHT_REACH = -0.246, -0.328, 1.008


def lit_brush(centre: QPointF, radius: float, lit: str, shade: str) -> QBrush:
    """A two-tone brush for a disc of that centre and radius."""
    reach = radius * _LIGHT_REACH
    light = QRadialGradient(centre + QPointF(_LIGHT_X * radius, _LIGHT_Y * radius), reach)
    # Half a pixel on either side of the edge: a hard stop would be jagged.
    light.setColorAt(max(0.0, 1.0 - 1.0 / max(reach, 2.0)), QColor(lit))
    light.setColorAt(1.0, QColor(shade))
    return QBrush(light)


def paint_lit_disc(painter: QPainter, centre: QPointF, radius: float, lit: str, shade: str) -> None:
    """Paint the disc without a rim."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(lit_brush(centre, radius, lit, shade))
    painter.drawEllipse(centre, radius, radius)
