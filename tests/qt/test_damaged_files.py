"""What was wrong with a file is said on the screen, in a sentence, and the rest works."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.app import create_window
from spyword_qt.store.backup import prepare, write_backup
from spyword_qt.store.preferences import Preferences, PreferencesFile
from spyword_qt.store.veil import game_in
from spyword_qt.widgets.notice import Notice
from tests.qt.conftest import Clock
from tests.qt.desk import Desk
from tests.qt.failing_disk import FailingDisk


def opened(qtbot: QtBot, folder: Path, clock: Clock) -> QWidget:
    window = create_window(folder, clock=clock)
    # A method of it keeps it alive until it is closed: the bot itself would let it die as garbage.
    qtbot.addWidget(window, before_close_func=window.__eq__)
    window.show()
    qtbot.wait(10)
    clock.pass_by(1)
    return window


def said(window: QWidget) -> str:
    notice = window.findChild(Notice)
    assert notice is not None
    return notice.accessibleName() if notice.isVisible() else ""


def press(window: QWidget, clock: Clock, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    assert button is not None
    button.click()
    clock.pass_by(1)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "The preferences’ file was damaged and is set aside. All are as at first."),
        (json.dumps({"version": 99}), "Your preferences come from a newer version of the game"),
    ],
)
def test_preferences(qtbot: QtBot, tmp_path: Path, clock: Clock, content: str, sentence: str) -> None:
    (tmp_path / "preferences.json").write_text(content)
    assert said(opened(qtbot, tmp_path, clock)).startswith(sentence)


def test_a_backup_that_cant_be_put_in_place_yet(
    qtbot: QtBot, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    PreferencesFile(tmp_path).save(Preferences(theme="dark"))
    backup = write_backup(tmp_path, tmp_path / "all.spyword-backup")
    PreferencesFile(tmp_path).save(Preferences(theme="light"))
    prepare(backup, tmp_path)
    disk = FailingDisk(tmp_path, monkeypatch)
    disk.refuse(errno.EACCES, of=lambda path: path.endswith("preferences.json"))
    sentence = "The disk refuses to put the backup in place. The next start tries again."
    assert said(opened(qtbot, tmp_path, clock)) == sentence
    assert PreferencesFile(tmp_path).load().value.theme == "light"
    disk.work()
    assert said(opened(qtbot, tmp_path, clock)) == ""
    assert PreferencesFile(tmp_path).load().value.theme == "dark"


def test_what_was_played(qtbot: QtBot, tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "plays.json").write_bytes(b"\x00\xff")
    window = opened(qtbot, tmp_path, clock)
    assert said(window) == ""
    press(window, clock, "new_game")
    assert said(window).startswith("The list of packages played was damaged")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The saved game was damaged and is set aside. It can’t be gone on with."),
        (b'{"version":3,"game":{"id":"0', "The saved game was damaged and is set aside."),
        (bytes(range(256)), "The saved game was damaged and is set aside."),
        (b'{"version":99,"game":{}}', "The saved game is from a newer version of The Spy’s Word."),
    ],
)
def test_a_saved_game_that_cant_be_gone_on_with_isnt_offered(
    qtbot: QtBot, tmp_path: Path, clock: Clock, content: bytes, sentence: str
) -> None:
    (tmp_path / "game.json").write_bytes(content)
    window = opened(qtbot, tmp_path, clock)
    assert said(window).startswith(sentence)
    resume = window.findChild(QAbstractButton, "resume_game")
    assert resume is not None
    assert not resume.isVisible()


def test_a_saved_game_that_the_rules_dont_reach_is_offered_once(
    qtbot: QtBot, tmp_path: Path, clock: Clock
) -> None:
    Desk(tmp_path).start(4)
    game = game_in(tmp_path / "game.json")
    game["record"]["actions"] = [{"do": "vote_started"}]
    for name in ("game.json", "game.json.bak"):
        (tmp_path / name).write_text(json.dumps({"version": 2, "game": game}))
    window = opened(qtbot, tmp_path, clock)
    press(window, clock, "resume_game")
    assert said(window) == "The saved game was damaged and is set aside. It can’t be gone on with."
    resume = window.findChild(QAbstractButton, "resume_game")
    assert resume is not None
    assert not resume.isVisible()


def test_nothing_is_said_where_nothing_is_wrong(qtbot: QtBot, tmp_path: Path, clock: Clock) -> None:
    assert said(opened(qtbot, tmp_path, clock)) == ""
