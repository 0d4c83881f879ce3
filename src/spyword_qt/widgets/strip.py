"""The set-up's table, seen from the side: who sits where, and a place to add somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LIGHT, MIN_TARGET, RADIUS_PANEL, TABLE_SHADE
from spyword_qt.widgets.block import MOST_LINES
from spyword_qt.widgets.free_seat import EverybodySeat, FreeSeat, OfferedSeat
from spyword_qt.widgets.seat import OnTable, Seat
from spyword_qt.widgets.strip_rows import MOST, StripRows
from spyword_qt.widgets.strip_sizes import Label, StripSizes

_NOBODY: Final[Mapping[int, str]] = MappingProxyType({})


class TableStrip(QWidget):
    """Seats in order, each a control named `seat_0` and so on; then who is offered, and `add_button`."""

    person_pressed = Signal(int)
    """The seat of who was pressed."""
    add_pressed = Signal()
    moved = Signal(int, int)
    """From which place to which somebody is to move."""
    offer_pressed = Signal(int)
    """Who of those that are offered is to sit down."""
    all_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._people: tuple[Person, ...] = ()
        self._notes: Mapping[int, str] = _NOBODY
        self._lines = MOST_LINES
        self._kept: StripSizes | None = None
        self._most = MOST
        self._seats: list[Seat] = []
        self._offers: list[OfferedSeat] = []
        self.add_button = FreeSeat(self)
        self.add_button.setObjectName("seat_add")
        self.add_button.clicked.connect(self.add_pressed)
        self.all_button = EverybodySeat(self)
        self.all_button.setObjectName("same_table")
        self.all_button.clicked.connect(self.all_pressed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._retranslate()

    def show_people(
        self,
        people: Sequence[Person],
        notes: Mapping[int, str] = _NOBODY,
        offered: Sequence[Person] = (),
        *,
        offers_all: bool = False,
        most: int = MOST,
    ) -> None:
        """Seat people. `notes` says something of those without a title, by seat: a guest.

        `offered` can be added with a press, as many as there are seats left; `offers_all`: also all at once.
        So many as `most` make a full table, which has no place to add somebody.
        """
        self._people = tuple(people)
        self._most = most
        self._notes = dict(notes)
        while len(self._seats) < len(people):
            self._seats.append(self._new_seat(len(self._seats)))
        for spare in self._seats[len(people) :]:
            spare.hide()
        for seat, person in zip(self._seats, people, strict=False):
            seat.show_person(person, notes.get(person.seat, ""))
            seat.show()
        self.add_button.setVisible(len(people) < most)
        if not offers_all:
            self._keep_focus(self.all_button)
        self.all_button.setVisible(offers_all)
        self._offer(offered[: max(0, most - len(people))])
        self._keep_tab_order()
        self._arrange()
        self.updateGeometry()

    def lines_of_names(self) -> int:
        """How many the longest name takes where it may."""
        return max(self._measured().lines)

    def break_names(self, lines: int) -> None:
        """Let long names have so many where there is room for a higher table; to be laid out after."""
        self._lines = lines

    def stand(self, place: QRect) -> None:
        """Stand there, laid out for it."""
        self.setGeometry(place)
        self._arrange()

    def rescale(self, m: Metrics) -> None:
        """Take the letter sizes and chips of the window's scale; to be laid out after."""
        self._m = m
        for seat in (*self._seats, self.all_button, *self._offers, self.add_button):
            seat.rescale(m)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(1200), self._rows().height(self._measured().sizes(self._lines)))

    def minimumSizeHint(self) -> QSize:
        width = MIN_TARGET * max(1, self._rows().in_a_row) + 2 * self._m.px(8)
        return QSize(width, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self._arrange()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(2.0, 2.5 * self._m.scale)
        painter.setPen(QPen(QColor(LIGHT.brass), line))
        painter.setBrush(QColor(TABLE_SHADE))
        radius = self._m.px(RADIUS_PANEL)
        by = line / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(by, by, -by, -by), radius, radius)

    def _retranslate(self) -> None:
        self.add_button.setText(self.tr("Invite"))
        self.add_button.setAccessibleName(self.tr("Invite somebody, or add a guest"))
        self.all_button.setText(self.tr("Same table"))
        self.all_button.setAccessibleName(self.tr("Seat everybody from the last table"))
        self.setAccessibleName(self.tr("The table"))
        self.setAccessibleDescription(self.tr("Ctrl and an arrow key move somebody to another seat."))
        self._name_offers()

    def _new_seat(self, place: int) -> Seat:
        seat = Seat(self)
        seat.setObjectName(f"seat_{place}")
        seat.rescale(self._m)
        seat.clicked.connect(self._press)
        seat.dropped.connect(self._drop)
        seat.shifted.connect(self._shift)
        return seat

    def _offer(self, people: Sequence[Person]) -> None:
        while len(self._offers) > len(people):
            gone = self._offers.pop()
            self._keep_focus(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._offers) < len(people):
            seat = OfferedSeat(self)
            seat.setObjectName(f"offer_{len(self._offers)}")
            seat.rescale(self._m)
            seat.clicked.connect(self._press_offer)
            self._offers.append(seat)
        for seat, person in zip(self._offers, people, strict=True):
            seat.show_person(person)
            seat.show()
        self._name_offers()

    def _keep_focus(self, goes: QWidget) -> None:
        """Take the focus from what goes: Qt would hand it on as if by a key, with a ring for a pointer."""
        if goes.hasFocus():
            stays = self._seats[0] if self._people else self.add_button
            stays.setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_offers(self) -> None:
        for seat in self._offers:
            seat.setAccessibleName(self.tr("Add {name}").format(name=seat.text()))

    def _press_offer(self) -> None:
        self.offer_pressed.emit(next(i for i, seat in enumerate(self._offers) if seat is self.sender()))

    def _place_of(self, seat: object) -> int:
        return next(i for i, other in enumerate(self._seats) if other is seat)

    def _press(self) -> None:
        self.person_pressed.emit(self._people[self._place_of(self.sender())].seat)

    def _drop(self) -> None:
        place = self._place_of(self.sender())
        measured, middle = self._measured(), self._seats[place].geometry().center()
        target = self._rows().place_at(middle, measured.widths, measured.sizes(self._lines))
        target = min(target, len(self._people) - 1)
        self._arrange()
        if target != place:
            self.moved.emit(place, target)

    def _shift(self, step: int) -> None:
        place = self._place_of(self.sender())
        target = place + step
        if 0 <= target < len(self._people):
            self._seats[target].setFocus()
            self.moved.emit(place, target)

    def _rows(self) -> StripRows:
        return StripRows(self._m, len(self._people) + len(self._free()), self._most)

    def _free(self) -> list[OnTable]:
        """What stands behind those who sit."""
        return [seat for seat in (self.all_button, *self._offers, self.add_button) if not seat.isHidden()]

    def _measured(self) -> StripSizes:
        """How large everything is; measured anew only where something that decides it has changed."""
        rows = self._rows()
        seated = (Label(person.name, person, self._notes.get(person.seat, "")) for person in self._people)
        free = (Label(seat.text(), seat.person, is_offered=seat.person is not None) for seat in self._free())
        measured = StripSizes(
            self._m,
            self.width() - 2 * rows.margin,
            rows.in_a_row,
            (*seated, *free),
            has_chinese=fonts.has_loaded_chinese(),
        )
        if measured != self._kept:
            self._kept = measured
        return self._kept

    def _arrange(self) -> None:
        measured = self._measured()
        rows, sizes = self._rows(), measured.sizes(self._lines)
        widths = [width for row in measured.widths for width in row]
        seats = (*self._seats[: len(self._people)], *self._free())
        for place, rect in enumerate(rows.rects(widths, sizes, self.height())):
            seat, of = seats[place], sizes[place // rows.in_a_row]
            if isinstance(seat, OfferedSeat):
                of = replace(of, titled=measured.shows_offered_titles)
            seat.stand(rect, of)

    def _keep_tab_order(self) -> None:
        # From the button on, which stands in the window's order where the table does, and back to it.
        for one, other in pairwise(
            (self.add_button, *self._seats, self.all_button, *self._offers, self.add_button)
        ):
            QWidget.setTabOrder(one, other)
