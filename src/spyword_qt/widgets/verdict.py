"""How a game ended for somebody, as a sign: a check, a bare ring, or one with a dash; a dot if to come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from spyword_engine.progress.line import Verdict
from spyword_qt.theme.tokens import HONEY, TABLE_SHADE, Colours
from spyword_qt.widgets import paint

LINE: Final = 2.0
DOT: Final = 0.2
"""Of the sign's width: a ring, however faint, would be taken for a game that was lost."""
_DASH: Final = ((-0.14, 0.0), (0.14, 0.0))


def paint_verdict(
    painter: QPainter, square: QRectF, verdict: Verdict | None, colours: Colours, stroke: float
) -> None:
    """Paint the sign into a square; None is a game that is still to come."""
    if verdict is Verdict.WON:
        paint.badge(painter, square, TABLE_SHADE, HONEY)
        return
    if verdict is None:
        side = DOT * square.width()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.edge))
        painter.drawEllipse(square.center(), side / 2, side / 2)
        return
    width = LINE * stroke
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.edge), width))
    painter.drawEllipse(square.adjusted(width / 2, width / 2, -width / 2, -width / 2))
    if verdict is Verdict.NEITHER:
        paint.sign(painter, square, _DASH, colours.mute)
