"""A sun that comes up over the table: the picture of a morning on which somebody may be missing."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import CORAL, HONEY, IVORY, LIGHT, TABLE_LIT, TABLE_SHADE, TRACK
from spyword_qt.widgets.lit_disc import paint_lit_disc

# In radii of the round window, from its middle.
_HORIZON: Final = 0.34
_SUN: Final = 0.3
_SUN_BEGINS: Final = 0.74
_SUN_ENDS: Final = 0.06
_GLOWS: Final = ((2.9, CORAL, 0.16), (2.2, CORAL, 0.26), (1.6, HONEY, 0.4))
"""Rings of light round the sun: radius in radii of the sun, colour, and how much of it is seen by day."""
_RAYS: Final = 12
_FINE: Final = 500.0
_STARS: Final = (
    *((-0.62, -0.42, 0.02), (-0.3, -0.74, 0.026), (0.16, -0.6, 0.018), (0.52, -0.62, 0.024)),
    *((0.74, -0.24, 0.018), (-0.78, -0.06, 0.016), (-0.1, -0.36, 0.014), (0.36, -0.3, 0.015)),
)


class Sunrise(QWidget):
    """A round window into the morning. The sun is up; it may be asked to `rise`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def rise(self) -> None:
        """Let the sun come up, at once where people asked for stillness."""
        motion_of(self).run(self, Span.SUNRISE, self._set)

    def _set(self, at: float) -> None:
        self._at = at
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        paint_sunrise(painter, QRectF(self.rect()).center(), side / 2, self._at)


def paint_sunrise(painter: QPainter, centre: QPointF, radius: float, at: float) -> None:
    """Paint the window; `at` says how far the morning is, from 0, when it is still night, to 1."""
    painter.save()
    window = QPainterPath()
    window.addEllipse(centre, radius, radius)
    painter.translate(centre)
    painter.scale(radius, radius)
    unit = QPainterPath()
    unit.addEllipse(QPointF(), 1.0, 1.0)
    painter.setClipPath(unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(unit, _between(TABLE_SHADE, TABLE_LIT, at))
    _paint_stars(painter, 1.0 - at)
    _paint_sun(painter, QPointF(0, _SUN_BEGINS + (_SUN_ENDS - _SUN_BEGINS) * at), at)
    _paint_land(painter)
    painter.setClipping(False)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LIGHT.brass), max(1.5, 0.012 * radius)))
    painter.drawPath(window)


def _paint_stars(painter: QPainter, seen: float) -> None:
    painter.setBrush(_faint(IVORY, 0.25 + 0.75 * seen))
    for x, y, size in _STARS:
        painter.drawEllipse(QPointF(x, y), size, size)


def _paint_sun(painter: QPainter, sun: QPointF, at: float) -> None:
    for reach, colour, seen in _GLOWS:
        painter.setBrush(_faint(colour, seen * at))
        painter.drawEllipse(sun, reach * _SUN, reach * _SUN)
    painter.setPen(QPen(_faint(HONEY, at), 0.03, c=Qt.PenCapStyle.RoundCap))
    for ray in range(_RAYS):
        turn = 2 * pi * (ray + 0.5) / _RAYS
        way = QPointF(sin(turn), -cos(turn))
        painter.drawLine(sun + way * 1.24 * _SUN, sun + way * (1.24 + 0.2 * at) * _SUN)
    # Its shade has an edge of half a unit.
    painter.scale(1 / _FINE, 1 / _FINE)
    paint_lit_disc(painter, sun * _FINE, _SUN * _FINE, HONEY, LIGHT.brass)
    painter.scale(_FINE, _FINE)


def _paint_land(painter: QPainter) -> None:
    """Two hills, the farther one lighter."""
    for top, bend, colour in ((_HORIZON, -0.2, TABLE_SHADE), (_HORIZON + 0.16, 0.26, TRACK)):
        hill = QPainterPath(QPointF(-1.1, top + bend))
        hill.cubicTo(
            QPointF(-0.4, top - 0.9 * bend), QPointF(0.3, top + 0.7 * bend), QPointF(1.1, top - bend)
        )
        hill.lineTo(1.1, 1.1)
        hill.lineTo(-1.1, 1.1)
        hill.closeSubpath()
        painter.fillPath(hill, QColor(colour))


def _between(one: str, other: str, part: float) -> QColor:
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * part,
        a.greenF() + (b.greenF() - a.greenF()) * part,
        a.blueF() + (b.blueF() - a.blueF()) * part,
    )


def _faint(colour: str, seen: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(max(0.0, min(1.0, seen)))
    return made
