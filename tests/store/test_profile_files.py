"""A profile's file: one that people can read, and that is ours or refused."""

from __future__ import annotations

import json
import os
import stat
import sys
from copy import deepcopy
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from spyword_engine.progress.line import Line
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.profile import Profile, from_file, from_values, is_portrait_of, to_values
from spyword_qt.store.profile_files import ProfileFiles
from spyword_qt.store.readable import readable
from tests.engine.progress.games import LOST, WON, given, line
from tests.store.people import hidden, opened

ID = "0123456789abcdef" * 2
BORN = datetime.fromisoformat("2026-03-06T19:00:00+01:00")
TEXT = """\
{"version":1,"profile":{
  "id": "0123456789abcdef0123456789abcdef",
  "name": "Zoë 王",
  "created": "2026-03-06T19:00:00+01:00",
  "colour": 3,
  "pattern": 4,
  "initials": "",
  "portrait": "",
  "title": "newcomer",
  "retired": false,
  "history": {
    "lines": [
      {"game": "g0001", "kind": "word", "start": "2026-03-06T19:59:30+01:00", \
"end": "2026-03-06T20:01:00+01:00", "language": "en", "role": "citizen", \
"verdict": "lost", "players": 6, "rounds": 2, "xp": 20, \
"package": "animals-01", "companions": ["b", "a"]},
      {"game": "g0002", "kind": "word", "start": "2026-03-06T20:00:30+01:00", \
"end": "2026-03-06T20:02:00+01:00", "language": "en", "role": "citizen", \
"verdict": "lost", "players": 6, "rounds": 2, "xp": 20, \
"package": "animals-01"}
    ],
    "stats": {
      "kinds": {
        "word": {
          "played": 2,
          "lost": 2,
          "losing_run": 2,
          "rounds": 4,
          "seconds": 180,
          "counts": {
            "played_as_citizen": 2
          }
        }
      },
      "over_all": {
        "played": 2,
        "lost": 2,
        "losing_run": 2,
        "rounds": 4,
        "seconds": 180
      },
      "xp": 40,
      "evenings": ["2026-03-06"],
      "companions": ["a", "b"],
      "languages": ["en"],
      "packages": ["animals-01"]
    },
    "titles": [
      {"title": "newcomer", "game": "g0001", "at": "2026-03-06T20:01:00+01:00"}
    ],
    "released": {}
  }
}}
"""


def somebody(*games: Line, **changes: Any) -> Profile:
    about: dict[str, Any] = {"id": ID, "name": "Zoë 王", "created": BORN, "colour": 3, "pattern": 4}
    return Profile(**{**about, "history": given(*games), **changes})


def as_json(profile: Profile) -> Any:
    return json.loads(json.dumps(to_values(profile)))


def test_people_can_read_it(tmp_path: Path) -> None:
    files = ProfileFiles(tmp_path)
    zoe = somebody(line(1, companions=("b", "a")), line(2), title="newcomer")
    files.write(zoe)
    assert files.path(ID).read_text(encoding="utf-8") == TEXT
    assert files.read(ID).value == zoe


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_the_user_may_read_any_of_it(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0)
    ProfileFiles(tmp_path / "profiles").put_portrait(ada.id, b"")
    profiles.give(ada.id, line(1))
    profiles.entries()
    for folder, _, names in os.walk(tmp_path / "profiles"):
        assert stat.S_IMODE(Path(folder).stat().st_mode) == 0o700
        assert {stat.S_IMODE((Path(folder) / name).stat().st_mode) for name in names} == {0o600}
        assert len(names) == 4


def test_what_is_written_is_read() -> None:
    for zoe in (somebody(), somebody(hidden(1), line(2, WON), initials="王", retired=True)):
        assert from_values(as_json(zoe)) == zoe


def test_a_repr_tells_no_game() -> None:
    assert repr(somebody(hidden(1))) == f"Profile('{ID}', 'Zoë 王')"


def test_what_a_later_version_adds_beside_is_passed_over() -> None:
    assert from_values({**as_json(somebody()), "anthem": "la"}) == somebody()


def test_no_name_of_another_file_is_a_portrait() -> None:
    assert is_portrait_of(ID, f"{ID}-0123abcd.png")
    for name in (
        "",
        "../x.png",
        f"{ID}-0123abcd.jpg",
        f"{ID}-0123.png",
        f"{ID[::-1]}-0123abcd.png",
        f"{ID}.json",
    ):
        assert not is_portrait_of(ID, name)
    for digits in ("../../..", "0123abc/", "0123abc.", "0123abc\\"):
        assert not is_portrait_of(ID, f"{ID}-{digits}.png")


