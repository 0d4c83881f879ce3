"""A card that says who somebody is: chip, name and title, upon the card's back."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.people import Avatar
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import CARD_ASPECT, DARK, MIN_TEXT, Colours, colours_of
from spyword_qt.widgets.block import fit_block
from spyword_qt.widgets.card_back import back_pixmap
from spyword_qt.widgets.card_front import paint_front
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.text import SERIF_LEADING

TILT: Final = -6.0
"""Degrees by which the card below lies askew."""
SHARE: Final = 0.9
"""Of the room that the front takes: the back looks out from under it."""
# In widths of the front, or heights where they say how far down.
CHIP: Final = 0.5
CHIP_TOP: Final = 0.085
RING: Final = 0.03
NAME_TOP: Final = 0.49
NAME_HEIGHT: Final = 0.295
NAME: Final = 0.17
TITLE_TOP: Final = 0.785
TITLE_HEIGHT: Final = 0.175
TITLE: Final = 0.1
SIDE: Final = 0.09


class NameCard(QWidget):
    """Fills its room with the largest card that fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._avatar: Avatar | None = None
        self._name = self._title = ""
        self._is_theirs = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_card(self, avatar: Avatar, name: str, title: str, *, theirs: bool = True) -> None:
        """Show somebody's card with a title on it, paler where it isn't theirs yet."""
        self._avatar, self._name, self._title, self._is_theirs = avatar, name, title, theirs
        self.setAccessibleName(phrasing.row((name, title)))
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the window's scale for the size asked for."""
        self._m = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(280), self._m.px(350))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(120), self._m.px(150))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._avatar is None:
            return
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QSizeF(self.size())
        back = back_pixmap(self.width(), self.height(), TILT, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(), back)
        height = SHARE * min(room.height(), room.width() / CARD_ASPECT)
        card = QRectF(0, 0, CARD_ASPECT * height, height)
        card.moveCenter(QPointF(room.width() / 2, room.height() / 2))
        paint_front(painter, card, colours)
        self._paint_chip(painter, card, self._avatar, colours)
        self._paint_words(painter, card, colours)

    def _paint_chip(self, painter: QPainter, card: QRectF, avatar: Avatar, colours: Colours) -> None:
        side = CHIP * card.width()
        square = QRectF(card.center().x() - side / 2, card.top() + CHIP_TOP * card.height(), side, side)
        width = max(1.5, 0.012 * card.width())
        painter.setPen(QPen(QColor(colours.brass), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        gap = RING * card.width()
        painter.drawEllipse(square.adjusted(-gap, -gap, gap, gap))
        paint_chip(painter, square, avatar, dark=colours is DARK)

    def _paint_words(self, painter: QPainter, card: QRectF, colours: Colours) -> None:
        title = partial(fonts.slanted, text=self._title)
        tone = colours.brassink if self._is_theirs else colours.mute
        for text, make, top, height, size, colour in (
            (self._name, fonts.voice, NAME_TOP, NAME_HEIGHT, NAME, colours.ink),
            (self._title, title, TITLE_TOP, TITLE_HEIGHT, TITLE, tone),
        ):
            slot = QRectF(card.left(), card.top() + top * card.height(), card.width(), height * card.height())
            slot.adjust(SIDE * card.width(), 0, -SIDE * card.width(), 0)
            if text:
                most = max(MIN_TEXT, round(size * card.width()))
                lines = fit_block(text, make, most, slot.size(), SERIF_LEADING)
                lines.paint(painter, slot, Qt.AlignmentFlag.AlignCenter, colour)
