"""A tile that tells what a game brought somebody: XP, how far they are now, titles, wins in a row."""

from __future__ import annotations

from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_engine.seat import Seat
from spyword_qt import progress_wording
from spyword_qt.screens.gain_layout import GainLayout, Sign, Words, lay_out, sign_count
from spyword_qt.screens.seen_people import GainView, LevelView
from spyword_qt.theme import icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.motion import Span
from spyword_qt.theme.timeline import Timeline, in_turn
from spyword_qt.theme.tokens import DARK, RADIUS_TILE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.title_coin import paint_earned
from spyword_qt.widgets.xp_bar import Mark, XpWay, paint_xp_bar

LEAST_WIDTH: Final = 340
"""Design pixels, at normal text."""
LEAST_TIGHT: Final = 250
BETWEEN_SIGNS: Final = 140
"""Milliseconds from one sign to the next."""
REACH: Final = 4
"""Pixels."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GainTile(QWidget):
    """As it is in the end; told to wait, as it was before the game, until it is seen and moves."""

    seen = Signal()
    """It waits to move, and has come into view."""

    def __init__(self, gain: GainView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"gain_{gain.person.seat}")
        self._gain = gain
        self._m = DESIGN
        self._tight = False
        self._laid_out: dict[int, GainLayout] = {}
        self._begin(0)
        self._ms = inf
        self._waits = False
        self._timeline = Timeline(self)
        self._timeline.ended.connect(self._rest)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        name = self.tr("{name}, {xp}", "somebody and what they gained")
        spoken = name.format(name=gain.person.name, xp=progress_wording.gained(gain))
        self.setAccessibleName(gain.person.name if gain.has_left else spoken)
        self.setAccessibleDescription(progress_wording.spoken(gain))

    @property
    def seat(self) -> Seat:
        """Whose gain it is."""
        return self._gain.person.seat

    def be_tight(self, tight: bool) -> None:
        """Take less room, and tell less."""
        if tight is not self._tight:
            self._tight = tight
            self._laid_out.clear()
            self.updateGeometry()
            self.update()

    def wait(self) -> None:
        """Show how it was before the game, and wait to be seen."""
        self._waits = True
        self._ms = 0.0
        self._begin(0)
        self.update()

    def play(self, begins: int) -> None:
        """Let XP come in, after so many milliseconds, and then everything else."""
        self._begin(begins)
        if not self._timeline.play(max((self._way.ends, *(cue.ends for cue in self._cues))), self._set_time):
            self._rest()

    def skip(self) -> None:
        """Show how it is in the end, if it moves."""
        self._timeline.skip()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self._laid_out.clear()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), self.heightForWidth(self.minimumSizeHint().width()))

    def minimumSizeHint(self) -> QSize:
        least = LEAST_TIGHT if self._tight else LEAST_WIDTH
        return QSize(round(self._m.px(least) * self._m.text), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._at(width).height

    def paintEvent(self, event: QPaintEvent) -> None:
        m, colours, layout = self._m, colours_of(self), self._at(self.width())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.rounded(painter, QRectF(self.rect()), m.px(RADIUS_TILE), fill=colours.sunk, edge=colours.line)
        if layout.bar is not None:
            mark = self._way.at(self._ms)
            paint_xp_bar(painter, layout.bar, mark, colours, ground=colours.sunk, stroke=m.stroke)
        # While XP come in, nothing else changes.
        if layout.bar is None or not _around(layout.bar).contains(event.rect()):
            self._paint_words(painter, layout, colours)
        if self._waits:
            self._waits = False
            # What hears of it may lay out or paint, which may not be done while this paints.
            QTimer.singleShot(0, self, self._tell_seen)

    def _tell_seen(self) -> None:
        self.seen.emit()

    def _paint_words(self, painter: QPainter, layout: GainLayout, colours: Colours) -> None:
        """Everything but the bar."""
        person = self._gain.person
        paint_chip(painter, layout.chip, person.avatar, out=self._gain.has_left, dark=colours is DARK)
        _write(painter, layout.name, colours.ink)
        if layout.xp is not None:
            _write(painter, layout.xp, colours.brassink, RIGHT)
        if layout.note is not None:
            _write(painter, layout.note, colours.soft)
        if layout.level is not None:
            painter.setOpacity(min(1.0, self._come_in(0)))
            _write(painter, layout.level, colours.soft)
            painter.setOpacity(1.0)
        for place, sign in enumerate(layout.signs, start=1):
            at = self._come_in(place)
            if at > 0:
                _paint_sign(painter, sign, at, colours)

    def _come_in(self, place: int) -> float:
        """How far the level in words is there, or the sign at a place after it; more than 1 on its way."""
        return 1.0 if self._ms == inf else self._cues[place].at(self._ms)

    def _begin(self, begins: int) -> None:
        before, after = self._gain.level_before, self._gain.level_after
        self._way = XpWay(_mark(before), _mark(after), begins)
        self._cues = in_turn(1 + sign_count(self._gain), self._way.ends, BETWEEN_SIGNS, Span.COIN)

    def _set_time(self, ms: float) -> None:
        before, self._ms = self._ms, ms
        layout = self._at(self.width())
        if layout.bar is not None and self._way.at(before) != self._way.at(ms):
            self.update(_around(layout.bar))
        if any(cue.at(before) != cue.at(ms) for cue in self._cues):
            self.update()

    def _rest(self, _by_itself: bool = True) -> None:
        self._ms = inf
        self.update()

    def _at(self, width: int) -> GainLayout:
        if width not in self._laid_out:
            self._laid_out[width] = lay_out(self._gain, self._m, width, tight=self._tight)
        return self._laid_out[width]


def _mark(level: LevelView) -> Mark:
    return Mark(level.number, level.into / level.step)


def _around(bar: QRectF) -> QRect:
    """What is painted anew where the bar moves, the gap round its coin included."""
    return bar.toAlignedRect().adjusted(-REACH, -REACH, REACH, REACH)


def _write(painter: QPainter, words: Words, colour: str, align: Qt.AlignmentFlag = LEFT) -> None:
    words.lines.paint(painter, words.place, align, colour)


def _paint_sign(painter: QPainter, sign: Sign, at: float, colours: Colours) -> None:
    """At 0 it isn't there, at 1 it is."""
    painter.save()
    painter.setOpacity(min(1.0, at))
    _write(painter, sign.words, colours.brassink if sign.is_title else colours.ink)
    painter.translate(sign.place.center())
    painter.scale(at, at)
    square = QRectF(sign.place)
    square.moveCenter(QPointF())
    if sign.is_title:
        paint_earned(painter, square, sign.icon)
    else:
        icons.stamp(painter, square, sign.icon, colours.brassink)
    painter.restore()
