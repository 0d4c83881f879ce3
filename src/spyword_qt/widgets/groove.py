"""The groove in which a chip lies that says whether something is on or off."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from spyword_qt.people import Avatar
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import DARK, Colours
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.lines import natural_width

GROOVE: Final = (70, 28)
CHIP: Final = 42
KNOB: Final = Avatar(2, 0, "")
"""Which of the twelve chips it is."""


def room_for_either(words: tuple[str, str], px: int) -> int:
    """Pixels for either of the words that say which it is, so that nothing moves as it changes."""
    return _room_for_either(words, px, fonts.has_loaded_chinese())


@lru_cache(maxsize=32)
def _room_for_either(words: tuple[str, str], px: int, _has_chinese: bool) -> int:
    return max(natural_width(word, fonts.ui(px, 600)) for word in words)


def paint_groove(
    painter: QPainter,
    end: QPointF,
    m: Metrics,
    colours: Colours,
    *,
    along: float,
    on: bool,
    enabled: bool = True,
) -> QRectF:
    """Paint it up to `end`, the middle of its right end, the chip so far `along` it; returns where it is."""
    width, height = (m.px(side) for side in GROOVE)
    chip = m.px(CHIP)
    groove = QRectF(end.x() - width, end.y() - height / 2, width, height)
    stroke = paint.BORDER * m.stroke
    edge = colours.edge if enabled else colours.line
    fill = colours.primary if on else colours.sunk
    paint.rounded(painter, groove, height / 2, fill=fill, edge=edge, width=stroke)
    reach = chip / 2 - m.px(4)
    first, last = groove.left() + reach, groove.right() - reach
    spot = QPointF(first + (last - first) * along, end.y())
    if on:
        place = QRectF(spot.x() - chip / 2, spot.y() - chip / 2, chip, chip)
        paint_chip(painter, place, KNOB, ground=colours.lamp, dark=colours is DARK)
    else:
        _paint_blank(painter, spot, chip / 2, colours.surface, edge, 1.5 * stroke)
    return groove


def _paint_blank(
    painter: QPainter, centre: QPointF, radius: float, face: str, edge: str, width: float
) -> None:
    """Paint a chip without colour or pattern."""
    painter.setBrush(QColor(face))
    painter.setPen(QPen(QColor(edge), width))
    painter.drawEllipse(centre, radius - width / 2, radius - width / 2)
    painter.drawEllipse(centre, 0.6 * radius, 0.6 * radius)
