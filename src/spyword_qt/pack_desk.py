"""Where packages are made and changed: opens the editor upon the screen, and keeps what is filled in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spyword_qt import file_wording
from spyword_qt.backstage import Backstage
from spyword_qt.errand import Errand
from spyword_qt.store.not_saved import NotSaved

if TYPE_CHECKING:
    from spyword_qt.screens.pack_editor import PackEditor
    from spyword_qt.screens.packages import PackagesScreen
    from spyword_qt.store.own_pack import OwnPack
    from spyword_qt.store.pack_draft import PackDraft


class PackDesk(QObject):
    """Pictures are made ready in a thread, one for each word at a time."""

    saved = Signal(str)
    """The id of the package that was made or changed."""

    def __init__(
        self, backstage: Backstage, screen: Callable[[], PackagesScreen], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._own = backstage.own_packs
        self._deeds = backstage.deeds
        self._screen = screen
        self._editor: PackEditor | None = None
        self._pack_id: str | None = None
        self._errands = (Errand(self), Errand(self))
        for word, errand in enumerate(self._errands):
            errand.done.connect(partial(self._show_picture, word))
            errand.failed.connect(partial(self._refuse_picture, word))

    def make(self) -> None:
        """Have a new package filled in."""
        self._open(self._own.new_draft(), None)

    def change(self, pack_id: str) -> None:
        """Have a package changed; nothing where there is none of that id (any more)."""
        if self._own.pack(pack_id) is not None:
            self._open(self._own.draft(pack_id), pack_id)

    def _open(self, draft: PackDraft, pack_id: str | None) -> None:
        self._pack_id = pack_id
        check = partial(self._own.faults, pack_id=pack_id)
        editor = self._screen().edit(draft, check, is_new=pack_id is None)
        editor.save_wanted.connect(self._keep)
        editor.picture_offered.connect(self._look_at)
        editor.picture_unwanted.connect(self._look_away)
        editor.left.connect(self._close)
        self._editor = editor

    def _close(self) -> None:
        self._editor = None
        for errand in self._errands:
            errand.drop()
        self._screen().stop_editing()

    def _keep(self, draft: PackDraft) -> None:
        self._deeds.do(partial(self._own.save, draft, self._pack_id), self._tell_saved, self._refuse)

    def _tell_saved(self, pack: OwnPack) -> None:
        self._close()
        self.saved.emit(pack.id)

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, NotSaved):
            raise error
        if self._editor is not None:
            self._editor.refuse(file_wording.not_saved(error.problem))

    def _look_at(self, word: int, picture: Path | bytes) -> None:
        if self._editor is not None:
            self._editor.await_picture(word)
        self._errands[word].begin(partial(_prepared, picture))

    def _look_away(self, word: int) -> None:
        self._errands[word].drop()

    def _show_picture(self, word: int, picture: bytes) -> None:
        if self._editor is not None:
            self._editor.show_picture(word, picture)

    def _refuse_picture(self, word: int, error: Exception) -> None:
        from spyword_qt import pack_file_wording
        from spyword_qt.store.image_check import BadPicture

        if self._editor is not None:
            if isinstance(error, BadPicture):
                told = pack_file_wording.bad_picture(error)
            else:
                told = pack_file_wording.unread()
            self._editor.refuse_picture(word, told)
        if not isinstance(error, BadPicture | OSError):
            raise error


def _prepared(picture: Path | bytes) -> bytes:
    """The picture as it is kept. Raises BadPicture and OSError."""
    from spyword_qt.store.bounded import TooLarge, bytes_in
    from spyword_qt.store.image_check import MOST_BYTES, BadPicture, PictureProblem
    from spyword_qt.store.pack_picture import prepare

    try:
        return prepare(picture if isinstance(picture, bytes) else bytes_in(picture, MOST_BYTES))
    except TooLarge as error:
        raise BadPicture(PictureProblem.TOO_LARGE) from error
