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
from spyword_qt.widgets.lines import Lines, natural_width

WIDEST: Final = 46
PART: Final = 0.72
"""Of its place that a bar takes across."""
CORNER: Final = 6
CURRENT: Final = 3.0
LEAST_FULL: Final = 4
"""Design pixels that are seen of a part that isn't nothing, however small it is."""
NUMBER_ROOM: Final = 26
"""Above the highest bar, for its number."""
APART: Final = 6
"""Between what stands upon two bars, and over the highest that bears nothing."""
FOOT: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom


class BarChart(Chart):
    """Each bar has upon it how much of how many it is, or where one has no room for that, none has."""

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

    def end_places(self, room: QRectF) -> tuple[float, float] | None:
        half = room.width() / (2 * max(1, len(self._parts)))
        return room.left() + half, room.right() - half

    def paint_plot(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        m = self.metrics
        step = room.width() / len(self._parts)
        breadth = min(m.px(WIDEST), PART * step)
        most = max(1, *(whole for _, whole in self._parts))
        pairs = (natural_width(f"{part}/{whole}", self.axis_font()) for part, whole in self._parts)
        is_told = max(pairs) + m.px(APART) <= step
        unit = (room.height() - (m.font(NUMBER_ROOM) if is_told else m.px(APART))) / most
        foot = QRectF(room.left(), room.bottom() - m.stroke, room.width(), m.stroke)
        paint.rounded(painter, foot, 0, fill=colours.line)
        for place, (part, whole) in enumerate(self._parts):
            bar = QRectF(0, 0, breadth, whole * unit)
            bar.moveLeft(room.left() + (place + 0.5) * step - breadth / 2)
            bar.moveBottom(room.bottom())
            if not whole:
                continue
            self._paint_bar(painter, bar, part * unit, colours, is_current=place == self.current)
            if is_told:
                above = QRectF(bar.center().x() - step / 2, room.top(), step, bar.top() - room.top())
                ink = colours.ink if place == self.current else colours.soft
                self._number(f"{part}/{whole}").paint(painter, above, FOOT, ink)

    def _number(self, text: str) -> Lines:
        return self.lines(text, self.axis_font(), natural_width(text, self.axis_font()) + 1)

    def _paint_bar(
        self, painter: QPainter, bar: QRectF, part: float, colours: Colours, *, is_current: bool
    ) -> None:
        m = self.metrics
        radius = min(m.px(CORNER), bar.width() / 2)
        border = paint.BORDER * m.stroke
        paint.rounded(painter, bar, radius, fill=colours.sunk)
        if part:
            full = QRectF(bar)
            full.setTop(max(bar.top(), bar.bottom() - max(part, border + m.px(LEAST_FULL))))
            paint.rounded(painter, full, radius, fill=colours.primary)
        if is_current:
            # Outside: within it would hide a small part.
            out = CURRENT * m.stroke - border
            around = bar.adjusted(-out, -out, out, out)
            paint.rounded(painter, around, radius + out, edge=colours.ink, width=CURRENT * m.stroke)
        else:
            paint.rounded(painter, bar, radius, edge=colours.edge, width=border)
