"""A table at which every seat is still free."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.tokens import HONEY, LIGHT, TABLE_LIT, TABLE_SHADE, Colours, colours_of
from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.lit_disc import paint_lit_disc

SEATS: Final = 7
TABLE: Final = 0.72
"""Radius of the table, in halves of the widget's shorter side."""
CHIP: Final = 0.2
RIM: Final = 0.012
DASHES: Final = (3.2, 2.6)


class FreeTable(QWidget):
    """The table with its chips to come; it stands for nobody, and says nothing to a screen reader."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = KeptPicture()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self)
        self._picture.paint(QPainter(self), self.rect(), colours, partial(self._draw, colours))

    def _draw(self, colours: Colours, painter: QPainter) -> None:
        half = min(self.width(), self.height()) / 2
        centre = QRectF(self.rect()).center()
        table, chip = TABLE * half, CHIP * half
        rim = max(2.0, RIM * half)
        paint_lit_disc(painter, centre, table, TABLE_LIT, TABLE_SHADE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(LIGHT.brass), rim))
        painter.drawEllipse(centre, table - rim / 2, table - rim / 2)
        for seat in range(SEATS):
            turn = 2 * pi * seat / SEATS
            at = centre + QPointF(sin(turn), -cos(turn)) * table
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.lamp))
            painter.drawEllipse(at, chip * 1.11, chip * 1.11)
            painter.setBrush(QColor(TABLE_LIT if seat == 0 else colours.surface))
            dashed = QPen(QColor(HONEY if seat == 0 else colours.edge), rim)
            dashed.setDashPattern(DASHES)
            painter.setPen(dashed)
            painter.drawEllipse(at, chip - rim / 2, chip - rim / 2)
            if seat == 0:
                square = QRectF(at.x() - chip / 2, at.y() - chip / 2, chip, chip)
                icons.stamp(painter, square, "plus", HONEY)
