"""A short word to the whole table, at the top for some seconds."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import HONEY, IVORY, LEADING, PAGE_MARGIN, RADIUS_BUTTON, TABLE_SHADE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.buttons import PrimaryButton, RoundButton
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.logo import Logo
from spyword_qt.widgets.room import Room

MILLISECONDS: Final = 4000
PAD: Final = 18
HIGHEST: Final = 6
"""Design pixels that are left above it at least."""
GAP: Final = 4
"""Pixels between the bar and what it comes to lie under."""
PARTS: Final = (1.0, 0.62, 0.54, 0.4)
"""Of the width of its words in one line, that the bar is tried at."""
NAMED: Final = 1.2
"""Height of a table with the names above and below it, in its diameters."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Notice(QWidget):
    """A bar in the table's colour between the header's buttons; never for a secret.

    It takes no focus, and a press goes through it.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._room = room
        self._text = ""
        self._icon = "check"
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(MILLISECONDS)
        self._timer.timeout.connect(self.hide)
        self.hide()
        room.resized.connect(self._follow)

    def set_text_size(self, factor: float) -> None:
        """Take the people's preference for text, 1.0 to 2.0."""
        self._scale = factor
        self._follow()

    def say(self, text: str, icon: str = "check") -> None:
        """Show a sentence now, in place of the one before."""
        self._text, self._icon = text, icon
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()

    def hush(self) -> None:
        """Take back what was said."""
        self.say("")
        self.hide()

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

    def _follow(self) -> None:
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        m = self._metrics()
        button, margin, top = m.target(RoundButton.DIAMETER), m.px(PAGE_MARGIN), m.px(24)
        # Where a corner has no button, the note there is covered whole rather than cut.
        corner = QRect(margin, top, button, button)
        left = margin if self._is_empty(corner) else corner.right() + 1 + m.px(12)
        corner.moveRight(self._room.width() - 1 - margin)
        right = corner.right() if self._is_empty(corner) else corner.left() - 1 - m.px(12)
        bar = self._free_place(m, top)
        if bar is None:
            width = max(m.px(200), right + 1 - left)
            height = max(button, self._lines(width).height + 2 * m.px(10))
            bar = QRect(left, top, width, height)
            bar.moveTop(self._free_top(bar, m.px(HIGHEST)))
        self.setGeometry(bar)
        self.update()

    def _free_place(self, m: Metrics, top: int) -> QRect | None:
        """Where the bar lies on nothing at all, no wider than its words; None if nowhere."""
        margin, beside = m.px(PAGE_MARGIN), 2 * m.px(PAD) + m.px(24 + 14) + 1
        most = self._room.width() - 2 * margin
        words = self._lines(most).width
        widths = [min(most, ceil(part * words) + beside) for part in PARTS]
        shapes = [(width, max(m.target(48), self._lines(width).height + 2 * m.px(6))) for width in widths]
        # Not before: a start that shows nobody has no use for what draws people.
        from spyword_qt.widgets.table_disc import TableDisc

        things = [place for kind in (QAbstractButton, QLineEdit, Logo) for place in self._shown(kind)]
        things += [self._place_of(text) for text in self._room.findChildren(QLabel) if _is_read(text)]
        things += [_table_in(place) for place in self._shown(TableDisc)]
        corner = margin + m.target(RoundButton.DIAMETER) + m.px(12)
        found = [
            QRect(left, free, width, height)
            for width, height in shapes
            for left in (margin, corner, self._room.width() - margin - width)
            if left + width <= self._room.width() - margin
            and (free := self._gap_in(things, left, width, height, top)) is not None
        ]
        # The highest, of these the one that is low, of these the leftmost.
        return min(found, key=lambda bar: (bar.top(), bar.height()), default=None)

    def _gap_in(self, things: Sequence[QRect], left: int, width: int, height: int, wanted: int) -> int | None:
        """The highest place for so much between things, at `wanted` where that is in it."""
        free = self._metrics().px(HIGHEST)
        foot = self._room.height() - free
        across = [place for place in things if place.left() <= left + width and place.right() >= left]
        tops = [(place.top() - GAP, place.bottom() + 1 + GAP) for place in across]
        for end, after in (*sorted(tops), (foot, foot)):
            if end - free >= height:
                return max(free, min(wanted, end - height))
            free = max(free, after)
        return None

    def _shown(self, kind: type[QWidget]) -> list[QRect]:
        return [self._place_of(each) for each in self._room.findChildren(kind) if each.isVisible()]

    def _is_empty(self, corner: QRect) -> bool:
        """Whether the header has nothing round in a corner."""
        round_ones = (*self._room.findChildren(RoundButton), *self._room.findChildren(Logo))
        return not any(one.isVisible() and self._place_of(one).intersects(corner) for one in round_ones)

    def _free_top(self, bar: QRect, highest: int) -> int:
        """The highest place in which the bar lies on nothing that is pressed or typed into; else its own.

        Where there is none, it keeps off the main action, the header's buttons and what is typed into. A
        little higher than that it lies rather than on the upper edge of a text.
        """
        controls = [*self._room.findChildren(QAbstractButton), *self._room.findChildren(QLineEdit)]
        needed = (PrimaryButton, RoundButton, QLineEdit)
        main = [control for control in controls if isinstance(control, needed)]
        for kept_free in (controls, main):
            top = self._top_beside(bar, [control for control in kept_free if control.isVisible()])
            if top is not None:
                return self._top_above(bar.translated(0, top - bar.top()), highest)
        return bar.top()

    def _top_above(self, bar: QRect, highest: int) -> int:
        """Where the bar ends above the texts that its foot would cut; its own top where that is too high."""
        texts = [self._place_of(text) for text in self._room.findChildren(QLabel) if text.isVisible()]
        cut = [text.top() for text in texts if bar.intersects(text) and text.bottom() > bar.bottom()]
        top = min(cut, default=bar.bottom()) - bar.height()
        return top if top >= highest else bar.top()

    def _place_of(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._room, QPoint()), widget.size())

    def _top_beside(self, bar: QRect, controls: Sequence[QWidget]) -> int | None:
        """The highest place in which the bar lies on none of these; None if there is none."""
        places = [self._place_of(control) for control in controls]
        feet = sorted(place.bottom() + 1 + GAP for place in places)
        for top in (bar.top(), *(foot for foot in feet if foot > bar.top())):
            moved = QRect(bar.left(), top, bar.width(), bar.height())
            if self._room.rect().contains(moved) and not any(moved.intersects(place) for place in places):
                return top
        return None

    def _lines(self, width: int) -> Lines:
        m = self._metrics()
        room = width - 2 * m.px(PAD) - m.px(24 + 14)
        return Lines(self._text, fonts.ui(m.font(22), 500), room, LEADING)

    def _metrics(self) -> Metrics:
        return Metrics(max(1, self._room.width()), max(1, self._room.height()), self._scale)


def _is_read(text: QLabel) -> bool:
    return text.isVisible() and bool(text.text())


def _table_in(place: QRect) -> QRect:
    """Where a table is that lies in the middle of a place, with the names around it."""
    side = min(place.width(), place.height())
    table = QRect(0, 0, place.width(), min(place.height(), round(NAMED * side)))
    table.moveCenter(place.center())
    return table
