"""Tiles of a vote by raised hands: whom one may vote for, with their votes, and who may raise a hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.tokens import (
    DARK,
    HONEY,
    IVORY,
    LIGHT,
    MIN_TEXT,
    TABLE_LIT,
    TABLE_SHADE,
    Colours,
    colours_of,
)
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.vote_tile import PersonTile

VOTE_ARROW: Final = "arrow"
"""The sign before the chip of whom somebody votes for, and on the chip of whose hands are counted."""
_MARK: Final = 0.62  # of the chip
_ARROW: Final = 0.6  # of that mark
_AFTER_ARROW: Final = 0.1
"""Of the mark, that is free between both."""
_COUNT: Final = 34
_COUNT_HEIGHT: Final = 0.56  # of the tile's height
_COUNT_WIDTH: Final = 0.18
_LOW: Final = 66
"""Pixels in height from which a tile has room for two borders round all lines of the smallest letters."""
LOW_BORDER: Final = 3.0
"""Pixels of the only border in a lower one: clear of letters' accents."""


class CandidateTile(PersonTile):
    """Somebody to vote for, and how many hands there are against them; checked while theirs are counted.

    That looks like nothing else: they are called, and have raised no hand.
    """

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(person, parent)
        self._votes = 0

    def show_votes(self, number: int, description: str) -> None:
        """Show so many votes, told to who listens by a description."""
        self.setAccessibleDescription(description)
        if number != self._votes:
            self._votes = number
            self.update()

    def aside(self, size: QSize) -> float:
        # The widest digit: no name moves as hands are counted.
        return float(natural_width("0" * len(str(self._votes)), self._count_font(size)))

    def paint_aside(self, painter: QPainter, colours: Colours, room: QRectF) -> None:
        colour = colours.ink if self._votes else colours.mute
        if self.isChecked():
            colour = HONEY
        painter.setPen(QColor(colour))
        font = self._count_font(self.size())
        draw_elided(painter, room, str(self._votes), font, Qt.AlignmentFlag.AlignRight)

    def paint_ground(self, painter: QPainter, radius: float) -> None:
        if not self.isChecked():
            super().paint_ground(painter, radius)
            return
        paint.rounded(
            painter,
            self.body(),
            self.corner(radius),
            fill=_called(colours_of(self)),
            edge=colours_of(self).brass,
            width=paint.HOVER_BORDER * self.metrics.stroke,
        )
        self.paint_ring(painter, radius)

    def ink(self, colours: Colours) -> str:
        return IVORY if self.isChecked() else super().ink(colours)

    def around_badge(self, colours: Colours) -> str:
        return _called(colours)

    def paint_badge(self, painter: QPainter, colours: Colours, square: QRectF) -> None:
        painter.setBrush(QColor(HONEY))
        painter.drawEllipse(square)
        inset = 0.14 * square.width()
        icons.stamp(painter, square.adjusted(inset, inset, -inset, -inset), VOTE_ARROW, LIGHT.ink)

    def _count_font(self, size: QSize) -> QFont:
        most = min(_COUNT_HEIGHT * max(28, size.height()), _COUNT_WIDTH * size.width())
        return voice(max(MIN_TEXT, min(self.metrics.font(_COUNT), round(most))))


class HandTile(PersonTile):
    """Somebody with a vote: raised now, given to somebody else, or not given so far."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(person, parent)
        self._choice: Person | None = None

    def show_hand(self, choice: Person | None, description: str, *, raised: bool) -> None:
        """Show whom the vote is for, None for nobody so far; `raised` where their hands are counted now."""
        self.setChecked(raised)
        self.setAccessibleDescription(description)
        if choice != self._choice:
            self._choice = choice
            self.update()

    def aside(self, size: QSize) -> float:
        # Also while they have no vote: no name moves as hands are counted.
        return (1 + _ARROW + _AFTER_ARROW) * _MARK * self.chip(size)

    def paint_ground(self, painter: QPainter, radius: float) -> None:
        if not self.isChecked() or self.height() >= _LOW * self.metrics.stroke:
            super().paint_ground(painter, radius)
            return
        # A second border inside would run through the name.
        colours, width = colours_of(self), LOW_BORDER * self.metrics.stroke
        corner = self.corner(radius)
        paint.rounded(painter, self.body(), corner, fill=colours.surface, edge=colours.ink, width=width)
        self.paint_ring(painter, radius)

    def paint_aside(self, painter: QPainter, colours: Colours, room: QRectF) -> None:
        side = room.width() / (1 + _ARROW + _AFTER_ARROW)
        square = QRectF(room.right() - side, (self.height() - side) / 2, side, side)
        if self._choice is None:
            paint_no_vote(painter, square, colours)
            return
        # Or the chip would look like another one of their own.
        arrow = QRectF(0, 0, _ARROW * side, _ARROW * side)
        arrow.moveCenter(QPointF(room.left() + arrow.width() / 2, square.center().y()))
        icons.stamp(painter, arrow, VOTE_ARROW, colours.ink if self.isEnabled() else colours.mute)
        paint_chip(painter, square, self._choice.avatar, dark=colours is DARK)


def _called(colours: Colours) -> str:
    """The ground of who is called, far from that of all others in either room."""
    return TABLE_LIT if colours is DARK else TABLE_SHADE


def paint_no_vote(painter: QPainter, square: QRectF, colours: Colours) -> None:
    """Paint an empty place for the chip of whom somebody will vote for."""
    painter.setPen(QPen(QColor(colours.edge), max(1.5, 0.06 * square.width()), Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(square.adjusted(1.5, 1.5, -1.5, -1.5))
