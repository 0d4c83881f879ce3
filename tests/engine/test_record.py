"""A game as it is saved: the record gives the same match at the same point, and no other record gets in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from spyword_engine.actions import Action
from spyword_engine.ending import Winner
from spyword_engine.errors import BadRecord
from spyword_engine.mode import Mode
from spyword_engine.phase import Phase
from spyword_engine.record import Record, plain, read_record, record_of, replay
from spyword_engine.views import card_view, private_view
from tests.engine.tables import play, recorded, steps, table

# A vote that a leave restarts, a duel that ties again, lots, private screens, a wrong guess, more leaves.
SCRIPT = (
    "round vote:BA leave:H vote:BABADCC go clues vote:AABB go seen "
    "round vote:GGGGGC go guess:water round leave:C vote:FFFD go seen"
)
WORDS = ("Coffee", "espresso", "Tea", "water")
Plain = dict[str, Any]


def start(mode: Mode = Mode.SINGLE) -> Any:
    return table("CCCCCSGC", mode=mode, reveal_roles=False)


def as_json(record: Record) -> Plain:
    """The record as JSON gives it back."""
    values: Plain = json.loads(json.dumps(plain(record)))
    return values


def through_json(record: Record) -> Record:
    return read_record(as_json(record))


@pytest.mark.parametrize("mode", Mode)
def test_at_every_point_the_record_gives_the_same_match(mode: Mode) -> None:
    match = start(mode)
    actions: list[Action] = []
    assert replay(through_json(record_of(match, actions))) == match
    for action, after in steps(match, SCRIPT):
        actions.append(action)
        record = record_of(after, actions)
        assert through_json(record) == record
        assert replay(record) == after
    assert after.winner is Winner.CITIZENS


def test_the_same_future_draws_follow() -> None:
    script = "round vote:BCDEFGHA go"
    for seed in range(10):
        match = table("CCCCCSGC", lots_seed=seed)
        again = replay(recorded(match, "round vote:BC"))
        assert play(again, "vote:DEFGHA") == play(match, script.removesuffix(" go"))


def test_lots_are_in_the_record_and_not_drawn_again() -> None:
    record = as_json(recorded(table("CCCS"), "round vote:BADC"))
    tied_with_another_draw = {**record, "draws": [(record["draws"][0] + 1) % 4]}
    match = replay(read_record(tied_with_another_draw))
    assert list(match.draws) == tied_with_another_draw["draws"]
    assert match.votes[-1].out == match.draws[0]


def test_the_record_carries_the_deal_by_name() -> None:
    deal = as_json(recorded(table("CCSC", order="DCBA", citizen_word=1), "cards"))["deal"]
    assert deal == {
        "roles": {"Ada": "citizen", "Ben": "citizen", "Cleo": "spy", "Dan": "citizen"},
        "order": ["Dan", "Cleo", "Ben", "Ada"],
        "citizen_word": 1,
    }


def change(path: str, value: object) -> Callable[[Plain], None]:
    """Sets what stands at a path of names and numbers."""
    *way, last = (int(part) if part.lstrip("-").isdigit() else part for part in path.split("."))

    def apply(record: Plain) -> None:
        at: Any = record
        for part in way:
            at = at[part]
        at[last] = value

    return apply


@pytest.mark.parametrize(
    "spoil",
    [
        change("game", "chess"),
        change("version", 2),
        change("version", "1"),
        change("players", ["Ada", "Ben", "Cleo"]),
        change("players", ["Ada", "Ben", "Cleo", "ADA"]),
        change("players.0", "Ada "),
        change("players.0", "Zoe"),
        change("players.0", ""),
        change("settings.spies", 2),
        change("settings.ghost", True),
        change("settings.spies", True),
        change("settings.discussion_seconds", 61),
        change("settings.tie_breaker", "coin"),
        change("package.words", [["Coffee"]]),
        change("package.words", [["Coffee"], ["coffee"]]),
        change("package.words.1", []),
        change("package.words.0.0", "?"),
        change("package.language", "Esperanto"),
        change("mode", "both"),
        change("deal.roles", {}),
        change("deal.roles.Ada", "spy"),
        change("deal.roles.Ada", "judge"),
        change("deal.order", ["Ada"]),
        change("deal.order", ["Ada", "Ada", "Cleo", "Dan"]),
        change("deal.citizen_word", 2),
        change("deal.citizen_word", True),
        change("lots_seed", -1),
        change("lots_seed", 2**63),
        change("lots_seed", "1"),
        change("draws", []),
        change("draws", [0, 0]),
        change("draws", [9]),
        change("draws", [-1]),
        change("actions", []),
        change("actions.0.do", "fly"),
        change("actions.0.seat", 3),
        change("actions.0.seat", -1),
        change("actions.0.seat", "0"),
        change("actions.-1.choice", 3),
        change("actions.-1.choice", 77),
        change("actions.-1.choice", None),
        change("actions.-1", None),
    ],
)
def test_a_record_that_the_rules_do_not_reach_is_refused(spoil: Callable[[Plain], None]) -> None:
    record = as_json(recorded(table("CCCS"), "round vote:BADC"))
    spoil(record)
    with pytest.raises(BadRecord) as caught:
        replay(read_record(record))
    assert not any(word in str(caught.value) for word in WORDS)


@pytest.mark.parametrize(
    "key", ["version", "players", "settings", "deal", "draws", "actions", "lots_seed", "mode"]
)
def test_a_record_that_lacks_something_is_refused(key: str) -> None:
    record = as_json(recorded(table("CCCS"), "cards"))
    del record[key]
    with pytest.raises(BadRecord):
        read_record(record)


@pytest.mark.parametrize("junk", [None, 1, "record", [], {}, [[]]])
def test_what_is_no_record_is_refused(junk: object) -> None:
    with pytest.raises(BadRecord):
        read_record(junk)


def test_the_refusal_names_the_place() -> None:
    record = as_json(recorded(table("CCCS"), "cards"))
    record["actions"][2]["seat"] = "Coffee"
    with pytest.raises(BadRecord, match=r"actions\[\.{3}\]|actions\[2\]"):
        read_record(record)


def test_no_repr_shows_a_secret() -> None:
    before = start()
    setup = before.setup
    record = recorded(before, SCRIPT)
    shown = [repr(one) for one in (setup, setup.deal, setup.package, before, record, record.deal)]
    for action, after in steps(before, SCRIPT):
        if after.phase is Phase.PRIVATE:
            shown.append(repr(private_view(after, after.waiting[0])))
        if after.phase is Phase.CLUES:
            shown.append(repr(card_view(after, after.waiting[0])))
        shown += [repr(one) for one in (action, after, after.votes, after.guess, before.apply(action))]
        before = after
    for secret in (*WORDS, "Role.", "choice"):
        assert [text for text in shown if secret in text] == []
