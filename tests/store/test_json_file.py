"""The file that everything lasting goes through."""

from __future__ import annotations

import errno
import json
import os
import stat
import sys
from pathlib import Path

import pytest

from spyword_qt.store.json_file import JsonFile, Outcome, Reading
from spyword_qt.store.not_saved import NotSaved, SaveProblem


def decode_number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError("a number is expected")
    return value


def number_file(folder: Path) -> JsonFile[int]:
    return JsonFile(folder / "number.json", member="number", version=2, decode=decode_number, empty=0)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def fail_with(monkeypatch: pytest.MonkeyPatch, function: str, code: int, after: int = 0) -> None:
    """`os.function` fails from its call number `after` on."""
    real = getattr(os, function)
    calls = 0

    def failing(*arguments: object) -> object:
        nonlocal calls
        calls += 1
        if calls > after:
            raise OSError(code, os.strerror(code))
        return real(*arguments)

    monkeypatch.setattr(os, function, failing)


def test_a_file_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert number_file(tmp_path).read() == Reading(0, Outcome.ABSENT)
    assert not number_file(tmp_path).exists()


def test_what_is_written_is_read(tmp_path: Path) -> None:
    number_file(tmp_path).write("7")
    assert number_file(tmp_path).read() == Reading(7, Outcome.READ)
    assert json.loads((tmp_path / "number.json").read_bytes()) == {"version": 2, "number": 7}


def test_the_one_before_is_kept(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    for number in (1, 2, 3):
        file.write(str(number))
    assert names(tmp_path) == {"number.json", "number.json.bak"}
    assert json.loads((tmp_path / "number.json.bak").read_bytes())["number"] == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_the_user_may_read_it(tmp_path: Path) -> None:
    stale = tmp_path / "number.json.tmp"
    stale.write_text("left by a crash")
    stale.chmod(0o644)
    file = number_file(tmp_path)
    file.write("1")
    file.write("2")
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}


BROKEN = {
    "empty": b"",
    "cut": b'{"version":2,"num',
    "binary": bytes(range(256)),
    "not_an_object": b"[1]",
    "no_version": b'{"number":1}',
    "version_of_another_type": b'{"version":"2","number":1}',
    "version_true": b'{"version":true,"number":1}',
    "version_zero": b'{"version":0,"number":1}',
    "no_member": b'{"version":2}',
    "another_type": b'{"version":2,"number":"seven"}',
    "too_deep": b"[" * 200_000,
    "number_too_long": b'{"version":2,"number":' + b"9" * 10_000 + b"}",
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_set_aside_and_its_backup_taken(tmp_path: Path, content: bytes) -> None:
    file = number_file(tmp_path)
    file.write("1")
    file.write("2")
    (tmp_path / "number.json").write_bytes(content)

    reading = number_file(tmp_path).read()

    assert (reading.value, reading.outcome) == (1, Outcome.RESTORED)
    (aside,) = tmp_path.glob("number.json.broken-*")
    assert aside.read_bytes() == content
    assert number_file(tmp_path).read() == Reading(1, Outcome.READ), "told once, not at every start"


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_without_a_good_backup_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "number.json").write_bytes(content)
    (tmp_path / "number.json.bak").write_bytes(content)

    reading = number_file(tmp_path).read()

    assert (reading.value, reading.outcome) == (0, Outcome.LOST)
    (aside,) = tmp_path.glob("number.json.broken-*")
    assert aside.read_bytes() == content


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_looking_at_a_broken_file_mends_nothing(tmp_path: Path, content: bytes) -> None:
    file = number_file(tmp_path)
    file.write("1")
    file.write("2")
    assert file.look() == Reading(2, Outcome.READ)
    (tmp_path / "number.json").write_bytes(content)
    assert file.look() == Reading(0, Outcome.LOST)
    assert names(tmp_path) == {"number.json", "number.json.bak"}
    assert (tmp_path / "number.json").read_bytes() == content


