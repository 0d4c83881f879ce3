"""Lists come from the index: no history is read for them, and a wrong index does no harm."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spyword_qt.store.entry import Entry
from spyword_qt.store.profile import Profile, to_values
from spyword_qt.store.profile_index import NAME
from spyword_qt.store.profiles import FOLDER
from spyword_qt.store.readable import readable
from tests.engine.progress.games import LOST, WON, line
from tests.engine.progress.games import given as history_after
from tests.store.people import file_of, opened, picture


class Reads:
    """Which profiles' own files are read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names: list[str] = []
        real = io.open

        def opened(file: Any, mode: str = "r", *rest: Any, **named: Any) -> Any:
            # A picture is no history.
            if mode == "rb" and Path(file).suffix == ".json" and Path(file).name != NAME:
                self.names.append(Path(file).name)
            return real(file, mode, *rest, **named)

        monkeypatch.setattr("builtins.open", opened)

    def take(self) -> list[str]:
        names, self.names = self.names, []
        return names


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Reads:
    return Reads(monkeypatch)


@pytest.fixture
def three(tmp_path: Path) -> tuple[Profile, ...]:
    profiles = opened(tmp_path)
    made = tuple(profiles.create(name, 0, 0) for name in ("Ada", "Bob", "Cleo"))
    profiles.give(made[0].id, line(1, WON))
    profiles.set_portrait(made[1].id, picture())
    profiles.entries()
    return made


def index(folder: Path) -> Path:
    return folder / FOLDER / NAME


def test_no_history_is_read_where_the_index_is_good(tmp_path: Path, three: Any, reads: Reads) -> None:
    profiles = opened(tmp_path)
    assert [(entry.name, entry.played) for entry in profiles.entries()] == [
        ("Ada", 1),
        ("Bob", 0),
        ("Cleo", 0),
    ]
    profiles.entries()
    assert reads.take() == []


def test_a_good_index_is_not_written_anew(tmp_path: Path, three: Any) -> None:
    before = index(tmp_path).stat().st_mtime_ns, index(tmp_path).stat().st_ino
    opened(tmp_path).entries()
    assert (index(tmp_path).stat().st_mtime_ns, index(tmp_path).stat().st_ino) == before


def test_only_what_another_window_changed_is_read(
    tmp_path: Path, three: tuple[Profile, ...], reads: Reads
) -> None:
    here, there = opened(tmp_path), opened(tmp_path)
    here.entries()
    there.give(three[2].id, line(2))
    there.remove(three[0].id)
    reads.take()
    assert [(entry.name, entry.played) for entry in here.entries()] == [("Cleo", 1), ("Bob", 0)]
    assert reads.take() == [f"{three[2].id}.json"]
    opened(tmp_path).entries()
    assert reads.take() == []


def test_what_was_changed_here_is_listed_without_reading(
    tmp_path: Path, three: tuple[Profile, ...], reads: Reads
) -> None:
    profiles = opened(tmp_path)
    profiles.give(three[2].id, line(2))
    reads.take()
    assert profiles.entries()[0].name == "Cleo"
    assert reads.take() == []


def test_whoever_plays_comes_to_the_front_in_the_next_program_too(
    tmp_path: Path, three: tuple[Profile, ...], reads: Reads
) -> None:
    profiles = opened(tmp_path)
    profiles.give(three[2].id, line(2))
    profiles.save(three[1].but(name="Zoe"))
    assert [entry.name for entry in profiles.entries()] == ["Cleo", "Ada", "Zoe"]
    reads.take()
    assert [entry.name for entry in opened(tmp_path).entries()] == ["Cleo", "Ada", "Zoe"]
    assert reads.take() == [], "the index has them in this order"


def test_a_folder_that_was_moved_has_its_portraits_where_it_is(tmp_path: Path, three: Any) -> None:
    before = {entry.name: entry.portrait for entry in opened(tmp_path).entries()}
    (tmp_path / FOLDER).rename(tmp_path / "moved")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "moved").rename(tmp_path / "elsewhere" / FOLDER)
    after = {entry.name: entry.portrait for entry in opened(tmp_path / "elsewhere").entries()}
    assert Path(after["Bob"]).is_file()
    assert Path(after["Bob"]).name == Path(before["Bob"]).name


def test_a_portrait_that_is_gone_is_not_listed(tmp_path: Path, three: Any) -> None:
    (portrait,) = (tmp_path / FOLDER).glob("*.png")
    portrait.unlink()
    assert {entry.portrait for entry in opened(tmp_path).entries()} == {""}


FIELDS = Entry.__struct_fields__


