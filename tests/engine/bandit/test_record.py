"""A record holds a game: it is replayed to the same match at every step; faults are told without secrets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from spyword_engine.bandit.record import plain, read_record, record_of, replay
from spyword_engine.bandit.roles import Role
from spyword_engine.errors import BadRecord
from spyword_engine.record import read_record as read_word_record
from tests.engine.bandit import test_5_end as ends
from tests.engine.bandit.tables import NAMES, SIXTEEN, TWELVE, recorded, steps, table

Plain = dict[str, Any]


def as_json(script: str = "cards night:H") -> Plain:
    """A record as a file would give it back."""
    value: Plain = json.loads(json.dumps(plain(recorded(script))))
    return value


@pytest.mark.parametrize(
    "script", [ends.POLICE_WIN, ends.KILLERS_WIN, ends.NEITHER_SIDE, ends.NO_CITIZENS, ends.TIED]
)
def test_every_step_is_replayed_to_the_same_match(script: str) -> None:
    match, actions = table(), []
    assert replay(record_of(match, actions)) == match
    for action, after in steps(match, script):
        actions.append(action)
        record = read_record(json.loads(json.dumps(plain(record_of(after, actions)))))
        assert replay(record) == after
        assert record == record_of(after, actions)


def test_a_record_is_plain_json_with_the_deal_as_new_takes_it() -> None:
    record = as_json("cards night:HG-")
    assert record["game"] == "bandit"
    assert record["version"] == 1
    assert record["players"] == list(NAMES[:12])
    assert record["deal"]["roles"] == dict(
        zip(NAMES, [role.value for role in table().setup.deal.roles], strict=False)
    )
    assert record["actions"][-3:] == [
        {"do": "choose", "seat": 7},
        {"do": "choose", "seat": 6},
        {"do": "choose", "seat": None},
    ]


def test_every_action_is_kept() -> None:
    script = "cards night:HF-A go words talk vote:B-.........  go words"
    kept = {action["do"] for action in as_json(script)["actions"]}
    assert kept == {"got_it", "choose", "continue", "spoke", "ballot", "close_vote"}


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: record.pop("version"),
        lambda record: record.update(version=2),
        lambda record: record.update(game="word"),
        lambda record: record.pop("deal"),
        lambda record: record.update(players="Ada"),
        lambda record: record["actions"].append({"do": "leave", "seat": 0}),
        lambda record: record["actions"].append({"do": "choose"}),
        lambda record: record["actions"].append({"do": "spoke", "seat": "0"}),
        lambda record: record["deal"]["roles"].update(Ada="spy"),
        # Nothing of these is of a wrong kind; the rules don't reach them.
        lambda record: record["deal"]["roles"].update(Ada="citizen"),
        lambda record: record["deal"]["roles"].pop("Ada"),
        lambda record: record["deal"]["roles"].update(Zed="citizen"),
        lambda record: record["players"].pop(),
        lambda record: record.update(players=["Ada", *record["players"][:-1]]),
        lambda record: record.update(players=[f" {name}" for name in record["players"]]),
        lambda record: record["actions"].pop(3),
        lambda record: record["actions"].append({"do": "choose", "seat": None}),
        lambda record: record["actions"].append({"do": "continue"}),
    ],
)
def test_a_record_that_is_none_is_refused_without_its_values(spoil: Callable[[Plain], object]) -> None:
    record = as_json()
    spoil(record)
    with pytest.raises(BadRecord) as caught:
        replay(read_record(record))
    told = str(caught.value)
    assert not [role for role in Role if role.value in told.replace("deal.roles", "")]
    assert "Ada" not in told


@pytest.mark.parametrize("value", [None, 1, [], "x", {}])
def test_what_is_no_object_is_no_record(value: object) -> None:
    with pytest.raises(BadRecord):
        read_record(value)


def test_neither_game_reads_the_others_records() -> None:
    with pytest.raises(BadRecord):
        read_word_record(as_json())


def test_what_is_logged_of_a_record_tells_nothing() -> None:
    record = recorded("cards night:JHAE", SIXTEEN)
    shown = repr(record) + repr(record.deal) + repr(record.actions[-1])
    assert shown == "Record(16 players, 21 actions)DealRecord(16 players)Continue()"
    assert repr(record.actions[-2]) == "Choose()"


def test_a_deal_by_names_may_come_in_any_order() -> None:
    record = recorded("cards night:H", TWELVE)
    turned = dict(reversed(record.deal.roles.items()))
    assert replay(replace(record, deal=replace(record.deal, roles=turned))) == replay(record)
