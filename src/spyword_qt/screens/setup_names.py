"""The line in which names are typed, one after the other; beside it what is wrong, or who is meant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_engine.errors import NameProblem
from spyword_qt import wording
from spyword_qt.draft import Draft
from spyword_qt.screens.known_search import KnownSearch
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.screens.setup_offers import NameOffers
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.block import fit_block
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.text import FitText, Text, TextRole

FIELD: Final = 340
LEAST_COMPLAINT: Final = 8
"""Letter sizes that a complaint is wide at least."""
LEAST_FIELD_PART: Final = 0.42
GAP: Final = 12


class _Hint(FitText):
    """As large as its height lets it be, on two lines where that keeps it larger."""

    def shown(self, width: int) -> Lines:
        return self._kept.get((self._size, width, self.height()), partial(self._break, width))

    def _break(self, width: int) -> Lines:
        room = QSizeF(width, self.height())
        return fit_block(self.text(), self._font, self._size, room, self.role.value.leading)


class NameEntry(QWidget):
    """Enter adds, and the next name can be typed at once. There is a complaint, or people are offered."""

    named = Signal(str)
    """A name without a problem, as it was typed."""
    meant = Signal(str)
    """The id of the profile whose name was being typed."""
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
        self._hint = _Hint(role=TextRole.CAPTION, tone="soft", parent=self)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._search = KnownSearch()
        self._offers = NameOffers(self)
        self._offers.chosen.connect(self._take_offer)
        self.field.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._try_add)
        self._add.clicked.connect(self._try_add)

    def show_draft(self, draft: Draft, free: Sequence[KnownPerson] = ()) -> None:
        """Judge names by who is at the table; those who are `free` have a profile and could sit down."""
        self._draft, self._search = draft, KnownSearch(free)
        self._pressed_empty = False
        self.field.setEnabled(not draft.is_full)
        self._add.setEnabled(not draft.is_full)
        self._answer()

    def show_hint(self, hint: str) -> None:
        """Say something where else nothing stands, and there is room beside the button."""
        self._hint.setText(hint)
        self._place()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.field.set_prompt(self.tr("Player’s name"))
        self._add.setText(self.tr("Add"))
        self._answer()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._metrics = m

    def height_at(self, width: int) -> int:
        """Pixels in height that the row takes at a width."""
        row = self._row_height()
        answer = self._answer_height(width)
        return max(row, answer) if self._parts(width)[2].x() else row + answer

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_down = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Down
        if is_down and event.type() == QEvent.Type.KeyPress and not self._offers.is_empty:
            self._offers.focus_first()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        field, button, answer = self._parts(self.width())
        height, row = self.height(), self._row_height()
        top = (height - row) // 2 if answer.x() else 0
        for widget, part in ((self.field, field), (self._add, button)):
            widget.setGeometry(part.x(), top, part.width(), row)
        self._hint.setGeometry(answer.x(), top, answer.width(), row)
        is_free = not self._complaint.text() and self._offers.is_empty
        self._hint.setVisible(bool(self._hint.text() and answer.x() and is_free))
        above = 0 if answer.x() else row
        self._complaint.setGeometry(answer.x(), above, answer.width(), max(0, height - above))
        if answer.x():
            self._offers.setGeometry(answer.x(), top, answer.width(), row)
        else:
            gap = self._metrics.px(GAP)
            self._offers.setGeometry(0, row + gap, answer.width(), max(0, height - row - gap))

    def _answer_height(self, width: int) -> int:
        """Pixels in height for the complaint, or for those who are offered."""
        place = self._parts(width)[2]
        if self._complaint.text():
            return self._complaint.heightForWidth(place.width())
        if self._offers.is_empty:
            return 0
        return self._row_height() + (0 if place.x() else self._metrics.px(GAP))

    def _parts(self, width: int) -> tuple[QRect, QRect, QRect]:
        """Where field, button and answer stand from the left; an answer without room, below them."""
        gap = self._metrics.px(GAP)
        button = self._add.sizeHint().width()
        field = min(self._metrics.px(FIELD), round(width * LEAST_FIELD_PART))
        left = field + gap + button + gap
        least = LEAST_COMPLAINT * self._metrics.font(TextRole.LABEL.value.size)
        if width - left < max(least, 0 if self._offers.is_empty else self._offers.least_width()):
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
        self._answer()

    def _take_offer(self, profile: str) -> None:
        self.field.clear()
        self.meant.emit(profile)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

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
            self._answer()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self) -> None:
        """Complain about what stands in the field, or offer those who may be meant."""
        before = self.height_at(max(1, self.width()))
        self._complaint.set_tone("soft" if self._draft.is_full else "accent")
        self._complaint.setText(self._problem())
        typed = "" if self._draft.is_full or self._complaint.text() else self.field.text()
        self._offers.show_people(self._search.found(typed) if typed.strip() else ())
        self._place()
        if self.height_at(max(1, self.width())) != before:
            self.height_changed.emit()

    def _problem(self) -> str:
        if self._draft.is_full:
            return self.tr("The table is full: {most} can play.").format(most=self._draft.most)
        problem = self._draft.name_problem(self.field.text())
        if problem is None or (problem is NameProblem.EMPTY and not self._pressed_empty):
            return ""
        return wording.name_problem(problem)
