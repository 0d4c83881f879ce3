"""Somebody in the list of people: a tile that opens them, with dots at its end for what else can be done."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt import phrasing
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.screens.when_wording import last_played
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import (
    DARK,
    FOCUS_RESERVE,
    FOCUS_WIDTH,
    LEADING,
    MIN_TEXT,
    RADIUS_TILE,
    Colours,
    colours_of,
)
from spyword_qt.widgets import paint
from spyword_qt.widgets.block import fit_block
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.fitting import draw_elided, line_font
from spyword_qt.widgets.level_coin import paint_level_coin
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.text import SERIF_LEADING

HEIGHT: Final = 84
CHIP: Final = 60
COIN: Final = 46
PAD: Final = 16
BEFORE_DOTS: Final = 6
GAP: Final = 14
NAME: Final = 26
TITLE: Final = 19
WHEN: Final = 18
DOTS: Final = 26
MOST_GROWN: Final = 1.4
"""Chip and coin grow with the letters up to here."""
WHEN_SHARE: Final = 0.3
"""Of the tile's width: what the day may take at most before its letters get smaller."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
PAGE: Final = 5
FARTHEST: Final = 1_000_000
_STEPS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_PageUp: (0, -PAGE),
    Qt.Key.Key_PageDown: (0, PAGE),
    Qt.Key.Key_Home: (0, -FARTHEST),
    Qt.Key.Key_End: (0, FARTHEST),
}
"""How many columns and rows a key goes."""


def row_height(m: Metrics) -> int:
    """Pixels in height of everybody's tile."""
    lines = round(LEADING * (m.font(NAME) + m.font(TITLE)))
    return max(m.target(HEIGHT), lines + m.px(PAD))


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where things stand on a tile."""

    chip: QRectF
    name: QRectF
    when: QRectF
    coin: QRectF


class PersonTile(Control):
    """Everything a list tells of somebody; the whole tile is the target."""

    stepped = Signal(int, int)
    """An arrow key wants the neighbour so many columns and rows away."""
    more_wanted = Signal()
    """By the menu key, the right button or a long touch."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._person: KnownPerson | None = None
        self._when = ""

    def show_person(self, person: KnownPerson, tonight: date) -> None:
        """Show somebody; `tonight` is the date on which this evening began."""
        self._person = person
        self._when = last_played(person.evening, tonight)
        level = self.tr("level {number}").format(number=person.level)
        played = self.tr("last played: {day}").format(day=self._when)
        self.setAccessibleName(person.name)
        self.setAccessibleDescription(phrasing.row((person.title, level, played)))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self.stepped.emit(*_STEPS[event.key()])
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.more_wanted.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._person is None:
            return
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        reach = self.metrics.px(2 * RADIUS_TILE)
        _paint_part(self, painter, QRectF(self.rect()).adjusted(0, 0, reach, 0), self._person.retired)
        parts = self._parts()
        paint_chip(painter, parts.chip, self._person.avatar, dark=colours is DARK)
        self._paint_name(painter, parts.name, self._person, colours)
        when = fit_block(self._when, self._ui_font, m.font(WHEN), parts.when.size())
        when.paint(painter, parts.when, _RIGHT, colours.soft)
        paint_level_coin(painter, parts.coin, self._person.level)

    def _paint_name(self, painter: QPainter, room: QRectF, person: KnownPerson, colours: Colours) -> None:
        m = self.metrics
        one_line = round(LEADING * m.font(NAME))
        below = round(LEADING * m.font(TITLE)) if person.title else 0
        most = QSizeF(room.width(), max(one_line, room.height() - below - m.px(PAD)))
        name = fit_block(person.name, fonts.voice, m.font(NAME), most, SERIF_LEADING)
        is_whole = name.height <= most.height()
        above = max(one_line, name.height) if is_whole else one_line
        line = QRectF(room.left(), room.center().y() - (above + below) / 2, room.width(), above)
        if is_whole:
            name.paint(painter, line, _LEFT | Qt.AlignmentFlag.AlignVCenter, colours.ink)
        else:
            painter.setPen(QColor(colours.ink))
            shortened = line_font(person.name, fonts.voice, m.font(NAME), room.width())
            draw_elided(painter, line, person.name, shortened, _LEFT)
        if person.title:
            line = QRectF(line.left(), line.bottom(), line.width(), below)
            title = line_font(person.title, self._title_font, m.font(TITLE), room.width())
            painter.setPen(QColor(colours.brassink))
            draw_elided(painter, line, person.title, title, _LEFT)

    def _parts(self) -> _Parts:
        m = self.metrics
        grown = min(m.text, MOST_GROWN)
        pad, gap, chip, coin = m.px(PAD), m.px(GAP), round(m.px(CHIP) * grown), round(m.px(COIN) * grown)
        middle = self.height() / 2
        coin_left = self.width() - m.px(BEFORE_DOTS) - coin
        natural = natural_width(self._when, self._ui_font(m.font(WHEN)))
        when = min(natural, max(m.px(90), round(WHEN_SHARE * self.width())))
        name_left, when_left = pad + chip + gap, coin_left - gap - when
        return _Parts(
            QRectF(pad, middle - chip / 2, chip, chip),
            QRectF(name_left, 0, when_left - gap - name_left, self.height()),
            QRectF(when_left, 0, when, self.height()),
            QRectF(coin_left, middle - coin / 2, coin, coin),
        )

    def _title_font(self, px: int) -> QFont:
        title = self._person.title if self._person is not None else ""
        return fonts.slanted(px, title)

    def _ui_font(self, px: int) -> QFont:
        return fonts.ui(px, 450)


class DotsButton(Control):
    """Three dots at the end of a tile: what else can be done with somebody."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._retired = False

    def show_person(self, person: KnownPerson) -> None:
        """Stand at the end of somebody's tile."""
        self._retired = person.retired
        self.setAccessibleName(self.tr("More about {name}").format(name=person.name))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, m = colours_of(self), self.metrics
        painter = self.painter()
        reach = m.px(2 * RADIUS_TILE)
        _paint_part(self, painter, QRectF(self.rect()).adjusted(-reach, 0, 0, 0), self._retired)
        side = max(MIN_TEXT, m.px(DOTS))
        square = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        icons.stamp(painter, square, "menu", colours.ink if self.underMouse() else colours.soft)


def _paint_part(control: Control, painter: QPainter, tile: QRectF, retired: bool) -> None:
    """Paint a control's part of a tile that it shares; `tile` reaches over into the other's part."""
    colours, stroke, radius = colours_of(control), control.metrics.stroke, control.metrics.px(RADIUS_TILE)
    touched = control.underMouse()
    fill = colours.sunk if control.isDown() or (retired and not touched) else colours.surface
    width = paint.HOVER_BORDER if touched else paint.BORDER
    paint.rounded(painter, tile, radius, fill=fill, edge=colours.edge, width=width * stroke)
    if control.ring_shown():
        # Within: outside, it would lie on the other one.
        gap = FOCUS_RESERVE * stroke
        ring = QRectF(control.rect()).adjusted(gap, gap, -gap, -gap)
        paint.rounded(painter, ring, radius - gap, edge=colours.focus, width=FOCUS_WIDTH * stroke)
