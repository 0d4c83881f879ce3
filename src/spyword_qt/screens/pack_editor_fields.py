"""What is typed for a package: its kind, its two words, and what else is accepted for each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from spyword_qt import pack_wording
from spyword_qt.screens.pack_editor_cards import word_names
from spyword_qt.screens.pack_editor_scopes import scope_name
from spyword_qt.screens.pack_editor_tints import TintRow
from spyword_qt.store.draft_faults import DraftFault, DraftProblem, Part, Place
from spyword_qt.store.own_pack import Scope
from spyword_qt.store.pack import Tint
from spyword_qt.store.pack_draft import PackDraft
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.turning_row import MOST_TEXT

GAP: Final = 14
CLOSE: Final = 4
PARTED_BY: Final = re.compile(r"[,;，；、]")
"""What people put between spellings."""
UNSAID: Final = frozenset({DraftProblem.KIND_MISSING, DraftProblem.WORD_MISSING})
"""What nobody has to be told who is still at it."""


class Labelled(QWidget):
    """A line to type into under what it is for."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._label = Text(role=TextRole.LABEL, tone="soft")
        self.field = Field()
        self.field.setObjectName(name)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        # Beside another one whose label takes more lines, the fields stand in line.
        self._column.addStretch()
        self._column.addWidget(self._label)
        self._column.addWidget(self.field)

    def set_label(self, label: str, example: str = "") -> None:
        """Say what is typed here, and show what that may be like."""
        self._label.setText(label)
        self.field.set_prompt(example)
        self.field.setAccessibleName(label)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._column.setSpacing(m.px(CLOSE))


class _WordRow(QWidget):
    """A word beside what else is accepted for it, or above that where there is little room."""

    def __init__(self, word: Labelled, also: Labelled) -> None:
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(word, 1)
        self._row.addWidget(also, 1)

    def rescale(self, m: Metrics) -> None:
        """Take the direction that fits the window and its letters."""
        beside = m.text <= MOST_TEXT and not m.small
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._row.setSpacing(m.px(GAP if beside else CLOSE))


class FieldsPart(QWidget):
    """The fields of one scope at a time, each with what is wrong with it below."""

    edited = Signal(object)
    """The draft as it is now."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._draft = PackDraft()
        self._scope = Scope.ALL
        self._note = Text(role=TextRole.LABEL, tone="mute")
        self._note.setObjectName("scope_note")
        self._kind = Labelled("package_kind")
        self._words = (Labelled("word_0"), Labelled("word_1"))
        self._also = (Labelled("also_0"), Labelled("also_1"))
        self._tint = Text(role=TextRole.LABEL, tone="soft")
        self.tints = TintRow()
        self._complaints = tuple(Text(role=TextRole.LABEL) for _ in range(3))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._note)
        rows = (self._kind, *map(_WordRow, self._words, self._also))
        for number, (row, complaint) in enumerate(zip(rows, self._complaints, strict=True)):
            complaint.setObjectName(f"complaint_{number}")
            self._column.addWidget(row)
            self._column.addWidget(complaint)
            complaint.hide()
        self._column.addWidget(self._tint)
        self._column.addWidget(self.tints)
        self._column.addStretch()
        self._kind.field.textEdited.connect(self._type_kind)
        self.tints.chosen.connect(self._choose_tint)
        for word in (0, 1):
            self._words[word].field.textEdited.connect(partial(self._type_word, word))
            self._also[word].field.textEdited.connect(partial(self._type_also, word))

    def show_draft(self, draft: PackDraft, scope: Scope) -> None:
        """Show what a draft has in a scope."""
        self._draft, self._scope = draft, scope
        self._kind.field.setText(draft.kind.of(scope) or "")
        for word, text, also in zip(draft.words, self._words, self._also, strict=True):
            text.field.setText(word.text.of(scope) or "")
            also.field.setText(", ".join(word.also.of(scope)))
        for labelled in (self._kind, *self._words, *self._also):
            labelled.field.setCursorPosition(0)
        self.tints.show_chosen(draft.tint)
        self.retranslate()

    def take_draft(self, draft: PackDraft) -> None:
        """Change this draft from now on, whose texts are those that are shown."""
        self._draft = draft

    def show_faults(self, faults: Sequence[DraftFault], *, every: bool) -> None:
        """Say what is wrong in this scope; `every`: also that something is missing."""
        said = [fault for fault in faults if every or fault.problem not in UNSAID]
        for number, complaint in enumerate(self._complaints):
            mine = [fault for fault in said if self._row_of(fault) == number]
            complaint.set_tone("soft" if all(fault.problem.is_warning for fault in mine) else "accent")
            complaint.setText("\n".join(dict.fromkeys(map(pack_wording.fault, mine))))
            complaint.setVisible(bool(mine))
            field = (self._kind, *self._words)[number].field
            field.setAccessibleDescription(complaint.text())

    @property
    def complaints(self) -> tuple[str, ...]:
        """What is said to be wrong."""
        return tuple(complaint.text() for complaint in self._complaints)

    def field_of(self, place: Place) -> Field:
        """Where a text is typed."""
        if place.word is None:
            return self._kind.field
        return (self._also if place.part is Part.SPELLING else self._words)[place.word].field

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._kind.set_label(self.tr("Kind of both words"), self.tr("fruit"))
        for text, name in zip(self._words, word_names(), strict=True):
            text.set_label(name)
        names = (self.tr("Also accepted for the first word"), self.tr("Also accepted for the second word"))
        for also, name in zip(self._also, names, strict=True):
            also.set_label(self.tr("Also accepted, parted by commas"))
            also.field.setAccessibleName(name)
        self._tint.setText(self.tr("Colour of the cover"))
        self.tints.retranslate()
        if self._scope is Scope.ALL:
            self._note.setText(self.tr("For games in every language that has no words of its own."))
        else:
            told = self.tr("Only for games in {language}. Left empty, the words for all languages are dealt.")
            self._note.setText(told.format(language=scope_name(self._scope)))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._column.setSpacing(m.px(GAP))

    def _row_of(self, fault: DraftFault) -> int | None:
        """The row under which a fault is told: of two words, under the second."""
        place = fault.other or fault.place
        if place.part is Part.PICTURE or place.scope not in (None, self._scope):
            return None
        return 0 if place.word is None else 1 + place.word

    def _type_kind(self, text: str) -> None:
        self._change(self._draft.with_kind(self._scope, text))

    def _type_word(self, word: int, text: str) -> None:
        self._change(self._draft.with_text(word, self._scope, text))

    def _type_also(self, word: int, text: str) -> None:
        self._change(self._draft.with_also(word, self._scope, PARTED_BY.split(text)))

    def _choose_tint(self, tint: str) -> None:
        self._change(self._draft.with_tint(Tint(tint)))

    def _change(self, draft: PackDraft) -> None:
        self._draft = draft
        self.edited.emit(draft)
