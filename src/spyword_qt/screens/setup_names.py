"""The line in which names are typed, one after the other, with what is wrong with one beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_engine.errors import NameProblem
from spyword_qt import wording
from spyword_qt.draft import Draft
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.text import Text, TextRole

FIELD: Final = 340
LEAST_COMPLAINT: Final = 8
"""Letter sizes that a complaint is wide at least."""
LEAST_FIELD_PART: Final = 0.42
GAP: Final = 12


class NameEntry(QWidget):
    """Field, button and complaint in a row. Enter adds, and the next name can be typed at once."""

    named = Signal(str)
    """A name without a problem, as it was typed."""
    height_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._metrics = DESIGN
        self._draft = Draft()
        self._pressed_empty = False
        self.field = Field(parent=self)
        self.field.setObjectName("player_name")
        self._add = SecondaryButton("", "plus", parent=self)
        self._add.setObjectName("add_player")
        self._complaint = Text(role=TextRole.LABEL, tone="accent", parent=self)
        self._complaint.setObjectName("name_problem")
        self._complaint.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._try_add)
        self._add.clicked.connect(self._try_add)

    def show_draft(self, draft: Draft) -> None:
        """Judge names by who is at the table."""
        self._draft = draft
        self._pressed_empty = False
        self.field.setEnabled(not draft.is_full)
        self._add.setEnabled(not draft.is_full)
        self._complain()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.field.set_prompt(self.tr("Player’s name"))
        self._add.setText(self.tr("Add"))
        self._complain()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._metrics = m

    def height_at(self, width: int) -> int:
        """Pixels in height that the row takes at a width."""
        row = self._row_height()
        if not self._complaint.text():
            return row
        place = self._parts(width)[2]
        complaint = self._complaint.heightForWidth(place.width())
        return max(row, complaint) if place.x() else row + complaint

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        field, button, complaint = self._parts(self.width())
        height, row = self.height(), self._row_height()
        top = (height - row) // 2 if complaint.x() else 0
        for widget, part in ((self.field, field), (self._add, button)):
            widget.setGeometry(part.x(), top, part.width(), row)
        above = 0 if complaint.x() else row
        self._complaint.setGeometry(complaint.x(), above, complaint.width(), max(0, height - above))

    def _parts(self, width: int) -> tuple[QRect, QRect, QRect]:
        """Where field, button and complaint stand from the left; a complaint without room, below them."""
        gap = self._metrics.px(GAP)
        button = self._add.sizeHint().width()
        field = min(self._metrics.px(FIELD), round(width * LEAST_FIELD_PART))
        left = field + gap + button + gap
        if width - left < LEAST_COMPLAINT * self._metrics.font(TextRole.LABEL.value.size):
            left = 0
        return (
            QRect(0, 0, field, 0),
            QRect(field + gap, 0, button, 0),
            QRect(left, 0, max(1, width - left), 0),
        )

    def _row_height(self) -> int:
        return max(self.field.sizeHint().height(), self._add.sizeHint().height())

    def _typed(self) -> None:
        self._pressed_empty = False
        self._complain()

    def _try_add(self) -> None:
        name = self.field.text()
        if self._draft.is_full:
            return
        if self._draft.name_problem(name) is None:
            self.named.emit(name)
            if self._draft.name_problem(name) is not None:
                self.field.clear()
        else:
            self._pressed_empty = True
            self._complain()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _complain(self) -> None:
        before = self.height_at(max(1, self.width()))
        self._complaint.set_tone("soft" if self._draft.is_full else "accent")
        self._complaint.setText(self._problem())
        if self.height_at(max(1, self.width())) != before:
            self.height_changed.emit()

    def _problem(self) -> str:
        if self._draft.is_full:
            return self.tr("The table is full: twelve can play.")
        problem = self._draft.name_problem(self.field.text())
        if problem is None or (problem is NameProblem.EMPTY and not self._pressed_empty):
            return ""
        return wording.name_problem(problem)
