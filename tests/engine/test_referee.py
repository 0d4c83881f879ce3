"""PROTOCOL.md: each request and what is answered, to the letter."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from spyword_engine.record import plain
from tests.engine.referee_process import Json, RefereeProcess
from tests.engine.tables import multi, play, recorded, table

PLAYERS = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
PACKAGE = {"words": [["Coffee", "espresso"], ["Tea"]], "language": "en"}
ROLES = {"Ada": "citizen", "Ben": "citizen", "Cleo": "citizen", "Dan": "spy", "Eva": "ghost"}
DEAL: Json = {
    "roles": ROLES,
    "order": ["Dan", "Ben", "Eva", "Cleo", "Ada"],
    "citizen_word": 1,
}
NEW: Json = {
    "players": PLAYERS,
    "settings": {"ghost": True},
    "package": PACKAGE,
    "mode": "single",
    "seed": 1,
    "deal": DEAL,
}
SETTINGS = {
    "spies": 1,
    "ghost": True,
    "spies_know_role": False,
    "reveal_roles": True,
    "vote_result": "open",
    "allow_pass": False,
    "speaking_mode": "word",
    "discussion_seconds": 90,
    "tie_breaker": "duel",
}
TABLE_AT_FIRST: Json = {
    "phase": "cards",
    "round": 1,
    "players": PLAYERS,
    "in": PLAYERS,
    "left": [],
    "out": [],
    "order": DEAL["order"],
    "turn": "Ada",
    "waiting": PLAYERS,
    "candidates": [],
    "pass_offered": False,
    "time_limit": None,
    "settings": SETTINGS,
    "last_vote": None,
    "last_guess": None,
    "winner": None,
    "end": None,
}


def in_order(value: object) -> str:
    """The value with the order of its fields."""
    return json.dumps(value)


# new


def test_new_answers_the_table_with_every_field_in_order(referee: RefereeProcess) -> None:
    answer = referee.ask("new", **NEW)
    assert in_order(answer) == in_order({"ok": True, "table": TABLE_AT_FIRST})


def test_new_takes_defaults_for_what_is_optional(referee: RefereeProcess) -> None:
    answer = referee.granted("new", players=PLAYERS, settings={}, package={"words": [["Coffee"], ["Tea"]]})
    assert answer["table"]["settings"] == {**SETTINGS, "ghost": False}
    assert answer["table"]["turn"] == "Ada"
    assert referee.granted("record")["record"]["package"]["language"] == "en"


def test_new_tidies_names_and_everybody_is_named_so(referee: RefereeProcess) -> None:
    names = ["  Zoe\u0308 ", "Ben", "Cleo", "Dan"]
    answer = referee.granted("new", players=names, settings={}, package=PACKAGE)
    assert answer["table"]["players"] == ["Zoë", "Ben", "Cleo", "Dan"]
    assert referee.code("card", player="Zoe\u0308") == "not_in"
    assert referee.granted("card", player="Zoë")["card"]["player"] == "Zoë"
    roles = {"Zoë": "spy", "Ben": "citizen", "Cleo": "citizen", "Dan": "citizen"}
    deal = {"roles": roles, "order": ["Zoë", "Ben", "Cleo", "Dan"], "citizen_word": 0}
    answer = referee.granted("new", players=names, settings={}, package=PACKAGE, deal=deal)
    assert answer["table"]["order"] == deal["order"]


def test_new_in_multi_lets_all_act_at_once(referee: RefereeProcess) -> None:
    shown = referee.granted("new", **{**NEW, "mode": "multi"})["table"]
    assert in_order(shown) == in_order({**TABLE_AT_FIRST, "turn": None})


def test_new_with_a_seed_deals_the_same_again_and_without_one_does_not(referee: RefereeProcess) -> None:
    def dealt(**seed: int) -> Json:
        referee.granted("new", players=PLAYERS, settings={}, package=PACKAGE, **seed)
        record: Json = referee.granted("record")["record"]
        return record

    assert dealt(seed=7) == dealt(seed=7)
    assert dealt(seed=-7) != dealt(seed=2**200)
    assert len({in_order(dealt()) for _ in range(8)}) > 1


def test_new_begins_another_game_in_place_of_the_last(referee: RefereeProcess) -> None:
    referee.play(table("CCSC"), "cards clue")
    referee.granted("new", **NEW)
    assert referee.granted("table")["table"] == TABLE_AT_FIRST
    assert referee.granted("record")["record"]["actions"] == []


def test_unknown_fields_of_a_request_are_ignored(referee: RefereeProcess) -> None:
    package = {**PACKAGE, "colour": "red"}
    answer = referee.granted("new", **{**NEW, "package": package}, colour="red", table={"phase": "over"})
    assert answer["table"] == TABLE_AT_FIRST
    action = {"do": "got_it", "player": "Ada", "colour": 1, "seat": 4, "text": None}
    assert referee.granted("do", action=action, turn="Eva")["table"]["turn"] == "Ben"


# do, and the table on its way


def test_a_whole_game_by_every_action(referee: RefereeProcess) -> None:
    referee.granted("new", **NEW)
    for player in PLAYERS:
        shown = referee.do("got_it", player=player)
    assert (shown["phase"], shown["turn"], shown["waiting"]) == ("clues", "Dan", DEAL["order"])
    for player in DEAL["order"]:
        shown = referee.do("clue_given", player=player)
    assert (shown["phase"], shown["turn"], shown["waiting"]) == ("discussion", None, [])
    assert shown["time_limit"] == 90
    shown = referee.do("start_vote")
    assert (shown["phase"], shown["turn"], shown["candidates"]) == ("vote", "Ada", PLAYERS)
    for player, choice in zip(PLAYERS, ["Eva", "Eva", "Dan", "Ben", "Dan"], strict=True):
        shown = referee.do("vote", player=player, choice=choice)
    assert shown["phase"] == "result"
    assert in_order(shown["last_vote"]) == in_order(
        {
            "kind": "vote",
            "round": 1,
            "ballots": {"Ada": "Eva", "Ben": "Eva", "Cleo": "Dan", "Dan": "Ben", "Eva": "Dan"},
            "totals": {"Ben": 1, "Dan": 2, "Eva": 2},
            "passes": 0,
            "outcome": "duel",
            "tied": ["Dan", "Eva"],
            "out": None,
        }
    )
    shown = referee.do("continue")
    assert (shown["phase"], shown["waiting"]) == ("duel_clues", ["Dan", "Eva"])
    referee.do("clue_given", player="Dan")
    shown = referee.do("clue_given", player="Eva")
    assert (shown["phase"], shown["waiting"], shown["candidates"]) == (
        "duel_vote",
        ["Ada", "Ben", "Cleo"],
        ["Dan", "Eva"],
    )
    for player in ("Ada", "Ben", "Cleo"):
        shown = referee.do("vote", player=player, choice="Eva")
    assert shown["last_vote"]["kind"] == "duel"
    assert shown["last_vote"]["totals"] == {"Eva": 3}
    assert (shown["last_vote"]["outcome"], shown["last_vote"]["tied"], shown["last_vote"]["out"]) == (
        "out",
        [],
        "Eva",
    )
    assert shown["out"] == [{"player": "Eva", "round": 1, "role": "ghost"}]
    shown = referee.do("continue")
    assert (shown["phase"], shown["turn"], shown["waiting"]) == ("guess", "Eva", ["Eva"])
    shown = referee.do("guess", player="Eva", text="coffee")
    assert in_order(shown["last_guess"]) == in_order({"player": "Eva", "right": False})
    assert (shown["phase"], shown["round"], shown["order"]) == ("clues", 2, ["Ben", "Cleo", "Ada", "Dan"])
    shown = referee.do("leave", player="Ben")
    assert (shown["left"], shown["in"], shown["turn"]) == (["Ben"], ["Ada", "Cleo", "Dan"], "Cleo")
    for player in ("Cleo", "Ada", "Dan"):
        shown = referee.do("clue_given", player=player)
    referee.do("time_up")
    for player, choice in (("Ada", "Dan"), ("Cleo", "Dan"), ("Dan", "Ada")):
        shown = referee.do("vote", player=player, choice=choice)
    assert (shown["phase"], shown["winner"], shown["end"]) == ("result", None, None)
    shown = referee.do("continue")
    assert (shown["phase"], shown["winner"], shown["turn"]) == ("over", "citizens", None)
    end = shown["end"]
    assert list(end) == ["winner", "winners", "roles", "citizen_word", "spy_word", "guess", "log"]
    log = end.pop("log")
    assert end == {
        "winner": "citizens",
        "winners": ["Ada", "Ben", "Cleo"],
        "roles": ROLES,
        "citizen_word": "Tea",
        "spy_word": "Coffee",
        "guess": {"player": "Eva", "text": "coffee", "right": False},
    }
    assert [(vote["kind"], vote["round"], vote["out"]) for vote in log] == [
        ("vote", 1, None),
        ("duel", 1, "Eva"),
        ("vote", 2, "Dan"),
    ]
    assert log[-1] == shown["last_vote"]
    assert [list(vote) for vote in log] == [list(shown["last_vote"])] * 3


def test_do_seen_ends_a_private_screen(referee: RefereeProcess) -> None:
    shown = referee.play(table("CCCCS", reveal_roles=False), "round vote:BABBB go")
    assert (shown["phase"], shown["turn"], shown["waiting"]) == ("private", "Ben", ["Ben"])
    assert shown["out"] == [{"player": "Ben", "round": 1, "role": None}]
    assert referee.do("seen", player="Ben")["phase"] == "clues"


def test_a_pass_is_a_null_and_ballots_keep_it(referee: RefereeProcess) -> None:
    shown = referee.play(table("CCCS", allow_pass=True), "round vote:B")
    assert shown["pass_offered"] is True
    for player in ("Ben", "Cleo", "Dan"):
        shown = referee.do("vote", player=player, choice=None)
    assert shown["last_vote"] == {
        "kind": "vote",
        "round": 1,
        "ballots": {"Ada": "Ben", "Ben": None, "Cleo": None, "Dan": None},
        "totals": {"Ben": 1},
        "passes": 3,
        "outcome": "passed",
        "tied": [],
        "out": None,
    }
    assert shown["pass_offered"] is False


def test_ballots_omit_who_cast_none_and_lots_show_who_was_tied(referee: RefereeProcess) -> None:
    shown = referee.play(multi("CCCCS"), "round vote:.....")
    vote = shown["last_vote"]
    assert (vote["ballots"], vote["totals"], vote["outcome"]) == ({}, {}, "lots")
    assert vote["tied"] == PLAYERS
    assert vote["out"] in PLAYERS
    shown = referee.play(multi("CCCCS"), "round vote:..A..")
    assert shown["last_vote"]["ballots"] == {"Cleo": "Ada"}


def test_with_totals_only_ballots_are_null(referee: RefereeProcess) -> None:
    shown = referee.play(table("CCCS", vote_result="totals"), "round vote:DDDA go")
    assert shown["last_vote"]["ballots"] is None
    assert shown["last_vote"]["totals"] == {"Ada": 1, "Dan": 3}
    assert [vote["ballots"] for vote in shown["end"]["log"]] == [None]


def test_the_last_vote_stays_until_the_next_vote_ends(referee: RefereeProcess) -> None:
    before = referee.play(table("CCCCS"), "round vote:BABBB")["last_vote"]
    for script in ("go", "go clues", "go round", "go round vote:CDA"):
        assert referee.play(table("CCCCS"), f"round vote:BABBB {script}")["last_vote"] == before


@pytest.mark.parametrize(("reveal", "shown"), [(True, {"player": "Eva", "right": False}), (False, None)])
def test_a_forfeited_guess_is_shown_where_roles_are(
    referee: RefereeProcess, reveal: bool, shown: Json | None
) -> None:
    for script in ("round vote:EEEEAE leave:E", "round vote:EEEEAE go leave:E"):
        assert referee.play(table("CCCSGC", reveal_roles=reveal), script)["last_guess"] == shown
    assert (
        referee.play(multi("CCCSGC", reveal_roles=reveal), "round vote:EEEEAE go time")["last_guess"] == shown
    )


def test_time_up_goes_where_there_is_a_clock(referee: RefereeProcess) -> None:
    shown = referee.play(multi("CCCCS"), "cards")
    assert shown["time_limit"] == 30
    assert referee.do("time_up")["waiting"] == ["Ben", "Cleo", "Dan", "Eva"]


def test_left_and_in_are_in_seat_order_and_out_in_the_order_of_going(referee: RefereeProcess) -> None:
    referee.play(table("CCCCCS", order="FEDCBA"), "cards")
    referee.do("leave", player="Cleo")
    shown = referee.do("leave", player="Ada")
    assert (shown["left"], shown["in"]) == (["Ada", "Cleo"], ["Ben", "Dan", "Eva", "Finn"])
    assert [one["player"] for one in shown["out"]] == ["Cleo", "Ada"]
    assert shown["order"] == ["Finn", "Eva", "Dan", "Cleo", "Ben", "Ada"]
    assert shown["waiting"] == ["Finn", "Eva", "Dan", "Ben"]


# card


def test_card_has_its_four_fields(referee: RefereeProcess) -> None:
    referee.play(table("CSCCG", citizen_word=1, spies_know_role=True), "cards")
    cards = [referee.granted("card", player=name)["card"] for name in ("Ada", "Ben", "Eva")]
    assert in_order(cards) == in_order(
        [
            {"player": "Ada", "word": "Tea", "word_index": 1, "role": None},
            {"player": "Ben", "word": "Coffee", "word_index": 0, "role": "spy"},
            {"player": "Eva", "word": None, "word_index": None, "role": "ghost"},
        ]
    )
    referee.play(table("CSCCG"), "cards")
    assert referee.granted("card", player="Ben")["card"] == {
        "player": "Ben",
        "word": "Tea",
        "word_index": 1,
        "role": None,
    }


@pytest.mark.parametrize(
    ("roles", "card"),
    [
        ("CCCSG", {"player": "Eva", "task": "guess"}),
        ("CCCCS", {"player": "Eva", "task": "seen", "role": "spy"}),
        ("CCCSC", {"player": "Eva", "task": "seen", "role": "citizen"}),
    ],
)
def test_card_in_private_is_the_task_of_who_is_out(referee: RefereeProcess, roles: str, card: Json) -> None:
    referee.play(table(roles, reveal_roles=False), "round vote:EEEEA go")
    assert in_order(referee.granted("card", player="Eva")["card"]) == in_order(card)


# record and load

LONG_GAME = (
    "round vote:BA leave:H vote:BABADCC go clues vote:AABB go seen "
    "round vote:GGGGGC go guess:water round leave:C vote:FFFD go seen"
)


def test_record_and_load_give_the_same_game_at_any_point(referee: RefereeProcess) -> None:
    words = LONG_GAME.split()
    for length in range(len(words) + 1):
        shown = referee.play(table("CCCCCSGC", reveal_roles=False), " ".join(words[:length]))
        record = referee.granted("record")["record"]
        referee.granted("new", **NEW)
        assert referee.granted("load", record=record)["table"] == shown
        assert referee.granted("record")["record"] == record


def test_a_loaded_game_draws_the_same_lots(referee: RefereeProcess, fresh_referee: RefereeProcess) -> None:
    for seed in range(5):
        referee.granted("new", players=PLAYERS[:4], settings={}, package=PACKAGE, seed=seed)
        for player in PLAYERS[:4]:
            referee.do("got_it", player=player)
        fresh_referee.granted("load", record=referee.granted("record")["record"])
        for one in (referee, fresh_referee):
            for player in one.granted("table")["table"]["order"]:
                one.do("clue_given", player=player)
            one.do("start_vote")
            for player, choice in zip(PLAYERS[:4], ["Ben", "Ada", "Dan", "Cleo"], strict=True):
                shown = one.do("vote", player=player, choice=choice)
            assert shown["last_vote"]["outcome"] == "lots"
        assert referee.granted("record") == fresh_referee.granted("record")


def test_the_records_deal_is_one_that_new_takes(referee: RefereeProcess) -> None:
    referee.granted("new", players=PLAYERS, settings={"ghost": True}, package=PACKAGE, seed=3)
    deal = referee.granted("record")["record"]["deal"]
    assert list(deal) == ["roles", "order", "citizen_word"]
    assert list(deal["roles"]) == PLAYERS
    shown = referee.granted("new", **{**NEW, "deal": deal})["table"]
    assert shown["order"] == deal["order"]
    assert referee.granted("record")["record"]["deal"] == deal


def test_the_record_is_what_the_engine_writes(referee: RefereeProcess) -> None:
    record = json.loads(json.dumps(plain(recorded(table("CCSC"), "round vote:BA"))))
    referee.granted("load", record=record)
    assert referee.granted("record")["record"] == record


# check


@pytest.mark.parametrize("players", range(4, 13))
def test_check_completes_settings(referee: RefereeProcess, players: int) -> None:
    settings = referee.granted("check", players=players, settings={})
    expected = {**SETTINGS, "spies": 1 if players < 9 else 2, "ghost": players > 5}
    assert in_order(settings) == in_order({"settings": expected})


def test_check_keeps_what_is_given_and_needs_no_game(fresh_referee: RefereeProcess) -> None:
    given = {
        "tie_breaker": "lots",
        "discussion_seconds": None,
        "speaking_mode": "sentence",
        "allow_pass": True,
        "vote_result": "totals",
        "reveal_roles": False,
        "spies_know_role": True,
        "ghost": False,
        "spies": 3,
    }
    answer = fresh_referee.granted("check", players=9, settings=given)
    assert answer["settings"] == given
    assert list(answer["settings"]) == list(SETTINGS)


# match


@pytest.mark.parametrize(
    ("guess", "fields", "right"),
    [
        ("the coffee", {}, True),
        ("cofee", {}, True),
        ("ESPRESSO!", {}, True),
        ("tea", {}, False),
        ("", {}, False),
        ("?!", {}, False),
        ("il coffee", {"language": "it"}, True),
        ("il coffee", {"language": "en"}, False),
        ("coffee", {"citizen": []}, False),
        ("coffee", {"citizen": [], "spy": []}, False),
        ("", {"citizen": [""], "spy": []}, False),
        ("x", {"citizen": [""], "spy": ["?"]}, False),
        ("咖啡", {"citizen": ["咖啡"], "spy": ["茶"], "language": "zh"}, True),
    ],
)
def test_match_judges_a_guess(
    referee: RefereeProcess, guess: str, fields: dict[str, Any], right: bool
) -> None:
    asked = {"citizen": ["Coffee", "espresso"], "spy": ["Tea"], **fields}
    assert referee.ask("match", guess=guess, **asked) == {"ok": True, "right": right}


# The process


def test_lines_are_answered_in_order_and_text_is_utf8(fresh_referee: RefereeProcess) -> None:
    names = ["Zoë", "李", "👩‍👩‍👧", "Łukasz"]
    request = {"op": "new", "players": names, "settings": {}, "package": PACKAGE}
    escaped, raw = json.dumps(request).encode(), json.dumps(request, ensure_ascii=False).encode()
    fresh_referee.send(b'{"op": "table"}\n' + escaped + b"\r\n" + raw + b'\n{"op": "fly"}\n{"op": "table"}\n')
    answers = [fresh_referee.read() for _ in range(5)]
    assert [answer["ok"] for answer in answers] == [False, True, True, False, True]
    assert answers[4]["table"]["players"] == names


def test_the_last_line_needs_no_end_and_nobody_reading_is_no_crash() -> None:
    process = RefereeProcess()
    process.send(b'{"op": "check", "players": 5, "settings": {}}')
    out, err, code = process.close()
    assert json.loads(out)["ok"] is True
    assert (err, code) == (b"", 0)
    gone = subprocess.run(
        [sys.executable, "-c", CLOSED_PIPE], capture_output=True, check=False, timeout=20, text=True
    )
    assert (gone.stdout, gone.stderr, gone.returncode) == ("0\n", "", 0)


CLOSED_PIPE = """
import os, subprocess, sys
process = subprocess.Popen(
    [sys.executable, "-m", "spyword_engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
)
process.stdout.close()
try:
    process.communicate(b'{"op": "table"}\\n' * 1000)
except BrokenPipeError:
    process.wait()
print(process.returncode)
"""


def test_a_played_match_is_the_same_by_engine_and_by_referee(referee: RefereeProcess) -> None:
    match = play(table("CCSC"), "round vote:BADC")
    shown = referee.play(table("CCSC"), "round vote:BADC")
    assert shown["last_vote"]["out"] == match.setup.players[match.draws[0]]
