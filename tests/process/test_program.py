"""The program as a whole: it begins anew on restored data, and meets its own errors."""

from __future__ import annotations

from pathlib import Path

from tests.process import programs

ANEW = """
import sys
from PySide6.QtCore import QTimer
from spyword_qt import app
from spyword_qt.evening import Evening

begin, opened = Evening.begin, []

def begin_and_end(self, *, ahead):
    begin(self, ahead=ahead)
    opened.append(self.window)
    QTimer.singleShot(20, self, self._begin_anew if len(opened) < 3 else self.window.close)

Evening.begin = begin_and_end
status = app.main(sys.argv[1:])
print(len(opened), status)
"""
MISHAP = """
import sys
from PySide6.QtCore import QTimer
from spyword_qt import app
from spyword_qt.evening import Evening

begin = Evening.begin

def begin_and_fail(self, *, ahead):
    global evening, look
    evening = self
    begin(self, ahead=ahead)
    QTimer.singleShot(20, self, fail)
    look = QTimer(self, interval=20)
    look.timeout.connect(leave_once_it_is_met)
    look.start()

def fail():
    raise KeyError("a word")

def leave_once_it_is_met():
    screen = evening.window.stack.currentWidget().objectName()
    if screen == "mishap":
        print(screen, flush=True)
        look.stop()
        evening.window.close()

Evening.begin = begin_and_fail
sys.exit(app.main(sys.argv[1:]))
"""


def test_it_begins_anew_as_often_as_is_wanted(tmp_path: Path) -> None:
    program = programs.run(ANEW, "--data-dir", tmp_path)
    told, complained = program.communicate(timeout=60)
    assert (told, program.returncode) == ("3 0\n", 0), complained


def test_an_error_is_met_and_the_program_goes_on(tmp_path: Path) -> None:
    program = programs.run(MISHAP, "--data-dir", tmp_path)
    told, complained = program.communicate(timeout=60)
    assert (told, program.returncode) == ("mishap\n", 0), complained
    assert "KeyError" in complained
    assert "a word" not in complained
    assert "KeyError" in (tmp_path / "faults.log").read_text("utf-8")
