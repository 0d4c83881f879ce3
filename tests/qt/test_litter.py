"""Garbage dies in Qt's thread only, however much a thread makes, and it does die."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from threading import Thread, current_thread

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from spyword_qt.app import create_window
from spyword_qt.litter import WHEN_SHOWN_MS
from tests.qt.conftest import Clock


class Knot:
    """Garbage that only a search finds, and that tells where it was found."""

    died_in: list[Thread]

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.died_in.append(current_thread())


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot, clock: Clock) -> QMainWindow:
    Knot.died_in = []
    window = create_window(tmp_path, clock=clock)
    qtbot.addWidget(window)
    return window


def much_ado() -> None:
    assert len([[number] for number in range(30_000)]) == 30_000


def test_none_dies_in_a_thread_while_there_is_a_window(window: QMainWindow) -> None:
    Knot()
    for _ in range(20):
        thread = Thread(target=much_ado)
        thread.start()
        thread.join()
    assert Knot.died_in == []


def test_it_is_picked_up_once_a_screen_has_come_up(window: QMainWindow, qtbot: QtBot) -> None:
    Knot()
    window.show()
    qtbot.waitUntil(lambda: bool(Knot.died_in), timeout=10 * WHEN_SHOWN_MS)
    assert set(Knot.died_in) == {current_thread()}


SCRIPT = """
import gc, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from spyword_qt.app import create_window

application = QApplication([])
window = create_window(Path(sys.argv[1]))
assert not gc.isenabled()
window.close()
window.deleteLater()
QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
assert gc.isenabled()
"""


def test_without_a_window_python_does_as_before(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", SCRIPT, tmp_path], check=True)
