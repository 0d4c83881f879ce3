"""Backs everything up and restores it, upon whatever screen asks for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from spyword_qt import backup_wording
from spyword_qt.errand import Errand
from spyword_qt.screens.backup_files import BackupFiles
from spyword_qt.screens.backup_panel import BackupPanels
from spyword_qt.screens.screen import Screen
from spyword_qt.scribe import Scribe
from spyword_qt.store.backup import Backup, TooMuch, prepare, read_backup, write_backup
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.share_zip import BadShare


class BackupDesk(QObject):
    """Works for one screen on one data folder; files are read and written in threads.

    `scribe` writes what is kept here, `outgoing` what leaves. `is_on` says whether a game is on: nothing is
    restored under it.
    """

    said = Signal(str)
    """A sentence for everybody: all went well."""
    troubled = Signal(str)
    """A sentence for everybody: what didn't."""
    restored = Signal()
    """The next start has the backup's data."""

    def __init__(
        self, folder: Path, screen: Screen, is_on: Callable[[], bool], scribe: Scribe, outgoing: Scribe
    ) -> None:
        super().__init__(screen)
        self._folder = folder
        self._screen = screen
        self._is_on = is_on
        self._files = BackupFiles(screen)
        self._files.place_chosen.connect(self._write)
        self._files.file_chosen.connect(self._look_into)
        self._panels = BackupPanels(screen)
        self._panels.back_up.connect(self._files.ask_where)
        self._panels.restore.connect(self._files.ask_which)
        self._panels.replace.connect(self._replace)
        self._gathering = self._errand(self._write_all, scribe)
        self._writing = self._errand(self._tell_written, outgoing)
        self._reading = self._errand(self._ask_to_replace)
        self._panels.left.connect(self._reading.drop)
        self._preparing = self._errand(self._tell_restored, scribe)

    def open(self) -> None:
        """Ask what to do."""
        self._panels.ask_what(can_restore=not self._is_on())

    def _errand(self, take: Callable[[object], None], scribe: Scribe | None = None) -> Errand:
        errand = Errand(self, scribe)
        errand.done.connect(take)
        errand.failed.connect(self._refuse)
        return errand

    def _write(self, path: str) -> None:
        # What was chosen last may be on its way to disk still.
        self._gathering.begin(partial(Path, path))

    def _write_all(self, path: object) -> None:
        assert isinstance(path, Path)
        self._writing.begin(partial(_written, self._folder, path))

    def _tell_written(self, left_out: object) -> None:
        assert isinstance(left_out, int)
        if left_out:
            self.troubled.emit(backup_wording.backed_up_but(left_out))
        else:
            self.said.emit(backup_wording.backed_up())

    def _look_into(self, path: str) -> None:
        if self._screen.isVisible():
            self._panels.show_reading()
            self._reading.begin(partial(read_backup, Path(path)))

    def _ask_to_replace(self, read: object) -> None:
        self._panels.show_ready()
        self._panels.ask_to_replace(read)

    def _replace(self, read: object) -> None:
        assert isinstance(read, Backup)
        if self._is_on():
            self.troubled.emit(backup_wording.game_is_on())
        else:
            self._panels.show_replacing()
            self._preparing.begin(partial(prepare, read, self._folder))

    def _tell_restored(self, _none: object) -> None:
        self.restored.emit()

    def _refuse(self, error: Exception) -> None:
        self._panels.show_ready()
        match error:
            case BadShare(problem=problem):
                self.troubled.emit(backup_wording.refused(problem))
            case TooMuch():
                self.troubled.emit(backup_wording.too_much())
            case NotSaved():
                self.troubled.emit(backup_wording.not_written())
            case _:
                raise error


def _written(folder: Path, path: Path) -> int:
    """Back everything up; how many things couldn't be."""
    return len(write_backup(folder, path).left_out)
