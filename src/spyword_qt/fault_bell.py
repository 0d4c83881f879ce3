"""Tells of faults where they may be shown, whichever thread finds them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from spyword_qt.store.json_file import Outcome


class FaultBell(QObject):
    """`tell` is called in the thread that the bell was made in: at once if the fault is found there, too."""

    _rung = Signal(object)

    def __init__(self, tell: Callable[[Outcome], None]) -> None:
        super().__init__()
        self._tell = tell
        self._rung.connect(self._answer)

    def ring(self, _path: Path, outcome: Outcome) -> None:
        """Tells of a fault in a file."""
        self._rung.emit(outcome)

    def _answer(self, outcome: Outcome) -> None:
        self._tell(outcome)
