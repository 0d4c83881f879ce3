"""All data in one file, and back; and a file of that kind that was made to do harm."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest

from spyword_qt.store import backup as backup_module
from spyword_qt.store import restored
from spyword_qt.store.backup import Backup, TooMuch, prepare, read_backup, write_backup
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.profiles import Profiles
from spyword_qt.store.share_zip import BadShare, Limits, ShareProblem
from tests.engine.progress.games import bandit, line
from tests.qt.desk import Desk
from tests.qt.failing_disk import FailingDisk, Killed
from tests.store.own import draft_of_words
from tests.store.people import picture


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Path:
    """A data folder with two people, one with a picture, a package and a game that is on."""
    folder = tmp_path_factory.mktemp("lived in")
    with patch("spyword_qt.scribe.WITHIN_A_FRAME", 60.0):
        desk = Desk(folder)
        seats = desk.invite("Ada", "Ben")
        assert seats[0].profile is not None
        desk.profiles.give(seats[0].profile, line(1))
        desk.profiles.give(seats[0].profile, bandit(2, role="killer", counts={"points": -5}))
        desk.profiles.set_portrait(seats[0].profile, picture())
        OwnPacks(folder).save(draft_of_words("dog", "cat"))
        desk.start(5)
        desk.speak("pl")
    (folder / "faults.log").write_text("not to be backed up")
    return folder


def kept(folder: Path) -> dict[str, bytes]:
    """What lasts in a folder, without what is only there for safety or speed."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    names = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
    return {
        name: data
        for name, data in names.items()
        if restored.is_data(name.partition("/")[0]) and not name.endswith((".bak", "index.json"))
    }


