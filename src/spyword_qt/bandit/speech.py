"""The judge's script said aloud by the device, where it has a voice for the language."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QLoggingCategory, QObject, Signal

from spyword_qt.errand import Errand
from spyword_qt.theme.sounds import UNSAID

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

TRIAL: Final = "mock"
"""An engine of Qt's own tests: it pretends to speak."""


class Speech(QObject):
    """Silent until a voice was looked for, and for good where there is none; it never says why."""

    found = Signal(bool)
    """Whether there is a voice for the language that was asked for last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = ""
        self._waiting = ""
        self._is_looking = False
        self._voice: QTextToSpeech | None = None
        self._search = Errand(self)
        self._search.done.connect(self._take)

    def look_for(self, language: str) -> None:
        """Look for a voice for a language code, and return at once; `found` tells of the end."""
        self.hush()
        self._drop_voice()
        self._language, self._is_looking = language, True
        self._search.begin(partial(_engines_for, language))

    def say(self, sentence: str) -> None:
        """Say a sentence after those that are being said. While a voice is looked for, the last one waits."""
        if self._voice is not None:
            self._voice.enqueue(sentence)
        elif self._is_looking:
            self._waiting = sentence

    def hush(self) -> None:
        """Break off, and say nothing of what was still to come."""
        self._waiting = ""
        if self._voice is not None:
            self._voice.stop()

    def _take(self, engines: object) -> None:
        self._is_looking = False
        if isinstance(engines, tuple) and engines:
            self._voice = self._open(engines)
        self.found.emit(self._voice is not None)
        if self._waiting:
            self.say(self._waiting)
            self._waiting = ""

    def _open(self, engines: tuple[str, ...]) -> QTextToSpeech | None:
        """The voice of the first engine that has one."""
        from PySide6.QtTextToSpeech import QTextToSpeech

        for engine in engines:
            voice = QTextToSpeech(engine, self)
            locale = _locale_of(voice, self._language)
            if locale is not None:
                voice.setLocale(locale)
                return voice
            voice.deleteLater()
        return None

    def _drop_voice(self) -> None:
        if self._voice is not None:
            self._voice.deleteLater()
            self._voice = None


def _engines_for(language: str) -> tuple[str, ...]:
    """The names of engines that may have a voice for a language."""
    QLoggingCategory.setFilterRules(UNSAID)
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech
    except ImportError:
        return ()
    engines = [engine for engine in QTextToSpeech.availableEngines() if engine != TRIAL]
    # A speech server that has to be started takes seconds to answer. Elsewhere there is none to wait for,
    # and an engine belongs to the thread that made it.
    if sys.platform == "linux":
        engines = [engine for engine in engines if _locale_of(QTextToSpeech(engine), language) is not None]
    return tuple(engines)


def _locale_of(voice: QTextToSpeech, language: str) -> QLocale | None:
    """The locale in which an engine speaks a language: the system's country, or the language's own, first."""
    own = QLocale(language)
    spoken = [locale for locale in voice.availableLocales() if locale.language() == own.language()]
    countries = (QLocale.system().territory(), own.territory())
    return min(
        spoken, key=lambda locale: [locale.territory() != country for country in countries], default=None
    )
