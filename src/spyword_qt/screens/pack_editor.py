"""Where a package is made or changed: its texts beside both cards as they will be dealt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from spyword_qt import pack_wording
from spyword_qt.screens.pack_editor_cards import picture_names, word_names
from spyword_qt.screens.pack_editor_page import EditorPage
from spyword_qt.screens.pack_editor_picture import PicturePanel
from spyword_qt.store.draft_faults import DraftFault, Part, is_good
from spyword_qt.store.own_pack import neutral_picture
from spyword_qt.store.pack_draft import PackDraft
from spyword_qt.store.word_languages import ALL, SCOPES, Scope
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.text import Tone
from spyword_qt.widgets.unsaved import Unsaved


class PackEditor(EditorPage):
    """Made for one package, and thrown away with all its texts when it is left.

    `check` gives everything that is wrong with a draft, quickly: it is asked at each key.
    """

    save_wanted = Signal(object)
    """The draft, which can be kept."""
    left = Signal()
    picture_offered = Signal(int, object)
    """Path or bytes of what may be a picture of word 0 or 1: answer by `show_picture` or `refuse_picture`."""
    picture_unwanted = Signal(int)
    """What was offered for word 0 or 1 needs no answer any more."""

    def __init__(
        self,
        page: Page,
        draft: PackDraft,
        check: Callable[[PackDraft], Sequence[DraftFault]],
    ) -> None:
        super().__init__(page)
        self._page = page
        self._before = self._draft = draft
        self._check = check
        self._scope = next((scope for scope in SCOPES if _is_filled(draft, scope)), ALL)
        self._faults: tuple[DraftFault, ...] = ()
        self._tried = False
        self._said = ""
        self._told: tuple[str, ...] = ()
        self._awaited: set[int] = set()
        self._unsaved = Unsaved(page, self, self._is_changed)
        self._unsaved.thrown_away.connect(self.left)
        self._save_key = QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self)
        self._connect()
        self._fields.show_draft(draft, self._scope)
        self._tabs.show_chosen(self._scope)
        self.retranslate()

    def begin(self) -> None:
        """Have the first empty field typed into at once, and the window ask before it closes."""
        self._unsaved.watch()
        place = next((fault.place for fault in self._faults if not fault.problem.is_warning), None)
        if place is None:
            self._save.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._fields.field_of(place).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_picture(self, word: int, picture: bytes) -> None:
        """Take a picture, as it is kept, for word 0 or 1."""
        self._awaited.discard(word)
        self._said = ""
        self._change(self._draft.with_picture(word, picture))

    def refuse_picture(self, word: int, sentence: str) -> None:
        """Say why a picture can't be that of word 0 or 1."""
        self._awaited.discard(word)
        self._tell(sentence, "accent")

    def await_picture(self, word: int) -> None:
        """Say that a picture is being made ready; until then nothing is saved without it."""
        self._awaited.add(word)
        self._tell_awaiting()

    def refuse(self, sentence: str) -> None:
        """Say why nothing was kept."""
        panel = Panel(self._page, self.tr("Not saved"), sentence)
        panel.safe = panel.add_choice(self.tr("Done"), primary=True, name="told")
        panel.open()

    def leave(self) -> None:
        """Go, once somebody has said what is to become of what was changed."""
        self._unsaved.leave()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._tabs.retranslate()
        self._fields.retranslate()
        self._cards.retranslate()
        self._save.setText(self.tr("Save"))
        self._show()

    def _is_changed(self) -> bool:
        return self._draft.tidied() != self._before.tidied()

    def _lie_anew(self) -> None:
        """Lay out for what is said now: sentences come and go, and take their room."""
        told = (*self._fields.complaints, self._cards.said.text())
        if self._room is not None and told != self._told:
            self.arrange(self._page.metrics, self._room)
        self._told = told

    def _connect(self) -> None:
        self._tabs.chosen.connect(self._turn_to)
        self._fields.edited.connect(self._change)
        self._save.clicked.connect(self._try_save)
        self._save_key.activated.connect(self._save_by_key)
        self._cards.picture_pressed.connect(self._ask_picture)
        self._cards.picture_offered.connect(self._offer)

    def _turn_to(self, scope: Scope) -> None:
        self._scope = scope
        self._tabs.show_chosen(scope)
        self._fields.show_draft(self._draft, scope)
        self._show()
        self._left.verticalScrollBar().setValue(0)

    def _change(self, draft: PackDraft) -> None:
        self._draft = draft
        self._fields.take_draft(draft)
        self._show()

    def _show(self) -> None:
        """Show the draft and what is wrong with it."""
        self._faults = tuple(self._check(self._draft))
        self._fields.show_faults(self._faults, every=self._tried)
        faulty = {fault.place.scope for fault in self._faults if not fault.problem.is_warning}
        self._tabs.show_states(
            {scope for scope in SCOPES if _is_filled(self._draft, scope)},
            {scope for scope in faulty if scope is not None} if self._tried else set(),
        )
        self._show_cards()
        self._lie_anew()

    def _show_cards(self) -> None:
        line = QCoreApplication.translate("CardScreen", "Your word")
        scope = self._scope if _is_filled(self._draft, self._scope) else ALL
        for card, word, name in zip(self._cards.pair.cards, self._draft.words, word_names(), strict=True):
            picture: Path | bytes = word.picture or neutral_picture(self._draft.tint)
            card.show_card(picture, line, word.text.get(scope, ""), name)
        if not self._said:
            self._cards.said.set_tone("soft")
            self._cards.said.setText(self._about_pictures())

    def _about_pictures(self) -> str:
        alone = next((fault for fault in self._faults if fault.place.part is Part.PICTURE), None)
        if alone is not None:
            return pack_wording.fault(alone)
        if any(self._draft.pictures):
            return self.tr("Both words have a picture.")
        return self.tr("Without pictures, both cards show the same sign: it tells nothing.")

    def _tell(self, sentence: str, tone: Tone) -> None:
        self._said = sentence
        self._cards.said.set_tone(tone)
        self._cards.said.setText(sentence)
        self._lie_anew()

    def _ask_picture(self, word: int) -> None:
        if not self._page.guard.is_open():
            return
        name = picture_names()[word]
        panel = PicturePanel(self._page, name, has_one=self._draft.words[word].picture is not None)
        panel.offered.connect(partial(self._offer, word))
        panel.removed.connect(partial(self._remove_picture, word))
        panel.nothing_to_paste.connect(self._refuse_paste)
        panel.open()

    def _offer(self, word: int, picture: object) -> None:
        self.picture_offered.emit(word, picture)

    def _remove_picture(self, word: int) -> None:
        self._awaited.discard(word)
        self.picture_unwanted.emit(word)
        self._said = ""
        self._change(self._draft.with_picture(word, None))

    def _refuse_paste(self) -> None:
        self._tell(self.tr("There is no picture to paste."), "accent")

    def _tell_awaiting(self) -> None:
        self._tell(self.tr("The picture is looked at."), "soft")

    def _save_by_key(self) -> None:
        # Shortcuts reach what lies under a panel.
        if not any(panel.isVisible() for panel in self._page.findChildren(Panel)):
            self._try_save()

    def _try_save(self, _checked: bool = False) -> None:
        if not self._page.guard.is_open():
            return
        if self._awaited:
            self._tell_awaiting()
            return
        self._tried = True
        self._show()
        if is_good(self._faults):
            self.save_wanted.emit(self._draft)
            return
        worst = next(fault for fault in self._faults if not fault.problem.is_warning)
        scope = worst.place.scope
        if scope is not None and scope != self._scope:
            self._turn_to(scope)
        field = self._fields.field_of(worst.other or worst.place)
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._left.ensureWidgetVisible(field)


def _is_filled(draft: PackDraft, scope: Scope) -> bool:
    """Whether anything of the words is typed for a scope."""
    return any(word.text.get(scope) or word.also.get(scope, ()) for word in draft.words)
