"""Which package which people have played, and which is due for them."""

from __future__ import annotations

import json
import time
from collections import Counter
from datetime import datetime
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest

from spyword_qt.store.json_file import Outcome
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.plays import LATEST, Plays

PACKS = ("fruit-01", "pet-01", "sea-02")


class Calendar:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.5

    def __call__(self) -> float:
        return self.seconds

    def later(self) -> None:
        self.seconds += 3600


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


def plays(folder: Path, calendar: Calendar | None = None) -> Plays:
    loaded = Plays(folder, calendar or Calendar())
    loaded.load()
    return loaded


def play(kept: Plays, pack_id: str, people: list[str]) -> None:
    """A game that was never counted before."""
    kept.count(pack_id, people, uuid4().hex)()


def drawn(kept: Plays, people: list[str], packs: tuple[str, ...] = PACKS) -> set[str]:
    """What a table may get."""
    rng = Random(1)
    return {kept.least(packs, people, rng) for _ in range(50)}


def test_at_first_nobody_has_played_anything(tmp_path: Path) -> None:
    assert plays(tmp_path).times("fruit-01", ["ania"]) == 0


def test_games_are_counted_by_person_and_added_up_over_the_table(tmp_path: Path) -> None:
    kept = plays(tmp_path)
    play(kept, "fruit-01", ["ania", "li"])
    play(kept, "fruit-01", ["ania", "zoë"])
    assert kept.times("fruit-01", ["ania", "li", "bo"]) == 3
    assert kept.times("pet-01", ["ania"]) == 0


def test_a_key_is_nothing_but_itself(tmp_path: Path) -> None:
    kept = plays(tmp_path)
    play(kept, "fruit-01", ["0b5c", "Ania"])
    assert kept.times("fruit-01", ["0b5c"]) == 1
    assert kept.times("fruit-01", ["ania", "0B5C"]) == 0


def test_what_was_played_lasts_with_its_time(tmp_path: Path, calendar: Calendar) -> None:
    play(plays(tmp_path, calendar), "fruit-01", ["ania"])
    calendar.later()
    play(plays(tmp_path, calendar), "fruit-01", ["ania"])
    content = json.loads((tmp_path / "plays.json").read_bytes())
    assert content["version"] == 3
    assert content["plays"]["packages"] == {"fruit-01": {"ania": [2, 1_003_600]}}
    assert plays(tmp_path).times("fruit-01", ["ania"]) == 2


def test_a_table_gets_none_that_anybody_there_has_played_while_there_are_others(tmp_path: Path) -> None:
    kept = plays(tmp_path)
    play(kept, "fruit-01", ["ania", "li"])
    play(kept, "pet-01", ["li"])
    assert drawn(kept, ["ania", "li"]) == {"sea-02"}
    assert drawn(kept, ["ania"]) == {"pet-01", "sea-02"}
    assert drawn(kept, ["bo"]) == set(PACKS)


def test_once_all_are_played_it_is_the_one_played_the_longest_ago(tmp_path: Path, calendar: Calendar) -> None:
    kept = plays(tmp_path, calendar)
    for pack_id in ("pet-01", "sea-02", "fruit-01", "pet-01"):
        play(kept, pack_id, ["ania", "li"])
        calendar.later()
    for due in ("sea-02", "fruit-01", "pet-01", "sea-02"):
        again = plays(tmp_path, calendar)
        assert drawn(again, ["ania", "li"]) == {due}
        play(again, due, ["ania", "li"])
        calendar.later()


def test_who_played_it_last_decides_for_the_whole_table(tmp_path: Path, calendar: Calendar) -> None:
    kept = plays(tmp_path, calendar)
    for pack_id, person in (("fruit-01", "li"), ("pet-01", "ania"), ("fruit-01", "ania")):
        play(kept, pack_id, [person])
        calendar.later()
    assert drawn(kept, ["ania", "li"], PACKS[:2]) == {"pet-01"}
    assert drawn(kept, ["li"], PACKS[:2]) == {"pet-01"}


