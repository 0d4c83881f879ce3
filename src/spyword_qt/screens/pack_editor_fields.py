"""What is typed for a package: its two words, the kind of both, and what else is accepted for each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from spyword_qt import pack_wording
from spyword_qt.screens.pack_editor_cards import word_names
from spyword_qt.screens.pack_editor_rows import GAP, LEAST_SPELLINGS, LEAST_WORD, FieldRow, Labelled
from spyword_qt.screens.pack_editor_scopes import scope_name
from spyword_qt.screens.pack_editor_tints import TintRow
from spyword_qt.store.draft_faults import DraftFault, DraftProblem, Part, Place
from spyword_qt.store.pack import Tint
from spyword_qt.store.pack_draft import PackDraft
from spyword_qt.store.word_languages import ALL, Scope
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.settle import settle
from spyword_qt.widgets.text import Text, TextRole

TIGHT_GAP: Final = 10
"""Where little room is: still more than between a field and its own label."""
PARTED_BY: Final = re.compile(r"[,;，；、]")
"""What people put between spellings."""
UNSAID: Final = frozenset({DraftProblem.KIND_MISSING, DraftProblem.WORD_MISSING})
"""What nobody has to be told who is still at it."""


class FieldsPart(QWidget):
    """The fields of one scope at a time, each with what is wrong with it below."""

    edited = Signal(object)
    """The draft as it is now."""

    def __init__(self) -> None:
        super().__init__()
        self._draft = PackDraft()
        self._scope = ALL
        self._gaps = GAP, TIGHT_GAP
        self._note = Text(role=TextRole.LABEL, tone="mute")
        self._note.setObjectName("scope_note")
        self._kind = Labelled("package_kind")
        self._words = (Labelled("word_0"), Labelled("word_1"))
        self._also = (Labelled("also_0"), Labelled("also_1"))
        self._tint = Text(role=TextRole.LABEL, tone="soft")
        self.tints = TintRow()
        self._also_note = Text(role=TextRole.LABEL, tone="soft")
        fields = (*self._words, self._kind, *self._also)
        self._complaints = {field: Text(role=TextRole.LABEL) for field in fields}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._note)
        for field, complaint in self._complaints.items():
            complaint.setObjectName(f"{field.field.objectName()}_complaint")
            complaint.hide()
        words, kind, also = self._rows = (
            self._row(LEAST_WORD, *self._words),
            self._row(LEAST_WORD, self._kind),
            self._row(LEAST_SPELLINGS, *self._also),
        )
        for part in (words, kind, self._tint, self.tints, self._also_note, also):
            self._column.addWidget(part)
        # What is left over goes to the foot, not between the fields.
        self._column.addStretch(1)
        self._kind.field.textEdited.connect(self._type_kind)
        self.tints.chosen.connect(self._choose_tint)
        for word in (0, 1):
            self._words[word].field.textEdited.connect(partial(self._type_word, word))
            self._also[word].field.textEdited.connect(partial(self._type_also, word))

    def show_draft(self, draft: PackDraft, scope: Scope) -> None:
        """Show what a draft has in a scope."""
        self._draft, self._scope = draft, scope
        self._kind.field.setText(draft.kind.get(scope, ""))
        for word, text, also in zip(draft.words, self._words, self._also, strict=True):
            text.field.setText(word.text.get(scope, ""))
            also.field.setText(", ".join(word.also.get(scope, ())))
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
        for field, complaint in self._complaints.items():
            mine = [fault for fault in said if self._told_at(fault) is field]
            complaint.set_tone("soft" if all(fault.problem.is_warning for fault in mine) else "accent")
            complaint.setText("\n".join(dict.fromkeys(map(pack_wording.fault, mine))))
            complaint.setVisible(bool(mine))
            field.field.setAccessibleDescription(complaint.text())

    @property
    def complaints(self) -> tuple[str, ...]:
        """What is said to be wrong."""
        return tuple(complaint.text() for complaint in self._complaints.values())

    def field_of(self, place: Place) -> Field:
        """Where a text is typed."""
        return self._labelled(place).field

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._kind.set_label(self.tr("Kind of both words, seen by all"), self.tr("fruit"))
        examples = self.tr("mandarin"), self.tr("orange")
        for text, name, example in zip(self._words, word_names(), examples, strict=True):
            text.set_label(name, example)
        names = (self.tr("Also accepted for the first word"), self.tr("Also accepted for the second word"))
        examples = self.tr("tangerine, clementine"), self.tr("sweet orange")
        self._also_note.setText(self.tr("Also accepted as a guess, separated by commas"))
        for also, label, name, example in zip(self._also, word_names(), names, examples, strict=True):
            also.set_label(label, example)
            also.field.setAccessibleName(name)
        self._tint.setText(self.tr("Colour of the cover"))
        self.tints.retranslate()
        if self._scope == ALL:
            self._note.setText(self.tr("For games in every language that has no words of its own."))
        else:
            told = self.tr("Only for games in {language}. Left empty, the words for all languages are dealt.")
            self._note.setText(told.format(language=scope_name(self._scope)))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._gaps = m.px(GAP), m.px(TIGHT_GAP)
        self.draw_together(close=False)

    def spread(self, width: int, m: Metrics) -> None:
        """Take a width in pixels: fields lie beside one another where it is enough for them."""
        for row in self._rows:
            row.spread(width, m)

    def draw_together(self, *, close: bool) -> None:
        """Keep less between the fields, or as much as ever."""
        self._column.setSpacing(self._gaps[close])
        for row in self._rows:
            row.keep_apart(self._gaps[close])
        settle(self)

    def _row(self, least: int, *fields: Labelled) -> FieldRow:
        return FieldRow(least, *((field, self._complaints[field]) for field in fields))

    def _told_at(self, fault: DraftFault) -> Labelled | None:
        """The field under which a fault is told: of two, the second."""
        place = fault.other or fault.place
        if place.part is Part.PICTURE or place.scope not in (None, self._scope):
            return None
        return self._labelled(place)

    def _labelled(self, place: Place) -> Labelled:
        if place.word is None:
            return self._kind
        return (self._also if place.part is Part.SPELLING else self._words)[place.word]

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
