"""The file that all data are backed up to, or restored from: which one, and where."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from spyword_qt.screens.file_dialog import file_dialog

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
        dialog = self._dialog(self.tr("Back Up"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(f"spyword-{QDate.currentDate().toString('yyyy-MM-dd')}.{SUFFIX}")
        dialog.fileSelected.connect(self.place_chosen)
        dialog.open()

    def ask_which(self) -> None:
        """Ask which file to restore."""
        dialog = self._dialog(self.tr("Restore"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.file_chosen)
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        dialog = file_dialog(self._owner, title, QStandardPaths.StandardLocation.DocumentsLocation)
        dialog.setNameFilter(self.tr("Backups of The Spy’s Word") + f" (*.{SUFFIX})")
        return dialog
