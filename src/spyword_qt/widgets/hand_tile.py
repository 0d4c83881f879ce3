"""Tiles of a vote by raised hands: whom one may vote for, with their votes, and who may raise a hand."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import fonts
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.tokens import DARK, LEADING, MIN_TEXT, RADIUS_TILE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.fitting import draw_elided, line_font
from spyword_qt.widgets.lines import Lines, fit_block, natural_width
from spyword_qt.widgets.name_line import shown_name

_BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_NAME: Final = 26
_NAME_HEIGHT: Final = 0.46  # of the tile's height
_LEAST_SHARED: Final = 0.8
"""Of the usual size, down to which all names get smaller for one of them; it alone does beyond that."""
_ONE_LINE: Final = 0.62
"""Of the usual size, that a name keeps on one line; else it takes more lines, if these have room."""
_MOST_CHIP: Final = 84
_CHIP: Final = 0.66  # of the tile's height
_WIDEST_CHIP: Final = 0.2
_PAD: Final = 10
_GAP: Final = 9
_BADGE: Final = 0.5  # of the chip
_MARK: Final = 0.62  # of the chip
_COUNT: Final = 34


class PersonTile(Control):
    """Somebody's chip and name; what stands behind the name is for a kind of tile to say."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.person = person
        self._letters = 0
        self.setCheckable(True)
        self.setAccessibleName(person.name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self.metrics.px(200), self.metrics.target(72))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(110), self.metrics.target(48))

    def aside(self) -> float:
        """Pixels in width of what stands behind the name."""
        raise NotImplementedError

    def paint_aside(self, painter: QPainter, colours: Colours, room: QRectF) -> None:
        """Paint that."""
        raise NotImplementedError

    def chip(self) -> int:
        """Pixels in diameter."""
        most = min(_CHIP * self.height(), _WIDEST_CHIP * self.width())
        return min(self.metrics.px(_MOST_CHIP), round(most))

    def fitting_letters(self) -> int:
        """Pixels of the letters in which the name takes one line here."""
        return line_font(self.person.name, self._font, self._most(), self._words().width()).pixelSize()

    def set_letters(self, px: int) -> None:
        """Write the name in letters of this size, or in smaller ones where that has no room."""
        if px != self._letters:
            self._letters = px
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self.paint_tile(painter, m.px(min(RADIUS_TILE, 0.3 * self.height() / m.scale)))
        square = self._square()
        if not self.isEnabled():
            painter.setOpacity(0.55)
        paint_chip(painter, square, self.person.avatar, dark=colours is DARK)
        painter.setOpacity(1.0)
        self._paint_name(painter, colours.ink if self.isEnabled() else colours.mute)
        right = self.width() - self._pad()
        self.paint_aside(painter, colours, QRectF(right - self.aside(), 0, self.aside(), self.height()))
        if self.isChecked():
            self._paint_badge(painter, colours, square)

    def _pad(self) -> int:
        return self.metrics.px(_PAD) + 2

    def _square(self) -> QRectF:
        chip = self.chip()
        return QRectF(self._pad(), (self.height() - chip) / 2, chip, chip)

    def _words(self) -> QRectF:
        """Where the name stands."""
        gap = self.metrics.px(_GAP)
        left, right = self._square().right() + gap, self.width() - self._pad() - self.aside()
        return QRectF(left, 0, max(1.0, right - gap / 2 - left), self.height())

    def _paint_name(self, painter: QPainter, colour: str) -> None:
        room, name = self._words(), self.person.name
        font = line_font(name, self._font, self._letters or self._most(), room.width())
        # Small letters are read more easily than a word in two pieces.
        is_better_parted = " " in name and font.pixelSize() < _ONE_LINE * self._most()
        is_too_wide = QFontMetricsF(font).horizontalAdvance(name) > room.width()
        if is_better_parted or is_too_wide:
            lines = self.kept(self._break_name, name, room.width(), self.height())
            if lines.height <= room.height() - 4:
                lines.paint(painter, room, _BESIDE, colour)
                return
        painter.setPen(QColor(colour))
        draw_elided(painter, room, shown_name(self.person, font, room.width()), font, _LEFT)

    def _paint_badge(self, painter: QPainter, colours: Colours, chip: QRectF) -> None:
        side = max(16.0, _BADGE * chip.width())
        spot = QRectF(0, 0, side, side)
        spot.moveBottomRight(chip.bottomRight() + QPointF(4, 4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.surface))
        painter.drawEllipse(spot.adjusted(-2, -2, 2, 2))
        paint.badge(painter, spot, colours.ink, colours.surface)

    def _most(self) -> int:
        """Pixels of the letters of a name that isn't too long."""
        return max(MIN_TEXT, min(self.metrics.font(_NAME), round(_NAME_HEIGHT * self.height())))

    def _break_name(self, name: str, width: int) -> Lines:
        return fit_block(name, self._font, self._most(), QSizeF(width, self.height() - 4), LEADING)

    def _font(self, px: int) -> QFont:
        return fonts.ui(px, 550)


def share_letters(tiles: Collection[PersonTile]) -> None:
    """Let all names of these be equally large, those of the longest ones apart."""
    sizes = [tile.fitting_letters() for tile in tiles]
    for tile in tiles:
        tile.set_letters(max(min(sizes), round(_LEAST_SHARED * max(sizes))))


class CandidateTile(PersonTile):
    """Somebody to vote for, and how many hands there are against them; chosen while theirs are counted."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(person, parent)
        self._votes = 0

    def show_votes(self, number: int, description: str) -> None:
        """Show so many votes, told to who listens by a description."""
        self.setAccessibleDescription(description)
        if number != self._votes:
            self._votes = number
            self.update()

    def aside(self) -> float:
        return float(natural_width(str(self._votes), self._count_font()))

    def paint_aside(self, painter: QPainter, colours: Colours, room: QRectF) -> None:
        painter.setPen(QColor(colours.ink if self._votes else colours.mute))
        draw_elided(painter, room, str(self._votes), self._count_font(), Qt.AlignmentFlag.AlignRight)

    def _count_font(self) -> QFont:
        return voice(min(self.metrics.font(_COUNT), round(0.56 * max(28, self.height()))))


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

    def aside(self) -> float:
        return _MARK * self.chip()

    def paint_aside(self, painter: QPainter, colours: Colours, room: QRectF) -> None:
        side = self.aside()
        square = QRectF(room.right() - side, (self.height() - side) / 2, side, side)
        if self._choice is not None:
            paint_chip(painter, square, self._choice.avatar, dark=colours is DARK)
            return
        # An empty place for the chip of whom they will vote for.
        pen = QPen(QColor(colours.edge), max(1.5, 0.06 * side), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(square.adjusted(1.5, 1.5, -1.5, -1.5))
