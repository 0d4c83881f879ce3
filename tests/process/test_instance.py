"""Two programs on one data folder: the second says so and leaves, and writes nothing."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from spyword_qt import instance
from spyword_qt.instance import NAME
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.preferences import Preferences, PreferencesFile
from tests.process import programs

HOLD = """
import pathlib, sys, time
from spyword_qt import instance
lock = instance.hold(pathlib.Path(sys.argv[1]))
print("held" if lock is not None else "taken", flush=True)
time.sleep(600)
"""
START = """
import sys
from spyword_qt import app, turned_away
turned_away.READING_MS = 1
sys.exit(app.main(sys.argv[1:]))
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[None]:
    """The folder is held by a process that lives until the test ends."""
    holder = programs.run(HOLD, tmp_path)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    yield
    holder.kill()
    holder.communicate()


@pytest.mark.usefixtures("elsewhere")
def test_the_second_says_so_in_its_language_and_leaves_without_writing(tmp_path: Path) -> None:
    (tmp_path / "preferences.json").write_text('{"version":1,"preferences":{"language":"en"}}')
    (tmp_path / "game.json").write_text("broken")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    second = programs.run(START, "--data-dir", tmp_path)
    _, said = second.communicate(timeout=60)
    assert second.returncode == 1
    assert said == "Another window of it plays with the same data. Go on there: this one closes.\n"
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.usefixtures("elsewhere")
def test_nobody_else_gets_the_folder_while_it_is_held(tmp_path: Path) -> None:
    assert instance.hold(tmp_path) is None
    (tmp_path / NAME).write_text("1\npython\nsome-other-computer\n")
    assert instance.hold(tmp_path) is None, "by its name it is from elsewhere, but the system knows better"


def test_what_a_killed_process_held_is_taken_over(tmp_path: Path) -> None:
    holder = programs.run(HOLD, tmp_path)
    assert holder.stdout is not None
    holder.stdout.readline()
    holder.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    holder.communicate()
    assert (tmp_path / NAME).exists()
    assert instance.hold(tmp_path) is not None


@pytest.mark.parametrize("left", ["", "junk", "7\npython\nsome-other-computer\n"])
def test_a_lock_that_nobody_can_be_asked_about_is_taken_over(tmp_path: Path, left: str) -> None:
    (tmp_path / NAME).write_text(left)
    lock = instance.hold(tmp_path)
    assert lock is not None
    assert lock.isLocked()


def test_a_folder_that_cant_be_locked_is_played_in_all_the_same(tmp_path: Path) -> None:
    lock = instance.hold(tmp_path / "gone")
    assert isinstance(lock, QLockFile)
    assert not lock.isLocked()


def test_looking_at_preferences_mends_nothing(tmp_path: Path) -> None:
    (tmp_path / "preferences.json").write_text("{")
    assert PreferencesFile(tmp_path).look() == Preferences()
    assert [path.name for path in tmp_path.iterdir()] == ["preferences.json"]
    assert PreferencesFile(tmp_path).load().outcome is Outcome.LOST
