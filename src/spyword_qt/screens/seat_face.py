"""Somebody at the table in a line: chip, name, and the title that they wear."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, LEADING, colours_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided, draw_line, line_font

CHIP: Final = 84
GAP: Final = 20
NAME: Final = 34
BELOW: Final = 21
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


class SeatFace(QWidget):
    """Of one person; whoever wears no title may have a note in its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._person: Person | None = None
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_person(self, person: Person) -> None:
        """Show somebody."""
        self._person = person
        self.setAccessibleName(person.name)
        self.update()

    def say(self, note: str) -> None:
        """Write something below the name, where there is no title."""
        self._note = note
        if self._person is not None:
            self.setAccessibleDescription(self._person.title or note)
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        m = self._m
        lines = round(LEADING * (m.font(NAME) + m.font(BELOW)))
        return QSize(m.px(400), max(m.px(CHIP), lines))

    def paintEvent(self, _event: QPaintEvent) -> None:
        person, m, colours = self._person, self._m, colours_of(self)
        if person is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chip = m.px(CHIP)
        square = QRectF(0, (self.height() - chip) / 2, chip, chip)
        paint_chip(painter, square, person.avatar, dark=colours is DARK)
        left = square.right() + m.px(GAP)
        below = person.title or self._note
        above, under = round(LEADING * m.font(NAME)), round(LEADING * m.font(BELOW)) if below else 0
        line = QRectF(left, (self.height() - above - under) / 2, self.width() - left, above)
        painter.setPen(QColor(colours.ink))
        draw_line(painter, line, person.name, fonts.voice, m.font(NAME), _LEFT)
        line = QRectF(left, line.bottom(), line.width(), under)
        if person.title:
            painter.setPen(QColor(colours.brassink))
            italic = fonts.slanted(m.font(BELOW), person.title)
            draw_elided(painter, line, person.title, italic, _LEFT)
        elif self._note:
            painter.setPen(QColor(colours.soft))
            draw_elided(
                painter, line, self._note, line_font(self._note, fonts.ui, m.font(BELOW), line.width()), _LEFT
            )
