"""What is shown of a program that can't use its data folder: it says why, and leaves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer

from spyword_qt import languages
from spyword_qt.clock import steady
from spyword_qt.screens.taken import TakenScreen
from spyword_qt.store.preferences import PreferencesFile
from spyword_qt.window import Window

READING_MS: Final = 10_000
"""After which it leaves by itself, should nobody be there to let it."""


def turn_away(folder: Path, language: str | None, why: type[TakenScreen] = TakenScreen) -> int:
    """Says that the folder is in use, or `why` else not, and returns the exit status. Writes nothing."""
    preferences = PreferencesFile(folder).look()
    languages.speak(language or preferences.language or languages.of_system())
    window = Window()
    window.dress(preferences.theme)
    window.hold_still(preferences.reduce_motion)
    screen = why(steady)
    screen.set_text_size(preferences.text)
    screen.leave.connect(window.close)
    window.stack.addWidget(screen)
    screen.enter()
    window.show()
    print(screen.sentence.text(), file=sys.stderr)
    QTimer.singleShot(READING_MS, window, window.close)
    QCoreApplication.exec()
    return 1
