"""The ground of the window: the room, and the circle that the lamp lights in it from the top left."""

from __future__ import annotations

from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.ground import Ground

LANDSCAPE: Final = (0.68, 0.31)
PORTRAIT: Final = (0.35, 0.464)
"""Where the circle's edge meets the bottom (part of the width) and the right side (part of the height)."""
RADIUS: Final = 0.7375  # of the longer side


class Room(Ground):
    """The window's root; screens lie upon it and let it show through."""

    resized = Signal()
    gave_way = Signal()
    """What lies upon it is in another place now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def give_way(self, height: int) -> None:
        """Have the screens leave so many pixels free at the top."""
        column = self.layout()
        if column is not None and column.contentsMargins().top() != height:
            column.setContentsMargins(0, height, 0, 0)
            column.activate()
            self.gave_way.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_ground(QPainter(self), event.rect())

    def paint_ground(self, painter: QPainter, part: QRect) -> None:
        colours = colours_of(self)
        centre, radius = lit_circle(self.width(), self.height())
        painter.fillRect(part, QColor(colours.ground))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.lamp))
        painter.drawEllipse(centre, radius, radius)


def lit_circle(width: int, height: int) -> tuple[QPointF, float]:
    """Centre and radius of the lit circle in a room of this size."""
    along, down = PORTRAIT if height > width else LANDSCAPE
    foot = QPointF(along * width, height)
    side = QPointF(width, down * height)
    chord = side - foot
    length = max(1.0, hypot(chord.x(), chord.y()))
    radius = max(RADIUS * max(width, height), length / 2)
    away = (radius**2 - (length / 2) ** 2) ** 0.5 / length
    return (foot + side) / 2 + QPointF(chord.y(), -chord.x()) * away, radius
