"""Tiles of a vote by raised hands: whom one may vote for, with their votes, and who may raise a hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.tokens import DARK, HONEY, IVORY, TABLE_SHADE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.vote_tile import PersonTile

_MARK: Final = 0.62  # of the chip
_COUNT: Final = 34
_LOW: Final = 66
"""Design pixels in height from which a tile has room for two borders round two lines."""


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
        return float(natural_width("0" * len(str(self._votes)), self._count_font(size.height())))

    def paint_aside(self, painter: QPainter, colours: Colours, room: QRectF) -> None:
        colour = colours.ink if self._votes else colours.mute
        if self.isChecked():
            colour = HONEY
        painter.setPen(QColor(colour))
        font = self._count_font(self.height())
        draw_elided(painter, room, str(self._votes), font, Qt.AlignmentFlag.AlignRight)

    def paint_ground(self, painter: QPainter, radius: float) -> None:
        if not self.isChecked():
            super().paint_ground(painter, radius)
            return
        paint.rounded(
            painter,
            self.body(),
            self.corner(radius),
            fill=TABLE_SHADE,
            edge=colours_of(self).brass,
            width=paint.HOVER_BORDER * self.metrics.stroke,
        )
        self.paint_ring(painter, radius)

    def ink(self, colours: Colours) -> str:
        return IVORY if self.isChecked() else super().ink(colours)

    def paint_badge(self, painter: QPainter, colours: Colours, square: QRectF) -> None:
        inset = 0.14 * square.width()
        icons.stamp(painter, square.adjusted(inset, inset, -inset, -inset), "arrow", colours.ink)

    def _count_font(self, height: int) -> QFont:
        return voice(min(self.metrics.font(_COUNT), round(0.56 * max(28, height))))


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
        return _MARK * self.chip(size)

    def paint_ground(self, painter: QPainter, radius: float) -> None:
        if not self.isChecked() or self.height() >= self.metrics.px(_LOW):
            super().paint_ground(painter, radius)
            return
        # A second border inside would run through the name.
        colours, width = colours_of(self), paint.CHOSEN_BORDER * self.metrics.stroke
        corner = self.corner(radius)
        paint.rounded(painter, self.body(), corner, fill=colours.surface, edge=colours.ink, width=width)
        self.paint_ring(painter, radius)

    def paint_aside(self, painter: QPainter, colours: Colours, room: QRectF) -> None:
        side = room.width()
        square = QRectF(room.right() - side, (self.height() - side) / 2, side, side)
        if self._choice is not None:
            paint_chip(painter, square, self._choice.avatar, dark=colours is DARK)
            return
        # An empty place for the chip of whom they will vote for.
        pen = QPen(QColor(colours.edge), max(1.5, 0.06 * side), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(square.adjusted(1.5, 1.5, -1.5, -1.5))
