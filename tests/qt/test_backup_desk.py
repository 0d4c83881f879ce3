"""A file is looked through while a game may begin, or its screen be left."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from spyword_qt import backup_desk
from spyword_qt.backup_desk import BackupDesk
from spyword_qt.screens.backup_files import BackupFiles
from spyword_qt.screens.screen import Screen
from spyword_qt.scribe import Scribe
from spyword_qt.store.backup import Backup, TooMuch, read_backup
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.preferences import Preferences, PreferencesFile
from spyword_qt.widgets.panel import Panel


class Counter:
    """A desk upon a screen, and what came of it."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.screen = Screen("some", lambda: 1000.0)
        qtbot.addWidget(self.screen)
        self.screen.show()
        self.is_on = False
        self.scribe, outgoing = Scribe(), Scribe()
        self.desk = BackupDesk(folder, self.screen, lambda: self.is_on, self.scribe, outgoing)
        self.said: list[str] = []
        self.troubles: list[str] = []
        self.desk.said.connect(self.said.append)
        self.desk.troubled.connect(self.troubles.append)

    def choose(self, path: Path) -> None:
        files = self.screen.findChild(BackupFiles)
        assert files is not None
        files.file_chosen.emit(str(path))

    def back_up(self, path: Path) -> None:
        files = self.screen.findChild(BackupFiles)
        assert files is not None
        files.place_chosen.emit(str(path))

    def asks(self) -> bool:
        return self.screen.findChild(QAbstractButton, "act") is not None

    def press(self, name: str) -> None:
        button = self.screen.findChild(QAbstractButton, name)
        assert button is not None, name
        button.click()


@pytest.fixture
def counter(tmp_path: Path, qtbot: QtBot) -> Counter:
    return Counter(tmp_path, qtbot)


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A file is read when this is set."""
    may = Event()

    def read(_path: Path) -> Backup:
        assert may.wait(10)
        return Backup({})

    monkeypatch.setattr(backup_desk, "read_backup", read)
    yield may
    may.set()


def test_it_shows_that_it_is_reading_until_it_asks(
    counter: Counter, reading: Event, qtbot: QtBot, tmp_path: Path
) -> None:
    counter.choose(tmp_path)
    (panel,) = counter.screen.findChildren(Panel)
    assert panel.isVisible()
    assert not counter.asks()
    reading.set()
    qtbot.waitUntil(counter.asks)
    assert len(counter.screen.findChildren(Panel)) == 1


def test_what_is_left_is_not_asked_about(
    counter: Counter, reading: Event, qtbot: QtBot, tmp_path: Path
) -> None:
    counter.choose(tmp_path)
    counter.press("cancel")
    assert not counter.screen.findChildren(Panel)
    reading.set()
    qtbot.wait(100)
    assert not counter.asks()


def test_upon_a_screen_that_is_left_nothing_is_read(
    counter: Counter, reading: Event, qtbot: QtBot, tmp_path: Path
) -> None:
    counter.screen.hide()
    counter.choose(tmp_path)
    reading.set()
    qtbot.wait(50)
    assert not counter.screen.findChildren(Panel)


def test_a_game_that_began_meanwhile_is_not_replaced(
    counter: Counter, reading: Event, qtbot: QtBot, tmp_path: Path
) -> None:
    reading.set()
    counter.choose(tmp_path)
    qtbot.waitUntil(counter.asks)
    counter.is_on = True
    counter.press("act")
    assert counter.troubles == ["Nothing was changed: a game is on."]
    assert not list(tmp_path.iterdir())


def test_what_was_read_is_dropped_when_it_is_not_wanted(
    counter: Counter, reading: Event, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[weakref.ref[Backup]] = []

    def remembered(_path: Path) -> Backup:
        backup = Backup({})
        read.append(weakref.ref(backup))
        return backup

    monkeypatch.setattr(backup_desk, "read_backup", remembered)
    counter.choose(tmp_path)
    qtbot.waitUntil(counter.asks)
    counter.press("keep")
    qtbot.wait(50)
    gc.collect()
    assert read[0]() is None


def test_all_is_laid_out_beside_the_window(
    counter: Counter, reading: Event, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may = Event()

    def refuse(_backup: Backup, folder: Path) -> None:
        assert may.wait(10), "the window waits for the disk"
        raise NotSaved(folder, SaveProblem.FULL)

    monkeypatch.setattr("spyword_qt.scribe.WITHIN_A_FRAME", 0.008)
    monkeypatch.setattr(backup_desk, "prepare", refuse)
    reading.set()
    counter.choose(tmp_path)
    qtbot.waitUntil(counter.asks)
    counter.press("act")
    assert counter.screen.findChildren(Panel)
    may.set()
    qtbot.waitUntil(lambda: bool(counter.troubles))
    assert not counter.screen.findChildren(Panel)
    assert not counter.said


def test_what_is_on_its_way_to_disk_is_in_it(
    counter: Counter, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spyword_qt.scribe.WITHIN_A_FRAME", 0.008)
    may = Event()

    def prefer() -> None:
        assert may.wait(10)
        PreferencesFile(tmp_path).save(Preferences(theme="dark"))

    counter.scribe.write(prefer)
    counter.back_up(tmp_path / "all")
    may.set()
    qtbot.waitUntil(lambda: bool(counter.said))
    assert b"dark" in read_backup(tmp_path / "all").files["preferences.json"]


def test_what_is_left_out_is_counted(counter: Counter, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "plays.json").write_text("{")
    counter.back_up(tmp_path / "all")
    qtbot.waitUntil(lambda: bool(counter.troubles))
    assert "without one thing" in counter.troubles[0]


def test_too_much_is_said(
    counter: Counter, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_folder: Path, _path: Path) -> Backup:
        raise TooMuch

    monkeypatch.setattr(backup_desk, "write_backup", refuse)
    counter.back_up(tmp_path / "all")
    qtbot.waitUntil(lambda: bool(counter.troubles))
    assert counter.troubles[0].startswith("Nothing was written")
