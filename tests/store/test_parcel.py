"""People travel in a file: what arrives is what left, twice is once, and nothing hostile gets in."""

from __future__ import annotations

import base64
import io
import json
import os
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as examples
from hypothesis import strategies as st

from spyword_engine.names import LONGEST_NAME, folded, free_name
from spyword_engine.progress.history import history_of
from spyword_qt.store import parcel
from spyword_qt.store.arrivals import ImportResult
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.parcel import BadParcel, ParcelProblem, read
from spyword_qt.store.profiles import FOLDER, Profiles
from tests.engine.progress.games import LOST, WON, bandit, line
from tests.store.people import files, hidden, opened, picture, state


@pytest.fixture
def here(tmp_path: Path) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    return folder


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("origin")
    profiles = opened(folder)
    ada, bob = profiles.create("Ada", 1, 2, "AL").id, profiles.create("Bob 王", 3, 4).id
    profiles.give(ada, hidden(1, companions=(bob,)))
    profiles.set_portrait(ada, picture())
    assert profiles.export([ada, bob], out(folder)) == 2
    return folder


@pytest.fixture
def there(origin: Path, tmp_path: Path) -> Path:
    """Ada with a picture and a game, and Bob; beside them the file `out` with both."""
    return shutil.copytree(origin, tmp_path / "there")


def out(folder: Path) -> Path:
    return folder / "people.spyword-people"


def by_name(profiles: Profiles, name: str) -> str:
    return next(entry.id for entry in profiles.entries() if entry.name == name)


def taken_in(profiles: Profiles, path: Path) -> ImportResult:
    return profiles.import_(profiles.read_export(path))


def lines_in(path: Path) -> list[Any]:
    return [json.loads(one) for one in path.read_text(encoding="utf-8").splitlines()]


def write_lines(path: Path, lines: list[Any]) -> None:
    path.write_text("".join(f"{json.dumps(one)}\n" for one in lines), encoding="utf-8")


def problem_of(path: Path) -> ParcelProblem:
    with pytest.raises(BadParcel) as refused:
        read(path)
    return refused.value.problem


def test_what_arrives_is_what_left(here: Path, there: Path) -> None:
    profiles = opened(here)
    assert taken_in(profiles, out(there)) == ImportResult(("Ada", "Bob 王"), (), (), ())
    assert state(here) == state(there)
    assert {one.id for one in opened(here).entries()} == {one.id for one in opened(there).entries()}
    assert profiles.export([one.id for one in opened(there).entries()], out(here)) == 2
    assert out(here).read_bytes() == out(there).read_bytes()


def test_again_is_nothing_new(here: Path, there: Path) -> None:
    profiles = opened(here)
    taken_in(profiles, out(there))
    before = files(here)
    assert taken_in(profiles, out(there)) == ImportResult((), (), ("Ada", "Bob 王"), ())
    assert files(here) == before


def test_games_of_both_kinds_travel(here: Path, there: Path) -> None:
    profiles = opened(there)
    ada = by_name(profiles, "Ada")
    profiles.give(ada, bandit(2, WON, role="doctor", counts={"points": 30, "saves": 2}))
    profiles.give(ada, bandit(3, LOST, role="bandit", counts={"points": -5, "police_shot": 1}))
    profiles.export([ada], out(there))
    arriving = opened(here)
    assert taken_in(arriving, out(there)) == ImportResult(("Ada",), (), (), ())
    assert taken_in(arriving, out(there)) == ImportResult((), (), ("Ada",), ())
    left, arrived = (opened(folder).get(ada) for folder in (there, here))
    assert left is not None
    assert arrived is not None
    assert arrived.history == left.history
    tally = arrived.history.stats.kind("bandit")
    assert [tally.value(stat) for stat in ("played", "points", "saves", "police_shot")] == [2, 25, 2, 1]


def test_reading_alone_changes_nothing(here: Path, there: Path) -> None:
    assert len(opened(here).read_export(out(there)).people) == 2
    assert list(here.iterdir()) == []


