"""Python's search for garbage, done in Qt's thread and nowhere else.

Left to itself it runs in whatever thread happens to make the next object, and destroys what it finds there:
widgets die of that, and the program with them.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName

WHEN_SHOWN_MS: Final = 300
"""After a screen came up: it has risen, and is still deaf."""
_AT_REST: Final = (ScreenName.HOME, ScreenName.OVER)
"""Where nobody waits for the next screen: all garbage is looked for there, elsewhere only what is new."""


class _Collector:
    """Python's own, switched off while there is a window."""

    def __init__(self) -> None:
        self._windows = 0
        self._was_on = True

    def switch_off(self) -> None:
        if not self._windows:
            self._was_on = gc.isenabled()
            gc.disable()
        self._windows += 1

    def switch_on(self) -> None:
        self._windows -= 1
        if not self._windows and self._was_on:
            gc.enable()


_collector = _Collector()
"""There is one in a process."""


class Litter(QObject):
    """Picks up between screens, as long as its window lives."""

    def __init__(self, window: QObject, flow: Flow) -> None:
        super().__init__(window)
        self._flow = flow
        self._pause = QTimer(self, singleShot=True, interval=WHEN_SHOWN_MS)
        self._pause.timeout.connect(self._pick_up)
        flow.entered.connect(self._wait)
        _collector.switch_off()
        window.destroyed.connect(_collector.switch_on)

    def _wait(self, _name: ScreenName) -> None:
        self._pause.start()

    def _pick_up(self) -> None:
        gc.collect(2 if self._flow.current in _AT_REST else 1)
