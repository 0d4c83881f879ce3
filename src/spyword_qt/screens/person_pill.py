"""Somebody with a profile in one line: offered while their name is being typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme import fonts
from spyword_qt.theme.tokens import DARK, RADIUS_BUTTON, colours_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.fitting import draw_elided, line_font
from spyword_qt.widgets.lines import natural_width

HEIGHT: Final = 64
CHIP: Final = 40
LETTERS: Final = 22
PAD: Final = 12
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


class PersonPill(Control):
    """Pressed, they sit down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._person: KnownPerson | None = None

    def show_person(self, person: KnownPerson) -> None:
        """Show who it is."""
        self._person = person
        self.setAccessibleName(self.tr("Add {name}").format(name=person.name))
        self.setAccessibleDescription(person.title)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        m = self.metrics
        name = self._person.name if self._person is not None else ""
        width = natural_width(name, _font(m.font(LETTERS)))
        return QSize(m.px(4 * PAD + CHIP) + width, m.target(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        if self._person is None:
            return
        painter = self.painter()
        self.paint_tile(painter, m.px(RADIUS_BUTTON))
        pad, chip = m.px(PAD), m.px(CHIP)
        square = QRectF(pad, (self.height() - chip) / 2, chip, chip)
        paint_chip(painter, square, self._person.avatar, dark=colours is DARK)
        room = QRectF(square.right() + pad, 0, self.width() - square.right() - 2 * pad, self.height())
        painter.setPen(QColor(colours.ink))
        font = line_font(self._person.name, _font, m.font(LETTERS), room.width())
        draw_elided(painter, room, self._person.name, font, _LEFT)


def _font(px: int) -> QFont:
    return fonts.ui(px, 550)
