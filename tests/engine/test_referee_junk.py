"""No input line brings the referee down, and none changes the game but one that is granted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from spyword_engine.record import plain
from spyword_engine.referee import Referee
from tests.engine.referee_process import Json, RefereeProcess, fault_code
from tests.engine.tables import recorded, table

DEPTH = 100_000
TEN_MEGABYTES = 10 * 1024 * 1024
CHECK = b'{"op": "check", "players": 5, "settings": %s}'

JUNK = {
    "blank": b"",
    "spaces": b"   \t",
    "return": b"\r",
    "word": b"hello",
    "half": b'{"op": "table"',
    "two": b'{"op": "table"} {"op": "table"}',
    "single quotes": b"{'op': 'table'}",
    "comma": b'{"op": "table",}',
    "comment": b'{"op": "table"} // please',
    "key without quotes": b'{op: "table"}',
    "nul": b'{"op": "table"}\x00',
    "byte order mark": b'\xef\xbb\xbf{"op": "table"}',
    "utf-16": '{"op": "table"}'.encode("utf-16-le"),
    "bad utf-8": b'{"op": "table", "x": "\xff\xfe"}',
    "bad utf-8 in a key": b'{"op": "table", "\xc3": 1}',
    "overlong": b'{"op": "table", "x": "\xc0\xaf"}',
    "surrogate bytes": b'{"op": "table", "x": "\xed\xa0\x80"}',
    "lone high surrogate": b'{"op": "table", "x": "\\ud800"}',
    "lone low surrogate": b'{"op": "table", "x": "\\udc00 "}',
    "high then letter": b'{"op": "table", "x": "\\ud800a"}',
    "surrogate key": b'{"op": "table", "\\udfff": 1}',
    "surrogate name": b'{"op": "card", "player": "\\ud83d"}',
    "NaN": b'{"op": "table", "x": NaN}',
    "Infinity": b'{"op": "table", "x": Infinity}',
    "minus Infinity": b'{"op": "table", "x": -Infinity}',
    "NaN players": b'{"op": "check", "players": NaN, "settings": {}}',
    "control character": b'{"op": "table", "x": "\x01"}',
    "deep list": b'{"op": "table", "x": ' + b"[" * DEPTH + b"]" * DEPTH + b"}",
    "deep object": b'{"op": "table", "x": ' + b'{"a":' * DEPTH + b"1" + b"}" * DEPTH + b"}",
    "deep and open": b"[" * DEPTH,
    "ten megabytes": b"x" * TEN_MEGABYTES,
    "ten megabytes of string": b'"' + b"x" * TEN_MEGABYTES + b'"',
    "ten megabytes of list": b"[" + b"1," * (TEN_MEGABYTES // 2) + b"1]",
    "many digits": CHECK % (b'{"spies": ' + b"9" * 100_000 + b"}"),
}


@pytest.mark.parametrize("name", JUNK)
def test_junk_is_a_bad_request_and_the_game_is_as_it_was(referee: RefereeProcess, name: str) -> None:
    shown = referee.play(table("CCSC"), "cards clue")
    assert fault_code(referee.line(JUNK[name])) == "bad_request"
    assert referee.granted("table")["table"] == shown


def test_a_line_longer_than_any_game_is_one_bad_request(referee: RefereeProcess) -> None:
    shown = referee.play(table("CCSC"), "cards clue")
    for _ in range(70):
        referee.send(b" " * 2**20)
    assert fault_code(referee.line(b'{"op": "table"}')) == "bad_request"
    assert referee.granted("table")["table"] == shown


def test_a_long_line_that_makes_sense_is_answered(referee: RefereeProcess) -> None:
    answer = referee.ask("check", players=5, settings={}, ignored="x" * TEN_MEGABYTES)
    assert answer["ok"] is True
    assert referee.code("match", guess="x" * 10**6, citizen=["Tea"], spy=[1]) == "bad_request"
    assert referee.ask("match", guess="x" * 10**6, citizen=["Tea"], spy=["Milk"]) == {
        "ok": True,
        "right": False,
    }


@pytest.mark.parametrize("number", [b"1e999", b"-0", b"1e5", b"0.1", b"9" * 30, b"-" + b"9" * 4000])
def test_any_number_gets_an_answer(referee: RefereeProcess, number: bytes) -> None:
    for line in (
        b'{"op": "check", "players": %s, "settings": {}}' % number,
        CHECK % (b'{"spies": %s}' % number),
        CHECK % (b'{"discussion_seconds": %s}' % number),
    ):
        assert referee.line(line)["ok"] is False


def test_nesting_of_any_depth_gets_an_answer(referee: RefereeProcess) -> None:
    for depth in (10, 500, *range(960, 1010), 1500, 5000, 9990, 9998, 20_000):
        for opening, closing in ((b"[", b"]"), (b'{"a":', b"}")):
            nested = opening * depth + b"1" + closing * depth
            for line in (
                CHECK % (b'{"spies": %s}' % nested),
                b'{"op": %s}' % nested,
                b'{"op": "do", "action": {"do": %s}}' % nested,
                b'{"op": "load", "record": {"game": "word", "version": 1, "players": %s}}' % nested,
            ):
                assert referee.line(line)["ok"] is False


def test_whole_binary_files_are_answered_line_by_line(fresh_referee: RefereeProcess) -> None:
    noise = bytes(range(256)) * 40
    fresh_referee.send(noise)
    faults = [fault_code(fresh_referee.read()) for _ in range(noise.count(b"\n"))]
    assert set(faults) == {"bad_request"}
    assert fault_code(fresh_referee.line(b"")) == "bad_request"


# Requests of every shape

plain_json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
ops = st.sampled_from(["new", "do", "table", "card", "record", "load", "check", "match", "fly"])
fields = st.sampled_from(
    [
        "players",
        "settings",
        "package",
        "mode",
        "seed",
        "deal",
        "action",
        "player",
        "record",
        "guess",
        "citizen",
        "spy",
    ]
)


@given(ops, st.dictionaries(fields, plain_json, max_size=8))
def test_requests_of_every_shape_are_answered(op: str, rest: Json) -> None:
    answer = Referee().answer(json.dumps({"op": op, **rest}).encode("utf-8", "surrogatepass"))
    assert answer["ok"] is True or fault_code(answer)


# Hostile records

SCRIPT = "round vote:B--AA go round vote:BCDEA go clue"
GOOD: Json = json.loads(json.dumps(plain(recorded(table("CCCSG", allow_pass=True, lots_seed=2), SCRIPT))))
VALUES: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 4, 5, 10**20, 0.5, 1e300),
    *("", "Ada", "Zoe", "spy", "vote", "x" * 1000),
    *([], {}, [[]], [0], {"do": "leave", "seat": 0}, {"Ada": "spy"}),
)


def paths(value: object, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in plain JSON values."""
    yield here
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*here, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, (*here, index))


