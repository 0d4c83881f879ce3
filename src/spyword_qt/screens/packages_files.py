"""The files that packages travel in: which one, and where to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from spyword_qt.screens.file_dialog import ask_where, ask_which, file_dialog

SUFFIX: Final = "spyword-packs"
LIST_TYPES: Final = ("txt", "csv", "tsv")


class PackFiles(QObject):
    """Asks by the system's own dialogs."""

    place_chosen = Signal(object, str)
    """The packages' ids, and the path of the file that they are to be put into."""
    file_chosen = Signal(str)
    """Of packages."""
    list_chosen = Signal(str)
    """Of words."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner

    def ask_where(self, ids: Sequence[str]) -> None:
        """Ask where to put these; the file is called by the day, and by nothing that is in it."""
        dialog = self._dialog(self.tr("Export Packages"), self._shared())
        ask_where(dialog, SUFFIX, partial(self.place_chosen.emit, tuple(ids)))

    def ask_which(self) -> None:
        """Ask which file to import."""
        ask_which(self._dialog(self.tr("Import Packages"), self._shared()), self.file_chosen)

    def ask_list(self) -> None:
        """Ask which list of words to read."""
        patterns = " ".join(f"*.{kind}" for kind in LIST_TYPES)
        lists = self.tr("Lists of words") + f" ({patterns})"
        everything = self.tr("All files") + " (*)"
        ask_which(self._dialog(self.tr("Open a List"), lists, everything), self.list_chosen)

    def _dialog(self, title: str, *filters: str) -> QFileDialog:
        dialog = file_dialog(self._owner, title, QStandardPaths.StandardLocation.DocumentsLocation)
        dialog.setNameFilters(filters)
        return dialog

    def _shared(self) -> str:
        return self.tr("Packages of The Spy’s Word") + f" (*.{SUFFIX})"
