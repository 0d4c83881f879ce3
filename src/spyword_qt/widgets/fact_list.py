"""Facts under a heading, each with its number at the end of the line."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt import phrasing
from spyword_qt.theme import fonts
from spyword_qt.theme.tokens import LEADING, Colours, colours_of
from spyword_qt.widgets.lines import Lines, natural_width
from spyword_qt.widgets.plate import PAD, Plate

TOP: Final = 14
ROW: Final = 40
GAP: Final = 16
LETTERS: Final = 20
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FactList(Plate):
    """It is told as one; labels wrap beside their numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = ""
        self._facts: tuple[tuple[str, str], ...] = ()

    def show_facts(self, heading: str, facts: Sequence[tuple[str, str]]) -> None:
        """Show labels and what they come to."""
        self._heading, self._facts = heading, tuple(facts)
        self.setAccessibleName(heading)
        self.setAccessibleDescription(phrasing.apart(phrasing.labelled(*fact) for fact in facts))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.metrics.px(380)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(260), 0)

    def heightForWidth(self, width: int) -> int:
        rows = sum(self._row(label, value, width) for label, value in self._facts)
        return self.heading_lines(self._heading, width).height + rows + 2 * self.metrics.px(TOP)

    def paint_content(self, painter: QPainter) -> None:
        colours, m = colours_of(self), self.metrics
        pad = m.px(PAD)
        heading = self.heading_lines(self._heading, self.width())
        room = QRectF(pad, m.px(TOP), self.width() - 2 * pad, heading.height)
        heading.paint(painter, room, LEFT, colours.soft)
        room.moveTop(room.bottom())
        for place, (label, value) in enumerate(self._facts):
            room.setHeight(self._row(label, value, self.width()))
            self._paint_fact(painter, room, label, value, colours, parted=place > 0)
            room.moveTop(room.bottom())

    def _paint_fact(
        self, painter: QPainter, room: QRectF, label: str, value: str, colours: Colours, *, parted: bool
    ) -> None:
        if parted:
            painter.setPen(QPen(QColor(colours.line), self.metrics.stroke))
            painter.drawLine(QPointF(room.left(), room.top()), QPointF(room.right(), room.top()))
        font = self._value_font()
        end = self.lines(value, font, natural_width(value, font) + 1)
        end.paint(painter, room, RIGHT, colours.ink)
        self._label(label, value, self.width()).paint(painter, room, LEFT, colours.ink)

    def _row(self, label: str, value: str, width: int) -> int:
        lines = self._label(label, value, width)
        above = ceil(self.metrics.px(ROW) - self.metrics.px(LETTERS) * LEADING)
        return lines.height + above

    def _label(self, label: str, value: str, width: int) -> Lines:
        m = self.metrics
        room = width - 2 * m.px(PAD) - m.px(GAP) - natural_width(value, self._value_font())
        return self.lines(label, fonts.ui(m.font(LETTERS), 450), room)

    def _value_font(self) -> QFont:
        return fonts.ui(self.metrics.font(LETTERS), 600)
