"""What people do to what is kept of them and of their packages: a thread does it, and the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from spyword_qt.scribe import Scribe

T = TypeVar("T")


class Deeds(QObject):
    """One after the other, in order with all else that the scribe writes.

    Nobody may touch what a deed changes until it is done; a disk that is slow for one is `awaited` meanwhile.
    """

    awaited = Signal(bool)
    """Nobody is to do anything from now on (True), or may again (False)."""

    def __init__(self, scribe: Scribe, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scribe = scribe
        self._undone = 0
        self._is_awaited = False

    def do(
        self, job: Callable[[], T], then: Callable[[T], object], refused: Callable[[Exception], object]
    ) -> None:
        """Begin; most are done within a frame, and then told before this returns.

        `then` is called with what the job gave, or `refused` with what it raised, which raises what it
        didn't expect.
        """
        results: list[T] = []

        def carry_out() -> None:
            results.append(job())

        def tell(raised: BaseException | None) -> None:
            self._undone -= 1
            self._tell_awaited()
            if raised is None:
                then(results[0])
            elif isinstance(raised, Exception):
                refused(raised)
            else:
                raise raised

        self._undone += 1
        self._scribe.write(carry_out, tell)
        self._tell_awaited()

    def _tell_awaited(self) -> None:
        if self._is_awaited is not bool(self._undone):
            self._is_awaited = bool(self._undone)
            self.awaited.emit(self._is_awaited)
