"""A guest at the end of a game, who may get a profile."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

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


class GuestRow(QWidget):
    """Chip, name and a button; where the name can't be a profile's, also a line to type another."""

    wanted = Signal(object)
    """The name that the guest is to have: None for the one they have at the table."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"guest_{person.seat}")
        self._person = person
        self._m = DESIGN
        chip = Chip(CHIP)
        chip.show_person(person)
        name = FitText(person.name, TextRole.CAPTION)
        name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.button = QuietButton(self.tr("Make a Profile"), "plus")
        self.button.setObjectName(f"keep_guest_{person.seat}")
        self.button.setAccessibleName(self.tr("Make a profile of {name}").format(name=person.name))
        self.button.clicked.connect(self._press)
        self._refusal = Text(role=TextRole.LABEL, tone="accent")
        self._refusal.setObjectName(f"guest_refused_{person.seat}")
        self._field = Field()
        self._field.setObjectName(f"guest_name_{person.seat}")
        self._field.returnPressed.connect(self._press)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._row = QHBoxLayout()
        self._row.addWidget(chip)
        self._row.addWidget(name, 1)
        self._row.addWidget(self.button)
        self._column.addLayout(self._row)
        self._column.addWidget(self._refusal)
        self._column.addWidget(self._field)
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
        self._field.selectAll()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m = m
        self._row.setSpacing(m.px(GAP))
        self._column.setSpacing(m.px(LINE_GAP))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._m.px(LEAST_WIDTH) * self._m.text), 0)

    def _press(self) -> None:
        self.wanted.emit(None if self._field.isHidden() else self._field.text())
