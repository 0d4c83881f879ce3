"""The sheet on which somebody gets a profile, or another name and chip."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from spyword_engine.errors import NameProblem
from spyword_qt import wording
from spyword_qt.screens.file_dialog import file_dialog
from spyword_qt.screens.offered_picture import FILE_TYPES, has_picture, picture_in
from spyword_qt.screens.person_draft import PersonDraft
from spyword_qt.screens.profile_parts import ProfileBody
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.unsaved import Unsaved

WIDTH: Final = 1130


class ProfileSheet(Panel):
    """Shows the chip as it will be, and says at once what is wrong with a name.

    It stays until its owner dismisses it: what was filled in isn't lost where it can't be kept.
    """

    filled_in = Signal(object)
    """The finished `PersonForm`."""
    picture_offered = Signal(object)
    """Path or bytes of what may be a picture: answer by `show_picture` or `refuse_picture`.

    Until then nothing is kept without it.
    """
    picture_unwanted = Signal()
    """What was offered needs no answer any more."""

    def __init__(self, screen: Page, draft: PersonDraft) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.setObjectName("sheet_person")
        self.setAcceptDrops(True)
        self._before = self._draft = draft
        self._unsaved = Unsaved(screen, self, self._is_changed)
        self._unsaved.thrown_away.connect(self.dismiss)
        self._pressed_empty = False
        self._is_awaiting = False
        is_new = draft.form.profile is None
        self.set_words(self.tr("New person") if is_new else self.tr("Name and chip"))
        self._body = ProfileBody(WIDTH)
        self._body.retranslate()
        self.set_body(self._body)
        self._save = PrimaryButton(self.tr("Add") if is_new else self.tr("Save"), size="normal")
        self._save.setObjectName("person_save")
        self._save.clicked.connect(self._try_save)
        self._board.add_choice(self._save)
        self.safe = self.add_choice(self.tr("Cancel"), name="person_cancel")
        self._wire()
        self._fill()
        self._say("")

    def begin(self) -> None:
        """Open, with the name to be typed at once."""
        field = self._body.choices.name
        self.open(field)
        field.selectAll()
        self._unsaved.watch()

    def show_picture(self, path: str) -> None:
        """Show a picture on the chip; it is a square one that can be read."""
        self._is_awaiting = False
        self._change(portrait=path)
        self._say("")

    def refuse_picture(self, sentence: str) -> None:
        """Say why a picture can't be used."""
        self._is_awaiting = False
        self._say(sentence, is_problem=True)

    def refuse(self, sentence: str) -> None:
        """Say why nothing was kept."""
        self._complain(sentence, self._body.choices.letters)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if has_picture(event.mimeData()):
            event.acceptProposedAction()
            self._body.picture.preview.await_picture(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._body.picture.preview.await_picture(False)
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        self._body.picture.preview.await_picture(False)
        picture = picture_in(event.mimeData())
        if picture is not None:
            event.acceptProposedAction()
            self._offer(picture)

    def _wire(self) -> None:
        choices, picture = self._body.choices, self._body.picture
        choices.name.setText(self._draft.form.name)
        choices.letters.setText(self._draft.form.initials)
        choices.name.textChanged.connect(self._rename)
        choices.letters.textChanged.connect(partial(self._change_text, "initials"))
        choices.name.returnPressed.connect(self._try_save)
        choices.letters.returnPressed.connect(self._try_save)
        choices.colours.chosen.connect(partial(self._change_number, "colour"))
        choices.edges.chosen.connect(partial(self._change_number, "pattern"))
        picture.choose.clicked.connect(self._look_for_picture)
        picture.paste.clicked.connect(self._paste)
        picture.remove.clicked.connect(self._remove_picture)

    def _is_changed(self) -> bool:
        return self._is_awaiting or self._draft != self._before

    def _rename(self, name: str) -> None:
        self._pressed_empty = False
        self._change(name=name)

    def _change_text(self, field: str, text: str) -> None:
        self._change(**{field: text.strip()})

    def _change_number(self, field: str, number: int) -> None:
        self._change(**{field: number})

    def _change(self, **fields: object) -> None:
        self._draft = self._draft.but(**fields)
        self._fill()

    def _fill(self) -> None:
        """Show the draft."""
        form, choices = self._draft.form, self._body.choices
        self._body.picture.preview.show_chip(self._draft.avatar)
        self._body.picture.show_remove(bool(form.portrait))
        choices.colours.show_chosen(form.colour, form.pattern)
        choices.edges.show_chosen(form.colour, form.pattern)
        problem = self._draft.problem
        unsaid = problem is NameProblem.EMPTY and not self._pressed_empty
        self._complain("" if problem is None or unsaid else wording.name_problem(problem), choices.name)
        if problem is None and self._draft.initials_problem is not None:
            self._complain(self._letters_complaint(self._draft.initials_problem), choices.letters)

    def _letters_complaint(self, problem: NameProblem) -> str:
        if problem is NameProblem.TOO_LONG:
            return self.tr("A chip has room for two letters.")
        return wording.name_problem(problem)

    def _complain(self, sentence: str, of: QWidget) -> None:
        self._body.choices.complain(sentence, of)
        self._lie_anew()

    def _say(self, sentence: str, *, is_problem: bool = False) -> None:
        said = self._body.picture.said
        said.set_tone("accent" if is_problem else "soft")
        said.setText(sentence or self.tr("Drop a picture here."))
        self._lie_anew()

    def _lie_anew(self) -> None:
        if self.isVisible():
            self._place(self._screen.metrics)

    def _try_save(self, _checked: bool = False) -> None:
        if not self._screen.guard.is_open():
            return
        if self._is_awaiting:
            self._say_awaiting()
            return
        if self._draft.problem is None and self._draft.initials_problem is None:
            self.filled_in.emit(self._draft.finished)
        else:
            self._pressed_empty = True
            self._fill()
            self._body.choices.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look_for_picture(self, _checked: bool = False) -> None:
        if not self._screen.guard.is_open():
            return
        dialog = file_dialog(
            self, self.tr("Choose a Picture"), QStandardPaths.StandardLocation.PicturesLocation
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        patterns = " ".join(f"*.{kind}" for kind in FILE_TYPES)
        dialog.setNameFilters((self.tr("Pictures") + f" ({patterns})", self.tr("All files") + " (*)"))
        dialog.fileSelected.connect(self._choose_file)
        dialog.open()

    def _choose_file(self, path: str) -> None:
        self._offer(Path(path))

    def _paste(self, _checked: bool = False) -> None:
        picture = picture_in(QGuiApplication.clipboard().mimeData())
        if picture is None:
            self._say(self.tr("There is no picture to paste."), is_problem=True)
        else:
            self._offer(picture)

    def _offer(self, picture: object) -> None:
        self._is_awaiting = True
        self._say_awaiting()
        self.picture_offered.emit(picture)

    def _say_awaiting(self) -> None:
        self._say(self.tr("The picture is looked at."))

    def _remove_picture(self, _checked: bool = False) -> None:
        self._is_awaiting = False
        self.picture_unwanted.emit()
        self._change(portrait="")
        self._say("")
        self._body.choices.name.setFocus(Qt.FocusReason.OtherFocusReason)
