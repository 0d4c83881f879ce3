"""Pictures of "how to play" with people round the table: clues, talk, the vote, who wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from spyword_qt.theme.fonts import voice
from spyword_qt.theme.tokens import HONEY, IVORY, TRACK
from spyword_qt.widgets.fitting import draw_line
from spyword_qt.widgets.medallion import paint_glyph_medallion
from spyword_qt.widgets.tour_saying import paint_saying
from spyword_qt.widgets.tour_stage import AT_TURN, CHIP, Stage, paint_people, paint_table

CLUES: Final = ((0, -0.2, -0.135), (1, 0.16, -0.105), (2, 0.12, 0.01), (3, -0.06, 0.13))
"""Whose, and where it is read."""
DOUBTS: Final = ((0, -0.375, -0.435), (5, -0.395, 0.155), (3, 0.39, 0.42))
SUSPECT: Final = 3
VOTES: Final = ((0, 3), (1, 3), (2, 3), (5, 3), (3, 4), (4, 5))
"""From whom, for whom."""
RING: Final = 0.2
LEFT_OF_TIME: Final = 0.56
TIME: Final = "0:47"
WINNERS_TABLE: Final = 0.47
WITHIN_RIM: Final = 0.045
"""Between the table's edge and the names of the sides."""
TWO_SIDES: Final = (0.29, ((-0.2, -0.04), (0.2, -0.04)))
"""Diameter of the medallions, and where they lie."""
THREE_SIDES: Final = (0.26, ((0, -0.27), (-0.175, 0.07), (0.175, 0.07)))
BELOW_MEDALLION: Final = 0.038
SIDES: Final = (("fog", "citizen"), ("clay", "spy"), ("dusk", "ghost"))


def paint_clues(stage: Stage, words: Sequence[str]) -> None:
    """One after the other says something, and what the last one says is odd."""
    paint_table(stage)
    paint_people(stage, turn=SUSPECT if stage.share > 0.7 else None)
    for place, ((seat, x, y), word) in enumerate(zip(CLUES, words, strict=True)):
        shown = stage.during(0.1 + 0.2 * place, 0.3 + 0.2 * place)
        fill = HONEY if seat == SUSPECT else IVORY
        around = CHIP * (AT_TURN if seat == SUSPECT else 1.0)
        paint_saying(stage, stage.at(x, y), stage.seat(seat), word, shown, fill=fill, around=around)


def paint_talk(stage: Stage, words: Sequence[str]) -> None:
    """The time runs, and everybody has something to say."""
    paint_table(stage)
    painter = stage.painter
    around = stage.rect(0, 0, 2 * RING, 2 * RING)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = 0.03 * stage.side
    painter.setPen(QPen(QColor(TRACK), width))
    painter.drawEllipse(around)
    painter.setPen(QPen(QColor(HONEY), width, c=Qt.PenCapStyle.RoundCap))
    left = 1 - (1 - LEFT_OF_TIME) * stage.share
    painter.drawArc(around, 90 * 16, round(360 * 16 * left))
    font = voice(round(0.125 * stage.side))
    painter.setFont(font)
    painter.setPen(QColor(IVORY))
    middle = stage.centre + QPointF(0, QFontMetricsF(font).capHeight() / 2)
    painter.drawText(middle - QPointF(QFontMetricsF(font).horizontalAdvance(TIME) / 2, 0), TIME)
    paint_people(stage)
    for place, ((seat, x, y), word) in enumerate(zip(DOUBTS, words, strict=True)):
        shown = stage.during(0.2 + 0.25 * place, 0.45 + 0.25 * place)
        paint_saying(stage, stage.at(x, y), stage.seat(seat), word, shown)


def paint_vote(stage: Stage, _words: Sequence[str]) -> None:
    """All point at somebody, most at the same one, who is out."""
    paint_table(stage)
    for place, (voter, target) in enumerate(VOTES):
        _point(stage, voter, target, stage.during(0.1 + 0.1 * place, 0.45 + 0.1 * place))
    paint_people(stage, out=SUSPECT if stage.share > 0.95 else None)


def paint_winners(stage: Stage, words: Sequence[str]) -> None:
    """A medallion for each side there is."""
    paint_table(stage, WINNERS_TABLE)
    full, spots = THREE_SIDES if len(words) > 2 else TWO_SIDES
    for place, ((x, y), word, (tint, glyph)) in enumerate(zip(spots, words, SIDES, strict=False)):
        come = stage.during(0.25 * place, 0.5 + 0.25 * place)
        stage.painter.setOpacity(come)
        size = full * (0.7 + 0.3 * come)
        paint_glyph_medallion(stage.painter, stage.rect(x, y, size, size), tint, glyph)
        stage.painter.setPen(QColor(IVORY))
        line = stage.letters() / stage.side
        below = y + full / 2 + BELOW_MEDALLION
        # The table is round: what lies low on it has less room.
        half = sqrt((WINNERS_TABLE - WITHIN_RIM) ** 2 - (below + line / 2) ** 2)
        room = stage.rect(x, below, 2 * (half - abs(x)), 1.4 * line)
        draw_line(stage.painter, room, word, voice, stage.letters())
    stage.painter.setOpacity(1.0)


def _point(stage: Stage, voter: int, target: int, shown: float) -> None:
    """An arrow across the table, from one chip towards another."""
    if shown <= 0:
        return
    start, end = stage.seat(voter), stage.seat(target)
    way = end - start
    length = hypot(way.x(), way.y())
    ahead = way / length
    edge = 1.32 * CHIP * stage.side
    tip = start + ahead * (edge + (length - 2 * edge) * shown)
    head = 0.034 * stage.side
    painter = stage.painter
    painter.setPen(QPen(QColor(HONEY), 0.013 * stage.side, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(start + ahead * edge, tip - ahead * head)
    aside = QPointF(-ahead.y(), ahead.x()) * 0.62 * head
    arrow = QPainterPath(tip)
    arrow.lineTo(tip - ahead * head * 1.25 + aside)
    arrow.lineTo(tip - ahead * head * 1.25 - aside)
    arrow.closeSubpath()
    painter.fillPath(arrow, QColor(HONEY))
