"""The file that all data are backed up to, or restored from: which one, and where."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from spyword_qt.screens.file_dialog import ask_where, ask_which, file_dialog

SUFFIX: Final = "spyword-backup"


class BackupFiles(QObject):
    """Asks by the system's own dialogs."""

    place_chosen = Signal(str)
    file_chosen = Signal(str)

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner

    def ask_where(self) -> None:
        """Ask where to put everything; the file is called by the day."""
        ask_where(self._dialog(self.tr("Back Up")), SUFFIX, self.place_chosen)

    def ask_which(self) -> None:
        """Ask which file to restore."""
        ask_which(self._dialog(self.tr("Restore")), self.file_chosen)

    def _dialog(self, title: str) -> QFileDialog:
        dialog = file_dialog(self._owner, title, QStandardPaths.StandardLocation.DocumentsLocation)
        dialog.setNameFilter(self.tr("Backups of The Spy’s Word") + f" (*.{SUFFIX})")
        return dialog
