"""The judge's script as it is heard: said by the device, where the host wants that."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from spyword_qt.bandit.speech import Speech


class Script(QObject):
    """`is_wanted` tells whether the device is to speak, `language` in which language."""

    voice_found = Signal(bool)
    """Whether the device has a voice for the language: the end of `look_for_voice`."""

    def __init__(self, is_wanted: Callable[[], bool], language: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self._is_wanted = is_wanted
        self._language = language
        self._looked_for = ""
        self._speech = Speech(self)
        self._speech.found.connect(self.voice_found)

    def look_for_voice(self) -> None:
        """Looks for a voice for the language, whether one is wanted or not; returns at once."""
        self._looked_for = self._language()
        self._speech.look_for(self._looked_for)

    def say(self, sentence: str) -> None:
        """Says it, if that is wanted, and there is a voice for the language."""
        if not self._is_wanted():
            return
        if self._language() != self._looked_for:
            self.look_for_voice()
        self._speech.say(sentence)

    def hush(self) -> None:
        """Breaks off."""
        self._speech.hush()
