"""What can be done with somebody who sits at the table already: another name, another seat, none."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from spyword_engine.deal import Seat
from spyword_qt import wording
from spyword_qt.draft import Draft
from spyword_qt.screens.screen import Screen
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.panel import Sheet
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.turning_row import TurningRow

GAP: Final = 12


class SeatSheet(Sheet):
    """Opened upon one seat. A name that can stand is taken over when the sheet closes or the seat moves."""

    renamed = Signal(int, str)
    moved = Signal(int, int)
    removed = Signal(int)

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, width=760)
        self._draft = Draft()
        self._seat: Seat = 0
        self._field = Field()
        self._field.setObjectName("seat_name")
        self._complaint = Text(role=TextRole.LABEL, tone="accent")
        self._complaint.setObjectName("seat_problem")
        self._left = SecondaryButton("", "back")
        self._right = SecondaryButton("", "arrow")
        self._remove = SecondaryButton("", "remove")
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self._field)
        column.addWidget(self._complaint)
        row = TurningRow((self._left, self._right, self._remove))
        for button, name in ((self._left, "left"), (self._right, "right"), (self._remove, "remove")):
            button.setObjectName(f"seat_{name}")
        column.addWidget(row)
        self.set_body(body)
        self._field.textChanged.connect(self._judge)
        self._field.returnPressed.connect(self._enter_pressed)
        self._left.clicked.connect(partial(self._move, -1))
        self._right.clicked.connect(partial(self._move, 1))
        self._remove.clicked.connect(self._take_away)

    def show_seat(self, draft: Draft, seat: Seat) -> None:
        """Show who sits there, and where somebody can go from there."""
        self._draft, self._seat = draft, seat
        self._field.setText(draft.names[seat])
        self._left.setEnabled(seat > 0)
        self._right.setEnabled(seat < len(draft.names) - 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        where = self.tr("Seat {seat} of {count}").format(seat=self._seat + 1, count=len(self._draft.names))
        name = self._draft.names[self._seat] if self._draft.names else ""
        self.set_words(name, where)
        self._field.set_prompt(self.tr("Player’s name"))
        self._left.setText(self.tr("Move Left"))
        self._right.setText(self.tr("Move Right"))
        self._remove.setText(self.tr("Remove"))
        self._judge()

    def dismiss(self) -> None:
        self._take_over()
        super().dismiss()

    def escape(self) -> None:
        self.dismiss()

    def _enter_pressed(self) -> None:
        if self._is_fine():
            self.dismiss()

    def _move(self, step: int, _checked: bool = False) -> None:
        self._take_over()
        self.moved.emit(self._seat, self._seat + step)

    def _take_away(self) -> None:
        self._field.setText(self._draft.names[self._seat])
        super().dismiss()
        self.removed.emit(self._seat)

    def _take_over(self) -> None:
        name = self._field.text()
        if self._is_fine() and name != self._draft.names[self._seat]:
            self.renamed.emit(self._seat, name)

    def _is_fine(self) -> bool:
        return self._draft.name_problem(self._field.text(), self._seat) is None

    def _judge(self) -> None:
        problem = self._draft.name_problem(self._field.text(), self._seat)
        shown = self.isVisible() and self._complaint.isHidden() != (problem is None)
        self._complaint.setText(wording.name_problem(problem) if problem else "")
        self._complaint.setVisible(problem is not None)
        self._done.setEnabled(problem is None)
        if shown:
            self._place(self._screen.metrics)