def test_games_of_two_machines_come_together_once_each(here: Path, there: Path) -> None:
    theirs, mine = opened(there), opened(here)
    taken_in(mine, out(there))
    ada = by_name(mine, "Ada")
    # Played on both, on the one and on the other; the shared one was given on each.
    shared, only_there, only_here = line(5, WON), line(2, LOST), line(9, WON)
    for game in (shared, only_there):
        theirs.give(ada, game)
    for game in (only_here, shared):
        mine.give(ada, game)
    theirs.save(theirs.get(ada).but(name="Augusta", colour=9))
    theirs.export([ada], out(there))

    assert taken_in(mine, out(there)) == ImportResult((), ("Ada",), (), ())

    after = opened(here).get(ada)
    games = [hidden(1, companions=(by_name(mine, "Bob 王"),)), only_there, shared, only_here]
    assert (after.history.lines, after.history.stats) == (tuple(games), history_of(games).stats)
    # Three wins in a row, until a loss was heard of that lies between them: earned is earned.
    assert after.history.stats.kind("word").best_streak == 2
    assert "warming_up" in {one.title for one in after.history.titles}
    assert (after.name, after.colour, after.portrait != "") == ("Ada", 1, True), "what one is here stays"
    assert taken_in(mine, out(there)) == ImportResult((), (), ("Ada",), ())


def test_a_strangers_sums_are_not_believed_and_titles_stay(here: Path, there: Path) -> None:
    lines = lines_in(out(there))
    history = lines[1]["profile"]["history"]
    history["stats"]["xp"] = 1_000_000
    history["titles"].append({"title": "storyteller", "game": "old", "at": "2026-03-07T20:00:00+01:00"})
    write_lines(out(there), lines)
    profiles = opened(here)
    taken_in(profiles, out(there))
    ada = profiles.get(by_name(profiles, "Ada"))
    assert ada.history.stats == history_of(ada.history.lines).stats
    assert ada.history.titles[-1].title == "storyteller"


def test_names_that_are_taken_here_get_numbers(here: Path, there: Path) -> None:
    mine, theirs = opened(here), opened(there)
    mine.create("ADA", 0, 0)
    mine.save(mine.create("Bob 王", 0, 0).but(retired=True))
    again = theirs.create("Ada 2", 0, 0).id
    gone = theirs.save(theirs.create("ada 3", 0, 0).but(retired=True)).id
    theirs.export([by_name(theirs, "Ada"), again, gone], out(there))

    result = taken_in(mine, out(there))

    assert result.new == ("Ada 2", "Ada 2 2", "ada 3"), "who is retired has no name to defend"
    assert taken_in(mine, out(there)).same == result.new


@pytest.mark.parametrize(
    ("name", "taken", "free"),
    [
        ("Ada", [], "Ada"),
        ("Ada", ["ada"], "Ada 2"),
        ("Ada", ["ada", "ada 2", "ada 4"], "Ada 3"),
        ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
        ("x" * 21 + " yz", ["x" * 21 + " yz"], "x" * 21 + " 2"),
    ],
)
def test_a_name_that_is_free(name: str, taken: list[str], free: str) -> None:
    assert free_name(name, taken) == free
    assert len(free) <= LONGEST_NAME
    assert folded(free) not in taken


def test_who_cannot_be_written_here_stays_as_they_are_and_the_others_come(here: Path, there: Path) -> None:
    profiles = opened(here, [])
    taken_in(profiles, out(there))
    ada = by_name(profiles, "Ada")
    newer = here / FOLDER / f"{ada}.json"
    newer.write_text('{"version": 2}')
    theirs = opened(there)
    for name in ("Ada", "Bob 王"):
        theirs.give(by_name(theirs, name), line(2))
    theirs.export([one.id for one in theirs.entries()], out(there))
    assert taken_in(profiles, out(there)) == ImportResult((), ("Bob 王",), (), ("Ada",))
    assert newer.read_text() == '{"version": 2}'


def test_who_is_not_here_is_left_out(there: Path) -> None:
    theirs = opened(there)
    assert theirs.export(["0" * 32, by_name(theirs, "Ada"), "../game"], out(there)) == 1
    assert [one.profile.name for one in read(out(there)).people] == ["Ada"]
    assert theirs.export([], out(there)) == 0
    assert read(out(there)).people == ()


def test_a_picture_that_has_become_something_else_does_not_travel(here: Path, there: Path) -> None:
    (portrait,) = (there / FOLDER).glob("*.png")
    portrait.write_bytes(picture("JPEG", (1000, 1000)))
    theirs = opened(there)
    assert theirs.export([by_name(theirs, "Ada")], out(there)) == 1
    (ada,) = read(out(there)).people
    assert ada.portrait is None


