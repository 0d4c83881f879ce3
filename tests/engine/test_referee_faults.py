"""PROTOCOL.md: every error code, and which comes first. A fault leaves the game as it was."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spyword_engine.match import Match
from tests.engine.referee_process import Json, RefereeProcess
from tests.engine.tables import multi, table
from tests.engine.test_referee import DEAL, NEW, PACKAGE, PLAYERS, ROLES

GONE = object()
"""Stands for a field that isn't there."""


def changed(fields: Json, **changes: Any) -> Json:
    return {key: value for key, value in {**fields, **changes}.items() if value is not GONE}


NO_LIST: list[Any] = [GONE, None, "Ada", 1, True, {}]
NO_DICT: list[Any] = [GONE, None, "open", 1, True, []]
NO_INT: list[Any] = [None, "1", 1.0, 1.5, True, [], {}]
NO_TEXT: list[Any] = [None, 1, True, [], {}]
CHECK: Json = {"players": 5, "settings": {}}
MATCH: Json = {"guess": "tea", "citizen": ["Tea"], "spy": ["Coffee"]}


# bad_request


@pytest.mark.parametrize("op", ["", "fly", "New", "new ", None, 1, True, [], {}])
def test_unknown_ops_are_bad_requests(referee: RefereeProcess, op: object) -> None:
    assert referee.code(op) == "bad_request"  # type: ignore[arg-type]


@pytest.mark.parametrize("line", [b"{}", b'{"players": 5}', b"[]", b'"new"', b"1", b"null", b"true"])
def test_a_request_is_an_object_with_an_op(referee: RefereeProcess, line: bytes) -> None:
    answer = referee.line(line)
    assert answer["error"]["code"] == "bad_request"


@pytest.mark.parametrize(
    ("op", "fields", "name", "values"),
    [
        ("new", NEW, "players", NO_LIST),
        ("new", NEW, "settings", NO_DICT),
        ("new", NEW, "package", NO_DICT),
        ("new", NEW, "mode", NO_TEXT),
        ("new", NEW, "seed", NO_INT),
        ("new", NEW, "deal", NO_DICT[1:]),
        ("check", CHECK, "players", [GONE, *NO_INT]),
        ("check", CHECK, "settings", NO_DICT),
        ("match", MATCH, "guess", [GONE, *NO_TEXT]),
        ("match", MATCH, "citizen", [*NO_LIST, [1], [None], [["Tea"]]]),
        ("match", MATCH, "spy", [*NO_LIST, [1], [None], [["Tea"]]]),
        ("match", MATCH, "language", NO_TEXT),
        ("do", {"action": {"do": "start_vote"}}, "action", NO_DICT),
        ("card", {"player": "Ada"}, "player", [GONE, *NO_TEXT]),
        ("load", {}, "record", NO_DICT),
    ],
)
def test_top_level_fields_missing_or_of_the_wrong_type_are_bad_requests(
    referee: RefereeProcess, op: str, fields: Json, name: str, values: list[Any]
) -> None:
    referee.play(table("CCSC"), "cards clues")
    for value in values:
        assert referee.code(op, **changed(fields, **{name: value})) == "bad_request"


ACTIONS: dict[str, Json] = {
    "got_it": {"player": "Ada"},
    "clue_given": {"player": "Ada"},
    "vote": {"player": "Ada", "choice": "Ben"},
    "seen": {"player": "Ada"},
    "guess": {"player": "Ada", "text": "tea"},
    "leave": {"player": "Ada"},
}
UNKNOWN_ACTIONS: list[Any] = ["", "fly", "GotIt", "got_it ", None, 1, True, [], {}]
MALFORMED: list[Json] = [
    {},
    *({"do": unknown} for unknown in UNKNOWN_ACTIONS),
    *(
        {"do": do, **changed(fields, **{name: value})}
        for do, fields in ACTIONS.items()
        for name in fields
        for value in ([GONE, *NO_TEXT] if name != "choice" else [GONE, 1, True, [], {}])
    ),
]


