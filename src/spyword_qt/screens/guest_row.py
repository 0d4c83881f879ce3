"""A guest at the end of a game, who may get a profile."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.buttons import QuietButton
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
    """Chip, name and a button; where the name can't be a profile's, also a line to type another."""

    wanted = Signal(object)
    """The name that the guest is to have: None for the one they have at the table."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"guest_{person.seat}")
        self._person = person
        self._m = DESIGN
        self._chip = Chip(CHIP, self)
        self._chip.show_person(person)
        self._name = FitText(person.name, TextRole.CAPTION, parent=self)
        self._name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.button = QuietButton(self.tr("Make a Profile"), "plus", parent=self)
        self.button.setObjectName(f"keep_guest_{person.seat}")
        self.button.setAccessibleName(self.tr("Make a profile of {name}").format(name=person.name))
        self.button.clicked.connect(self._press)
        self._refusal = Text(role=TextRole.LABEL, tone="accent", parent=self)
        self._refusal.setObjectName(f"guest_refused_{person.seat}")
        self._field = Field(parent=self)
        self._field.setObjectName(f"guest_name_{person.seat}")
        self._field.returnPressed.connect(self._press)
        self._refusal.hide()
        self._field.hide()

    def refuse(self, sentence: str) -> None:
        """Say why no profile could be made, and ask for another name."""
        self._refusal.setText(sentence)
        if self._field.isHidden():
            self._field.setText(self._person.name)
            self._field.set_prompt(self.tr("Another name"))
        self._refusal.show()
        self._field.show()
        self._field.setAccessibleDescription(sentence)
        self._place()
        self.updateGeometry()
        self._field.selectAll()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

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
        return first + refusal + self._field.sizeHint().height() + 2 * self._m.px(LINE_GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        width, gap = self.width(), self._m.px(LINE_GAP)
        first, chip, button = self._first_line(width), self._chip.width(), self._button_width(width)
        self._chip.move(0, (first - chip) // 2)
        self._name.setGeometry(chip + self._m.px(GAP), 0, self._beside(width), first)
        self.button.setGeometry(width - button, 0, button, first)
        top, height = first + gap, self._refusal.heightForWidth(width)
        self._refusal.setGeometry(0, top, width, height)
        self._field.setGeometry(0, top + height + gap, width, self._field.sizeHint().height())

    def _first_line(self, width: int) -> int:
        """Pixels in height of chip, name and button."""
        button = self.button.heightForWidth(self._button_width(width))
        return max(self._chip.height(), self._name.heightForWidth(self._beside(width)), button)

    def _beside(self, width: int) -> int:
        """Pixels in width that the name has."""
        return width - self._chip.width() - self._button_width(width) - 2 * self._m.px(GAP)

    def _button_width(self, width: int) -> int:
        return min(self.button.sizeHint().width(), round(MOST_BUTTON * width))

    def _press(self) -> None:
        # It told of the name that was tried before. Its room stays: nothing moves under the hand.
        self._refusal.hide()
        self._field.setAccessibleDescription("")
        self.wanted.emit(None if self._field.isHidden() else self._field.text())
