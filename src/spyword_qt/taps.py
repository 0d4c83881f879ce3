"""A tap for everything that is pressed, whatever it is and does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.sounds import Cue, Sounds
from spyword_qt.widgets.control import PRESSED


class Taps(QObject):
    """Hears of a window's controls by the event that they send it."""

    def __init__(self, window: QWidget, sounds: Sounds) -> None:
        super().__init__(window)
        self._sounds = sounds
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == PRESSED:
            self._sounds.play(Cue.BUTTON)
            return True
        return super().eventFilter(watched, event)
