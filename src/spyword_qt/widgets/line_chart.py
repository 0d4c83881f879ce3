"""How a number grew from day to day, with marks at heights that mean something."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.tokens import LEADING, Colours
from spyword_qt.widgets.chart import GAP, LEFT, Chart
from spyword_qt.widgets.lines import natural_width

LINE: Final = 3.0
DOT: Final = 4.5
CURRENT: Final = 8.0
MOST_DOTS: Final = 40
"""With more the line is all that can be seen of them."""
AREA: Final = 0.16
"""How much of the line's colour lies below it."""


class LineChart(Chart):
    """Places lie as far apart as their days."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._days: tuple[int, ...] = ()
        self._values: tuple[int, ...] = ()
        self._guides: tuple[tuple[int, str], ...] = ()

    def show_values(
        self, days: Sequence[date], values: Sequence[int], guides: Sequence[tuple[int, str]]
    ) -> None:
        """Show a value for each day, all from 0 on, and named heights; beside `show_readings`."""
        self._days = tuple(day.toordinal() for day in days)
        self._values, self._guides = tuple(values), tuple(guides)
        self.update()

    def place_at(self, x: float) -> int:
        points = self._points(self.plot())
        return min(range(len(points)), key=lambda place: abs(points[place].x() - x), default=0)

    def end_places(self, room: QRectF) -> tuple[float, float] | None:
        return (room.center().x(), room.center().x()) if len(self._days) == 1 else None

    def paint_plot(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        self._paint_guides(painter, room, colours)
        points = self._points(room)
        stroke = self.metrics.stroke
        ink = QColor(colours.brassink)
        if len(points) > 1:
            self._paint_line(painter, room, points, ink)
        if len(points) <= MOST_DOTS:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            for point in points:
                painter.drawEllipse(point, DOT * stroke, DOT * stroke)
        current = points[self.current]
        painter.setPen(QPen(QColor(colours.line), stroke, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(current.x(), room.bottom()), current)
        painter.setPen(QPen(QColor(colours.surface), 2.5 * stroke))
        painter.setBrush(QColor(colours.ink))
        painter.drawEllipse(current, CURRENT * stroke, CURRENT * stroke)

    def _paint_line(self, painter: QPainter, room: QRectF, points: list[QPointF], ink: QColor) -> None:
        line = QPainterPath(points[0])
        for point in points[1:]:
            line.lineTo(point)
        area = QPainterPath(line)
        area.lineTo(points[-1].x(), room.bottom())
        area.lineTo(points[0].x(), room.bottom())
        below = QColor(ink)
        below.setAlphaF(AREA)
        painter.fillPath(area, below)
        pen = QPen(ink, LINE * self.metrics.stroke)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)

    def _paint_guides(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        font = self.axis_font()
        height = ceil(font.pixelSize() * LEADING)
        within = self._within(room)
        for value, name in ((0, ""), *self._guides):
            y = self._height(room, value)
            painter.setPen(QPen(QColor(colours.line), self.metrics.stroke))
            painter.drawLine(QPointF(within.left(), y), QPointF(room.right(), y))
            beside = QRectF(room.left(), y - height / 2, within.left() - room.left(), height)
            self.lines(name, font, beside.width()).paint(painter, beside, LEFT, colours.mute)

    def _points(self, room: QRectF) -> list[QPointF]:
        if not self._days:
            return []
        within = self._within(room)
        first, span = self._days[0], max(1, self._days[-1] - self._days[0])
        # A single day is where a single bar is.
        start = within.left() if len(self._days) > 1 else room.center().x()
        return [
            QPointF(start + within.width() * (day - first) / span, self._height(room, value))
            for day, value in zip(self._days, self._values, strict=True)
        ]

    def _within(self, room: QRectF) -> QRectF:
        """Where the line is: beside the names of the heights."""
        font, edge = self.axis_font(), CURRENT * self.metrics.stroke
        names = max((natural_width(name, font) for _, name in self._guides), default=0)
        return room.adjusted(names + self.metrics.px(GAP) + edge, 0, -edge, 0)

    def _height(self, room: QRectF, value: int) -> float:
        top = max((*self._values, *(value for value, _ in self._guides)), default=0)
        return room.bottom() - (room.height() - CURRENT * self.metrics.stroke) * value / max(1, top)