def spoilt(folder: Path, **values: object) -> bytes:
    """The index with these values in every entry."""
    content = json.loads(index(folder).read_bytes())
    for _, entry in content["entries"]:
        for name, value in values.items():
            entry[FIELDS.index(name)] = value
    return json.dumps(content).encode()


BROKEN = {
    "empty": b"",
    "cut": b'{"version": 1, "ent',
    "a list": b"[]",
    "a number": b"7",
    "not text": b"\xff",
    "no entries": b'{"version": 5}',
    "entries in an object": b'{"version": 5, "entries": {}}',
    "an entry that is none": b'{"version": 5, "entries": [[[1, 1], 1]]}',
    "newer": b'{"version": 99, "entries": []}',
    "deep": b"[" * 100_000,
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_index_is_made_anew_and_nothing_is_said(tmp_path: Path, three: Any, content: bytes) -> None:
    before = opened(tmp_path).entries()
    good = index(tmp_path).read_bytes()
    index(tmp_path).write_bytes(content)
    assert opened(tmp_path).entries() == before
    assert json.loads(index(tmp_path).read_bytes()) == json.loads(good)
    assert len(list((tmp_path / FOLDER).glob(f"{NAME}*"))) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"xp": "50"},
        {"xp": True},
        {"name": None},
        {"retired": 0},
        {"last_played": "today"},
        {"last_played": "2026-03-06T20:00:00"},
        {"evening": 3},
        {"id": "0"},
    ],
)
def test_an_index_of_wrong_values_is_made_anew(tmp_path: Path, three: Any, wrong: dict[str, object]) -> None:
    before = opened(tmp_path).entries()
    index(tmp_path).write_bytes(spoilt(tmp_path, **wrong))
    assert opened(tmp_path).entries() == before


def test_an_index_that_cannot_be_written_is_done_without(
    tmp_path: Path, three: tuple[Profile, ...], reads: Reads
) -> None:
    index(tmp_path).unlink()
    index(tmp_path).mkdir()
    profiles = opened(tmp_path)
    assert len(profiles.entries()) == 3
    assert len(reads.take()) == 3
    assert len(profiles.entries()) == 3
    assert reads.take() == [], "it is remembered until the program ends"


def test_a_file_that_only_has_its_backup_is_listed(tmp_path: Path, three: tuple[Profile, ...]) -> None:
    path = file_of(tmp_path, three[0])
    path.rename(path.with_name(f"{path.name}.bak"))
    faults: list[Any] = []
    profiles = opened(tmp_path, faults)
    assert len(profiles.entries()) == 3
    assert len(faults) == 1
    before = index(tmp_path).stat().st_mtime_ns, index(tmp_path).stat().st_ino
    for again in (profiles, opened(tmp_path)):
        assert len(again.entries()) == 3
    assert (index(tmp_path).stat().st_mtime_ns, index(tmp_path).stat().st_ino) == before


LIST = """
import sys
from pathlib import Path
from spyword_qt.store.profiles import Profiles

print(len(Profiles(Path(sys.argv[1])).entries()))
print(*sorted({"PIL", "spyword_engine.progress", "rapidfuzz"} & sys.modules.keys()))
"""


def test_a_list_needs_no_more_than_lists_do(tmp_path: Path, three: Any) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIST, str(tmp_path)], capture_output=True, text=True, timeout=60
    )
    assert (done.stdout.split(), done.stderr) == (["3"], "")


MANY = 200


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """200 people with 200 games each, eleven companions in each."""
    folder = tmp_path_factory.mktemp("crowd")
    ids = [f"{number:032x}" for number in range(MANY)]
    games = [
        line(n, WON if n % 2 else LOST, players=12, companions=tuple(ids[:11]), counts={"votes_cast": 3})
        for n in range(MANY)
    ]
    history = history_after(*games)
    born = games[0].start
    text = readable(to_values(Profile(ids[0], "Name 0", born, 0, 0, history=history)))
    (folder / FOLDER).mkdir()
    for number, one in enumerate(ids):
        own = text.replace(f'"id": "{ids[0]}"', f'"id": "{one}"').replace("Name 0", f"Name {number}")
        (folder / FOLDER / f"{one}.json").write_text(f'{{"version":1,"profile":{own}}}')
    return folder


def test_a_crowd_is_listed_without_a_history(crowd: Path, reads: Reads) -> None:
    entries = opened(crowd).entries()
    assert len(reads.take()) == MANY, "the first time there is no index"
    profiles = opened(crowd)
    assert profiles.entries() == profiles.entries() == entries
    assert reads.take() == []
    assert len(entries) == MANY
    profiles.give(entries[0].id, line(MANY + 1))
    reads.take()
    assert len(profiles.entries()) == MANY
    assert reads.take() == []