@pytest.mark.parametrize("action", MALFORMED, ids=str)
def test_malformed_actions_are_bad_requests_before_anything_else(
    referee: RefereeProcess, action: Json
) -> None:
    referee.play(table("CCSC"), "round vote:CCBC go")
    assert referee.code("do", action=action) == "bad_request"


# no_game


def test_without_a_game_what_is_well_formed_is_no_game(fresh_referee: RefereeProcess) -> None:
    for op in ("table", "record"):
        assert fresh_referee.code(op) == "no_game"
    assert fresh_referee.code("card", player="Ada") == "no_game"
    for do, fields in ACTIONS.items():
        assert fresh_referee.code("do", action={"do": do, **fields}) == "no_game"
    for do in ("start_vote", "time_up", "continue"):
        assert fresh_referee.code("do", action={"do": do}) == "no_game"
    assert fresh_referee.code("do", action={"do": "vote", "player": "Ada", "choice": None}) == "no_game"


def test_without_a_game_what_is_malformed_is_a_bad_request(fresh_referee: RefereeProcess) -> None:
    for action in MALFORMED:
        assert fresh_referee.code("do", action=action) == "bad_request"
    assert fresh_referee.code("card") == "bad_request"
    assert fresh_referee.code("load", record={}) == "bad_record"
    assert fresh_referee.code("table") == "no_game"


# bad_setup and bad_settings


