"""What a start does before its first picture: nothing that it can do without, and nothing twice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from pytestqt.qtbot import QtBot

from spyword_qt.app import create_window

PAINTED = """
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from spyword_qt.app import create_window

LATE = {
    "PIL", "importlib.metadata", "msgspec", "platformdirs", "rapidfuzz", "spyword_engine",
    "PySide6.QtMultimedia", "PySide6.QtNetwork", "wakepy",
}


class Onlooker(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and watched.objectName() == "home":
            print("painted with", *sorted(LATE & sys.modules.keys()))
            print("laid out", len(layouts), "seen", len(seen))
            application.exit()
            application.removeEventFilter(self)
        return False


application = QApplication([])
onlooker = Onlooker()
application.installEventFilter(onlooker)
window = create_window(Path(sys.argv[1]))
layouts, seen = [], []
window.findChild(QWidget, "home").arranged.connect(layouts.append)
window.seen.connect(lambda: seen.append(True))
window.show()
application.exec()
"""
PLAIN = """
import linecache
import os
import sys

from spyword_qt import program

os._exit = lambda status: print("read", *(name for name in linecache.cache if "spyword" in name))
program.main(["--data-dir", sys.argv[1], "--check-data"])
"""


def test_the_home_screen_is_painted_before_engine_and_libraries_are_brought_in(tmp_path: Path) -> None:
    assert _said(PAINTED, tmp_path) == "painted with\nlaid out 1 seen 0\n"


def test_the_program_reads_no_sources(tmp_path: Path) -> None:
    assert _said(PLAIN, tmp_path).endswith("read\n")


def test_what_can_wait_for_the_first_picture_is_done_after_it(tmp_path: Path, qtbot: QtBot) -> None:
    broken = tmp_path / "game.json.broken-1"
    broken.write_text("pear, apple")
    window = create_window(tmp_path)
    qtbot.addWidget(window)
    qtbot.wait(20)
    assert "pear" in broken.read_text()
    window.show()
    qtbot.waitUntil(lambda: "pear" not in broken.read_text())
    assert not window.windowIcon().isNull()
    window.close()


def _said(program: str, folder: Path) -> str:
    command = [sys.executable, "-c", program, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert not done.stderr
    return done.stdout
