"""What can be done with somebody who sits at the table: another name or profile, another seat, none."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from spyword_engine.seat import Seat
from spyword_qt import wording
from spyword_qt.draft import Draft
from spyword_qt.people import Person
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seat_face import SeatFace
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.panel import Sheet
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.turning_row import TurningRow

GAP: Final = 14


class _Body(QWidget):
    """All of it under one another."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            self._column.addWidget(part)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._column.setSpacing(m.px(GAP))


class SeatSheet(Sheet):
    """Opened upon one seat. A guest's new name is taken over as the sheet closes or the seat moves."""

    renamed = Signal(int, str)
    moved = Signal(int, int)
    removed = Signal(int)
    recognise_wanted = Signal(int)
    """It is to be said which profile the guest of that seat has."""
    made_guest = Signal(int)
    """Who is invited is to play this game as a guest."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, width=760)
        self._draft = Draft()
        self._seat: Seat = 0
        self._face = SeatFace()
        self._field = Field()
        self._field.setObjectName("seat_name")
        self._complaint = Text(role=TextRole.LABEL, tone="accent")
        self._complaint.setObjectName("seat_problem")
        self._identity = self._button("identity", "person", self._change_identity)
        self._left = self._button("left", "back", partial(self._move, -1))
        self._right = self._button("right", "arrow", partial(self._move, 1))
        self._remove = self._button("remove", "remove", self._take_away)
        row = TurningRow((self._left, self._right, self._remove))
        self.set_body(_Body(self._face, self._field, self._complaint, row, self._identity))
        self._field.textChanged.connect(self._judge)
        self._field.returnPressed.connect(self._enter_pressed)

    def show_seat(self, draft: Draft, person: Person) -> None:
        """Show who sits there, and where somebody can go from there."""
        self._draft, self._seat = draft, person.seat
        self._face.show_person(person)
        self._field.setText(person.name)
        self._field.setVisible(self._is_guest)
        self._left.setEnabled(self._seat > 0)
        self._right.setEnabled(self._seat < len(draft.names) - 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.set_words(
            self.tr("Seat {seat} of {count}").format(seat=self._seat + 1, count=len(self._draft.names))
        )
        self._face.say(self.tr("guest") if self._is_guest else "")
        self._field.set_prompt(self.tr("Player’s name"))
        self._left.setText(self.tr("Move Left"))
        self._right.setText(self.tr("Move Right"))
        self._remove.setText(self.tr("Remove"))
        self._identity.setText(self.tr("Say Who This Is") if self._is_guest else self.tr("Play as a Guest"))
        self._judge()

    def dismiss(self) -> None:
        self._take_over()
        super().dismiss()

    def escape(self) -> None:
        self.dismiss()

    @property
    def _is_guest(self) -> bool:
        return self._seat >= len(self._draft.seats) or self._draft.seats[self._seat].profile is None

    def _button(self, name: str, icon: str, on_press: object) -> SecondaryButton:
        button = SecondaryButton("", icon)
        button.setObjectName(f"seat_{name}")
        button.clicked.connect(on_press)
        return button

    def _enter_pressed(self) -> None:
        if self._is_fine():
            self.dismiss()

    def _move(self, step: int, _checked: bool = False) -> None:
        self._take_over()
        self.moved.emit(self._seat, self._seat + step)

    def _take_away(self, _checked: bool = False) -> None:
        self._forget_name()
        self.removed.emit(self._seat)

    def _change_identity(self, _checked: bool = False) -> None:
        if self._is_guest:
            self.dismiss()
            self.recognise_wanted.emit(self._seat)
        else:
            self._forget_name()
            self.made_guest.emit(self._seat)

    def _forget_name(self) -> None:
        """Close without another name."""
        self._field.setText(self._draft.names[self._seat])
        super().dismiss()

    def _take_over(self) -> None:
        name = self._field.text()
        if self._is_guest and self._is_fine() and name != self._draft.names[self._seat]:
            self.renamed.emit(self._seat, name)

    def _is_fine(self) -> bool:
        return not self._is_guest or self._draft.name_problem(self._field.text(), self._seat) is None

    def _judge(self) -> None:
        problem = self._draft.name_problem(self._field.text(), self._seat) if self._is_guest else None
        shown = self.isVisible() and self._complaint.isHidden() != (problem is None)
        self._complaint.setText(wording.name_problem(problem) if problem else "")
        self._complaint.setVisible(problem is not None)
        self._done.setEnabled(problem is None)
        if shown:
            self._place(self._screen.metrics)
