"""Writes in a thread of its own, in order: a disk takes its time, and a window waits for none."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final, TypeAlias
from weakref import finalize

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from queue import SimpleQueue

WITHIN_A_FRAME: Final = 0.008
"""Seconds in which a disk has usually written: nobody sees that they were waited for."""
LOOK_MS: Final = 10

Job: TypeAlias = Callable[[], None]
Tell: TypeAlias = Callable[[BaseException | None], None]


class _Receipt:
    """Of one job: whether it is done, and what it raised."""

    def __init__(self, job: Job, tell: Tell) -> None:
        self._job = job
        self.tell = tell
        self.raised: BaseException | None = None
        self.undone = Lock()
        """Held until it is done."""
        self.undone.acquire()

    def carry_out(self) -> None:
        try:
            self._job()
        except BaseException as raised:
            self.raised = raised

    def is_done_within(self, seconds: float) -> bool:
        """Waits so long at most; forever if negative."""
        if not self.undone.acquire(timeout=seconds):
            return False
        self.undone.release()
        return True


class Scribe(QObject):
    """What is handed over is written in that order.

    `tell` is called after each job, in the thread that asked for it, with what the job raised, or None;
    without one, what is raised is raised there.
    """

    def __init__(self, tell: Tell | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell or _raise
        self._begun: deque[_Receipt] = deque()
        self._jobs: SimpleQueue[_Receipt | None] | None = None
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_busy(self) -> bool:
        """Whether something isn't written yet, or not told."""
        return bool(self._begun)

    def write(self, job: Job, tell: Tell | None = None) -> None:
        """Begins; what is done within a frame is told at once. A `tell` is called instead of the scribe's.

        A disk that hasn't written in time what was begun before isn't waited for again.
        """
        receipt = _Receipt(job, tell or self._tell)
        seconds = 0.0 if self.is_busy else WITHIN_A_FRAME
        self._begun.append(receipt)
        self._queue().put(receipt)
        self.finish(seconds)
        if self._begun and not self._timer.isActive():
            self._timer.start()

    def finish(self, seconds: float = -1.0) -> bool:
        """Waits until all is written and told, for so many seconds at most; whether it is.

        Whoever is told may begin something else, which isn't waited for.
        """
        if self._begun and not self._begun[-1].is_done_within(seconds):
            return False
        self._look()
        return not self._begun

    def _look(self) -> None:
        while self._begun and self._begun[0].is_done_within(0):
            receipt = self._begun.popleft()
            receipt.tell(receipt.raised)
        if not self._begun:
            self._timer.stop()

    def _queue(self) -> SimpleQueue[_Receipt | None]:
        if self._jobs is None:
            # A window is painted before anything is written.
            from queue import SimpleQueue

            self._jobs = SimpleQueue()
            # It ends with the scribe, which it mustn't hold on to.
            finalize(self, self._jobs.put, None)
            Thread(target=_work, args=(self._jobs,), name="writing", daemon=True).start()
        return self._jobs


def _work(jobs: SimpleQueue[_Receipt | None]) -> None:
    while True:
        receipt = jobs.get()
        if receipt is None:
            return
        receipt.carry_out()
        undone = receipt.undone
        # Nobody lets it go before it is done: what belongs to a window mustn't die here, in another thread.
        del receipt
        undone.release()


def _raise(raised: BaseException | None) -> None:
    if raised is not None:
        raise raised
