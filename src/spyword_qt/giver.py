"""Lets games be given in a thread of its own: disks take their time, and the end's screen waits for none."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from spyword_qt.debts import Debts
from spyword_qt.giving import Given, Giving, nothing_given
from spyword_qt.store.saved_game import SavedGame

AFTER_FIRST_PAINT_MS: Final = 150
"""Python runs one thread at a time: the end's screen is built and painted before another one starts."""


class _Job:
    """One game, and what came of giving it."""

    def __init__(self, saved: SavedGame) -> None:
        self.saved = saved
        self.given: Given | None = None
        self.is_settled = False


class Giver(QObject):
    """Gives one game at a time, and after it what was owed from before.

    While it does, nobody else may use `giving`, `debts` or their profiles: `finish` comes first.
    """

    given = Signal(object, bool)
    """What came of it (`Given`), and whether nothing is owed any more; in the thread of the giver."""
    _done = Signal(object)

    def __init__(self, giving: Giving, debts: Debts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._giving = giving
        self._debts = debts
        self._job: _Job | None = None
        self._thread: Thread | None = None
        self._pause = QTimer(self, singleShot=True, interval=AFTER_FIRST_PAINT_MS)
        self._pause.timeout.connect(self._start)
        self._done.connect(self._deliver)

    def begin(self, saved: SavedGame) -> None:
        """Gives the game soon; where there is nobody to give anything to, at once."""
        self.finish()
        if any(saved.profiles) or self._debts.are_any():
            self._job = _Job(saved)
            self._pause.start()
        else:
            self.given.emit(nothing_given(saved), True)

    def finish(self, seconds: float | None = None) -> bool:
        """Waits until what was begun is done and told, for so many seconds at most; whether it is."""
        job = self._job
        if job is None:
            return True
        if self._pause.isActive():
            self._pause.stop()
            self._start()
        if self._thread is not None:
            self._thread.join(seconds)
            if self._thread.is_alive():
                return False
        self._deliver(job)
        return True

    def _start(self) -> None:
        job = self._job
        if job is not None:
            self._thread = Thread(target=self._give, args=(job,), name="giving", daemon=True)
            self._thread.start()

    def _give(self, job: _Job) -> None:
        try:
            job.given = self._giving.give(job.saved)
            job.is_settled = self._debts.settle()
        finally:
            # The window may have been closed meanwhile.
            with suppress(RuntimeError):
                self._done.emit(job)

    def _deliver(self, job: _Job) -> None:
        if job is not self._job:
            # It was waited for already.
            return
        self._job = self._thread = None
        if job.given is not None:
            self.given.emit(job.given, job.given.is_all and job.is_settled)
