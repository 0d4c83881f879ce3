"""Shapes that several controls share, painted from the tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from spyword_qt.theme.tokens import Colours

BORDER: Final = 1.5
HOVER_BORDER: Final = 2.5
CHOSEN_BORDER: Final = 4.0
CHOSEN_INNER: Final = 2.5
SIGN_LINE: Final = 0.09
"""Width of a sign's line, in diameters of its disc: bold enough to be told from across a table."""
_CHECK: Final = ((-0.142, 0.012), (-0.052, 0.102), (0.147, -0.096))
"""The corners of a check from the middle of its disc, in diameters."""


def rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    *,
    fill: str | None = None,
    edge: str | None = None,
    width: float = BORDER,
) -> None:
    """A rounded rectangle whose border lies wholly inside it."""
    inset = width / 2 if edge else 0.0
    painter.setPen(QPen(QColor(edge), width) if edge else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QBrush(QColor(fill)) if fill else QBrush(Qt.BrushStyle.NoBrush))
    corner = max(0.0, min(radius, rect.height() / 2) - inset)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner)


def tile(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colours: Colours,
    *,
    enabled: bool = True,
    hover: bool = False,
    down: bool = False,
    chosen: bool = False,
    stroke: float = 1.0,
) -> None:
    """The ground of a tile or secondary button; a chosen one has two borders. `stroke` multiplies them."""
    ground = colours.sunk if down else colours.surface
    if chosen:
        rounded(painter, rect, radius, fill=ground, edge=colours.ink, width=CHOSEN_BORDER * stroke)
        gap = (CHOSEN_BORDER + 1) * stroke
        inside = rect.adjusted(gap, gap, -gap, -gap)
        rounded(painter, inside, radius - gap, edge=colours.brass, width=CHOSEN_INNER * stroke)
        return
    edge = colours.edge if enabled else colours.line
    width = HOVER_BORDER if hover and enabled else BORDER
    rounded(painter, rect, radius, fill=ground, edge=edge, width=width * stroke)


def badge(painter: QPainter, square: QRectF, disc: str, mark: str) -> None:
    """A disc with a check: the sign, beside any colour, that something is chosen or done."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(disc))
    painter.drawEllipse(square)
    sign(painter, square, _CHECK, mark)


def sign(painter: QPainter, square: QRectF, corners: Sequence[tuple[float, float]], colour: str) -> None:
    """A bold line with round ends on the disc in a square; corners count from its middle, in diameters."""
    diameter, middle = square.width(), square.center()
    round_ends, round_corners = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor(colour), SIGN_LINE * diameter, c=round_ends, j=round_corners))
    painter.drawPolyline([middle + QPointF(*corner) * diameter for corner in corners])
