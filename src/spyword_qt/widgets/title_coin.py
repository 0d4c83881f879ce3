"""A title as a coin: navy with its family's sign where it is earned, a lock within a ring where it isn't."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.tokens import (
    HONEY,
    LEADING,
    LIGHT,
    MIN_TEXT,
    RADIUS_TILE,
    TABLE_LIT,
    TABLE_SHADE,
    Colours,
    colours_of,
)
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines, longest_word
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.text import SERIF_LEADING

COIN: Final = 70
SMALL_COIN: Final = 52
"""The same where a second row of them has room so."""
SIDE: Final = 8
ABOVE: Final = 8
"""Over the coin, and under the note."""
WITHIN_RING: Final = 14
"""The same where a ring goes round the whole of it as it is chosen."""
UNDER_COIN: Final = 6
NAME: Final = 19
NOTE: Final = 17
BADGE: Final = 28
TURN: Final = 360 * 16
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class TitleCoin(Control):
    """A coin over the title's name and a note; worn, it bears a check."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyph = "star"
        self._part: float | None = None
        self._is_worn = False
        self._side = COIN
        self._note = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_title(
        self, name: str, note: str, glyph: str, part: float | None, *, worn: bool, said: str
    ) -> None:
        """Show a title. `part` (0 to 1) is how much of the way is done; None where it is earned.

        `said` is how it is earned, for those who listen.
        """
        self._note, self._glyph, self._part, self._is_worn = note, glyph, part, worn
        self.setText(name)
        self.setAccessibleName(phrasing.row((name, note)))
        self.setAccessibleDescription(said)
        self._kept.clear()
        self.updateGeometry()
        self.update()

    def be_small(self, small: bool) -> None:
        """Leave the words more of the room, or not; to be laid out after."""
        self._side = SMALL_COIN if small else COIN
        self.update()

    def sizeHint(self) -> QSize:
        width = self.metrics.px(124)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(self._side + 2 * SIDE), self.metrics.px(self._side))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words = self._name(width).height + self._lines(width).height
        return 2 * self._above() + self.metrics.px(self._side + UNDER_COIN) + words

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        if self.isChecked():
            self.paint_tile(painter, m.px(RADIUS_TILE))
        else:
            if self.underMouse() or self.isDown():
                fill = colours.sunk if self.isDown() else colours.surface
                paint.rounded(painter, self.body(), self.corner(m.px(RADIUS_TILE)), fill=fill)
            self.paint_ring(painter, m.px(RADIUS_TILE))
        side = m.px(self._side)
        square = QRectF((self.width() - side) // 2, self._above(), side, side)
        if self._part is None:
            paint_earned(painter, square, self._glyph)
        else:
            paint_locked(painter, square, self._part, colours)
        if self._is_worn:
            _paint_badge(painter, square, m.px(BADGE), colours)
        name, note = self._name(self.width()), self._lines(self.width())
        words = QRectF(0, square.bottom() + m.px(UNDER_COIN), self.width(), name.height)
        name.paint(painter, words, CENTRE, colours.ink if self._part is None else colours.soft)
        words.moveTop(words.bottom())
        note.paint(painter, words, CENTRE, colours.soft)

    def _above(self) -> int:
        return ceil((WITHIN_RING if self.isCheckable() else ABOVE) * self.metrics.stroke)

    def _name(self, width: int) -> Lines:
        return self.kept(self._break_name, self.text(), width)

    def _lines(self, width: int) -> Lines:
        return self.kept(self._break_note, self._note, width - 2 * self.metrics.px(SIDE))

    def _break_name(self, name: str, width: int) -> Lines:
        px = self.metrics.font(NAME)
        # All names in one size; only a word that is wider than its place makes its own smaller.
        room = width - 2 * self.metrics.px(SIDE)
        while px > MIN_TEXT and longest_word(name, self._name_font(px)) > room:
            px -= 1
        font = self._name_font(px)
        if room < longest_word(name, font) <= width:
            # Rather than be broken it comes near the next coin's.
            room = width
        return Lines(name, font, room, SERIF_LEADING)

    def _break_note(self, note: str, width: int) -> Lines:
        return Lines(note, fonts.ui(self.metrics.font(NOTE), 450), width, LEADING)

    def _name_font(self, px: int) -> QFont:
        return fonts.slanted(px, self.text())


def paint_earned(painter: QPainter, square: QRectF, glyph: str) -> None:
    """Paint the coin of a title that somebody has."""
    side, dpr = round(square.width()), painter.device().devicePixelRatioF()
    painter.drawPixmap(square.topLeft(), _earned(glyph, side, dpr))


def paint_locked(painter: QPainter, square: QRectF, part: float, colours: Colours) -> None:
    """Paint the ring of a title that is still to be earned, closed by so much."""
    radius = square.width() / 2
    width = max(3.0, 0.11 * radius)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.line), width))
    painter.setBrush(QColor(colours.sunk))
    ring = square.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawEllipse(ring)
    if part > 0:
        painter.setPen(QPen(QColor(colours.brass), width, c=Qt.PenCapStyle.RoundCap))
        painter.drawArc(ring, TURN // 4, -round(TURN * min(1.0, part)))
    inset = 0.64 * radius
    icons.stamp(painter, square.adjusted(inset, inset, -inset, -inset), "lock", colours.mute)


@lru_cache(maxsize=128)
def _earned(glyph: str, side: int, dpr: float) -> QPixmap:
    """The coin as it is in both rooms. Drawn once: a gallery of dozens is scrolled."""
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    square = QRectF(0, 0, side, side)
    radius = side / 2
    rim = max(2.0, 0.055 * radius)
    paint_lit_disc(painter, square.center(), radius - 2.1 * rim, TABLE_LIT, TABLE_SHADE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LIGHT.brass), rim))
    painter.drawEllipse(square.center(), radius - rim / 2, radius - rim / 2)
    inset = 0.54 * radius
    icons.draw(painter, square.adjusted(inset, inset, -inset, -inset), glyph, HONEY)
    painter.end()
    return pixmap


def _paint_badge(painter: QPainter, coin: QRectF, side: int, colours: Colours) -> None:
    spot = QRectF(coin.right() - 0.72 * side, coin.top() - 0.06 * side, side, side)
    gap = 0.08 * side
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.lamp))
    painter.drawEllipse(spot.adjusted(-gap, -gap, gap, gap))
    paint.badge(painter, spot, colours.good, colours.on_good)
