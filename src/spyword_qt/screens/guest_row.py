"""A guest at the end of a game, who may get a profile."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.seat import Seat
from spyword_qt.people import Person
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.buttons import QuietButton, SecondaryButton
from spyword_qt.widgets.chip import Chip
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.text import FitText, Text, TextRole

CHIP: Final = 48
LEAST_WIDTH: Final = 440
"""Design pixels, at normal text."""
GAP: Final = 12
LINE_GAP: Final = 6
MOST_BUTTON: Final = 0.55
"""Of the width; from there on the button's text goes onto more lines."""


class GuestRow(QWidget):
    """Chip, name and a button; where the name can't be a profile's, a line to type another instead."""

    wanted = Signal(object)
    """The name that the guest is to have: None for the one they have at the table."""
    edited = Signal()
    """Somebody types another name."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"guest_{person.seat}")
        self._person = person
        self._m = DESIGN
        self.is_being_tried = False
        """Whether it isn't known yet if the guest gets a profile."""
        self._settled = ""
        """The name in the line that isn't to be tried again unless somebody asks for just that."""
        self._chip = Chip(CHIP, self)
        self._chip.show_person(person)
        self._name = FitText(person.name, TextRole.CAPTION, parent=self)
        self._name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._make = QuietButton(self.tr("Make a Profile"), "plus", parent=self)
        self._make.setObjectName(f"keep_guest_{person.seat}")
        self._make.setAccessibleName(self.tr("Make a profile of {name}").format(name=person.name))
        self._make.clicked.connect(self._press)
        self._refusal = Text(role=TextRole.LABEL, tone="accent", parent=self)
        self._refusal.setObjectName(f"guest_refused_{person.seat}")
        self._field = Field(parent=self)
        self._field.setObjectName(f"guest_name_{person.seat}")
        self._field.set_prompt(self.tr("Another name"))
        self._field.setAccessibleName(self.tr("Another name for {name}").format(name=person.name))
        self._field.textEdited.connect(self.edited)
        self._field.returnPressed.connect(self._press)
        self._save = SecondaryButton(self.tr("Save"), parent=self)
        self._save.setObjectName(f"save_guest_{person.seat}")
        self._save.setAccessibleName(self.tr("Save another name for {name}").format(name=person.name))
        self._save.clicked.connect(self._press)
        self._refusal.hide()
        self._field.hide()
        self._save.hide()

    @property
    def seat(self) -> Seat:
        """The guest's."""
        return self._person.seat

    def refuse(self, sentence: str, *, is_settled: bool) -> None:
        """Say why no profile could be made, and ask for another name.

        Where that `is_settled`, the name that was tried isn't among what is `typed`.
        """
        self.is_being_tried = False
        self._field.setReadOnly(False)
        self._refusal.setText(sentence)
        if self._field.isHidden():
            self._field.setText(self._person.name)
        self._settled = self._field.text().strip() if is_settled else ""
        for part in (self._refusal, self._field, self._save):
            part.show()
        self._field.setAccessibleDescription(sentence)
        focus = self.window().focusWidget()
        if focus is self._field or not isinstance(focus, Field):
            # Nobody types for another guest.
            self._field.selectAll()
            self.take_focus()
        # Not while it has the focus, which would go to whatever comes next.
        self._make.hide()
        self._place()
        self.updateGeometry()

    def begin(self) -> None:
        """A name is being tried; what was said told of the one before."""
        self.is_being_tried = True
        # What would be typed now would be lost with the line.
        self._field.setReadOnly(not self._field.isHidden())
        # Its room stays: nothing moves under the hand.
        self._refusal.hide()
        self._field.setAccessibleDescription("")

    @property
    def typed(self) -> str:
        """The name in the line that is still to be tried; empty where there is none."""
        name = self._field.text().strip()
        return "" if self.is_being_tried or name == self._settled else name

    def take_focus(self) -> None:
        """Give the focus to what is to be done first here."""
        first = self._make if self._field.isHidden() else self._field
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m = m
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._m.px(LEAST_WIDTH) * self._m.text), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        first = self._first_line(width)
        if self._field.isHidden():
            return first
        refusal = self._refusal.heightForWidth(width)
        return first + refusal + self._last_line() + 2 * self._m.px(LINE_GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        width, gap = self.width(), self._m.px(LINE_GAP)
        first, chip, make = self._first_line(width), self._chip.width(), self._make_width(width)
        self._chip.move(0, (first - chip) // 2)
        self._name.setGeometry(chip + self._m.px(GAP), 0, self._beside(width), first)
        self._make.setGeometry(width - make, 0, make, first)
        top, height = first + gap, self._refusal.heightForWidth(width)
        self._refusal.setGeometry(0, top, width, height)
        top, last, save = top + height + gap, self._last_line(), self._save.sizeHint().width()
        self._field.setGeometry(0, top, width - save - self._m.px(GAP), last)
        self._save.setGeometry(width - save, top, save, last)

    def _first_line(self, width: int) -> int:
        """Pixels in height of chip, name and what makes a profile."""
        button = self._make.heightForWidth(self._make_width(width))
        return max(self._chip.height(), self._name.heightForWidth(self._beside(width)), button)

    def _last_line(self) -> int:
        """Pixels in height of the line to type into, and of what saves it."""
        return max(self._field.sizeHint().height(), self._save.sizeHint().height())

    def _beside(self, width: int) -> int:
        """Pixels in width that the name has."""
        room = width - self._chip.width() - self._m.px(GAP)
        return room if self._make.isHidden() else room - self._make_width(width) - self._m.px(GAP)

    def _make_width(self, width: int) -> int:
        return min(self._make.sizeHint().width(), round(MOST_BUTTON * width))

    def _press(self) -> None:
        if not self.is_being_tried:
            self.wanted.emit(None if self._field.isHidden() else self._field.text())