WRONG: dict[str, tuple[tuple[str, ...], object]] = {
    "id with a path": (("id",), "../../etc/passwd"),
    "id in capitals": (("id",), "A" * 32),
    "id with a line's end": (("id",), ID + "\n"),
    "name of another type": (("name",), 7),
    "name not tidy": (("name",), " Zoe"),
    "name too long": (("name",), "x" * 25),
    "name with half a character": (("name",), "\ud800"),
    "birth without offset": (("created",), "2026-03-06T19:00:00"),
    "birth in no year": (("created",), "0001-01-01T00:00:00Z"),
    "birth of another type": (("created",), 5),
    "colour that isn't": (("colour",), 12),
    "colour of another type": (("colour",), "3"),
    "colour true": (("colour",), True),
    "pattern that isn't": (("pattern",), -1),
    "pattern without end": (("pattern",), float("inf")),
    "initials too long": (("initials",), "x" * 17),
    "initials that can't be seen": (("initials",), "\u202e"),
    "portrait elsewhere": (("portrait",), f"../{ID}-01234567.png"),
    "portrait of another": (("portrait",), "f" * 32 + "-01234567.png"),
    "title of another type": (("title",), []),
    "retired of another type": (("retired",), "no"),
    "history of another type": (("history",), []),
    "a line of another type": (("history", "lines"), [7]),
    "a package with half a character": (("history", "lines", "0", "package"), "\udfff"),
    "XP that no game gives": (("history", "lines", "0", "xp"), 4_000),
    "a date that isn't": (("history", "stats", "evenings"), ["2026-02-30"]),
}


@pytest.mark.parametrize(("path", "value"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_refused(path: tuple[str, ...], value: object) -> None:
    values = as_json(somebody(line(1)))
    place: Any = values
    for step in path[:-1]:
        place = place[int(step)] if step.isdigit() else place[step]
    place[path[-1]] = value
    with pytest.raises((ValueError, TypeError, LookupError)):
        from_values(values)


@pytest.mark.parametrize("name", ["id", "name", "created", "colour", "pattern", "history"])
def test_what_is_missing_is_refused(name: str) -> None:
    values = as_json(somebody())
    del values[name]
    with pytest.raises((ValueError, LookupError)):
        from_values(values)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, one in inside for place in places(one, (*path, key)))]


GOOD = as_json(somebody(line(1, WON, companions=("a",), counts={"votes_cast": 1}), hidden(2), line(3, LOST)))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(), inside, max_size=3),
    max_leaves=5,
)


@examples(st.sampled_from(places(GOOD)[1:]), json_values)
def test_whatever_stands_anywhere_it_is_ours_or_refused(path: tuple[Any, ...], value: object) -> None:
    values = deepcopy(GOOD)
    place = values
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    try:
        profile = from_values(values)
    except (ValueError, TypeError, LookupError):
        return
    # What is taken can be written, read back, listed and gone on with.
    assert from_values(json.loads(readable(to_values(profile)).encode())) == profile
    profile.history.given(line(9))


def file_with(values: Any, version: object = 1) -> bytes:
    return json.dumps({"version": version, "profile": values}).encode()


def test_a_good_file_is_read_at_once() -> None:
    assert from_file(file_with(GOOD), 1) == from_values(GOOD)


@examples(st.sampled_from(places(GOOD)[1:]), json_values | st.just(None), st.booleans())
def test_what_is_read_at_once_is_what_is_read_step_by_step(
    path: tuple[Any, ...], value: object, is_gone: bool
) -> None:
    values = deepcopy(GOOD)
    place = values
    for step in path[:-1]:
        place = place[step]
    if is_gone:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    try:
        at_once = from_file(file_with(values), 1)
    except ValueError:
        return
    assert at_once == from_values(values)


@pytest.mark.parametrize("version", [0, 2, "1", True, 1.5, None])
def test_no_other_version_is_read_at_once(version: object) -> None:
    with pytest.raises(ValueError, match="not as files are written"):
        from_file(file_with(GOOD, version), 1)


def test_what_is_not_as_files_are_written_is_read_step_by_step(tmp_path: Path) -> None:
    files = ProfileFiles(tmp_path)
    zoe = somebody(line(1, WON), line(2))
    files.write(zoe)
    files.path(ID).write_bytes(b"\xef\xbb\xbf" + files.path(ID).read_bytes())
    assert files.read(ID).value == zoe, "an editor has put its mark before the text"
    before = json.loads(files.path(ID).read_text(encoding="utf-8-sig"))
    files.path(ID).write_text(json.dumps({**before, "version": 2}))
    assert files.read(ID).outcome is Outcome.NEWER


@examples(json_values)
def test_what_is_readable_is_the_same_json(value: object) -> None:
    text = readable(value)
    assert json.dumps(json.loads(text)) == json.dumps(json.loads(json.dumps(value)))