def test_a_file_that_cannot_be_written_is_said(there: Path) -> None:
    theirs = opened(there)
    with pytest.raises(NotSaved) as refused:
        theirs.export([by_name(theirs, "Ada")], there / "no folder" / "out")
    assert refused.value.problem is SaveProblem.OTHER


def test_nobody_is_told_in_a_repr(there: Path) -> None:
    assert "Ada" not in repr(read(out(there)))


@pytest.mark.parametrize("limit", ["MOST_BYTES", "MOST_BYTES_OF_ONE"])
def test_what_is_too_large_to_be_read_is_not_written(
    there: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    before = out(there).read_bytes()
    longest = max(map(len, before.splitlines(keepends=True)))
    exact = len(before) if limit == "MOST_BYTES" else longest
    theirs = opened(there)
    ids = [one.id for one in theirs.entries()]
    monkeypatch.setattr(parcel, limit, exact)
    assert theirs.export(ids, out(there)) == 2
    assert len(read(out(there)).people) == 2
    monkeypatch.setattr(parcel, limit, exact - 1)
    with pytest.raises(BadParcel) as refused:
        theirs.export(ids, out(there))
    assert refused.value.problem is ParcelProblem.TOO_LARGE
    assert problem_of(out(there)) is ParcelProblem.TOO_LARGE
    assert out(there).read_bytes() == before


def a_zip(name: str, content: bytes) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return target.getvalue()


FOREIGN = {
    "empty": b"",
    "binary": bytes(range(256)) * 100,
    "a text": b"Dear Ada,\n",
    "a list": b"[]\n",
    "a number": b"7\n",
    "another JSON": b'{"version":1,"profile":{}}\n',
    "a picture": picture(),
    "a zip with a path": a_zip("../../profiles/x.json", b"{}"),
    "a zip bomb": a_zip("x.json", bytes(10_000_000)),
    "a deep one": b"[" * 1_000_000,
    "one long line": b'{"format":"spyword-people","version":1,"x":"' + b"x" * 1_000_000,
}


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN.keys())
def test_what_is_none_of_ours_is_refused(tmp_path: Path, content: bytes) -> None:
    out(tmp_path).write_bytes(content)
    assert problem_of(out(tmp_path)) is ParcelProblem.NOT_OURS


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "gone", tmp_path / "pipe"):
        assert problem_of(path) is ParcelProblem.UNREADABLE


HEADS: dict[str, tuple[dict[str, object], ParcelProblem]] = {
    "newer": ({"version": 2}, ParcelProblem.NEWER),
    "version of another type": ({"version": "2"}, ParcelProblem.BROKEN),
    "version true": ({"version": True}, ParcelProblem.BROKEN),
    "version 1.0": ({"version": 1.0}, ParcelProblem.BROKEN),
    "version none": ({"version": 0}, ParcelProblem.BROKEN),
    "too few": ({"people": 1}, ParcelProblem.BROKEN),
    "too many": ({"people": 3}, ParcelProblem.BROKEN),
    "far too many": ({"people": 10**12}, ParcelProblem.TOO_LARGE),
    "less than none": ({"people": -1}, ParcelProblem.BROKEN),
    "true": ({"people": True}, ParcelProblem.BROKEN),
    "another format": ({"format": "spyword-game"}, ParcelProblem.NOT_OURS),
    "format of another type": ({"format": ["spyword-people"]}, ParcelProblem.NOT_OURS),
}


@pytest.mark.parametrize(("changes", "problem"), HEADS.values(), ids=HEADS.keys())
def test_a_head_that_is_wrong(there: Path, changes: dict[str, object], problem: ParcelProblem) -> None:
    head, *people = lines_in(out(there))
    write_lines(out(there), [{**head, **changes}, *people])
    assert problem_of(out(there)) is problem


def portrait_of_bytes(data: bytes) -> Callable[[Any], None]:
    def change(somebody: Any) -> None:
        somebody["portrait"] = base64.b64encode(data).decode()

    return change


def member(*path: str | int, value: object) -> Callable[[Any], None]:
    def change(somebody: Any) -> None:
        place = somebody
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


