"""Two cards on which nothing stands yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.tokens import CARD_ASPECT, Colours, colours_of
from spyword_qt.widgets.card_front import paint_front

HIGH: Final = 0.72
"""Height of a card, in the widget's shorter side."""
TILTS: Final = ((-8.0, -0.3), (7.0, 0.26))
"""Degrees, and widths of a card to the side."""
DASHES: Final = (3.4, 2.8)


class BlankCards(QWidget):
    """An invitation to fill them; it says nothing to a screen reader."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        centre = QRectF(self.rect()).center()
        height = HIGH * side
        width = CARD_ASPECT * height
        for degrees, aside in TILTS:
            painter.save()
            painter.translate(centre + QPointF(aside * width, 0))
            painter.rotate(degrees)
            _paint_blank(painter, QRectF(-width / 2, -height / 2, width, height), colours)
            painter.restore()


def _paint_blank(painter: QPainter, card: QRectF, colours: Colours) -> None:
    paint_front(painter, card, colours)
    width = card.width()
    stroke = max(1.5, 0.008 * width)
    radius = 0.3 * width
    centre = QPointF(card.center().x(), card.top() + 0.34 * card.height())
    dashed = QPen(QColor(colours.edge), stroke)
    dashed.setDashPattern(DASHES)
    painter.setPen(dashed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
    icon = 0.55 * radius
    square = QRectF(centre.x() - icon / 2, centre.y() - icon / 2, icon, icon)
    icons.draw(painter, square, "picture", colours.edge)
    line = QRectF(card.left() + 0.22 * width, card.top() + 0.79 * card.height(), 0.56 * width, 0)
    painter.drawLine(line.topLeft(), line.topRight())
