"""Start-up and command line."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from spyword_qt import __version__, instance
from spyword_qt.backstage import Backstage
from spyword_qt.clock import Clock, steady
from spyword_qt.evening import Evening
from spyword_qt.mishaps import Mishaps
from spyword_qt.spoken import LANGUAGES
from spyword_qt.store import data_dir
from spyword_qt.store.restored import HalfRestored
from spyword_qt.window import Window


def create_window(
    data_dir: Path,
    *,
    seed: int | None = None,
    language: str | None = None,
    clock: Clock | None = None,
    ahead: bool | None = None,
) -> QMainWindow:
    """The whole game in a window; the caller has the QApplication, shows it, and runs the event loop.

    `seed` makes deals repeatable. `language` (en, it, pl, zh) is spoken until people choose another. `clock`
    gives monotonic seconds: guards and countdowns follow it. Movements go by Qt's own clock, so with another
    nothing moves, and, unless `ahead` says otherwise, nothing is brought in or built before it is needed.
    Raises HalfRestored.
    """
    return _evening(data_dir, seed=seed, language=language, clock=clock, ahead=ahead).window


def _evening(
    data_dir: Path,
    *,
    seed: int | None,
    language: str | None,
    clock: Clock | None = None,
    ahead: bool | None = None,
) -> Evening:
    window = Window(still=clock is not None)
    backstage = Backstage(data_dir, seed=seed, language=language, clock=clock or steady)
    evening = Evening(window, backstage)
    evening.begin(ahead=clock is None if ahead is None else ahead)
    return evening


def main(arguments: Sequence[str] | None = None) -> int:
    """The program `spyword-qt`."""
    asked = _parser().parse_args(arguments)
    # Qt's raster engine hands spans to a thread pool and waits for it, which on few cores costs more than
    # it gives. It is read when QtGui starts.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    folder = data_dir.find(asked.data_dir)
    if asked.check_data:
        from spyword_qt.check_data import check

        return check(folder)
    lock = instance.hold(folder)
    # Qt's loop never comes back to Python by itself, so Python would not notice Ctrl+C in a terminal.
    # Every action is on disk already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # As a switch: setting it would give it back, and Python take a tenth of a start to find out what that is.
    application = QApplication([*sys.argv[:1], "-style", "Fusion"])
    application.setApplicationName("spyword")
    # By this name a desktop groups the windows, and finds an entry of its own for them if there is one.
    application.setDesktopFileName("spyword")
    if lock is None:
        from spyword_qt.turned_away import turn_away

        return turn_away(folder, asked.language)
    mishaps = Mishaps(folder)
    mishaps.catch_all()
    is_full = asked.fullscreen
    while True:
        try:
            evening = _evening(folder, seed=asked.seed, language=asked.language)
        except HalfRestored:
            from spyword_qt.screens.half_restored import HalfRestoredScreen
            from spyword_qt.turned_away import turn_away

            return turn_away(folder, asked.language, HalfRestoredScreen)
        mishaps.happened.connect(evening.meet_mishap, Qt.ConnectionType.QueuedConnection)
        if is_full:
            evening.window.showFullScreen()
        elif _has_room(evening.window):
            evening.window.show()
        else:
            evening.window.showMaximized()
        status = application.exec()
        if not evening.is_to_begin_anew:
            break
        is_full = evening.window.isFullScreen()
        evening.window.deleteLater()
    lock.unlock()
    return status


def _has_room(window: Window) -> bool:
    """Whether the screen holds the window with its frame."""
    # What a frame takes is known only once the window is there; this is what a wide one takes.
    room = window.screen().availableSize() - QSize(16, 40)
    return window.width() <= room.width() and window.height() <= room.height()


def _parser() -> argparse.ArgumentParser:
    what = "The Spy's Word, for 4 to 12 people, and Secret Bandit, for 12 to 16 and a judge."
    parser = argparse.ArgumentParser(prog="spyword-qt", description=what)
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep games and settings in DIR")
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same games again")
    parser.add_argument("--language", choices=LANGUAGES, help="language of the game")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--check-data", action="store_true", help="say where stats differ from the games")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return parser
