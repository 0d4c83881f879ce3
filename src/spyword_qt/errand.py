"""Work that would keep a window from answering, done in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QMetaMethod, QObject, Signal


class Errand(QObject):
    """One at a time counts: what was begun before the last one is never told.

    An exception that a job raises is what it `failed` with. Who hears of it raises what they didn't expect;
    where nobody does, it is raised here. Nothing else may touch what a job changes.
    """

    done = Signal(object)
    """What the job gave."""
    failed = Signal(object)
    """The exception that it raised."""
    _ended = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._ended.connect(self._deliver)

    def begin(self, job: Callable[[], object]) -> None:
        """Start a job; its end is told when events are handled."""
        self._number += 1
        Thread(target=self._run, args=(self._number, job), name="errand", daemon=True).start()

    def drop(self) -> None:
        """Let what was begun no longer count."""
        self._number += 1

    def _run(self, number: int, job: Callable[[], object]) -> None:
        result, error = None, None
        try:
            result = job()
        except Exception as raised:
            error = raised
        # The window may have been closed meanwhile.
        with suppress(RuntimeError):
            self._ended.emit(number, result, error)

    def _deliver(self, number: int, result: object, error: Exception | None) -> None:
        if number != self._number:
            return
        if error is None:
            self.done.emit(result)
        elif self.isSignalConnected(QMetaMethod.fromSignal(self.failed)):
            self.failed.emit(error)
        else:
            raise error
