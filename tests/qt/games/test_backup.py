"""Everything is backed up to one file and restored from it, in the preferences."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from spyword_qt import backup_desk
from spyword_qt.backup_desk import BackupDesk
from spyword_qt.evening import Evening
from spyword_qt.flow import Flow
from spyword_qt.screens.backup_files import BackupFiles
from spyword_qt.screens.name import ScreenName
from spyword_qt.store.backup import Backup
from spyword_qt.widgets.notice import Notice
from tests.qt.desk import Desk
from tests.qt.games.party import Party


@pytest.fixture(autouse=True)
def undisturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No dialog of the system's comes up."""
    monkeypatch.setattr(QFileDialog, "open", lambda self: None)


def said(party: Party) -> str:
    notice = party.window.findChild(Notice)
    assert isinstance(notice, Notice)
    return notice.accessibleName() if notice.isVisible() else ""


def files(party: Party) -> BackupFiles:
    found = party.page.findChildren(BackupFiles)
    assert found
    return found[-1]


def test_all_is_restored_that_was_backed_up(party: Party, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "all.spyword-backup"
    Desk(party.folder).invite("Ada", "Ben")
    party.reopen()
    party.press("preferences", "theme_dark", "data", "back_up")
    files(party).place_chosen.emit(str(file))
    qtbot.waitUntil(lambda: said(party) == "Everything is backed up.")
    Desk(party.folder).invite("Zoe")
    party.press("theme_light", "data", "restore")
    files(party).file_chosen.emit(str(file))
    qtbot.waitUntil(lambda: party.offers("act"))
    party.press("act")
    evening = party.window.findChild(Evening)
    assert evening is not None
    qtbot.waitUntil(lambda: evening.is_to_begin_anew)
    assert not party.window.isVisible()
    party.reopen()
    assert [entry.name for entry in Desk(party.folder).profiles.entries()] == ["Ada", "Ben"]
    party.press("preferences")
    assert party.button("theme_dark").isChecked()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"no backup", "The file is no backup of The Spy’s Word."), (None, "The file can’t be read.")],
)
def test_what_is_refused_changes_nothing_and_is_said(
    party: Party, tmp_path: Path, qtbot: QtBot, content: bytes | None, sentence: str
) -> None:
    file = tmp_path / "some.spyword-backup"
    if content is not None:
        file.write_bytes(content)
    party.press("preferences", "data", "restore")
    files(party).file_chosen.emit(str(file))
    qtbot.waitUntil(lambda: said(party) == sentence)
    assert party.screen == "preferences"


def test_a_place_that_cant_be_written_to_is_said(party: Party, tmp_path: Path, qtbot: QtBot) -> None:
    party.press("preferences", "data", "back_up")
    files(party).place_chosen.emit(str(tmp_path / "gone" / "all"))
    qtbot.waitUntil(lambda: said(party).startswith("Nothing was changed"))


def test_under_a_game_nothing_is_restored(party: Party) -> None:
    party.deal(4)
    party.hurry("clue")
    party.menu("preferences")
    party.press("data")
    assert party.offers("back_up")
    assert not party.offers("restore")


def test_the_same_desk_serves_each_time(party: Party) -> None:
    party.press("preferences", "data", "cancel", "data", "cancel")
    assert len(party.page.findChildren(BackupDesk)) == 1


def test_a_screen_that_is_left_asks_nothing_when_one_comes_back(
    party: Party, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    may, is_read = Event(), Event()

    def read(_path: Path) -> Backup:
        assert may.wait(10)
        is_read.set()
        return Backup({})

    monkeypatch.setattr(backup_desk, "read_backup", read)
    party.press("preferences", "data", "restore")
    files(party).file_chosen.emit(str(tmp_path))
    flow = party.window.findChild(Flow)
    assert flow is not None
    flow.go(ScreenName.HOME)
    qtbot.waitUntil(lambda: party.screen == "home")
    may.set()
    assert is_read.wait(10)
    qtbot.wait(50)
    party.press("preferences")
    assert not party.offers("act")
    assert party.offers("data")
