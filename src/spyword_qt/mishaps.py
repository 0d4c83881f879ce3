"""Errors that nobody expected, in whatever slot, paint event or thread: written down, and told once each."""

from __future__ import annotations

import sys
import threading
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from spyword_qt.store.fault_log import FaultLog

# Made at every start, and hardly ever needed: the rest is imported when something goes wrong.

_KEPT_BY_PYTHON: Final = ("last_exc", "last_type", "last_value", "last_traceback")


class Mishaps(QObject):
    """Python brings errors here that nobody caught. What it keeps of them, maybe a secret, is let go."""

    happened = Signal()
    """Of every error; connect it queued, for it may come from within a paint event or another thread."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """`folder` is the data folder, which has the log."""
        super().__init__(parent)
        self._folder = folder

    def catch_all(self) -> None:
        """From now on, all errors come here."""
        sys.excepthook = self._catch
        sys.unraisablehook = self._catch_unraisable
        threading.excepthook = self._catch_in_thread

    @cached_property
    def _log(self) -> FaultLog:
        from spyword_qt.store.fault_log import FaultLog

        return FaultLog(self._folder)

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            # Somebody wants the program to end.
            sys.__excepthook__(kind, error, trace)
            return
        entry = self._log.note(error)
        let_go(error)
        if entry is not None and sys.stderr is not None:
            # A desktop keeps what programs print.
            print(entry, file=sys.stderr)
        self.happened.emit()

    def _catch_unraisable(self, told: sys.UnraisableHookArgs) -> None:
        if told.exc_value is not None:
            self._log.note(told.exc_value)

    def _catch_in_thread(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self._catch(told.exc_type, told.exc_value, told.exc_traceback)


def let_go(error: BaseException) -> None:
    """Drops what the calls held that an error came through.

    A painter among it has to be gone before its paint event is over, and before what it paints on: else Qt
    crashes.
    """
    import traceback

    if error.__context__ is not None:
        let_go(error.__context__)
    for frame, _ in reversed(list(traceback.walk_tb(error.__traceback__))):
        # Who still runs drops it later.
        with suppress(RuntimeError):
            frame.clear()
    for name in _KEPT_BY_PYTHON:
        if hasattr(sys, name):
            delattr(sys, name)
