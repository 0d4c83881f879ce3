"""Histories from files: ours are read, others refused without telling what stands in them."""

from __future__ import annotations

import json
from copy import deepcopy
from datetime import datetime
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from spyword_engine.progress.check import differences, plain, read_history
from spyword_engine.progress.faults import BadHistory
from spyword_engine.progress.history import History, history_of
from spyword_engine.progress.stats import Stats
from tests.engine.progress.games import WON, envelope, given, in_a_row, line

SECRET = "Qsecret"


def as_json(history: History) -> Any:
    return json.loads(json.dumps(plain(history)))


def a_history() -> History:
    first = line(1, WON, companions=("b", "a"), survived=True, counts={"votes_on_target": 2, "votes_cast": 3})
    return given(first, line(2, package=None, ballots_hidden=True), *in_a_row(WON, WON, first=3))


def test_what_is_written_is_read() -> None:
    for history in (History(), a_history()):
        assert read_history(as_json(history)) == history
    assert json.dumps(plain(a_history())) == json.dumps(plain(read_history(as_json(a_history()))))


def test_a_file_from_before_the_order_of_giving_was_kept_hides_what_ended_last() -> None:
    two = given(*(line(number, counts={"votes_on_target": 2}, ballots_hidden=True) for number in (1, 2)))
    old = as_json(two)
    assert old.pop("released") == {"g0001": "g0002"}
    assert read_history(old) == two
    assert read_history(old).shown.stats.xp == 28 + 20


def test_the_game_given_last_stays_hidden_in_a_file() -> None:
    two = given(*(line(number, counts={"votes_on_target": 2}, ballots_hidden=True) for number in (2, 1)))
    assert as_json(two)["released"] == {"g0002": "g0001"}
    assert read_history(as_json(two)).counted[0].xp == 20


def test_a_clock_that_was_never_set_loses_nobody_a_game() -> None:
    history = given(line(1, end=datetime.fromisoformat("1970-01-01T00:10:00+00:00")))
    assert read_history(as_json(history)) == history


def test_a_line_can_be_read_by_people() -> None:
    assert as_json(a_history())["lines"][0] == {
        "game": "g0001",
        "kind": "word",
        "start": "2026-03-06T19:59:30+01:00",
        "end": "2026-03-06T20:01:00+01:00",
        "language": "en",
        "role": "citizen",
        "verdict": "won",
        "players": 6,
        "rounds": 2,
        "xp": 68,
        "package": "animals-01",
        "companions": ["b", "a"],
        "survived": True,
        "counts": {"votes_on_target": 2, "votes_cast": 3},
    }


def test_an_envelope_is_written_and_read_too() -> None:
    one = envelope("A.B.")
    assert msgspec.json.decode(msgspec.json.encode(one), type=type(one)) == one
    twice = msgspec.json.encode(one).replace(b'"B"', b'"A"')
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(twice, type=type(one))


@pytest.mark.parametrize("junk", [None, 1, "x", [], {}, {"lines": 1}, {"lines": [[]]}, {"titles": [{}]}])
def test_junk(junk: object) -> None:
    if junk == {}:
        assert read_history(junk) == History()
        return
    with pytest.raises(BadHistory):
        read_history(junk)


@pytest.mark.parametrize(
    "changes",
    [
        {"kind": SECRET},
        {"role": SECRET},
        {"verdict": SECRET},
        {"game": ""},
        {"game": SECRET * 100},
        {"counts": {SECRET: 1}},
        {"counts": {"votes_on_target": "two"}},
        {"counts": {"votes_cast": 10**400}},
        {"counts": {"votes_cast": -(10**5)}},
        {"xp": 69},
        {"xp": -1},
        {"players": 13},
        {"players": 2},
        {"rounds": -1},
        {"end": "2026-03-06T20:01:00"},
        {"end": "0001-01-01T00:00:00+01:00"},
        {"start": "9999-12-31T23:59:59-01:00"},
        {"end": SECRET},
        {"package": 5},
        {"companions": ["a", 1]},
        {"survived": None},
    ],
    ids=str,
)
def test_a_line_that_is_none_of_ours(changes: dict[str, Any]) -> None:
    values = as_json(a_history())
    values["lines"][0].update(changes)
    with pytest.raises(BadHistory) as refused:
        read_history(values)
    assert SECRET not in str(refused.value)


def test_games_twice_or_out_of_order() -> None:
    values = as_json(a_history())
    for lines in ([values["lines"][0]] * 2, values["lines"][::-1]):
        with pytest.raises(BadHistory):
            read_history({**values, "lines": lines})


def test_titles_that_there_arent_or_twice() -> None:
    values = as_json(a_history())
    one = values["titles"][0]
    for titles in ([one, one], [{**one, "title": SECRET}], [{**one, "at": "9999-12-31T23:00:00-09:00"}]):
        with pytest.raises(BadHistory) as refused:
            read_history({**values, "titles": titles})
        assert SECRET not in str(refused.value)


@pytest.mark.parametrize("xp", [-1, 10**400, 1.5, "many", 2**60])
def test_sums_that_no_games_come_to(xp: object) -> None:
    values = as_json(a_history())
    values["stats"]["xp"] = xp
    with pytest.raises(BadHistory):
        read_history(values)


def test_the_path_of_a_fault_is_told() -> None:
    values = as_json(a_history())
    values["lines"][1]["rounds"] = SECRET
    with pytest.raises(BadHistory, match=r"wrong at `\$\.lines\[1\]\.rounds`"):
        read_history(values)


# What is computed anew


def test_nothing_differs_in_what_we_keep() -> None:
    assert differences(a_history()) == ()
    assert differences(History()) == ()
    values = as_json(a_history())
    values["stats"]["kinds"]["word"]["counts"]["passes"] = 0
    assert differences(read_history(values)) == ()


def test_each_difference_is_told_with_its_path() -> None:
    values = deepcopy(as_json(a_history()))
    values["stats"]["xp"] += 5
    values["stats"]["kinds"]["word"]["won"] = 0
    values["stats"]["kinds"]["word"]["counts"]["passes"] = 2
    values["stats"]["evenings"] = ["2020-01-01"]
    values["titles"] = [one for one in values["titles"] if one["title"] != "warming_up"]
    found = {one.path: (one.kept, one.computed) for one in differences(read_history(values))}
    assert found == {
        "stats.xp": (193, 188),
        "stats.kinds.word.won": (None, 3),
        "stats.kinds.word.counts.passes": (2, None),
        "stats.evenings": (["2020-01-01"], ["2026-03-06"]),
    }


def test_a_missing_title_is_told_and_one_too_many_is_not() -> None:
    history = given(*in_a_row(WON, WON, WON))
    fewer = replace(history, titles=history.titles[:-1])
    assert [(one.path, one.kept, one.computed) for one in differences(fewer)] == [
        ("titles.warming_up", None, "g0003")
    ]
    assert differences(replace(history_of([line(1)]), titles=history.titles)) == ()


def test_a_damaged_sum_is_still_shown() -> None:
    history = History((line(1, counts={"votes_on_target": 2}, ballots_hidden=True),), Stats())
    assert history.shown.stats.xp == 0
    assert history.shown.stats.level == 1
