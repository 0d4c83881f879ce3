"""What people do that needs every disk to have answered: it is done once they have, and no window blocks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from spyword_qt import scribe
from spyword_qt.giver import Giver
from spyword_qt.keeper import Keeper


class Quiet(QObject):
    """When nothing is being saved, and nothing given."""

    awaited = Signal(bool)
    """Nobody is to do anything from now on (True), or may again (False)."""

    def __init__(self, keeper: Keeper, giver: Giver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._giver = giver
        self._act: Callable[[], object] | None = None
        self._timer = QTimer(self, interval=scribe.LOOK_MS)
        self._timer.timeout.connect(self._look)

    def when(self, act: Callable[[], object]) -> None:
        """Do something then: at once, as a rule. What is asked for meanwhile is stale, and does nothing."""
        if self._act is not None:
            return
        if self._is_quiet_within(scribe.WITHIN_A_FRAME):
            act()
            return
        self._act = act
        self._timer.start()
        self.awaited.emit(True)

    def _look(self) -> None:
        act = self._act
        if act is not None and self._is_quiet_within(0.0):
            self._act = None
            self._timer.stop()
            self.awaited.emit(False)
            act()

    def _is_quiet_within(self, seconds: float) -> bool:
        # What is to be kept was waited for when that began.
        return self._giver.finish(seconds) and self._keeper.finish(0.0)
