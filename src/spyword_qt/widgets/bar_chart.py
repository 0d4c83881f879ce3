"""How much of how many, period by period: a full part within an outlined bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.tokens import Colours
from spyword_qt.widgets import paint
from spyword_qt.widgets.chart import Chart

WIDEST: Final = 46
PART: Final = 0.72
"""Of its place that a bar takes across."""
CORNER: Final = 6
CURRENT: Final = 3.0
NUMBER_ROOM: Final = 26
"""Above the highest bar, for its number."""
FOOT: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom


class BarChart(Chart):
    """Each bar has its number upon it where there is room; an empty one tells enough by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[tuple[int, int], ...] = ()

    def show_parts(self, parts: Sequence[tuple[int, int]]) -> None:
        """Show (part, whole) for each period; beside `show_readings`."""
        self._parts = tuple(parts)
        self.update()

    def place_at(self, x: float) -> int:
        room = self.plot()
        return int((x - room.left()) * len(self._parts) / max(1.0, room.width()))

    def paint_plot(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        m = self.metrics
        step = room.width() / len(self._parts)
        breadth = min(m.px(WIDEST), PART * step)
        most = max(1, *(whole for _, whole in self._parts))
        unit = (room.height() - m.font(NUMBER_ROOM)) / most
        foot = QRectF(room.left(), room.bottom() - m.stroke, room.width(), m.stroke)
        paint.rounded(painter, foot, 0, fill=colours.line)
        for place, (part, whole) in enumerate(self._parts):
            bar = QRectF(0, 0, breadth, whole * unit)
            bar.moveLeft(room.left() + (place + 0.5) * step - breadth / 2)
            bar.moveBottom(room.bottom())
            if whole:
                self._paint_bar(painter, bar, part * unit, colours, is_current=place == self.current)
            number = self.lines(str(part), self.axis_font(), step)
            if part and number.width <= step:
                above = QRectF(bar.center().x() - step / 2, room.top(), step, bar.top() - room.top())
                ink = colours.ink if place == self.current else colours.soft
                number.paint(painter, above, FOOT, ink)

    def _paint_bar(
        self, painter: QPainter, bar: QRectF, part: float, colours: Colours, *, is_current: bool
    ) -> None:
        m = self.metrics
        radius = min(m.px(CORNER), bar.width() / 2)
        line = (CURRENT if is_current else paint.BORDER) * m.stroke
        edge = colours.ink if is_current else colours.edge
        paint.rounded(painter, bar, radius, fill=colours.sunk)
        if part:
            full = QRectF(bar)
            full.setTop(bar.bottom() - part)
            paint.rounded(painter, full, radius, fill=colours.primary)
        paint.rounded(painter, bar, radius, edge=edge, width=line)
