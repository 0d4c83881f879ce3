"""A short word to the whole table, at the top for some seconds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import (
    HONEY,
    IVORY,
    LEADING,
    MIN_TEXT,
    PAGE_MARGIN,
    RADIUS_BUTTON,
    TABLE_SHADE,
    colours_of,
)
from spyword_qt.widgets import paint
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.room import Room

MILLISECONDS: Final = 4000
PAD: Final = 18
TOPS: Final = (24, 14)
"""Design pixels above it, the better ones first."""
GAP: Final = 8
"""Pixels between the bar and what it comes to lie beside."""
LETTERS: Final = 22
PART: Final = 0.095
"""Of the window's height, that the page moves down at most while letters can get smaller."""
PARTS: Final = (1.0, 0.62, 0.54, 0.4)
"""Of the width of its words in one line, that the bar is tried at."""
NAMED: Final = 1.2
"""Height of a table with the names above and below it, in its diameters."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Notice(QWidget):
    """A bar in the table's colour that lies on nothing that is read or pressed; never for a secret.

    Where no place is free, the page moves down for it. It takes no focus, and a press goes through it.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._room = room
        self._text = ""
        self._icon = "check"
        self._scale = 1.0
        self._letters = LETTERS
        self._is_above = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(MILLISECONDS)
        self._timer.timeout.connect(self._leave)
        self.hide()
        room.resized.connect(self._resize)

    def set_text_size(self, factor: float) -> None:
        """Take the people's preference for text, 1.0 to 2.0."""
        self._scale = factor
        self.follow()

    def say(self, text: str, icon: str = "check") -> None:
        """Show a sentence now, in place of the one before; the same one stays where it is."""
        self._timer.start()
        if self.isVisible() and (text, icon) == (self._text, self._icon):
            return
        self._text, self._icon = text, icon
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()

    def hush(self) -> None:
        """Take back what was said."""
        self._text = ""
        self.setAccessibleName("")
        self._leave()

    def paintEvent(self, _event: QPaintEvent) -> None:
        m = self._metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brass = colours_of(self).brass
        bar = QRectF(self.rect())
        paint.rounded(painter, bar, m.px(RADIUS_BUTTON), fill=TABLE_SHADE, edge=brass, width=2 * m.stroke)
        side, pad = m.px(24), m.px(PAD)
        pixmap = icons.icon(self._icon, HONEY, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(pad, round((self.height() - side) / 2)), pixmap)
        lines = self._lines(self.width())
        left = pad + side + m.px(14)
        lines.paint(painter, QRectF(left, 0, self.width() - left - pad, self.height()), LEFT, IVORY)

    def follow(self) -> None:
        """Find a place anew: another page lies beneath."""
        if self.isVisible():
            self._place()

    def _resize(self) -> None:
        """Stay where it is in a window of another size: above the page, or in a free place."""
        if not self.isVisible():
            return
        if self._is_above:
            self._letters = self._metrics().font(LETTERS)
            self._lie_above()
        else:
            self._place()

    def _leave(self) -> None:
        self.hide()
        self._room.give_way(0)

    def _place(self) -> None:
        self._letters = self._metrics().font(LETTERS)
        self._room.give_way(0)
        bar = self._free_place()
        self._is_above = bar is None
        if bar is None:
            self._lie_above()
        else:
            self._take(bar)

    def _lie_above(self) -> None:
        """Have the page move down, by no more than looks well while letters can get smaller."""
        m = self._metrics()
        margin, top = m.px(PAGE_MARGIN), m.px(TOPS[-1])
        width = self._room.width() - 2 * margin
        while self._height_at(width) > PART * self._room.height() and self._letters > MIN_TEXT:
            self._letters -= 1
        bar = QRect(margin, top, width, self._height_at(width))
        self._room.give_way(bar.bottom() + 1)
        self._take(bar)

    def _take(self, bar: QRect) -> None:
        self.setGeometry(bar)
        self.update()

    def _height_at(self, width: int) -> int:
        m = self._metrics()
        return max(m.target(48), self._lines(width).height + 2 * m.px(6))

    def _free_place(self) -> QRect | None:
        """Where the bar lies at the top on nothing that is seen; None if nowhere.

        It is no wider than its words, in the middle or at the page's margin: elsewhere it would look lost.
        """
        m = self._metrics()
        margin, beside = m.px(PAGE_MARGIN), 2 * m.px(PAD) + m.px(24 + 14) + 1
        most = self._room.width() - 2 * margin
        words = self._lines(most).width
        bars = [
            QSize(width, self._height_at(width))
            for width in (min(most, ceil(part * words) + beside) for part in PARTS)
        ]
        lowest = m.px(max(TOPS)) + max(bar.height() for bar in bars) + GAP
        things = [place for place in self._things() if place.top() <= lowest]
        for size, top in product(bars, map(m.px, TOPS)):
            for left in ((self._room.width() - size.width()) // 2, margin):
                bar = QRect(QPoint(left, top), size)
                around = bar.adjusted(-GAP, -GAP, GAP, GAP)
                if not any(map(around.intersects, things)):
                    return bar
        return None

    def _things(self) -> list[QRect]:
        """Where everything is that is seen on the page."""
        # Not before: a start that shows nobody has no use for what draws people.
        from spyword_qt.widgets.table_disc import TableDisc

        return [
            _table_in(self._place_of(part)) if isinstance(part, TableDisc) else self._place_of(part)
            for part in _alone(self._room)
            if part is not self and not _is_blank(part)
        ]

    def _place_of(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._room, QPoint()), widget.size())

    def _lines(self, width: int) -> Lines:
        m = self._metrics()
        room = width - 2 * m.px(PAD) - m.px(24 + 14)
        return Lines(self._text, fonts.ui(self._letters, 500), room, LEADING)

    def _metrics(self) -> Metrics:
        return Metrics(max(1, self._room.width()), max(1, self._room.height()), self._scale)


def _alone(part: QWidget) -> Iterator[QWidget]:
    """What is seen and has nothing upon it; screens that are hidden are not looked through."""
    upon = [child for child in part.children() if isinstance(child, QWidget) and child.isVisible()]
    for child in upon:
        yield from _alone(child)
    if not upon:
        yield part


def _is_blank(part: QWidget) -> bool:
    return isinstance(part, QLabel) and not part.text()


def _table_in(place: QRect) -> QRect:
    """Where a table is that lies in the middle of a place, with the names around it."""
    side = min(place.width(), place.height())
    table = QRect(0, 0, place.width(), min(place.height(), round(NAMED * side)))
    table.moveCenter(place.center())
    return table
