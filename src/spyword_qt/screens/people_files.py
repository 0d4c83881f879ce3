"""The files that people travel in: which one, and where to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from spyword_qt.screens.file_dialog import ask_where, ask_which, file_dialog

SUFFIX: Final = "spyword-people"
_REFUSED: Final = frozenset('<>:"/\\|?*')
"""What no file may have in its name on one system or another."""


class PeopleFiles(QObject):
    """Asks by the system's own dialogs."""

    place_chosen = Signal(object, str)
    """The profiles' ids, and the path of the file that they are to be put into."""
    file_chosen = Signal(str)

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner

    def ask_where(self, ids: Sequence[str], name: str = "") -> None:
        """Ask where to put these; the file is called after somebody, or by the day."""
        then = partial(self.place_chosen.emit, tuple(ids))
        ask_where(self._dialog(self.tr("Export People")), SUFFIX, then, name=_allowed(name))

    def ask_which(self) -> None:
        """Ask which file to import."""
        ask_which(self._dialog(self.tr("Import People")), self.file_chosen)

    def _dialog(self, title: str) -> QFileDialog:
        dialog = file_dialog(self._owner, title, QStandardPaths.StandardLocation.DocumentsLocation)
        dialog.setNameFilter(self.tr("People of The Spy’s Word") + f" (*.{SUFFIX})")
        return dialog


def _allowed(name: str) -> str:
    return "".join(letter for letter in name if letter not in _REFUSED).strip(" .")
