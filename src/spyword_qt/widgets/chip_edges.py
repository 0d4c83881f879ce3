"""The twelve edge patterns of the chips, as paths in a circle of radius 1 round (0, 0)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

INNER = 0.7
"""Radius of the line between the face and the edge."""
_OUTER = 0.945
_MIDDLE = (INNER + _OUTER) / 2 + 0.015


def _at(angle: float, radius: float) -> QPointF:
    """A point by its angle in degrees, clockwise from the top."""
    return QPointF(radius * sin(radians(angle)), -radius * cos(radians(angle)))


def _disc(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _block(path: QPainterPath, angle: float, width: float) -> None:
    """Add a piece of the edge, `width` degrees wide, centred on `angle`."""
    start = 90 - angle + width / 2
    path.arcMoveTo(_disc(_OUTER), start)
    path.arcTo(_disc(_OUTER), start, -width)
    path.arcTo(_disc(INNER), start - width, width)
    path.closeSubpath()


def _blocks(count: int, width: float, first: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    for i in range(count):
        _block(path, first + i * 360 / count, width)
    return path


def _dots(count: int, size: float, first: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    for i in range(count):
        path.addEllipse(_at(first + i * 360 / count, _MIDDLE), size, size)
    return path


def _teeth() -> QPainterPath:
    path = QPainterPath()
    for angle in range(0, 360, 45):
        path.moveTo(_at(angle - 11.5, _OUTER))
        path.lineTo(_at(angle + 11.5, _OUTER))
        path.lineTo(_at(angle, INNER + 0.045))
        path.closeSubpath()
    return path


def _diamonds() -> QPainterPath:
    path = QPainterPath()
    for angle in range(0, 360, 45):
        middle, out, side = _at(angle, _MIDDLE), _at(angle, 0.105), _at(angle + 90, 0.105)
        path.moveTo(middle + out)
        for corner in (middle + side, middle - out, middle - side):
            path.lineTo(corner)
        path.closeSubpath()
    return path


def _double_ring() -> QPainterPath:
    path = QPainterPath()
    for radius in (0.93, 0.83):
        path.addEllipse(_disc(radius))
        path.addEllipse(_disc(radius - 0.045))
    return path


def _tick_pairs() -> QPainterPath:
    path = QPainterPath()
    for angle in range(0, 360, 60):
        _block(path, angle - 6, 6.5)
        _block(path, angle + 6, 6.5)
    return path


def _scallops() -> QPainterPath:
    # Drawn large and shrunk: Qt joins paths coarsely when they are only a unit large.
    inside = QPainterPath()
    inside.addEllipse(_disc(100 * _OUTER))
    path = QPainterPath()
    for angle in range(0, 360, 36):
        path.addEllipse(_at(angle, 100 * _OUTER), 12.5, 12.5)
    return QTransform.fromScale(0.01, 0.01).map(path.intersected(inside))


def _dot_dash() -> QPainterPath:
    path = _blocks(5, 25)
    path.addPath(_dots(5, 0.075, 36))
    return path


_EDGES: tuple[Callable[[], QPainterPath], ...] = (
    lambda: _blocks(6, 26),
    lambda: _dots(12, 0.068),
    lambda: _blocks(4, 42),
    lambda: _blocks(24, 6.8),
    _teeth,
    lambda: _blocks(3, 84),
    _diamonds,
    _double_ring,
    _tick_pairs,
    _scallops,
    lambda: _blocks(1, 180, 90),
    _dot_dash,
)


@cache
def edge(pattern: int) -> QPainterPath:
    """An edge pattern by its number, 0 to 11. Do not change the path: it is shared."""
    path = _EDGES[pattern % len(_EDGES)]()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path
