"""From what is seen to what is heard: plays the cues that a window's widgets ask for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.sounds import CueEvent, Sounds


class Hearing(QObject):
    """Listens at a window."""

    def __init__(self, window: QWidget, sounds: Sounds) -> None:
        super().__init__(window)
        self._sounds = sounds
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, CueEvent):
            self._sounds.play(event.cue)
            return True
        return super().eventFilter(watched, event)
