"""Preferences on their way to disk; it is said once when they don't get there."""

from __future__ import annotations

from threading import Lock

from PySide6.QtCore import QObject, Signal

from spyword_qt.scribe import Scribe
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.preferences import Preferences, PreferencesFile


class KeptPreferences(QObject):
    """Of those that wait for the disk only the newest are written: a slider gives many."""

    not_saved = Signal()
    """Once, until saving works again."""

    def __init__(self, file: PreferencesFile, scribe: Scribe, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._scribe = scribe
        self._lock = Lock()
        self._newest: Preferences | None = None
        self._is_unsaved = False

    def keep(self, preferences: Preferences) -> None:
        """Begins to write them."""
        with self._lock:
            are_some_waiting, self._newest = self._newest is not None, preferences
        if not are_some_waiting:
            self._scribe.write(self._write, self._note)

    def _write(self) -> None:
        with self._lock:
            preferences, self._newest = self._newest, None
        assert preferences is not None
        self._file.save(preferences)

    def _note(self, raised: BaseException | None) -> None:
        if raised is not None and not isinstance(raised, NotSaved):
            raise raised
        was_unsaved, self._is_unsaved = self._is_unsaved, raised is not None
        if self._is_unsaved and not was_unsaved:
            self.not_saved.emit()
