"""A bar from one level to the next, with the level's coin at its head, and how it moves as XP come in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from spyword_qt.theme.motion import Span
from spyword_qt.theme.timeline import Cue
from spyword_qt.theme.tokens import Colours
from spyword_qt.widgets import paint
from spyword_qt.widgets.level_coin import paint_level_coin

GROOVE: Final = 0.4
"""Height of the groove, in diameters of the coin."""
COIN_GAP: Final = 0.06
"""Width of the gap round the coin, in diameters of it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a bar shows at one moment."""

    level: int
    part: float
    """How much of the way to the next level is done, 0 to 1."""
    face: float = 1.0
    """How much of its width is seen of the coin: less than 1 while it turns over."""


@dataclass(frozen=True, slots=True)
class _Stretch:
    """The way within one level."""

    level: int
    start: float
    end: float
    fill: Cue
    away: Cue
    """The coin turns over at its end, if it isn't the last one: this is the first half of that."""
    back: Cue


class XpWay:
    """From one mark to a later one: each level that is reached fills the bar, and turns the coin over.

    Times are milliseconds of a show in which it begins at `begins`.
    """

    def __init__(self, before: Mark, after: Mark, begins: int) -> None:
        self._after = after
        stretches: list[_Stretch] = []
        starts = begins
        for level in range(before.level, after.level + 1):
            start = before.part if level == before.level else 0.0
            end = after.part if level == after.level else 1.0
            fill = Cue(starts, Span.XP)
            away = Cue(fill.ends, Span.CARD_AWAY)
            back = Cue(away.ends, Span.CARD_BACK)
            stretches.append(_Stretch(level, start, end, fill, away, back))
            starts = back.ends
        self._stretches = tuple(stretches)
        self.ends = begins if before == after else stretches[-1].fill.ends

    def at(self, ms: float) -> Mark:
        """What the bar shows then."""
        if ms >= self.ends:
            return self._after
        for stretch in self._stretches[:-1]:
            if ms < stretch.away.ends:
                return Mark(stretch.level, _filled(stretch, ms), 1 - stretch.away.at(ms))
            if ms < stretch.back.ends:
                return Mark(stretch.level + 1, 0.0, stretch.back.at(ms))
        last = self._stretches[-1]
        return Mark(last.level, _filled(last, ms))


def _filled(stretch: _Stretch, ms: float) -> float:
    return stretch.start + (stretch.end - stretch.start) * stretch.fill.at(ms)


def paint_xp_bar(
    painter: QPainter, rect: QRectF, mark: Mark, colours: Colours, *, ground: str, stroke: float
) -> None:
    """Paint a bar as wide as `rect`, with a coin as high as it.

    `ground` is the colour that it lies on, and `stroke` multiplies the lines.
    """
    side = rect.height()
    coin = QRectF(rect.topLeft(), rect.size())
    coin.setWidth(side)
    height = GROOVE * side
    groove = QRectF(coin.center().x(), rect.center().y() - height / 2, rect.width() - side / 2, height)
    edge = paint.BORDER * stroke
    paint.rounded(painter, groove, height / 2, fill=colours.surface, edge=colours.line, width=edge)
    if mark.part > 0:
        full = QRectF(groove)
        # What the coin lies on isn't seen: the way begins at its edge.
        full.setWidth(side / 2 + mark.part * (groove.width() - side / 2))
        paint.rounded(painter, full, height / 2, fill=colours.brass)
    gap = COIN_GAP * side
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(coin.adjusted(-gap, -gap, gap, gap))
    if mark.face <= 0:
        return
    painter.save()
    painter.translate(coin.center())
    painter.scale(mark.face, 1.0)
    coin.moveCenter(QPointF())
    paint_level_coin(painter, coin, mark.level)
    painter.restore()