def mutants(good: Json) -> Iterator[Json]:
    """The record with another value, nothing, or the same twice at every place."""
    for *way, last in (path for path in paths(good) if path):
        for change in ("set", "delete", "double"):
            for value in VALUES if change == "set" else (None,):
                record = deepcopy(good)
                at: Any = record
                for part in way:
                    at = at[part]
                if change == "set":
                    at[last] = value
                elif change == "delete":
                    del at[last]
                elif isinstance(at, list):
                    at.insert(last, deepcopy(at[last]))
                yield record


def test_hostile_records_are_refused_or_make_a_game_that_its_own_record_gives_again() -> None:
    referee = Referee()

    def ask(op: str, **rest: Any) -> Json:
        return referee.answer(json.dumps({"op": op, **rest}).encode())

    assert ask("load", record=GOOD)["ok"] is True
    before = ask("record")
    loaded = 0
    for record in mutants(GOOD):
        answer = ask("load", record=record)
        if answer["ok"]:
            loaded += 1
            again = ask("record")
            assert ask("load", record=json.loads(json.dumps(again["record"])))["table"] == answer["table"]
            ask("load", record=GOOD)
        else:
            assert fault_code(answer) == "bad_record"
            for word in ("Coffee", "espresso", "Tea"):
                assert word not in answer["error"]["message"]
        assert ask("record") == before
    assert loaded > 100


@pytest.mark.parametrize("record", [{}, {"game": "word"}, {"game": 1}, {"version": 1}, {"a": {"b": []}}])
def test_what_is_no_record_is_bad_record(referee: RefereeProcess, record: Json) -> None:
    assert referee.code("load", record=record) == "bad_record"
