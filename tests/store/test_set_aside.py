"""What was set aside of games before there was a veil: it tells nothing at a glance any more."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest

from spyword_qt.store import veil
from spyword_qt.store.restored import BEFORE
from spyword_qt.store.set_aside import veil_broken
from tests.qt.failing_disk import FailingDisk

CUT = '{"version": 2, "game": {"record": {"words": [["jabłko"], ["gruszka"]], "roles": ["spy'
OWED = f"owed-{'a' * 32}.json.broken-17"


@pytest.mark.parametrize("name", ["game.json.broken-1", "game.json.bak.broken-2", OWED, f"{BEFORE}/{OWED}"])
def test_it_is_veiled_once_and_can_be_had_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(CUT, "utf-8")
    veil_broken(tmp_path)
    veiled = path.read_bytes()
    assert b"spy" not in veiled
    assert b"jab" not in veiled
    veil_broken(tmp_path)
    assert path.read_bytes() == veiled
    assert veil.main([str(path)]) == 0
    assert capsys.readouterr().out == f"{CUT}\n"


def test_nothing_else_is_touched(tmp_path: Path) -> None:
    today = json.dumps({"version": 4, "game": {"id": "x", veil.VEILED: "cut off"}})[:-9]
    kept = {"game.json": CUT, "preferences.json.broken-1": CUT, "game.json.broken-2": today}
    for name, text in kept.items():
        (tmp_path / name).write_text(text, "utf-8")
    veil_broken(tmp_path)
    assert {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()} == kept


def test_where_the_disk_refuses_it_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json.broken-1"
    path.write_text(CUT, "utf-8")
    disk = FailingDisk(tmp_path, monkeypatch)
    disk.refuse(errno.ENOSPC)
    veil_broken(tmp_path)
    veil_broken(tmp_path / "nowhere")
    assert path.read_text("utf-8") == CUT
