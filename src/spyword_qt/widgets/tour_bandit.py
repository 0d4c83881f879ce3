"""Pictures of "how to play" Secret Bandit: the night, the signs, the day, the sides."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from spyword_engine.bandit.roles import Role
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.tokens import HONEY, IVORY, TRACK
from spyword_qt.widgets.block import fit_block, size_of
from spyword_qt.widgets.medallion import paint_coin, paint_medallion, picture_rect, render_picture
from spyword_qt.widgets.tour_roles import picture_of
from spyword_qt.widgets.tour_saying import paint_saying
from spyword_qt.widgets.tour_stage import CHIP, INITIALS, Stage, paint_people, paint_table

BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
AWAKE: Final = (1, 4)
ASLEEP: Final = 0.72
"""How dark it is over who sleeps."""
MOON: Final = 0.2
JUDGE: Final = (-0.412, 0.15)
"""How far above the middle the judge is, who calls, and how large: no seat at the table is theirs."""
CALL: Final = -0.175
SIGNS: Final = ("thumb_down", "thumb_sideways", "thumb_up")
SIGN_LINE: Final = 0.245
"""From one sign to the next."""
COIN: Final = 0.21
COINS: Final = -0.215
MEANING: Final = (-0.073, 0.345)
"""Where what a sign means begins and ends, from the middle: all that the round table has room for."""
SUN: Final = 0.085
RAYS: Final = 7
CLAIMS: Final = ((0, -0.1, -0.2), (2, 0.1, 0.17))
"""Whose, and where it is read."""
GONE: Final = 3
SIDE: Final = 0.046
SIDES: Final = {Role.POLICE: -0.19, Role.KILLER: 0.19}
"""Where the medallion of each lies, from the middle."""


def paint_night(stage: Stage, words: Sequence[str]) -> None:
    """All eyes close, and two are called."""
    paint_table(stage)
    rise = stage.during(0.0, 0.45)
    stage.painter.setOpacity(rise)
    icons.draw(stage.painter, stage.rect(0, 0.08 - 0.06 * rise, MOON, MOON), "moon", HONEY)
    stage.painter.setOpacity(1.0)
    called = stage.share > 0.75
    paint_people(stage)
    for seat in range(len(INITIALS)):
        if not (called and seat in AWAKE):
            _close_eyes(stage, seat, stage.during(0.15, 0.55))
    judge, size = JUDGE
    paint_coin(stage.painter, stage.rect(0, judge, size, size), "person")
    paint_saying(
        stage, stage.at(0, CALL), stage.at(0, judge), words[0], stage.during(0.7, 0.95), around=size / 2
    )


def paint_signs(stage: Stage, words: Sequence[str]) -> None:
    """What the judge's thumb says."""
    paint_table(stage, 0.47)
    left, right = MEANING
    rooms = [
        stage.rect((left + right) / 2, SIGN_LINE * (place - 1), right - left, 0.2)
        for place in range(len(SIGNS))
    ]
    letters = _letters(words, stage.letters(), rooms)
    for place, (sign, word) in enumerate(zip(SIGNS, words, strict=True)):
        come = stage.during(0.25 * place, 0.4 + 0.25 * place)
        y = SIGN_LINE * (place - 1)
        stage.painter.setOpacity(come)
        paint_coin(stage.painter, stage.rect(COINS, y, COIN * come, COIN * come), sign)
        lines = fit_block(word, voice, letters, rooms[place].size())
        lines.paint(stage.painter, rooms[place], BESIDE, IVORY)
    stage.painter.setOpacity(1.0)


def paint_speeches(stage: Stage, words: Sequence[str]) -> None:
    """The sun rises, one is gone, and two say the same of themselves."""
    paint_table(stage)
    _paint_sun(stage, stage.during(0.0, 0.5))
    paint_people(stage, out=GONE if stage.share > 0.4 else None)
    for place, ((seat, x, y), word) in enumerate(zip(CLAIMS, words, strict=True)):
        shown = stage.during(0.45 + 0.3 * place, 0.65 + 0.3 * place)
        paint_saying(stage, stage.at(x, y), stage.seat(seat), word, shown)


def paint_sides(stage: Stage, words: Sequence[str]) -> None:
    """A medallion for each side."""
    paint_table(stage, 0.47)
    # No wider than the round table is there.
    rooms = [stage.rect(x, 0.175, 0.28, 0.18) for x in SIDES.values()]
    letters = _letters(words, stage.letters(SIDE), rooms)
    for place, ((role, x), word, room) in enumerate(zip(SIDES.items(), words, rooms, strict=True)):
        come = stage.during(0.3 * place, 0.6 + 0.3 * place)
        size = 0.31 * (0.7 + 0.3 * come)
        medal = stage.rect(x, -0.08, size, size)
        stage.painter.setOpacity(come)
        drawn = render_picture(picture_of(role), round(picture_rect(medal).width()), stage.dpr)
        paint_medallion(stage.painter, medal, drawn)
        lines = fit_block(word, voice, letters, room.size())
        room.setHeight(lines.height)
        lines.paint(stage.painter, room, Qt.AlignmentFlag.AlignHCenter, IVORY)
    stage.painter.setOpacity(1.0)


def _letters(words: Sequence[str], most: int, rooms: Sequence[QRectF]) -> int:
    """Pixels of the letters, up to `most`, in which each has its room: what is of one kind has one size."""
    letters = most
    while True:
        # In smaller ones another may have fewer lines, and for these smaller ones still.
        fitted = (
            fit_block(word, voice, letters, room.size()) for word, room in zip(words, rooms, strict=True)
        )
        least = min(map(size_of, fitted))
        if least == letters:
            return letters
        letters = least


def _close_eyes(stage: Stage, seat: int, closed: float) -> None:
    """Let it be dark over somebody, who is seen to sleep."""
    if closed <= 0:
        return
    painter, centre, radius = stage.painter, stage.seat(seat), CHIP * stage.side
    painter.save()
    painter.setOpacity(closed)
    dark = QColor(TRACK)
    dark.setAlphaF(ASLEEP)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(IVORY), 0.1 * radius, c=Qt.PenCapStyle.RoundCap))
    for side in (-1, 1):
        lid = QRectF(0, 0, 0.42 * radius, 0.3 * radius)
        lid.moveCenter(centre + QPointF(0.34 * side * radius, 0))
        painter.drawArc(lid, 180 * 16, 180 * 16)
    painter.restore()


def _paint_sun(stage: Stage, risen: float) -> None:
    """Half a sun with its rays, over a horizon in the middle of the table."""
    painter, radius = stage.painter, SUN * stage.side
    level = stage.at(0, 0.04)
    painter.save()
    pen = QPen(QColor(HONEY), 0.012 * stage.side, c=Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    reach = QPointF(1.9 * radius, 0)
    painter.drawLine(level - reach, level + reach)
    painter.setClipRect(
        QRectF(level.x() - stage.side / 2, level.y() - stage.side / 2, stage.side, stage.side / 2)
    )
    centre = level + QPointF(0, (1 - risen) * 1.6 * radius)
    disc = QPainterPath()
    disc.addEllipse(centre, radius, radius)
    painter.fillPath(disc, QColor(HONEY))
    for ray in range(RAYS):
        angle = radians(180 + 180 * ray / (RAYS - 1))
        way = QPointF(cos(angle), sin(angle))
        painter.drawLine(centre + way * 1.3 * radius, centre + way * 1.65 * radius)
    painter.restore()