@pytest.fixture
def backup(lived_in: Path, tmp_path: Path) -> Path:
    path = tmp_path / "all.spyword-backup"
    write_backup(lived_in, path)
    return path


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another data folder, with Zoe in it."""
    folder = tmp_path / "other"
    folder.mkdir()
    Profiles(folder).create("Zoe", 1, 1)
    return folder


def test_all_comes_back_on_another_machine(lived_in: Path, backup: Path, other: Path) -> None:
    zoe = kept(other)
    read = read_backup(backup)
    assert (read.people, read.packages) == (2, 1)
    prepare(read, other)
    assert {name: data for name, data in kept(other).items() if name in zoe} == zoe, "not before a start"
    restored.settle(other)
    assert kept(other) == kept(lived_in)
    assert [entry.name for entry in Profiles(other).entries()] == ["Ada", "Ben"]
    assert kept(other / restored.BEFORE) == zoe, "what was there can be found again"
    restored.settle(other)
    assert kept(other) == kept(lived_in)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_the_user_may_read_any_of_it(backup: Path, other: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    prepare(read_backup(backup), other)
    for path in (other / restored.NEW).rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0


def test_killed_at_any_step_it_is_all_the_old_or_all_the_new(
    lived_in: Path, backup: Path, other: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, zoe, new = read_backup(backup), kept(other), kept(lived_in)
    step = 0
    while True:
        folder = tmp_path / f"killed {step}"
        shutil.copytree(other, folder)
        with monkeypatch.context() as patched:
            disk = FailingDisk(folder, patched)
            disk.die_at(step)
            try:
                prepare(read, folder)
                restored.settle(folder)
                break
            except Killed:
                pass
        restored.settle(folder)
        assert kept(folder) in (zoe, new), step
        step += 1
    assert step > 20


def test_a_disk_that_refuses_changes_nothing(
    backup: Path, other: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, before = read_backup(backup), kept(other)
    disk = FailingDisk(other, monkeypatch)
    disk.refuse(errno.ENOSPC)
    with pytest.raises(NotSaved) as refused:
        prepare(read, other)
    assert refused.value.problem is SaveProblem.FULL
    disk.work()
    prepare(read, other)
    disk.refuse(errno.EACCES, of=lambda path: path.endswith("profiles"))
    assert not restored.settle(other), "the next start has it still before it"
    disk.work()
    assert kept(other) == before
    assert restored.settle(other)
    assert kept(other) == dict(read.files)


def test_what_is_half_taken_in_is_gone_on_with_whatever_stands_in_its_place(
    lived_in: Path, backup: Path, other: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = kept(other)
    prepare(read_backup(backup), other)
    with monkeypatch.context() as patched:
        disk = FailingDisk(other, patched)
        disk.refuse(errno.EACCES, of=lambda path: path.endswith("taking/profiles"))
        for _ in range(2):
            with pytest.raises(restored.HalfRestored):
                restored.settle(other)
    Profiles(other).create("Mia", 1, 1)
    (other / "restored.taking" / ".DS_Store").touch()
    restored.settle(other)
    assert kept(other) == kept(lived_in)
    assert not (other / "restored.taking").exists()
    before = other / restored.BEFORE
    assert kept(before) == zoe
    (before / "profiles").rename(before / "Zoe's")
    (before / "profiles.1").rename(before / "profiles")
    assert [entry.name for entry in Profiles(before).entries()] == ["Mia"]


def test_what_cant_be_put_back_is_said(backup: Path, other: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    zoe = kept(other)
    prepare(read_backup(backup), other)
    with monkeypatch.context() as patched:
        disk = FailingDisk(other, patched)
        disk.refuse(errno.EACCES, of=lambda path: path.endswith(("/restored", "before-restore/profiles")))
        with pytest.raises(restored.HalfRestored):
            restored.settle(other)
    restored.settle(other)
    assert kept(other / restored.BEFORE) == zoe


def test_a_place_that_cant_be_written_to_is_told(lived_in: Path, tmp_path: Path) -> None:
    with pytest.raises(NotSaved):
        write_backup(lived_in, tmp_path / "gone" / "all")


def with_entry(name: str, data: bytes) -> Callable[[zipfile.ZipFile], None]:
    return lambda zipped: zipped.writestr(name, data)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (with_entry("../evil", b""), ShareProblem.OUTSIDE),
        (with_entry("faults.log", b""), ShareProblem.UNKNOWN_FILE),
        (with_entry("profiles/index.json", b""), ShareProblem.UNKNOWN_FILE),
        (with_entry("owed-" + "0" * 32 + ".json", b"{"), ShareProblem.BROKEN),
        (with_entry("owed-" + "0" * 32 + ".json", b'{"version":99}'), ShareProblem.BROKEN),
        (with_entry(f"profiles/{'0' * 32}.json", b'{"version":1}'), ShareProblem.BROKEN),
        (with_entry(f"profiles/{'0' * 32}.json", b'{"version":99}'), ShareProblem.NEWER),
        (with_entry(f"profiles/{'0' * 32}-00000000.png", b"no picture"), ShareProblem.BROKEN),
        (with_entry("packages/own-000000000000/pack.json", b"{}"), ShareProblem.BROKEN),
        (with_entry("game-pack/a.png", b"no picture"), ShareProblem.BROKEN),
        (with_entry("plays.json", b"7" * 9_000_000), ShareProblem.TOO_LARGE),
        (with_entry("plays.json", b"no json"), ShareProblem.BROKEN),
    ],
)
def test_what_is_wrong_anywhere_in_it_is_refused_as_a_whole(
    backup: Path, change: Callable[[zipfile.ZipFile], None], problem: ShareProblem
) -> None:
    with zipfile.ZipFile(backup, "a") as zipped:
        change(zipped)
    with pytest.raises(BadShare) as refused:
        read_backup(backup)
    assert refused.value.problem is problem


@pytest.mark.parametrize(
    ("about", "problem"),
    [
        (b'{"version":2}', ShareProblem.NEWER),
        (b"[]", ShareProblem.NO_PACKAGES),
        (None, ShareProblem.NO_PACKAGES),
    ],
)
def test_what_is_no_backup_of_ours_is_refused(
    tmp_path: Path, about: bytes | None, problem: ShareProblem
) -> None:
    path = tmp_path / "some.zip"
    with zipfile.ZipFile(path, "w") as zipped:
        if about is not None:
            zipped.writestr("backup.json", about)
    with pytest.raises(BadShare) as refused:
        read_backup(path)
    assert refused.value.problem is problem


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "gone", tmp_path / "pipe"):
        with pytest.raises(BadShare) as refused:
            read_backup(path)
        assert refused.value.problem is ShareProblem.UNREADABLE


def test_its_repr_shows_nothing() -> None:
    assert "Ada" not in repr(Backup({"profiles": b"Ada"}))


def spoil(folder: Path, change: str) -> str:
    """Do something to a data folder that a backup has to get over; what it leaves out, if anything."""
    person = min((folder / "profiles").glob("*[0-9a-f].json"))
    package = next((folder / "packages").glob("own-*"))
    match change:
        case "a cut profile with a good backup":
            shutil.copy(person, f"{person}.bak")
            person.write_bytes(person.read_bytes()[:40])
            return ""
        case "a file between two renames":
            person.rename(f"{person}.bak")
            return ""
        case "a profile of a newer version":
            person.write_text('{"version":99,"profile":{}}')
        case "a profile that is too large":
            person.write_bytes(b" " * 8_000_001)
            Path(f"{person}.bak").unlink(missing_ok=True)
        case "a damaged owed game":
            (folder / f"owed-{'0' * 32}.json").write_text("{")
            return f"owed-{'0' * 32}.json"
        case "a damaged package":
            (package / "pack.json").write_text("{}")
            return f"packages/{package.name}"
        case "a damaged picture of a package":
            (package / "a.png").write_bytes(b"no picture")
            return f"packages/{package.name}"
    return f"profiles/{person.name}"


@pytest.mark.parametrize(
    "change",
    [
        "a cut profile with a good backup",
        "a file between two renames",
        "a profile of a newer version",
        "a profile that is too large",
        "a damaged owed game",
        "a damaged package",
        "a damaged picture of a package",
    ],
)
def test_what_is_written_can_be_restored_whatever_is_wrong_in_the_data(
    lived_in: Path, tmp_path: Path, change: str
) -> None:
    folder, path = tmp_path / "spoilt", tmp_path / "all"
    shutil.copytree(lived_in, folder)
    left_out = spoil(folder, change)
    before = {one: one.read_bytes() for one in folder.rglob("*") if one.is_file()}
    written = write_backup(folder, path)
    assert written.left_out == ({left_out} if left_out else set())
    read = read_backup(path)
    assert read.files == written.files
    whole = kept(lived_in)
    assert set(read.files) == {name for name in whole if not left_out or not name.startswith(left_out)}
    assert {one: one.read_bytes() for one in folder.rglob("*") if one.is_file()} == before


def test_more_than_can_be_restored_is_not_written(
    lived_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limits in (Limits(entries=3), Limits(unpacked=1_000), Limits(list_bytes=100)):
        monkeypatch.setattr(backup_module, "LIMITS", limits)
        with pytest.raises(TooMuch):
            write_backup(lived_in, tmp_path / "all")
        assert not (tmp_path / "all").exists()
