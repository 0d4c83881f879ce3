"""Work that would keep a window from answering, done in a thread; its end is told."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread

import shiboken6
from PySide6.QtCore import QMetaMethod, QObject, Signal

from spyword_qt.scribe import Scribe


class Errand(QObject):
    """One at a time counts: what was begun before the last one is never told.

    An exception that a job raises is what it `failed` with. Who hears of it raises what they didn't expect;
    where nobody does, it is raised here. Nothing else may touch what a job changes.

    A job that writes is done by a `scribe`, in order with all else that it writes, and is waited for when the
    window is closed. Others each have a thread of their own.
    """

    done = Signal(object)
    """What the job gave."""
    failed = Signal(object)
    """The exception that it raised."""
    _ended = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None, scribe: Scribe | None = None) -> None:
        super().__init__(parent)
        self._scribe = scribe
        self._number = 0
        self._ended.connect(self._deliver)

    def begin(self, job: Callable[[], object]) -> None:
        """Start a job; its end is told when events are handled, or at once where a disk was quick."""
        self._number += 1
        if self._scribe is None:
            Thread(target=self._run, args=(self._number, job), name="errand", daemon=True).start()
            return
        results: list[object] = []
        tell = partial(self._hear, self._number, results)
        self._scribe.write(lambda: results.append(job()), tell)

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

    def _hear(self, number: int, results: list[object], raised: BaseException | None) -> None:
        if raised is not None and not isinstance(raised, Exception):
            raise raised
        # A screen may have gone meanwhile, with the errands of its desk.
        if shiboken6.isValid(self):
            self._deliver(number, results[0] if results else None, raised)

    def _deliver(self, number: int, result: object, error: Exception | None) -> None:
        if number != self._number:
            return
        if error is None:
            self.done.emit(result)
        elif self.isSignalConnected(QMetaMethod.fromSignal(self.failed)):
            self.failed.emit(error)
        else:
            raise error