HOSTILE: dict[str, Callable[[Any], None]] = {
    "an id with a path": member("profile", "id", value="../../../etc/cron.d/x"),
    "a name with a path": member("profile", "name", value="x" * 1000),
    "a portrait with a path": member("profile", "portrait", value="../../x.png"),
    "a name nobody sees": member("profile", "name", value="\u200b"),
    "a profile in a list": member("profile", value=[]),
    "no profile": member("profile", value=None),
    "half a character": member("profile", "history", "lines", 0, "package", value="\ud800"),
    "a kind of game that isn't": member("profile", "history", "lines", 0, "kind", value="chess"),
    "XP that no game gives": member("profile", "history", "lines", 0, "xp", value=9_000),
    "counts without end": member("profile", "history", "lines", 0, "counts", "votes_cast", value=10**30),
    "a year that isn't": member("profile", "history", "lines", 0, "end", value="9999-12-31T23:59:59Z"),
    "many companions": member("profile", "history", "lines", 0, "companions", value=["x"] * 100_000),
    "a title that isn't": member(
        "profile", "history", "titles", value=[{"title": "king", "game": "g", "at": "2026-03-07T20:00:00Z"}]
    ),
    "a picture that is text": portrait_of_bytes(b"hello"),
    "a picture of another format": portrait_of_bytes(picture("JPEG", (256, 256))),
    "a picture of another size": portrait_of_bytes(picture("PNG", (4_000, 4_000))),
    "a picture without end": portrait_of_bytes(bytes(400_000)),
    "a picture that is no base64": member("portrait", value="***"),
    "a picture of another type": member("portrait", value=7),
}


@pytest.mark.parametrize("change", HOSTILE.values(), ids=HOSTILE.keys())
def test_one_hostile_person_keeps_all_out(here: Path, there: Path, change: Callable[[Any], None]) -> None:
    profiles = opened(here)
    profiles.create("Zoe", 0, 0)
    before = {path: path.read_bytes() for path in here.rglob("*") if path.is_file()}
    lines = lines_in(out(there))
    change(lines[1])
    write_lines(out(there), lines)
    assert problem_of(out(there)) is ParcelProblem.BROKEN
    assert {path: path.read_bytes() for path in here.rglob("*") if path.is_file()} == before


def test_one_person_twice_is_refused(there: Path) -> None:
    head, ada, _ = lines_in(out(there))
    write_lines(out(there), [head, ada, ada])
    assert problem_of(out(there)) is ParcelProblem.BROKEN


@pytest.mark.parametrize("tail", [b"{}\n", b"\n", b" "])
def test_something_behind_the_people_is_refused(there: Path, tail: bytes) -> None:
    with out(there).open("ab") as file:
        file.write(tail)
    assert problem_of(out(there)) is ParcelProblem.BROKEN


def test_a_person_without_end_is_not_read_to_the_end(there: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    head = out(there).read_bytes().splitlines(keepends=True)[0]
    with out(there).open("wb") as file:
        file.write(head + b'{"profile":"')
        file.truncate(20_000_000_000)
    assert problem_of(out(there)) is ParcelProblem.TOO_LARGE


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("whole")
    profiles = opened(folder)
    ada = profiles.create("Ada", 0, 0).id
    profiles.give(ada, line(1, WON, companions=("b",), counts={"votes_cast": 1}))
    profiles.set_portrait(ada, picture())
    profiles.export([ada], out(folder))
    return out(folder).read_bytes()


def test_cut_off_anywhere_it_is_refused(whole: bytes, tmp_path: Path) -> None:
    for length in [*range(0, len(whole) - 1, 23), len(whole) - 2]:
        out(tmp_path).write_bytes(whole[:length])
        assert problem_of(out(tmp_path)) in (ParcelProblem.NOT_OURS, ParcelProblem.BROKEN)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@examples(data=st.data())
def test_changed_anywhere_it_is_taken_or_refused(whole: bytes, tmp_path: Path, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(whole) - 1))
    end = data.draw(st.integers(start, min(start + 8, len(whole))))
    middle = data.draw(
        st.binary(max_size=8) | st.sampled_from([b"null", b"[]", b"{}", b"1e999", b"-1", b'""'])
    )
    out(tmp_path).write_bytes(whole[:start] + middle + whole[end:])
    try:
        arrived = read(out(tmp_path))
    except BadParcel:
        return
    folder = tmp_path / "arrived"
    folder.mkdir(exist_ok=True)
    for left in folder.rglob("*.*"):
        left.unlink()
    result = opened(folder).import_(arrived)
    assert [one.name for one in opened(folder).entries()] == list(result.new)