@pytest.mark.parametrize(
    "changes",
    [
        {"players": []},
        {"players": PLAYERS[:3]},
        {"players": [f"P{n}" for n in range(13)]},
        {"players": ["Ada", "Ben", "Cleo", "Dan", 5]},
        {"players": ["Ada", "Ben", "Cleo", "Dan", None]},
        {"players": ["Ada", "Ben", "Cleo", "Dan", ["Eva"]]},
        {"players": ["Ada", "Ben", "Cleo", "Dan", " ada "]},
        {"players": ["Ada", "Ben", "Cleo", "Dan", ""]},
        {"players": ["Ada", "Ben", "Cleo", "Dan", "E" * 25]},
        {"players": ["Ada", "Ben", "Cleo", "Dan", "E\u200bva"]},
        {"players": ["Ada", "Ben", "Cleo", "Dan", "Zoe"]},
        {"mode": "both"},
        {"mode": ""},
        {"package": {}},
        {"package": {"words": None}},
        {"package": {"words": []}},
        {"package": {"words": [["Coffee"]]}},
        {"package": {"words": [["Coffee"], ["Tea"], ["Milk"]]}},
        {"package": {"words": ["Coffee", "Tea"]}},
        {"package": {"words": [["Coffee"], []]}},
        {"package": {"words": [["Coffee"], ["?"]]}},
        {"package": {"words": [["Coffee"], [1]]}},
        {"package": {"words": [["Coffee"], ["the COFFEE"]]}},
        {"package": {**PACKAGE, "language": "fr"}},
        {"package": {**PACKAGE, "language": None}},
        {"package": {**PACKAGE, "language": 1}},
        {"deal": {}},
        {"deal": changed(DEAL, roles=GONE)},
        {"deal": changed(DEAL, order=GONE)},
        {"deal": changed(DEAL, citizen_word=GONE)},
        {"deal": changed(DEAL, citizen_word=2)},
        {"deal": changed(DEAL, citizen_word=True)},
        {"deal": changed(DEAL, citizen_word="0")},
        {"deal": changed(DEAL, citizen_word=None)},
        {"deal": changed(DEAL, roles={**ROLES, "Zoe": "citizen"})},
        {"deal": changed(DEAL, roles={**ROLES, "Ada": "judge"})},
        {"deal": changed(DEAL, roles={**ROLES, "Ada": None})},
        {"deal": changed(DEAL, roles=list(PLAYERS))},
        {"deal": changed(DEAL, order=PLAYERS[:4])},
        {"deal": changed(DEAL, order=["Ada", "Ada", "Ben", "Cleo", "Dan"])},
        {"deal": changed(DEAL, order=["Ada", "Ben", "Cleo", "Dan", "Zoe"])},
        {"deal": changed(DEAL, order=["Ada", "Ben", "Cleo", "Dan", "Eva", "Eva"])},
        {"deal": changed(DEAL, order=[0, 1, 2, 3, 4])},
        {"deal": changed(DEAL, order=["Eva", "Ben", "Cleo", "Dan", "Ada"])},
        {"players": ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"]},
    ],
    ids=str,
)
def test_what_is_wrong_inside_players_package_deal_mode_or_language_is_bad_setup(
    referee: RefereeProcess, changes: Json
) -> None:
    assert referee.code("new", **changed(NEW, **changes)) == "bad_setup"
    for bad in ({"spies": 9}, {"fly": 1}, {"ghost": 1}):
        assert referee.code("new", **changed(NEW, **changes, settings=bad)) == "bad_setup"


def test_a_deal_that_does_not_agree_with_the_settings_is_bad_setup(referee: RefereeProcess) -> None:
    two_spies = changed(DEAL, roles={**ROLES, "Ada": "spy"})
    assert referee.code("new", **changed(NEW, deal=two_spies)) == "bad_setup"
    for settings in ({}, {"ghost": False}):
        assert referee.code("new", **changed(NEW, settings=settings)) == "bad_setup"


BAD_SETTINGS: list[Json] = [
    {"fly": 1},
    {"": None},
    {"spies": 0},
    {"spies": 2},
    {"spies": True},
    {"spies": 1.0},
    {"spies": "1"},
    {"spies": None},
    {"spies": 10**30},
    {"ghost": 1},
    {"ghost": None},
    {"spies_know_role": 0},
    {"reveal_roles": "true"},
    {"vote_result": "closed"},
    {"vote_result": None},
    {"allow_pass": []},
    {"speaking_mode": "words"},
    {"discussion_seconds": 0},
    {"discussion_seconds": 91},
    {"discussion_seconds": True},
    {"discussion_seconds": 90.0},
    {"discussion_seconds": "90"},
    {"discussion_seconds": "unlimited"},
    {"tie_breaker": {}},
]


@pytest.mark.parametrize("bad", BAD_SETTINGS, ids=str)
def test_what_is_wrong_inside_settings_is_bad_settings(referee: RefereeProcess, bad: Json) -> None:
    assert referee.code("check", players=5, settings=bad) == "bad_settings"
    assert referee.code("new", **changed(NEW, settings=bad, deal=GONE)) == "bad_settings"


@pytest.mark.parametrize(
    ("players", "settings", "code"),
    [
        (3, {}, "bad_setup"),
        (13, {}, "bad_setup"),
        (-1, {}, "bad_setup"),
        (10**40, {}, "bad_setup"),
        (3, {"fly": 1}, "bad_setup"),
        (4, {"ghost": True}, "bad_settings"),
        (6, {"spies": 2, "ghost": True}, "bad_settings"),
        (8, {"spies": 3}, "bad_settings"),
    ],
)
def test_check_tells_setup_from_settings(
    referee: RefereeProcess, players: int, settings: Json, code: str
) -> None:
    assert referee.code("check", players=players, settings=settings) == code


@pytest.mark.parametrize("language", ["fr", "", "EN"])
def test_match_knows_four_languages(referee: RefereeProcess, language: str) -> None:
    assert referee.code("match", **MATCH, language=language) == "bad_setup"


# Codes of the game


def act(do: str, player: str | None = None, **fields: Any) -> Json:
    return {"action": {"do": do, **({} if player is None else {"player": player}), **fields}}


OPEN, HIDDEN = table("CCCSG"), table("CCCSG", reveal_roles=False)
ON_TWO_DEVICES = multi("CCCSG")


@pytest.mark.parametrize(
    ("match", "script", "op", "fields", "code"),
    [
        # not_now before not_in
        (OPEN, "", "do", act("clue_given", "Zoe"), "not_now"),
        (OPEN, "cards", "do", act("got_it", "Zoe"), "not_now"),
        (OPEN, "cards", "do", act("vote", "Zoe", choice="Zoe"), "not_now"),
        (OPEN, "cards", "do", act("start_vote"), "not_now"),
        (OPEN, "cards", "do", act("continue"), "not_now"),
        (OPEN, "cards", "do", act("time_up"), "not_now"),
        (OPEN, "cards", "do", act("seen", "Zoe"), "not_now"),
        (OPEN, "cards", "do", act("guess", "Zoe", text=""), "not_now"),
        (OPEN, "round vote:DDDAD go round vote:EEEA go guess:tea", "do", act("leave", "Zoe"), "not_now"),
        (OPEN, "round", "card", {"player": "Zoe"}, "not_now"),
        (OPEN, "round", "card", {"player": "Ada"}, "not_now"),
        # not_in
        (OPEN, "", "do", act("got_it", "Zoe"), "not_in"),
        (OPEN, "", "do", act("got_it", " Ada"), "not_in"),
        (OPEN, "", "do", act("got_it", "ada"), "not_in"),
        (OPEN, "", "do", act("got_it", ""), "not_in"),
        (OPEN, "", "do", act("leave", "Zoe"), "not_in"),
        (OPEN, "cards", "card", {"player": "Zoe"}, "not_in"),
        (OPEN, "cards leave:A", "card", {"player": "Ada"}, "not_in"),
        (OPEN, "cards leave:A", "do", act("leave", "Ada"), "not_in"),
        (OPEN, "round vote:BABBB go", "do", act("clue_given", "Ben"), "not_in"),
        (OPEN, "round vote:BABBB go round", "do", act("vote", "Ben", choice="Ben"), "not_in"),
        # already_done
        (OPEN, "cards clue", "do", act("clue_given", "Ada"), "already_done"),
        (ON_TWO_DEVICES, "round vote:B", "do", act("vote", "Ada", choice="Ada"), "already_done"),
        # not_your_turn
        (OPEN, "", "do", act("got_it", "Ben"), "not_your_turn"),
        (OPEN, "cards", "do", act("clue_given", "Ben"), "not_your_turn"),
        (OPEN, "round", "do", act("vote", "Ben", choice="Ben"), "not_your_turn"),
        (OPEN, "round vote:BABAC go clues", "do", act("vote", "Ada", choice="Ben"), "not_your_turn"),
        (
            ON_TWO_DEVICES,
            "round vote:BABAC go clues",
            "do",
            act("vote", "Ada", choice="Ada"),
            "not_your_turn",
        ),
        (HIDDEN, "round vote:EEEEA go", "do", act("seen", "Ada"), "not_your_turn"),
        (HIDDEN, "round vote:EEEEA go", "do", act("guess", "Ada", text=""), "not_your_turn"),
        (HIDDEN, "round vote:EEEEA go", "do", act("seen", "Zoe"), "not_in"),
        (HIDDEN, "round vote:EEEEA go", "do", act("seen", "Eva"), "not_now"),
        (HIDDEN, "round vote:BABBB go", "do", act("guess", "Ben", text=""), "not_now"),
        (HIDDEN, "round vote:EEEEA go", "card", {"player": "Ada"}, "not_now"),
        (HIDDEN, "round vote:EEEEA go", "card", {"player": "Zoe"}, "not_now"),
        # bad_choice
        (OPEN, "round", "do", act("vote", "Ada", choice="Ada"), "bad_choice"),
        (OPEN, "round", "do", act("vote", "Ada", choice="Zoe"), "bad_choice"),
        (OPEN, "round", "do", act("vote", "Ada", choice=""), "bad_choice"),
        (OPEN, "round", "do", act("vote", "Ada", choice=None), "bad_choice"),
        (OPEN, "round vote:BABBB go round", "do", act("vote", "Ada", choice="Ben"), "bad_choice"),
        (OPEN, "round vote:BABAC go clues", "do", act("vote", "Cleo", choice="Dan"), "bad_choice"),
        # blank_guess
        (OPEN, "round vote:EEEEA go", "do", act("guess", "Eva", text=""), "blank_guess"),
        (OPEN, "round vote:EEEEA go", "do", act("guess", "Eva", text=" ?'"), "blank_guess"),
        (HIDDEN, "round vote:EEEEA go", "do", act("guess", "Eva", text="\u02bc"), "blank_guess"),
    ],
)
def test_codes_of_the_game_leave_it_as_it_was(
    referee: RefereeProcess, match: Match, script: str, op: str, fields: Json, code: str
) -> None:
    shown = referee.play(match, script)
    record = referee.granted("record")
    assert referee.code(op, **fields) == code
    assert referee.granted("table")["table"] == shown
    assert referee.granted("record") == record


def test_setup_faults_leave_the_game_as_it_was(referee: RefereeProcess) -> None:
    referee.play(OPEN, "round vote:BA")
    before = referee.granted("record")
    for fields in (changed(NEW, mode="both"), changed(NEW, settings={"spies": 9}), changed(NEW, players=1)):
        referee.code("new", **fields)
        assert referee.granted("record") == before
    record = {**before["record"], "actions": before["record"]["actions"][1:]}
    assert referee.code("load", record=record) == "bad_record"
    assert referee.granted("record") == before


# Messages


def test_messages_name_the_offending_value(referee: RefereeProcess) -> None:
    def message(op: str, **fields: Any) -> str:
        text: str = referee.ask(op, **fields)["error"]["message"]
        return text

    referee.play(OPEN, "round vote:BABBB go")
    assert "'fly'" in message("fly")
    assert "'settings'" in message("check", players=5)
    assert "'fly'" in message("check", players=5, settings={"fly": 1})
    assert "91" in message("check", players=5, settings={"discussion_seconds": 91})
    assert "3" in message("check", players=3, settings={})
    assert "'both'" in message("new", **changed(NEW, mode="both"))
    assert "'ada'" in message("new", **changed(NEW, players=["Ada", "ada", "Ben", "Cleo"]))
    assert "'fr'" in message("match", **MATCH, language="fr")
    assert "'fly'" in message("do", **act("fly"))
    assert "'Zoe'" in message("card", player="Zoe")
    assert "'Ben'" in message("do", **act("clue_given", "Ben"))
    assert "clues" in message("do", **act("got_it", "Ada"))


def test_messages_hold_no_word_guess_role_or_ballot(referee: RefereeProcess) -> None:
    words = [["Zebra", "Okapi"], ["Giraffe", "Zebroid"]]
    secrets = ["zebra", "okapi", "giraffe", "zebroid", "ghost", "citizen", "gazelle"]

    def message(op: str, **fields: Any) -> str:
        text: str = referee.ask(op, **fields)["error"]["message"]
        return text.lower()

    same = [["Zebra"], ["zebra"]]
    new = changed(NEW, package={"words": words})
    messages = [
        message("new", **changed(NEW, package={"words": same})),
        message("new", **changed(NEW, package={"words": [["Zebra"], 5]})),
        message("new", **changed(NEW, package={"words": [["Zebra"], ["Okapi"], ["Giraffe"]]})),
        message("new", **changed(new, deal=changed(DEAL, roles={"Ada": "ghost"}))),
        message("new", **changed(new, deal=changed(DEAL, roles=["ghost"]))),
    ]
    referee.granted("new", **new)
    record = referee.granted("record")["record"]
    for path in ("players", "settings", "package", "mode", "deal", "lots_seed", "draws", "actions"):
        for junk in ("Zebra", ["Okapi"], {"ghost": "Giraffe"}):
            messages.append(message("load", record={**record, path: junk}))
    for player in PLAYERS:
        referee.do("got_it", player=player)
    for player in DEAL["order"]:
        referee.do("clue_given", player=player)
    referee.do("start_vote")
    messages.append(message("do", **act("vote", "Ada", choice="Ada")))
    assert "cleo" not in message("do", **act("vote", "Ben", choice="Cleo"))
    for player in PLAYERS:
        referee.do("vote", player=player, choice="Eva" if player != "Eva" else "Ada")
    messages.append(message("do", **act("guess", "Eva", text="gazelle")))
    referee.do("continue")
    messages.append(message("do", **act("guess", "Ada", text="gazelle")))
    messages.append(message("do", **act("guess", "Eva", text="...")))
    for text in messages:
        told = re.sub(r"citizen_word|`\$[^`]*`", "", text)  # names of fields
        assert not [secret for secret in secrets if secret in told]
