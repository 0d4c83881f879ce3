"""A show upon a screen: its things come one after the other, painted from pictures made beforehand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.timeline import Cue, Timeline

RISE: Final = 14
"""Pixels by which a thing rises into its place."""


class Manner(Enum):
    """How a thing comes."""

    RISE = "rise"
    GROW = "grow"
    TURN = "turn"
    """Like a card that lay on its back: it needs the `back`, and its cues are the two halves of the turn."""


@dataclass(frozen=True, slots=True)
class Part:
    """A thing, where it comes to be, and when; a card has a cue for each half of its turn."""

    picture: QPixmap
    place: QRect
    cues: tuple[Cue, ...]
    manner: Manner = Manner.RISE
    back: QPixmap | None = None


class Show(QWidget):
    """Lies over a screen, which must not be laid out anew meanwhile; nobody can press it."""

    ended = Signal()

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self._parts: tuple[Part, ...] = ()
        self._hidden: tuple[QWidget, ...] = ()
        self._within = QRect()
        self._ms = 0.0
        self._timeline = Timeline(self)
        self._timeline.ended.connect(self._end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def play(self, parts: Sequence[Part], instead_of: Collection[QWidget], within: QRect) -> None:
        """Show parts instead of the widgets they are pictures of, which are there again at the end.

        What reaches out of `within` is cut off: there those have been scrolled out of sight.
        """
        self.skip()
        self._within = within
        self._parts = tuple(parts)
        self.setGeometry(self._screen.rect())
        self.show()
        self.raise_()
        last = max((cue.ends for part in self._parts for cue in part.cues), default=0)
        if not self._timeline.play(last, self._step):
            self._end()
            return
        # Only what is seen can be hidden from view, and be shown again.
        self._hidden = tuple(widget for widget in instead_of if widget.isVisible())
        for widget in self._hidden:
            widget.hide()

    def plays(self) -> bool:
        """Whether it is on."""
        return self._timeline.runs()

    def skip(self) -> None:
        """End it now, if it is on."""
        self._timeline.skip()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(self._within)
        for part in self._parts:
            if _reach(part).intersects(event.rect()):
                painter.save()
                _PAINT[part.manner](painter, part, self._ms)
                painter.restore()

    def _step(self, ms: float) -> None:
        before, self._ms = self._ms, ms
        for part in self._parts:
            if any(cue.at(before) != cue.at(ms) for cue in part.cues):
                self.update(_reach(part))

    def _end(self) -> None:
        for widget in self._hidden:
            widget.show()
        self._parts = self._hidden = ()
        self.hide()
        self.ended.emit()


def _reach(part: Part) -> QRect:
    """Where a part may be painted on its way."""
    return part.place.adjusted(-RISE, -RISE, RISE, RISE)


def _paint_rising(painter: QPainter, part: Part, ms: float) -> None:
    at = part.cues[0].at(ms)
    painter.setOpacity(at)
    painter.drawPixmap(QPointF(part.place.topLeft()) + QPointF(0, round((1 - at) * RISE)), part.picture)


def _paint_growing(painter: QPainter, part: Part, ms: float) -> None:
    at = part.cues[0].at(ms)
    place = QRectF(part.place)
    painter.translate(place.center())
    painter.scale(at, at)
    place.moveCenter(QPointF())
    painter.drawPixmap(place, part.picture, QRectF(part.picture.rect()))


def _paint_turning(painter: QPainter, part: Part, ms: float) -> None:
    away, back = part.cues
    is_up = ms >= back.begins
    picture = part.picture if is_up or part.back is None else part.back
    place = QRectF(part.place)
    painter.translate(place.center())
    painter.scale(back.at(ms) if is_up else 1 - away.at(ms), 1.0)
    place.moveCenter(QPointF())
    painter.drawPixmap(place, picture, QRectF(picture.rect()))


_PAINT: Final = {
    Manner.RISE: _paint_rising,
    Manner.GROW: _paint_growing,
    Manner.TURN: _paint_turning,
}