def test_of_those_played_at_the_same_time_it_is_the_one_played_least(tmp_path: Path) -> None:
    kept = plays(tmp_path)
    for pack_id in ("fruit-01", "pet-01", "fruit-01"):
        play(kept, pack_id, ["ania"])
    assert drawn(kept, ["ania"], PACKS[:2]) == {"pet-01"}


def test_ties_are_drawn_evenly(tmp_path: Path) -> None:
    kept = plays(tmp_path)
    rng = Random(7)
    counted = Counter(kept.least(PACKS, ["ania"], rng) for _ in range(3000))
    assert all(900 < counted[pack_id] < 1100 for pack_id in PACKS)


def test_without_packages_there_is_none_to_take(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="empty"):
        plays(tmp_path).least([], ["ania"], Random(1))


def test_counts_of_version_1_are_played_before_everything_noted_since(tmp_path: Path) -> None:
    content = {"version": 1, "plays": {"fruit-01": {"ania": 1}, "pet-01": {"ania": 3}}}
    (tmp_path / "plays.json").write_text(json.dumps(content))
    kept = plays(tmp_path)
    assert kept.times("pet-01", ["ania"]) == 3
    play(kept, "sea-02", ["ania"])
    assert drawn(kept, ["ania"]) == {"fruit-01"}
    assert drawn(kept, ["ania"], PACKS[1:]) == {"pet-01"}
    assert json.loads((tmp_path / "plays.json").read_bytes())["plays"]["packages"]["pet-01"] == {
        "ania": [3, 0]
    }


def test_what_is_no_play_is_left_out(tmp_path: Path) -> None:
    wrong = (["2", 5], [-1, 5], [True, 5], [10**300, 5], [2], [2, -1], [2, LATEST + 1], [2, 5.5], None, 0)
    people = {"ania": [2, 5]} | {f"person {number}": entry for number, entry in enumerate(wrong)}
    content = {"version": 2, "plays": {"fruit-01": people, "pet-01": []}}
    (tmp_path / "plays.json").write_text(json.dumps(content))
    assert Plays(tmp_path).load().value.packages == {"fruit-01": {"ania": (2, 5)}}


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the place can't be changed here")
def test_the_last_time_of_all_is_a_day_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "EAST-14")
    time.tzset()
    try:
        assert datetime.fromtimestamp(LATEST).astimezone().year in range(8999, 9001)
    finally:
        monkeypatch.undo()
        time.tzset()


def test_plays_that_are_no_object_are_broken(tmp_path: Path) -> None:
    (tmp_path / "plays.json").write_text('{"version": 2, "plays": []}')
    assert Plays(tmp_path).load().outcome is Outcome.LOST


def test_a_game_that_is_counted_again_after_a_crash_counts_once_for_each(tmp_path: Path) -> None:
    plays(tmp_path).count("fruit-01", ["ania", "li"], "game")()
    plays(tmp_path).count("fruit-01", ["ania", "li"], "game")()
    kept = plays(tmp_path)
    assert kept.times("fruit-01", ["ania", "li"]) == 2
    # Somebody has got a profile since then.
    kept.count("fruit-01", ["0b5c"], "game")()
    plays(tmp_path).count("fruit-01", ["ania", "li", "0b5c"], "game")()
    assert plays(tmp_path).times("fruit-01", ["ania", "li", "0b5c"]) == 3


@pytest.mark.parametrize("last", [None, 7, {"game": 7, "people": []}, {"game": "game", "people": None}])
def test_without_the_last_game_all_others_are_known(tmp_path: Path, last: object) -> None:
    content = {"version": 3, "plays": {"packages": {"fruit-01": {"ania": [2, 5]}}, "last": last}}
    (tmp_path / "plays.json").write_text(json.dumps(content))
    kept = plays(tmp_path)
    assert kept.times("fruit-01", ["ania"]) == 2
    kept.count("fruit-01", ["ania"], "game")()
    assert kept.times("fruit-01", ["ania"]) == 3


def test_what_cannot_be_saved_is_counted_until_the_end(tmp_path: Path) -> None:
    kept = plays(tmp_path / "gone")
    with pytest.raises(NotSaved):
        play(kept, "fruit-01", ["ania"])
    assert kept.times("fruit-01", ["ania"]) == 1
