"""A disk that refuses, in whatever way: the game goes on, says so once, and tries again."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from spyword_qt.widgets.notice import Notice
from tests.e2e.hands import ManualClock
from tests.qt.failing_disk import FailingDisk
from tests.qt.games.party import NAMES, Party

CANT_BE_SAVED = "The game can’t be saved just now. It goes on, and will try again."


def said(party: Party) -> str:
    """What the notice says now; it is gone then."""
    QApplication.processEvents()
    notice = party.window.findChild(Notice)
    assert isinstance(notice, Notice)
    text = notice.accessibleName() if notice.isVisible() else ""
    notice.hide()
    return text


def refuse(code: int, of: str = "") -> Callable[[FailingDisk], None]:
    def begin(disk: FailingDisk) -> None:
        disk.refuse(code, of=lambda path: of in path)

    return begin


@pytest.mark.parametrize(
    "begin",
    [
        refuse(errno.ENOSPC),
        refuse(errno.EROFS),
        refuse(errno.EIO),
        # Another program has the file, as Windows tells it.
        refuse(errno.EACCES, of="game.json"),
    ],
    ids=["full", "read-only", "broken", "locked"],
)
def test_the_game_goes_on_says_so_once_and_tries_again(
    party: Party, monkeypatch: pytest.MonkeyPatch, begin: Callable[[FailingDisk], None]
) -> None:
    party.deal(4)
    disk = FailingDisk(party.folder, monkeypatch)
    begin(disk)
    party.press("ready", "got_it")
    assert said(party) == CANT_BE_SAVED
    party.press("ready", "got_it")
    assert party.label("handoff_player") == NAMES[2]
    assert said(party) == ""
    disk.work()
    party.press("ready", "got_it")
    assert said(party) == ""
    assert len(party.record()["actions"]) == 3, "nothing of what couldn't be saved is lost"
    begin(disk)
    party.press("ready", "got_it")
    assert said(party) == CANT_BE_SAVED, "after it worked again, it is news"
    disk.work()


def test_a_folder_that_vanishes_and_comes_back(party: Party, tmp_path: Path) -> None:
    party.deal(4)
    elsewhere = tmp_path.with_name(f"{tmp_path.name} is gone")
    os.rename(party.folder, elsewhere)
    party.press("ready", "got_it")
    assert said(party) == CANT_BE_SAVED
    party.press("ready", "got_it")
    assert said(party) == ""
    os.rename(elsewhere, party.folder)
    party.press("ready", "got_it")
    assert len(party.record()["actions"]) == 3


def test_without_any_folder_a_whole_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    (tmp_path / "home").write_text("no folder")
    party = Party(tmp_path / "home" / "spyword", clock=ManualClock())
    try:
        party.set_up(4)
        party.driver.deal()
        assert said(party) == CANT_BE_SAVED
        party.hurry("over")
        assert said(party) == ""
        party.press("home")
        assert not party.offers("resume_game")
    finally:
        party.close()


def test_choices_that_cant_be_kept_hold_for_now_and_are_told_once(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FailingDisk(party.folder, monkeypatch)
    disk.refuse(errno.ENOSPC)
    party.press("preferences", "theme_dark")
    assert said(party) == "Your settings could not be saved."
    party.press("theme_light")
    assert said(party) == ""
    disk.work()
    party.press("theme_dark")
    disk.refuse(errno.ENOSPC)
    party.press("theme_light")
    assert said(party) == "Your settings could not be saved."
    disk.work()
