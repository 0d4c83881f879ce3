"""Where lists of words become packages: opens the panel, and says what each line comes to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spyword_qt import pack_wording
from spyword_qt.errand import Errand
from spyword_qt.screens.seen_packs import SeenList, SeenRow

if TYPE_CHECKING:
    from spyword_qt.screens.packages import PackagesScreen
    from spyword_qt.screens.packages_list import ListPanel
    from spyword_qt.store.word_languages import Scope
    from spyword_qt.store.word_list import WordList


class PackListDesk(QObject):
    """Lists are read in a thread; what is typed last counts."""

    accepted = Signal(object, str, object)
    """A WordList, the kind of its words and their Scope: a package for each line is to be added."""

    def __init__(self, screen: Callable[[], PackagesScreen], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._panel: ListPanel | None = None
        self._read: WordList | None = None
        self._reading = Errand(self)
        self._reading.done.connect(self._show)
        self._reading.failed.connect(self._refuse)

    def open(self) -> None:
        """Have a list pasted, typed or opened."""
        from spyword_qt.screens.packages_list import ListPanel
        from spyword_qt.store.word_languages import ALL

        panel = ListPanel(self._screen(), ALL)
        panel.changed.connect(self._look_at)
        panel.file_chosen.connect(self._open_file)
        panel.accepted.connect(self._accept)
        panel.dismissed.connect(self._close)
        self._panel = panel
        panel.begin()

    def _close(self) -> None:
        self._panel = None
        self._read = None
        self._reading.drop()

    def _look_at(self) -> None:
        if self._panel is not None:
            self._reading.begin(partial(_read, self._panel.words, self._panel.scope))

    def _show(self, words: WordList) -> None:
        from spyword_qt import pack_file_wording

        if self._panel is None:
            return
        self._read = words
        good = [SeenRow(row.line, f"{row.words[0]} – {row.words[1]}") for row in words.rows]
        bad = [SeenRow(row.line, row.text, pack_file_wording.row(row)) for row in words.errors]
        rows = sorted((*good, *bad), key=lambda row: row.line)
        given = bool(self._panel.kind.strip())
        problem = _kind_problem(self._panel.kind, self._panel.scope) if given or good else ""
        self._panel.show_list(SeenList(tuple(rows), len(good), "", problem, given))

    def _refuse(self, error: Exception) -> None:
        from spyword_qt import pack_file_wording
        from spyword_qt.store.word_list import BadList

        if not isinstance(error, BadList):
            raise error
        if self._panel is not None:
            self._panel.refuse_file(pack_file_wording.bad_list(error))

    def _open_file(self, path: str) -> None:
        from spyword_qt import pack_file_wording
        from spyword_qt.store.word_list import BadList

        if self._panel is None:
            return
        try:
            self._panel.show_text(_text_of(Path(path)))
        except BadList as error:
            self._panel.refuse_file(pack_file_wording.bad_list(error))
        except OSError:
            self._panel.refuse_file(pack_file_wording.unread())

    def _accept(self) -> None:
        panel, words = self._panel, self._read
        if panel is not None and words is not None:
            kind, scope = panel.kind, panel.scope
            panel.dismiss()
            self.accepted.emit(words, kind, scope)


def _read(text: str, scope: Scope) -> WordList:
    from spyword_qt.store.word_list import read_list

    return read_list(text, scope)


def _text_of(path: Path) -> str:
    from spyword_qt.store.bounded import TooLarge, bytes_in
    from spyword_qt.store.word_list import MOST_BYTES, BadList, ListProblem, text_in

    try:
        return text_in(bytes_in(path, MOST_BYTES))
    except TooLarge as error:
        raise BadList(ListProblem.TOO_LARGE) from error


def _kind_problem(kind: str, scope: Scope) -> str:
    """What is wrong with a kind, as a sentence; empty where it can be kept."""
    from spyword_qt.store.draft_faults import Part, faults_of
    from spyword_qt.store.pack_draft import PackDraft

    faults = faults_of(PackDraft().with_kind(scope, kind).tidied())
    return next((pack_wording.fault(fault) for fault in faults if fault.place.part is Part.KIND), "")
