"""How somebody did in each role: its glyph and word, a bar, and the numbers in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from spyword_qt import phrasing
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.tokens import LEADING, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.lines import Lines, natural_width
from spyword_qt.widgets.plate import PAD, Plate

TOP: Final = 12
ROW: Final = 43
GLYPH: Final = 28
GAP: Final = 12
BAR: Final = 18
LEAST_BAR: Final = 90
WORD: Final = 22
VALUE: Final = 21
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Bar:
    """One row. `tone` names the field of `Colours` that glyph and bar are drawn in."""

    icon: str
    tone: str
    word: str
    part: float
    """How much of the bar is full, 0 to 1."""
    value: str


class RoleBars(Plate):
    """All bars begin and end at the same places; where these are too near, they lie under the words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = ""
        self._bars: tuple[Bar, ...] = ()

    def show_bars(self, heading: str, bars: Sequence[Bar]) -> None:
        """Show rows under a heading."""
        self._heading, self._bars = heading, tuple(bars)
        said = phrasing.apart(phrasing.labelled(bar.word, bar.value) for bar in bars)
        self.setAccessibleName(phrasing.labelled(heading, said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.metrics.px(474)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._beside(0) - self.metrics.px(GAP), 0)

    def heightForWidth(self, width: int) -> int:
        heading = self.heading_lines(self._heading, width).height
        return heading + 2 * self.metrics.px(TOP) + len(self._bars) * self._row(width)

    def paint_content(self, painter: QPainter) -> None:
        colours, m = colours_of(self), self.metrics
        pad = m.px(PAD)
        heading = self.heading_lines(self._heading, self.width())
        spare = self.height() - self.heightForWidth(self.width())
        row = self._row(self.width()) + max(0, spare) / max(1, len(self._bars))
        room = QRectF(pad, m.px(TOP), self.width() - 2 * pad, heading.height)
        heading.paint(painter, room, LEFT, colours.soft)
        room.setTop(room.bottom())
        for bar in self._bars:
            room.setHeight(row)
            self._paint_row(painter, colours, room, bar)
            room.moveTop(room.bottom())

    def _paint_row(self, painter: QPainter, colours: Colours, room: QRectF, bar: Bar) -> None:
        m, words = self.metrics, QRectF(room)
        height = m.px(BAR)
        if self._is_stacked(self.width()):
            groove = QRectF(room.left(), room.bottom() - height - m.px(4), room.width(), height)
            words.setBottom(groove.top())
        else:
            left = m.px(GLYPH + GAP) + self._widest_word() + m.px(2 * GAP)
            across = room.width() - left - self._widest_value() - m.px(2 * GAP)
            groove = QRectF(room.left() + left, room.center().y() - height / 2, across, height)
        side = m.px(GLYPH)
        glyph = QRectF(words.left(), words.center().y() - side / 2, side, side)
        icons.stamp(painter, glyph, bar.icon, getattr(colours, bar.tone))
        beside = words.adjusted(side + m.px(GAP), 0, 0, 0)
        self._line(bar.word, self._word_font()).paint(painter, beside, LEFT, colours.ink)
        self._line(bar.value, self._value_font()).paint(painter, words, RIGHT, colours.soft)
        line = paint.BORDER * m.stroke
        paint.rounded(painter, groove, height / 2, fill=colours.sunk, edge=colours.line, width=line)
        if bar.part > 0:
            # Clipped to the groove's shape: a narrow part would bulge out of its round end.
            shape = QPainterPath()
            shape.addRoundedRect(groove, height / 2, height / 2)
            full = QRectF(groove)
            full.setWidth(max(height, bar.part * groove.width()))
            inside = QPainterPath()
            inside.addRoundedRect(full, height / 2, height / 2)
            painter.fillPath(shape.intersected(inside), QColor(getattr(colours, bar.tone)))

    def _is_stacked(self, width: int) -> bool:
        return self._beside(self.metrics.px(LEAST_BAR)) > width

    def _beside(self, bar: int) -> int:
        """The width that everything takes side by side, with a bar of so many pixels."""
        m = self.metrics
        words = self._widest_word() + self._widest_value()
        return 2 * m.px(PAD) + m.px(GLYPH + 5 * GAP) + words + bar

    def _row(self, width: int) -> int:
        m = self.metrics
        line = ceil(m.font(WORD) * LEADING)
        if self._is_stacked(width):
            return max(line, m.px(GLYPH)) + m.px(BAR + 12)
        return max(m.px(ROW), line)

    def _widest_word(self) -> int:
        return max((natural_width(bar.word, self._word_font()) for bar in self._bars), default=0)

    def _widest_value(self) -> int:
        return max((natural_width(bar.value, self._value_font()) for bar in self._bars), default=0)

    def _word_font(self) -> QFont:
        return fonts.ui(self.metrics.font(WORD), 550)

    def _value_font(self) -> QFont:
        return fonts.ui(self.metrics.font(VALUE), 500)

    def _line(self, text: str, font: QFont) -> Lines:
        return self.lines(text, font, natural_width(text, font) + 1)
