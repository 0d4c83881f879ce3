"""RULES-BANDIT "Referee": the answers to the letter, as a process gives them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from spyword_engine.bandit.record import plain
from spyword_engine.referee import Referee
from tests.engine.bandit import test_5_end as ends
from tests.engine.bandit.tables import NAMES, SIXTEEN, TWELVE, recorded, table
from tests.engine.referee_process import Json, RefereeProcess, fault_code
from tests.engine.test_referee import NEW as NEW_WORD_GAME

PLAYERS = list(NAMES[:12])
ROLES = {name: role.value for name, role in zip(PLAYERS, table().setup.deal.roles, strict=True)}
NEW: Json = {"game": "bandit", "players": PLAYERS, "deal": {"roles": ROLES}}
FRESH: Json = {
    "game": "bandit",
    "phase": "cards",
    "day": 1,
    "players": PLAYERS,
    "in": PLAYERS,
    "out": [],
    "order": None,
    "turn": "Ada",
    "waiting": PLAYERS,
    "candidates": [],
    "last_vote": None,
    "winner": None,
    "end": None,
}


def at(referee: RefereeProcess, script: str, roles: str = TWELVE) -> Json:
    """The table after the script, loaded."""
    shown: Json = referee.granted("load", record=plain(recorded(script, roles)))["table"]
    return shown


def refused(referee: RefereeProcess, **action: Any) -> str:
    """The code for an action, which leaves the table as it was."""
    before = referee.ask("record")
    code = referee.code("do", action=action)
    assert referee.ask("record") == before
    return code


# new


def test_new_shows_the_table(referee: RefereeProcess) -> None:
    answer = referee.granted("new", **NEW)
    assert answer == {"table": FRESH}
    assert list(answer["table"]) == list(FRESH)


def test_new_needs_no_deal_and_the_same_seed_deals_the_same(referee: RefereeProcess) -> None:
    def dealt(**fields: Any) -> Json:
        referee.granted("new", game="bandit", players=PLAYERS, **fields)
        roles: Json = referee.granted("judge")["judge"]["roles"]
        return roles

    assert dealt(seed=5) == dealt(seed=5) != dealt(seed=6)
    assert sorted(dealt().values()) == sorted(ROLES.values())


def test_new_takes_no_settings_package_or_mode(referee: RefereeProcess) -> None:
    extra = {"settings": {"spies": 99}, "package": 1, "mode": "x", "lamps": 4}
    assert referee.granted("new", **NEW, **extra) == {"table": FRESH}


def test_names_are_tidied(referee: RefereeProcess) -> None:
    answer = referee.granted("new", game="bandit", players=[f" {name} " for name in PLAYERS])
    assert answer["table"]["players"] == PLAYERS


def test_the_game_is_the_word_game_where_it_is_missing(referee: RefereeProcess) -> None:
    assert referee.code("new", players=PLAYERS) == "bad_request"
    plain_answer = referee.granted("new", **NEW_WORD_GAME)
    assert plain_answer == referee.granted("new", game="word", **NEW_WORD_GAME)
    assert "game" not in plain_answer["table"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": None}, "bad_request"),
        ({"players": "Ada"}, "bad_request"),
        ({"game": None}, "bad_request"),
        ({"game": 1}, "bad_request"),
        ({"seed": "1"}, "bad_request"),
        ({"seed": True}, "bad_request"),
        ({"deal": None}, "bad_request"),
        ({"deal": []}, "bad_request"),
        ({"game": "chess"}, "bad_setup"),
        ({"game": ""}, "bad_setup"),
        ({"game": "Bandit"}, "bad_setup"),
        ({"players": PLAYERS[:11]}, "bad_setup"),
        ({"players": []}, "bad_setup"),
        ({"players": [f"P{seat}" for seat in range(17)]}, "bad_setup"),
        ({"players": [*PLAYERS[:11], 12]}, "bad_setup"),
        ({"players": [*PLAYERS[:11], "ada"]}, "bad_setup"),
        ({"players": [*PLAYERS[:11], " "]}, "bad_setup"),
        ({"players": [*PLAYERS[:11], "Zed"]}, "bad_setup"),
        ({"deal": {}}, "bad_setup"),
        ({"deal": {"roles": []}}, "bad_setup"),
        ({"deal": {"roles": {**ROLES, "Ada": "spy"}}}, "bad_setup"),
        ({"deal": {"roles": {**ROLES, "Ada": "citizen"}}}, "bad_setup"),
        ({"deal": {"roles": {**ROLES, "Zed": "citizen"}}}, "bad_setup"),
        ({"deal": {"roles": {name: ROLES[name] for name in PLAYERS[1:]}}}, "bad_setup"),
        # What is no request comes before what is no set-up.
        ({"game": "chess", "players": 3}, "bad_request"),
        ({"players": [], "seed": "1"}, "bad_request"),
    ],
)
def test_new_is_refused_and_the_game_goes_on(referee: RefereeProcess, change: Json, code: str) -> None:
    before = at(referee, "cards night:HF")
    assert referee.code("new", **{**NEW, **change}) == code
    assert referee.granted("table")["table"] == before


def test_a_missing_field_of_new_is_a_bad_request(referee: RefereeProcess) -> None:
    assert referee.code("new", game="bandit") == "bad_request"
    assert referee.code("new", game="chess") == "bad_request"


# do


def test_a_whole_game_by_names(fresh_referee: RefereeProcess) -> None:
    referee = fresh_referee
    assert referee.code("judge") == referee.code("card", player="Ada") == "no_game"
    assert referee.code("do", action={"do": "choose", "player": None}) == "no_game"
    assert referee.code("do", action={"do": "clue_given", "player": "Ada"}) == "no_game"
    assert referee.code("do", action={"do": "dance"}) == "bad_request"
    referee.granted("new", **NEW)
    for name in PLAYERS:
        assert referee.granted("card", player=name) == {"card": {"player": name, "role": ROLES[name]}}
        night = referee.do("got_it", player=name)
    hidden = {"phase": "night", "order": None, "turn": None, "waiting": [], "candidates": []}
    for chosen in ("Dan", "Ada", "Eva", "Gus"):
        assert {key: night[key] for key in hidden} == hidden
        night = referee.do("choose", player=chosen)
    assert referee.granted("judge")["judge"]["answer"] == "sideways"
    dawn = referee.do("continue")
    assert dawn["out"] == [
        {"player": "Dan", "day": 1, "at": "night", "role": None},
        {"player": "Eva", "day": 1, "at": "night", "role": None},
    ]
    assert dawn["phase"] == "dawn"
    assert dawn["order"] == [*PLAYERS[5:], *PLAYERS[:3]]
    words = referee.do("continue")
    assert (words["phase"], words["turn"], words["waiting"]) == ("last_words", "Dan", ["Dan", "Eva"])
    for name in ("Dan", "Eva", *dawn["order"]):
        shown = referee.do("spoke", player=name)
    assert (shown["phase"], shown["turn"]) == ("vote", None)
    assert shown["candidates"] == dawn["order"]
    shown = referee.do("ballot", player="Ada", choice="Ben")
    shown = referee.do("ballot", player="Ben", choice=None)
    assert shown["waiting"] == [name for name in dawn["in"] if name not in ("Ada", "Ben")]
    assert "Ben" not in shown["waiting"]
    referee.do("ballot", player="Ada", choice="Gus")
    shown = referee.do("close_vote")
    assert shown["phase"] == "voted_out"
    assert shown["last_vote"] == {
        "day": 1,
        "kind": "vote",
        "ballots": {name: "Gus" if name == "Ada" else None for name in dawn["in"]},
        "totals": {"Gus": 1},
        "outcome": "out",
        "tied": [],
        "out": "Gus",
    }
    assert list(shown["last_vote"]) == ["day", "kind", "ballots", "totals", "outcome", "tied", "out"]
    assert shown["winner"] is shown["end"] is None
    over = referee.do("continue")
    assert (over["phase"], over["winner"], over["turn"]) == ("over", "police", None)
    assert [out["role"] for out in over["out"]] == ["killer", "killer", "bandit"]
    points = {"police": 30, "killer": -5, "doctor": 30, "bandit": -5, "citizen": 20}
    assert over["end"] == {
        "winner": "police",
        "winners": [name for name in PLAYERS if name not in ("Dan", "Eva", "Gus")],
        "roles": ROLES,
        "points": {name: points[role] for name, role in ROLES.items()},
        "log": [shown["last_vote"]],
        "nights": [
            {
                "night": 1,
                "victim": "Dan",
                "saved": "Ada",
                "shot": "Eva",
                "checked": "Gus",
                "answer": "sideways",
                "out": ["Dan", "Eva"],
            }
        ],
    }


def test_a_draw_has_no_winners(referee: RefereeProcess) -> None:
    over = at(referee, ends.TIED)
    assert (over["winner"], over["end"]["winners"]) == ("draw", [])
    assert over["last_vote"]["outcome"] == "draw"
    assert over["last_vote"]["tied"] == ["Jon", "Lou"]
    assert set(over["end"]["points"].values()) == {5}


@pytest.mark.parametrize(
    ("script", "action", "code"),
    [
        # What is no action of this game, or lacks something, comes before all else.
        ("", {"do": "leave", "player": "Ada"}, "bad_request"),
        ("", {"do": "clue_given", "player": "Ada"}, "bad_request"),
        ("", {"do": "vote", "player": "Ada", "choice": None}, "bad_request"),
        ("", {"do": "got_it"}, "bad_request"),
        ("", {"do": "got_it", "player": None}, "bad_request"),
        ("", {"do": "choose"}, "bad_request"),
        ("cards", {"do": "choose", "player": 3}, "bad_request"),
        ("cards", {"player": "Ada"}, "bad_request"),
        ("cards", {"do": ["choose"], "player": "Ada"}, "bad_request"),
        ("cards night:HF-A day", {"do": "ballot", "player": "Ada"}, "bad_request"),
        ("cards night:HF-A day", {"do": "ballot", "choice": None}, "bad_request"),
        ("cards night:HF-A day", {"do": "ballot", "player": None, "choice": None}, "bad_request"),
        ("cards night:HF-A day", {"do": "ballot", "player": "Ada", "choice": 1}, "bad_request"),
        # The phase comes before who it is.
        ("", {"do": "spoke", "player": "Zed"}, "not_now"),
        ("", {"do": "choose", "player": "Zed"}, "not_now"),
        ("", {"do": "continue"}, "not_now"),
        ("", {"do": "close_vote"}, "not_now"),
        ("cards", {"do": "got_it", "player": "Zed"}, "not_now"),
        ("cards", {"do": "continue"}, "not_now"),
        ("cards night:HF-A", {"do": "choose", "player": "Ada"}, "not_now"),
        ("cards night:HF-A", {"do": "ballot", "player": "Hal", "choice": "Hal"}, "not_now"),
        ("cards night:HF-A day", {"do": "continue"}, "not_now"),
        ("cards night:HF-A day", {"do": "spoke", "player": "Ada"}, "not_now"),
        (ends.POLICE_WIN, {"do": "continue"}, "not_now"),
        (ends.POLICE_WIN, {"do": "close_vote"}, "not_now"),
        (ends.POLICE_WIN, {"do": "spoke", "player": "Ada"}, "not_now"),
        # Who is in, and whose turn it is.
        ("", {"do": "got_it", "player": "Zed"}, "not_in"),
        ("", {"do": "got_it", "player": "ada"}, "not_in"),
        ("", {"do": "got_it", "player": "Ben"}, "not_your_turn"),
        ("cards night:HF-A go words", {"do": "spoke", "player": "Hal"}, "not_in"),
        ("cards night:HF-A go words", {"do": "spoke", "player": "Zed"}, "not_in"),
        ("cards night:HF-A go words", {"do": "spoke", "player": "Ada"}, "not_your_turn"),
        ("cards night:HF-A go", {"do": "spoke", "player": "Ada"}, "not_your_turn"),
        ("cards night:HF-A day", {"do": "ballot", "player": "Hal", "choice": "Hal"}, "not_in"),
        ("cards night:HF-A day", {"do": "ballot", "player": "Zed", "choice": "Zed"}, "not_in"),
        # Whom one may choose.
        ("cards", {"do": "choose", "player": "Zed"}, "bad_choice"),
        ("cards", {"do": "choose", "player": None}, "bad_choice"),
        ("cards night:HF", {"do": "choose", "player": "Gus"}, "bad_choice"),
        ("cards night:HF-", {"do": "choose", "player": None}, "bad_choice"),
        ("cards night:HF-A day", {"do": "ballot", "player": "Ada", "choice": "Ada"}, "bad_choice"),
        ("cards night:HF-A day", {"do": "ballot", "player": "Ada", "choice": "Hal"}, "bad_choice"),
        ("cards night:HF-A day", {"do": "ballot", "player": "Ada", "choice": "Zed"}, "bad_choice"),
        (
            ends.TIED[: -len(" vote:LJ.........")],
            {"do": "ballot", "player": "Ada", "choice": "Ben"},
            "bad_choice",
        ),
    ],
)
def test_refusals_in_their_order(referee: RefereeProcess, script: str, action: Json, code: str) -> None:
    at(referee, script)
    assert refused(referee, **action) == code


def test_what_was_done_is_refused_as_done(referee: RefereeProcess) -> None:
    referee.granted("new", **NEW)
    referee.do("got_it", player="Ada")
    assert refused(referee, do="got_it", player="Ada") == "already_done"
    at(referee, "cards night:HAIB go")
    referee.do("spoke", player="Hal")
    assert refused(referee, do="spoke", player="Hal") == "already_done"


def test_a_ballot_may_be_given_again_and_again(referee: RefereeProcess) -> None:
    at(referee, "cards night:HF-A day")
    for choice in ("Ben", None, "Ben", "Cleo"):
        shown = referee.do("ballot", player="Ada", choice=choice)
        assert "Ada" not in shown["waiting"]
    assert referee.do("close_vote")["last_vote"]["out"] == "Cleo"


# card and judge


def test_cards_may_be_seen_in_turn_and_at_no_other_time(referee: RefereeProcess) -> None:
    referee.granted("new", **NEW)
    assert referee.granted("card", player="Ada") == {"card": {"player": "Ada", "role": "police"}}
    assert referee.code("card", player="Ben") == "not_now"
    assert referee.code("card", player="Zed") == "not_in"
    assert referee.code("card") == referee.code("card", player=None) == "bad_request"
    referee.do("got_it", player="Ada")
    assert referee.code("card", player="Ada") == "not_now"
    for script in ("cards", "cards night:HF-A", "cards night:HF-A day", ends.POLICE_WIN):
        at(referee, script)
        assert referee.code("card", player="Ada") == referee.code("card", player="Zed") == "not_now"


def judged(referee: RefereeProcess, script: str, roles: str = TWELVE) -> Json:
    at(referee, script, roles)
    judge: Json = referee.granted("judge")["judge"]
    return judge


def test_the_judge_sees_everything(referee: RefereeProcess) -> None:
    killers = judged(referee, "cards")
    assert killers == {
        "phase": "killers",
        "roles": ROLES,
        "awake": ["Dan", "Eva"],
        "targets": PLAYERS,
        "may_hold": False,
        "needles": [],
        "fired": False,
        "answer": None,
    }
    assert judged(referee, "cards night:HF") == {
        **killers,
        "phase": "bandit",
        "awake": ["Gus"],
        "targets": [name for name in PLAYERS if name != "Gus"],
        "may_hold": True,
    }
    assert judged(referee, "cards night:HFK") == {
        **killers,
        "phase": "police",
        "awake": ["Ada", "Ben", "Cleo"],
        "fired": True,
    }
    day = {"phase": "dawn", "awake": [], "targets": [], "needles": ["Finn"], "fired": True}
    assert judged(referee, "cards night:HFKA") == {**killers, **day}
    assert judged(referee, ends.NEITHER_SIDE)["needles"] == ["Cleo", "Jon"]


def test_the_judge_is_answered_in_every_phase(referee: RefereeProcess) -> None:
    phases = [
        judged(referee, script)["phase"]
        for script in ("", "cards", "cards night:HF-A", "cards night:HF-A day", ends.TIED)
    ]
    assert phases == ["cards", "killers", "dawn", "vote", "over"]


@pytest.mark.parametrize(("checked", "answer"), [("Dan", "killer"), ("Gus", "sideways"), ("Ada", "good")])
def test_the_answer_is_there_until_the_judge_has_shown_it(
    referee: RefereeProcess, checked: str, answer: str
) -> None:
    at(referee, "cards night:HF-")
    referee.do("choose", player=checked)
    judge = referee.granted("judge")["judge"]
    assert (judge["phase"], judge["answer"]) == ("police_answer", answer)
    assert (judge["awake"], judge["targets"]) == (["Ada", "Ben", "Cleo"], [])
    referee.do("continue")
    assert referee.granted("judge")["judge"]["answer"] is None


def test_the_word_game_has_no_judge_and_none_of_these_actions(referee: RefereeProcess) -> None:
    referee.granted("new", **NEW_WORD_GAME)
    assert referee.code("judge") == "bad_request"
    for do in ("choose", "spoke", "ballot", "close_vote"):
        assert refused(referee, do=do, player="Ada", choice=None) == "bad_request"


# record and load


def test_a_record_is_loaded_to_the_same_game(referee: RefereeProcess) -> None:
    before = at(referee, "cards night:JHAE go", SIXTEEN)
    record = referee.granted("record")["record"]
    judge = referee.granted("judge")
    assert (record["game"], record["deal"]) == ("bandit", {"roles": judge["judge"]["roles"]})
    referee.granted("new", **NEW_WORD_GAME)
    assert referee.granted("load", record=record) == {"table": before}
    assert referee.granted("record") == {"record": record}
    assert referee.granted("judge") == judge
    again = {key: record[key] for key in ("game", "players", "deal")}
    assert referee.granted("new", **again)["table"]["players"] == before["players"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: record.update(game="word"),
        lambda record: record.update(game="chess"),
        lambda record: record.update(game=["bandit"]),
        lambda record: record.update(game=None),
        lambda record: record.pop("game"),
        lambda record: record.pop("deal"),
        lambda record: record["actions"].append({"do": "spoke", "seat": 0}),
    ],
)
def test_a_spoilt_record_is_refused(referee: RefereeProcess, spoil: Callable[[Json], object]) -> None:
    before = at(referee, "cards night:HF-A")
    record = referee.granted("record")["record"]
    spoil(record)
    assert referee.code("load", record=record) == "bad_record"
    assert referee.granted("table") == {"table": before}


def test_a_game_of_each_kind_after_the_other(referee: RefereeProcess) -> None:
    referee.granted("new", **NEW_WORD_GAME)
    word = referee.granted("record")["record"]
    at(referee, "cards")
    assert referee.granted("load", record=word)["table"]["round"] == 1
    assert referee.granted("new", **NEW)["table"]["day"] == 1


# What no message tells


def test_no_sentence_tells_a_step_of_the_night_or_a_role(referee: RefereeProcess) -> None:
    for script in ("cards", "cards night:H", "cards night:HH", "cards night:HH-"):
        at(referee, script)
        for action in (
            {"do": "got_it", "player": "Ada"},
            {"do": "continue"},
            {"do": "choose", "player": "Zed"},
            {"do": "spoke", "player": "Dan"},
        ):
            message = referee.ask("do", action=action)["error"]["message"]
            assert not [role for role in set(ROLES.values()) if role in message]
    assert referee.ask("do", action={"do": "choose", "player": None})["error"] == {
        "code": "bad_choice",
        "message": "Somebody has to be chosen in this step.",
    }


SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 20),
    st.sampled_from([*PLAYERS, "Zed", ""]),
    st.just([]),
    st.just({}),
)
DEEDS = st.sampled_from(["got_it", "choose", "continue", "spoke", "ballot", "close_vote", "leave", "vote", 1])
ACTIONS = st.fixed_dictionaries(
    {}, optional={"do": DEEDS, "player": SCRAPS, "choice": SCRAPS, "text": SCRAPS}
)
OPS = st.sampled_from(["new", "do", "do", "do", "card", "judge", "table", "record", "load", "check", "match"])
REQUESTS = st.fixed_dictionaries(
    {"op": OPS},
    optional={
        "action": st.one_of(ACTIONS, SCRAPS),
        "player": SCRAPS,
        "players": st.one_of(st.just(PLAYERS), st.lists(SCRAPS, max_size=13), SCRAPS),
        "game": st.one_of(st.just("bandit"), SCRAPS),
        "deal": st.one_of(st.just({"roles": ROLES}), SCRAPS),
        "record": st.one_of(st.dictionaries(st.sampled_from(["game", "players", "deal"]), SCRAPS), SCRAPS),
    },
)


@given(
    requests=st.lists(REQUESTS, min_size=1, max_size=30),
    start=st.sampled_from(["", "cards", "cards night:HF-A day"]),
)
def test_no_request_brings_it_down_or_changes_a_game_that_it_is_refused(
    requests: list[Json], start: str
) -> None:
    referee = Referee()
    ask(referee, {"op": "load", "record": plain(recorded(start))})
    for request in requests:
        before = ask(referee, {"op": "record"})
        answer = ask(referee, request)
        if not answer["ok"]:
            assert fault_code(answer) in CODES
            assert ask(referee, {"op": "record"}) == before


CODES = {
    "bad_request",
    "bad_setup",
    "bad_settings",
    "bad_record",
    "not_now",
    "not_in",
    "already_done",
    "not_your_turn",
    "bad_choice",
}


def ask(referee: Referee, request: Json) -> Json:
    return referee.answer(json.dumps(request).encode())
