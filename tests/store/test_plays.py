"""Which package which people have played."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from spyword_qt.store.json_file import NotSaved, Outcome
from spyword_qt.store.plays import Plays

PACKS = ("fruit-01", "pet-01", "sea-02")


def plays(folder: Path) -> Plays:
    loaded = Plays(folder)
    loaded.load()
    return loaded


def test_at_first_nobody_has_played_anything(tmp_path: Path) -> None:
    assert plays(tmp_path).times("fruit-01", ["Ania"]) == 0


def test_games_are_counted_by_person_and_added_up_over_the_table(tmp_path: Path) -> None:
    kept = plays(tmp_path)
    kept.note("fruit-01", ["Ania", "Li"])
    kept.note("fruit-01", ["Ania", "Zoë"])
    assert kept.times("fruit-01", ["Ania", "Li", "Bo"]) == 3
    assert kept.times("pet-01", ["Ania"]) == 0


def test_a_name_is_the_same_person_as_at_the_table(tmp_path: Path) -> None:
    kept = plays(tmp_path)
    kept.note("fruit-01", ["ZOË"])
    assert kept.times("fruit-01", ["zoe\u0308"]) == 1


def test_counts_last(tmp_path: Path) -> None:
    plays(tmp_path).note("fruit-01", ["Ania"])
    plays(tmp_path).note("fruit-01", ["Ania"])
    assert plays(tmp_path).times("fruit-01", ["Ania"]) == 2


def test_the_package_is_one_that_the_table_has_played_least(tmp_path: Path) -> None:
    kept = plays(tmp_path)
    kept.note("fruit-01", ["Ania", "Li"])
    kept.note("pet-01", ["Li"])
    rng = Random(1)
    assert {kept.least(PACKS, ["Ania", "Li"], rng) for _ in range(50)} == {"sea-02"}
    assert {kept.least(PACKS, ["Ania"], rng) for _ in range(50)} == {"pet-01", "sea-02"}
    assert {kept.least(PACKS[:2], ["Ania", "Li"], rng) for _ in range(50)} == {"pet-01"}


def test_ties_are_drawn_evenly(tmp_path: Path) -> None:
    kept = plays(tmp_path)
    rng = Random(7)
    drawn = Counter(kept.least(PACKS, ["Ania"], rng) for _ in range(3000))
    assert all(900 < drawn[pack_id] < 1100 for pack_id in PACKS)


def test_without_packages_there_is_none_to_take(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="empty"):
        plays(tmp_path).least([], ["Ania"], Random(1))


def test_what_is_no_count_is_left_out(tmp_path: Path) -> None:
    people = {"ania": 2, "li": "2", "bo": -1, "zoë": True, "王芳": 10**300}
    content = {"version": 1, "plays": {"fruit-01": people, "pet-01": []}}
    (tmp_path / "plays.json").write_text(json.dumps(content))
    kept = Plays(tmp_path)
    assert kept.load().value == {"fruit-01": {"ania": 2}}


def test_plays_that_are_no_object_are_broken(tmp_path: Path) -> None:
    (tmp_path / "plays.json").write_text('{"version": 1, "plays": []}')
    assert Plays(tmp_path).load().outcome is Outcome.LOST


def test_what_cannot_be_saved_is_counted_until_the_end(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    kept = Plays(folder)
    with pytest.raises(NotSaved):
        kept.note("fruit-01", ["Ania"])
    assert kept.times("fruit-01", ["Ania"]) == 1
