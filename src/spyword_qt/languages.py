"""The language of all that is read: Qt's translators, one set for the whole program.

English too has one: its source texts stand in the plural, "%n people".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from spyword_qt.spoken import FOLDER, LANGUAGES, SOURCE, translations

_spoken: dict[str, list[QTranslator]] = {}
"""The language that is spoken, with what translates into it. Qt doesn't keep translators by itself."""


def of_system(wanted: Sequence[str] | None = None) -> str:
    """The first of the languages that the system's people want which the game speaks, else English.

    `wanted` are their codes, `pl-PL`, the most wanted first; by default what the system says.
    """
    codes = QLocale.system().uiLanguages() if wanted is None else wanted
    spoken = (code.replace("_", "-").partition("-")[0] for code in codes)
    return next((code for code in spoken if code in LANGUAGES), SOURCE)


def speak(language: str) -> None:
    """Lets everything be said in a language of LANGUAGES, dates and numbers as well.

    What is on the screen hears of it before this returns; what is made later need not hear of it.
    """
    if language in _spoken:
        return
    locale = QLocale(language)
    QLocale.setDefault(locale)
    translators = []
    qt_texts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{locale.name()}", qt_texts), (translations(language), str(FOLDER))):
        translator = QTranslator()
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            translators.append(translator)
    # Only now: in between everything would be in nobody's language.
    for translator in chain(*_spoken.values()):
        QCoreApplication.removeTranslator(translator)
    _spoken.clear()
    _spoken[language] = translators
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
