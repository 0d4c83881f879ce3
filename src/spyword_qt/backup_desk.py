"""Backs everything up and restores it, upon whatever screen asks for it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from spyword_qt import backup_wording
from spyword_qt.errand import Errand
from spyword_qt.screens.backup_files import BackupFiles
from spyword_qt.screens.backup_panel import BackupPanels
from spyword_qt.screens.screen import Screen
from spyword_qt.store.backup import Backup, prepare, read_backup, write_backup
from spyword_qt.store.json_file import NotSaved
from spyword_qt.store.share_zip import BadShare


class BackupDesk(QObject):
    """Works for one screen on one data folder; files are read and written in a thread."""

    said = Signal(str)
    """A sentence for everybody: how it went."""
    restored = Signal()
    """The next start has the backup's data."""

    def __init__(self, folder: Path, screen: Screen) -> None:
        super().__init__(screen)
        self._folder = folder
        self._read: Backup | None = None
        self._files = BackupFiles(screen)
        self._files.place_chosen.connect(self._write)
        self._files.file_chosen.connect(self._look_into)
        self._panels = BackupPanels(screen)
        self._panels.back_up.connect(self._files.ask_where)
        self._panels.restore.connect(self._files.ask_which)
        self._panels.replace.connect(self._replace)
        self._errand = Errand(self)
        self._errand.done.connect(self._take)
        self._errand.failed.connect(self._refuse)

    def open(self, *, can_restore: bool) -> None:
        """Ask what to do."""
        self._panels.ask_what(can_restore=can_restore)

    def _write(self, path: str) -> None:
        self._errand.begin(partial(self._written, Path(path)))

    def _written(self, path: Path) -> None:
        write_backup(self._folder, path)

    def _look_into(self, path: str) -> None:
        self._errand.begin(partial(read_backup, Path(path)))

    def _take(self, read: Backup | None) -> None:
        if read is None:
            self.said.emit(backup_wording.backed_up())
        else:
            self._read = read
            self._panels.ask_to_replace()

    def _refuse(self, error: Exception) -> None:
        match error:
            case BadShare(problem=problem):
                self.said.emit(backup_wording.refused(problem))
            case NotSaved():
                self.said.emit(backup_wording.not_written())
            case _:
                raise error

    def _replace(self) -> None:
        if self._read is None:
            return
        try:
            prepare(self._read, self._folder)
        except NotSaved as error:
            self._refuse(error)
        else:
            self.restored.emit()
