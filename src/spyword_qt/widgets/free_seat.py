"""Places at the set-up's table where nobody sits yet: to add somebody, who is offered, and all of those."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import HONEY, IVORY, MIN_TEXT, MIST, TABLE_SHADE
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.lines import Lines, line_height, natural_width
from spyword_qt.widgets.seat import OnTable
from spyword_qt.widgets.seat_name import LINE, letters_in

ABSENT: Final = 0.5
"""How much is seen of the chip of somebody who isn't there."""
TOUCHED: Final = 0.8
WITHIN_DASHES: Final = 0.07
"""Part of the place's width between the dashes and such a chip."""
BADGE: Final = 0.34
LEAST_BADGE: Final = 18.0
SIGN_IN_CHIP: Final = 0.34
SIGN_IN_BADGE: Final = 0.2


class FreeSeat(OnTable):
    """The place to add somebody: a dashed chip with a sign."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        square = self.chip_square().adjusted(1, 1, -1, -1)
        paint_dashes(painter, square, touched=self.underMouse() or self.isDown())
        paint_sign(painter, square, "plus", HONEY)
        self.paint_name(painter, IVORY)
        self.paint_ring(painter, self.metrics.px(16))

    def paint_name(self, painter: QPainter, colour: str) -> None:
        """Write under the chip what the place is for, where it can be read whole."""
        if natural_width(self.text(), ui(MIN_TEXT)) <= self.width():
            letters = letters_in(self.text(), self._sizes.name, self.width())
            name = self.line()
            place = QRectF(0, name.top(), self.width(), line_height(self._sizes.name, LINE))
            line = Lines(self.text(), ui(letters), self.width(), LINE)
            line.paint(painter, place, Qt.AlignmentFlag.AlignCenter, colour)


class EverybodySeat(FreeSeat):
    """What seats all who are offered at once."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        square = self.chip_square().adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(IVORY if self.underMouse() or self.isDown() else HONEY))
        painter.drawEllipse(square)
        paint_sign(painter, square, "people", TABLE_SHADE)
        self.paint_name(painter, IVORY)
        self.paint_ring(painter, self.metrics.px(16))


class OfferedSeat(OnTable):
    """Somebody who isn't there, and sits down with a press."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._person: Person | None = None

    @property
    def person(self) -> Person | None:
        return self._person

    def show_person(self, person: Person) -> None:
        """Show who it is."""
        if person != self._person:
            self._names.clear()
        self._person = person
        self.setText(person.name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        person = self._person
        if person is None:
            return
        painter = self.painter()
        square = self.chip_square().adjusted(1, 1, -1, -1)
        touched = self.underMouse() or self.isDown()
        painter.setOpacity(TOUCHED if touched else ABSENT)
        inset = WITHIN_DASHES * square.width()
        paint_chip(painter, square.adjusted(inset, inset, -inset, -inset), person.avatar, dark=True)
        painter.setOpacity(1.0)
        paint_dashes(painter, square, touched=touched)
        side = max(LEAST_BADGE, BADGE * square.width())
        badge = QRectF(square.right() - 0.9 * side, square.bottom() - 0.9 * side, side, side)
        painter.setPen(QPen(QColor(TABLE_SHADE), 2))
        painter.setBrush(QColor(HONEY))
        painter.drawEllipse(badge)
        paint_sign(painter, badge, "plus", TABLE_SHADE, SIGN_IN_BADGE)
        self.paint_person(painter, person, IVORY if touched else MIST, seen=TOUCHED)
        self.paint_ring(painter, self.metrics.px(16))


def paint_dashes(painter: QPainter, square: QRectF, *, touched: bool) -> None:
    """Draw the outline of a free place."""
    pen = QPen(QColor(HONEY), 2.5 if touched else 1.75)
    pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(square)


def paint_sign(
    painter: QPainter, square: QRectF, sign: str, colour: str, margin: float = SIGN_IN_CHIP
) -> None:
    """Draw an icon into a round place, `margin` of its width from the edge."""
    inset = margin * square.width()
    icons.stamp(painter, square.adjusted(inset, inset, -inset, -inset), sign, colour)
