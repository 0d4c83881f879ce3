"""The cues: what they are called, and how they are played, or quietly not."""

from __future__ import annotations

import sys
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QLoggingCategory, QObject, QTimer
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

CUES: Final = Path(__file__).parent / "cues"
LOOK_MS: Final = 20
UNSAID: Final = "qt.multimedia.*=false\nqt.speech.*=false"
"""What Qt misses of sound and speech, which nobody who plays can help."""

SILENT: Final = "silent"
"""Property of a widget in which no cue is asked for, whatever is pressed there."""


class Cue(StrEnum):
    """A sound, by the name of its file. None of them depends on anything secret."""

    BUTTON = "button"
    CARD = "card"
    VOTE = "vote"
    TICK = "tick"
    TIME_UP = "time_up"
    OUT = "out"
    CITIZENS = "citizens"
    SPIES = "spies"
    GHOST = "ghost"
    NOBODY = "nobody"
    TITLE = "title"


class CueEvent(QEvent):
    """Tells a window that a cue goes with what is seen in it."""

    TYPE: Final = QEvent.Type(QEvent.registerEventType())

    def __init__(self, cue: Cue) -> None:
        super().__init__(self.TYPE)
        self.cue = cue


def ask_for(widget: QWidget, cue: Cue) -> None:
    """Lets a widget's window know of a cue; where it is silent, or nobody listens, it is lost."""
    if not _is_silent(widget):
        QCoreApplication.sendEvent(widget.window(), CueEvent(cue))


def _is_silent(widget: QWidget) -> bool:
    """Whether a widget lies in one that is silent."""
    around: QWidget | None = widget
    while around is not None:
        if around.property(SILENT):
            return True
        around = around.parentWidget()
    return False


class Sounds(QObject):
    """Plays cues. Without QtMultimedia or a device to play on it is silent for good, and says nothing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._volume = 0.0
        self._opening: Thread | None = None
        self._asked = Cue.BUTTON
        self._effects: dict[Cue, QSoundEffect] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)

    def set_volume(self, volume: float) -> None:
        """From 0, which is silence, to 1, half of which sounds half as loud."""
        self._volume = volume

    def play(self, cue: Cue) -> None:
        """Lets a cue be heard, and returns at once. While the device is being opened, the last one waits."""
        if self._volume <= 0:
            return
        if self._opening is None:
            self._opening = Thread(target=_open_device, name="sounds", daemon=True)
            self._opening.start()
        if self._opening.is_alive():
            self._asked = cue
            self._timer.start()
        elif self._can_play:
            self._sound(cue)

    @cached_property
    def _can_play(self) -> bool:
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError:
            return False
        return not QMediaDevices.defaultAudioOutput().isNull()

    def _look(self) -> None:
        if self._opening is None or not self._opening.is_alive():
            self._timer.stop()
            self.play(self._asked)

    def _sound(self, cue: Cue) -> None:
        effect = self._effects.get(cue)
        if effect is None:
            from PySide6.QtCore import QUrl
            from PySide6.QtMultimedia import QSoundEffect

            effect = self._effects[cue] = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(CUES / f"{cue}.wav")))
        # Ears go by powers, Qt by pressure.
        effect.setVolume(self._volume**2)
        effect.play()


def _open_device() -> None:
    """Makes QtMultimedia ready, which takes 60 ms, or half a minute where the sound server hangs."""
    # What Qt misses it says to whoever started the game, who can do nothing about it. PulseAudio's
    # complaint belongs to no category of its own.
    QLoggingCategory.setFilterRules(f"{UNSAID}\ndefault.warning=false")
    try:
        from PySide6.QtMultimedia import QMediaDevices
    except ImportError:
        return
    else:
        # Elsewhere there is no server to wait for, and devices belong to the thread that asked first.
        if sys.platform == "linux":
            QMediaDevices.defaultAudioOutput()
    finally:
        QLoggingCategory.setFilterRules(UNSAID)
