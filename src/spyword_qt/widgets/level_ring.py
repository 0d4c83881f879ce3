"""Somebody's chip within the ring of their level: how far it is closed is how near the next one is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Avatar
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import DARK, Colours, colours_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.level_coin import paint_level_coin

# In radii of the ring.
TRACK: Final = 0.125
CHIP: Final = 0.755
COIN: Final = 0.26
COIN_AT: Final = 0.77
COIN_GAP: Final = 0.045
SIDE: Final = 2.05
"""Of the widget: the coin hangs over the ring a little."""
TURN: Final = 360 * 16
"""A full turn, in Qt's sixteenths of a degree."""


class LevelRing(QWidget):
    """As large as it is told to be."""

    def __init__(self, diameter: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._design = diameter
        self._avatar: Avatar | None = None
        self._level = 1
        self._part = self._closed = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_level(self, avatar: Avatar, level: int, part: float, said: str) -> None:
        """Show whose level it is, and the part (0 to 1) that is done of the way to the next.

        `said` is what those hear who can't see it.
        """
        self._avatar, self._level, self._part = avatar, level, part
        self._closed = part
        self.setAccessibleName(said)
        self.update()

    def sweep(self) -> None:
        """Let the ring close anew, from nothing to as far as it is."""
        if motion_of(self).run(self, Span.XP, self._close, 0.0, self._part) is not None:
            # It says so itself only with its first step: until then the whole ring would be seen.
            self._close(0.0)

    def set_diameter(self, pixels: int) -> None:
        """Fix the diameter, in pixels as they are."""
        self.setFixedSize(QSize(pixels, pixels))

    def rescale(self, m: Metrics) -> None:
        """Take the diameter that the window's scale asks for."""
        self.set_diameter(m.px(self._design))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._avatar is None:
            return
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(self.width(), self.height()) / SIDE
        middle = QPointF(self.width() / 2, radius)
        self._paint_track(painter, colours, middle, radius)
        paint_chip(painter, _square(middle, CHIP * radius), self._avatar, dark=colours is DARK)
        foot = middle + QPointF(0, COIN_AT * radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.lamp))
        gap = (COIN + COIN_GAP) * radius
        painter.drawEllipse(foot, gap, gap)
        paint_level_coin(painter, _square(foot, COIN * radius), self._level)

    def _paint_track(self, painter: QPainter, colours: Colours, middle: QPointF, radius: float) -> None:
        width, line = TRACK * radius, max(1.0, 0.011 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        along = radius - width / 2
        for colour, breadth in ((colours.line, width), (colours.sunk, width - 2 * line)):
            painter.setPen(QPen(QColor(colour), breadth))
            painter.drawEllipse(middle, along, along)
        if self._closed > 0:
            painter.setPen(QPen(QColor(colours.brass), width, c=Qt.PenCapStyle.RoundCap))
            painter.drawArc(_square(middle, along), TURN // 4, -round(TURN * min(1.0, self._closed)))

    def _close(self, part: float) -> None:
        self._closed = part
        self.update()


def _square(centre: QPointF, half: float) -> QRectF:
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