def test_looking_tells_what_is_there(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    assert file.look() == Reading(0, Outcome.ABSENT)
    (tmp_path / "number.json").write_bytes(b'{"version":3}')
    assert file.look() == Reading(0, Outcome.NEWER)
    (tmp_path / "number.json").unlink()
    (tmp_path / "number.json").mkdir()
    assert file.look() == Reading(0, Outcome.UNREADABLE)


def test_what_cannot_be_written_is_not_read_to_be_changed(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    assert file.read_to_change() == Reading(0, Outcome.ABSENT)
    file.write("1")
    assert file.read_to_change() == Reading(1, Outcome.READ)
    (tmp_path / "number.json").write_bytes(b'{"version":3}')
    with pytest.raises(NotSaved) as refused:
        file.read_to_change()
    assert refused.value.problem is SaveProblem.NEWER


def test_a_huge_file_is_set_aside_unread(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    file.write("1")
    file.write("2")
    os.truncate(tmp_path / "number.json", 2**40)
    reading = number_file(tmp_path).read()
    assert (reading.value, reading.outcome) == (1, Outcome.RESTORED)
    (aside,) = tmp_path.glob("number.json.broken-*")
    assert aside.stat().st_size == 2**40


def test_writing_without_reading_first_loses_no_broken_file(tmp_path: Path) -> None:
    (tmp_path / "number.json").write_bytes(b"?")
    number_file(tmp_path).write("5")
    assert [path.read_bytes() for path in tmp_path.glob("*.broken-*")] == [b"?"]
    assert number_file(tmp_path).read() == Reading(5, Outcome.READ)


def test_a_crash_between_the_two_renames_loses_nothing(tmp_path: Path) -> None:
    number_file(tmp_path).write("1")
    (tmp_path / "number.json").rename(tmp_path / "number.json.bak")
    assert number_file(tmp_path).exists()
    assert number_file(tmp_path).read() == Reading(1, Outcome.RESTORED)


@pytest.mark.parametrize("name", ["number.json", "number.json.bak"])
def test_a_newer_version_is_left_untouched(tmp_path: Path, name: str) -> None:
    content = b'{"version":3,"numbers":[1]}'
    (tmp_path / name).write_bytes(content)
    file = number_file(tmp_path)

    assert file.read() == Reading(0, Outcome.NEWER)
    for change in (file.remove, lambda: file.write("1"), lambda: number_file(tmp_path).write("1")):
        with pytest.raises(NotSaved) as refused:
            change()
        assert refused.value.problem is SaveProblem.NEWER

    assert names(tmp_path) == {name}
    assert (tmp_path / name).read_bytes() == content


def test_once_the_newer_file_is_gone_saving_works_again(tmp_path: Path) -> None:
    path = tmp_path / "number.json"
    path.write_bytes(b'{"version":3}')
    file = number_file(tmp_path)
    file.read()
    path.unlink()
    file.write("1")
    assert file.read() == Reading(1, Outcome.READ)


@pytest.mark.parametrize(
    ("function", "code", "problem"),
    [
        ("fsync", errno.ENOSPC, SaveProblem.FULL),
        ("fsync", errno.EIO, SaveProblem.OTHER),
        ("open", errno.EROFS, SaveProblem.DENIED),
        ("replace", errno.EACCES, SaveProblem.DENIED),
    ],
)
def test_a_write_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, function: str, code: int, problem: SaveProblem
) -> None:
    file = number_file(tmp_path)
    file.write("1")
    file.write("2")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    with monkeypatch.context() as patch:
        fail_with(patch, function, code)
        with pytest.raises(NotSaved) as refused:
            file.write("3")

    assert refused.value.problem is problem
    assert refused.value.path == tmp_path / "number.json"
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    file.write("3")
    assert file.read() == Reading(3, Outcome.READ)


def test_a_file_held_open_by_another_program_stays_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows: the backup can be made, and then the new file can't be moved in."""
    file = number_file(tmp_path)
    file.write("1")
    with monkeypatch.context() as patch:
        real = os.replace

        def replace(source: Path, target: Path) -> None:
            if source.name.endswith(".tmp"):
                raise PermissionError(errno.EACCES, "in use")
            real(source, target)

        patch.setattr(os, "replace", replace)
        with pytest.raises(NotSaved):
            file.write("2")
    assert names(tmp_path) == {"number.json"}
    assert file.read() == Reading(1, Outcome.READ)


def test_a_broken_file_that_cannot_be_set_aside_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = number_file(tmp_path)
    file.write("1")
    file.write("2")
    (tmp_path / "number.json").write_bytes(b"?")
    with monkeypatch.context() as patch:
        fail_with(patch, "replace", errno.EACCES)
        assert file.read() == Reading(1, Outcome.RESTORED)
        with pytest.raises(NotSaved):
            file.write("3")
    assert (tmp_path / "number.json").read_bytes() == b"?"
    file.write("3")
    assert [path.read_bytes() for path in tmp_path.glob("*.broken-*")] == [b"?"]


def test_a_file_that_the_system_keeps_back_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "number.json").mkdir()
    file = number_file(tmp_path)
    assert file.read() == Reading(0, Outcome.UNREADABLE)
    with pytest.raises(NotSaved):
        file.write("1")
    with pytest.raises(NotSaved):
        file.remove()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_said(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    file.write("1")
    tmp_path.chmod(0o500)
    try:
        assert number_file(tmp_path).read() == Reading(1, Outcome.READ)
        for change in (file.remove, lambda: file.write("2")):
            with pytest.raises(NotSaved) as refused:
                change()
            assert refused.value.problem is SaveProblem.DENIED
    finally:
        tmp_path.chmod(0o700)
    assert file.read() == Reading(1, Outcome.READ)


def test_a_folder_that_is_gone_is_said(tmp_path: Path) -> None:
    with pytest.raises(NotSaved):
        number_file(tmp_path / "gone").write("1")


def test_removing_leaves_nothing(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    file.write("1")
    file.write("2")
    file.remove()
    file.remove()
    assert names(tmp_path) == set()
    assert file.read() == Reading(0, Outcome.ABSENT)


def test_a_look_finds_what_lies_there_and_changes_nothing(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    assert file.peek() is None
    file.write("7")
    file.write("8")
    assert file.peek() == 8
    os.unlink(tmp_path / "number.json")
    assert file.peek() == 7, "a crash between two renames leaves only the backup"
    assert names(tmp_path) == {"number.json.bak"}
    (tmp_path / "number.json").write_bytes(b"{")
    assert file.peek() is None
    assert names(tmp_path) == {"number.json", "number.json.bak"}


def test_a_file_that_is_moved_leaves_its_backup(tmp_path: Path) -> None:
    file = number_file(tmp_path)
    file.write("7")
    file.write("8")
    file.move_to(tmp_path / "elsewhere.json")
    assert names(tmp_path) == {"elsewhere.json", "number.json.bak"}
    file.drop_backup()
    assert names(tmp_path) == {"elsewhere.json"}
    with pytest.raises(NotSaved):
        file.move_to(tmp_path / "elsewhere.json")
    assert names(tmp_path) == {"elsewhere.json"}


def test_no_repr_and_no_refusal_shows_the_content() -> None:
    assert "secret" not in repr(Reading("secret", Outcome.READ))
    assert str(NotSaved(Path("game.json"), SaveProblem.FULL)) == "game.json: full"
