"""Where everything lasting is kept."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import platformdirs
import pytest

from spyword_qt.store import data_dir


def test_the_given_folder_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    assert data_dir.find(folder) == folder
    assert folder.is_dir()
    assert data_dir.find(folder) == folder


def test_otherwise_it_is_the_system_s_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, appauthor: tmp_path / name)
    assert data_dir.find(None) == tmp_path / "spyword"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_a_new_folder_is_for_this_user_only_and_an_old_one_stays_as_it_is(tmp_path: Path) -> None:
    assert stat.S_IMODE(data_dir.find(tmp_path / "new").stat().st_mode) == 0o700
    old = tmp_path / "old"
    old.mkdir(mode=0o755)
    before = old.stat().st_mode
    assert data_dir.find(old).stat().st_mode == before


def test_one_plays_without_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file", tmp_path / "file" / "inside"):
        assert data_dir.find(folder) == folder
