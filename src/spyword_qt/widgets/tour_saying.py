"""What somebody says in a picture of "how to play": a bubble whose tail ends at their chip."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from spyword_qt.theme.fonts import voice
from spyword_qt.theme.tokens import IVORY, LEADING, TRACK
from spyword_qt.widgets.block import fit
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.tour_stage import CHIP, INITIALS, Stage

APART: Final = 0.03
"""Between a bubble and a chip, in sides of the picture, unless the picture ends there."""
SHORTEST_TAIL: Final = 0.75
"""From the middle of a bubble to the tip of its tail, in heights of the bubble."""
EDGE: Final = 2
"""Pixels between a bubble and the picture's end."""
TAIL: Final = 0.24
"""Half its breadth, in the same."""


@dataclass(frozen=True)
class Saying:
    """A bubble that has found its place in a picture, in pixels. `tip` is where its tail ends."""

    lines: Lines
    body: QRectF
    root: QPointF
    tip: QPointF


def lay_saying(stage: Stage, spot: QPointF, speaker: QPointF, text: str, around: float = CHIP) -> Saying:
    """Lay a bubble as near to a spot as the chips round the table leave it free.

    `around` is the radius of what the tail ends at, in sides of the picture.
    """
    px, room = stage.letters(), stage.room
    # Whatever a language says there, it is to be read whole.
    lines = fit(text, voice, px, room.width() - 1.3 * px - 4, LEADING)
    high = 1.75 * px if lines.count == 1 else lines.height + 0.5 * px
    wide = max(1.2 * high, lines.width + 1.3 * px)
    straight = (wide - high) / 2
    for chip in map(stage.seat, range(len(INITIALS))):
        radius = max(around, CHIP) if chip == speaker else CHIP
        spot = _off(chip, spot, straight, high / 2 + (radius + APART) * stage.side)
    inner = room.adjusted(wide / 2 + EDGE, high / 2 + EDGE, -wide / 2 - EDGE, -high / 2 - EDGE)
    spot = QPointF(
        max(inner.left(), min(inner.right(), spot.x())), max(inner.top(), min(inner.bottom(), spot.y()))
    )
    # The tail leaves the straight part of the bubble that is nearest to the speaker.
    root = spot + QPointF(max(-straight, min(straight, (speaker.x() - spot.x()) * 0.6)), 0)
    way = speaker - root
    length = max(1.0, hypot(way.x(), way.y()))
    tip = root + way / length * max(SHORTEST_TAIL * high, length - around * stage.side)
    return Saying(lines, QRectF(spot.x() - wide / 2, spot.y() - high / 2, wide, high), root, tip)


def paint_saying(
    stage: Stage,
    spot: QPointF,
    speaker: QPointF,
    text: str,
    shown: float,
    *,
    fill: str = IVORY,
    around: float = CHIP,
) -> None:
    """Paint a bubble near a spot, its tail to who says it; `shown` (0 to 1) lets it grow.

    `around` is as for `lay_saying`.
    """
    if shown <= 0:
        return
    saying = lay_saying(stage, spot, speaker, text, around)
    painter, middle = stage.painter, saying.body.center()
    painter.save()
    painter.translate(middle)
    grown = 0.6 + 0.4 * shown
    painter.scale(grown, grown)
    painter.translate(-middle)
    painter.setOpacity(shown)
    bubble = QPainterPath()
    radius = saying.body.height() / 2
    bubble.addRoundedRect(saying.body, radius, radius)
    painter.setPen(QPen(QColor(stage.colours.edge), max(1.2, 0.0035 * stage.side)))
    painter.setBrush(QColor(fill))
    painter.drawPath(bubble.united(_tail(saying)))
    saying.lines.paint(painter, saying.body, Qt.AlignmentFlag.AlignCenter, TRACK)
    painter.restore()


def _off(chip: QPointF, spot: QPointF, straight: float, distance: float) -> QPointF:
    """A bubble's middle, moved straight away from a chip until its own line is so far from its middle."""
    nearest = QPointF(max(spot.x() - straight, min(spot.x() + straight, chip.x())), spot.y())
    way = nearest - chip
    length = max(1.0, hypot(way.x(), way.y()))
    return spot + way / length * max(0.0, distance - length)


def _tail(saying: Saying) -> QPainterPath:
    way = saying.tip - saying.root
    length = max(1.0, hypot(way.x(), way.y()))
    aside = QPointF(-way.y(), way.x()) / length * TAIL * saying.body.height()
    tail = QPainterPath(saying.root + aside)
    tail.lineTo(saying.tip)
    tail.lineTo(saying.root - aside)
    tail.closeSubpath()
    return tail
