"""The discussion and its clock, as the table sees them, and what the table's menu does to a game."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from spyword_qt.clock import STOOD_STILL_AFTER
from tests.qt.games.party import NAMES, Party, against

STOOD_STILL = "The device was asleep, so the clock is paused."


@pytest.fixture
def talk(party: Party) -> Party:
    """Four who talk for a minute that has just begun."""
    party.deal(4, "discussion_seconds_60")
    party.hurry("discussion")
    assert party.seconds_left() == 60
    return party


def test_the_clock_counts_down_and_stands_while_it_is_paused(talk: Party) -> None:
    talk.wait(7)
    assert talk.label("countdown") == "0:53"
    assert talk.reads("Talk it over, 0:53, 4 still in")
    talk.press("pause")
    assert talk.reads("Paused", "Resume")
    left = talk.seconds_left()
    talk.wait(500)
    assert (talk.screen, talk.seconds_left()) == ("discussion", left)
    talk.press("pause")
    assert talk.reads("Pause", "Talk it over")
    talk.wait(10)
    assert talk.seconds_left() == left - 10


@pytest.mark.parametrize("paused", [False, True])
def test_half_a_minute_more(talk: Party, paused: bool) -> None:
    if paused:
        talk.press("pause")
    talk.press("table_menu")
    left = talk.seconds_left()
    talk.press("more_time")
    assert talk.seconds_left() == left + 30 - (not paused)
    assert talk.reads("Paused") == paused
    talk.wait(40)
    assert talk.seconds_left() == left + 30 - (0 if paused else 41)
    assert talk.screen == "discussion"


def test_the_last_ten_seconds_are_told(talk: Party) -> None:
    talk.wait(49)
    assert talk.label("countdown") == "0:11"
    assert not talk.reads("Last seconds")
    talk.wait(1)
    assert talk.reads("Last seconds, 0:10")
    talk.menu("more_time")
    assert not talk.reads("Last seconds")


def test_time_up_starts_the_vote_once(talk: Party) -> None:
    actions = len(talk.record()["actions"])
    talk.wait(59)
    assert (talk.screen, talk.label("countdown")) == ("discussion", "0:01")
    talk.wait(1)
    assert talk.screen == "handoff"
    assert talk.reads("Round 1, vote", "Time is up: now everyone votes.", "Ada", "0 of 4 done")
    assert len(talk.record()["actions"]) == actions + 1
    with talk.nothing_happens():
        talk.wait(500)
    talk.hurry("result")
    assert [action["do"] for action in talk.record()["actions"]].count("time_up") == 1


def test_whoever_checks_their_word_sees_the_time_that_runs_on(talk: Party) -> None:
    before = 60
    for step in ("table_menu", "keep", "check_word", "look_0", "ready"):
        talk.press(step)
        talk.wait(3)
        times = [text for text in talk.texts() if re.fullmatch(r"\d:\d\d", text)]
        assert times, step
        seconds = {60 * int(time[0]) + int(time[2:]) for time in times}
        assert len(seconds) == 1
        assert before - 5 <= min(seconds) <= before - 3, step
        before = min(seconds)
    assert talk.screen == "card"
    talk.press("got_it")
    assert talk.screen == "discussion"


@pytest.mark.parametrize("way", [["table_menu"], ["table_menu", "give_up"], ["check_word"]])
def test_time_up_closes_what_lies_over_the_discussion(talk: Party, way: Sequence[str]) -> None:
    talk.press(*way)
    talk.wait(60)
    assert talk.screen == "handoff"
    assert not talk.offers("keep")
    talk.press("ready")
    assert talk.screen == "vote"


def test_time_up_pulls_out_of_the_rules(talk: Party) -> None:
    talk.menu("rules")
    assert talk.screen == "rules"
    talk.wait(60)
    assert talk.screen == "handoff"
    assert talk.reads("Time is up: now everyone votes.")
    talk.hurry("over")


def test_whoever_starts_the_vote_early_meets_no_time_up(talk: Party) -> None:
    talk.wait(59)
    talk.press("start_vote")
    with talk.nothing_happens():
        talk.wait(100)
    assert not talk.reads("Time is up")


def test_after_standing_still_it_is_paused_and_says_so(talk: Party) -> None:
    talk.wait(10)
    talk.clock.advance(STOOD_STILL_AFTER + 3600)
    talk.beat()
    assert talk.screen == "discussion"
    assert talk.reads(STOOD_STILL, "Paused", "Resume")
    assert talk.seconds_left() == 50
    talk.wait(100)
    assert talk.seconds_left() == 50
    talk.press("pause")
    assert not talk.reads(STOOD_STILL)
    talk.wait(5)
    assert talk.seconds_left() == 45


def test_standing_still_while_somebody_looks_at_their_card_is_told_afterwards(talk: Party) -> None:
    talk.press("check_word", "look_1")
    left = 60 - 1
    talk.press("ready")
    talk.hands.settle()
    talk.clock.advance(STOOD_STILL_AFTER + 1)
    talk.beat()
    talk.press("got_it")
    assert talk.screen == "discussion"
    assert talk.reads(STOOD_STILL, "Paused")
    assert left - 2 <= talk.seconds_left() <= left


def test_five_seconds_without_a_beat_are_nothing(talk: Party) -> None:
    talk.clock.advance(STOOD_STILL_AFTER - 0.5)
    talk.beat()
    assert not talk.reads(STOOD_STILL)
    assert talk.seconds_left() == 56


def test_no_limit_no_clock(party: Party) -> None:
    party.deal(4, "discussion_seconds_unlimited")
    party.hurry("discussion")
    assert party.reads("No time limit", "Talk", "4 still in")
    assert not party.offers("pause")
    party.press("table_menu")
    assert not party.offers("more_time")
    party.press("keep")
    with party.nothing_happens():
        party.wait(3600)
    party.press("check_word", "look_1", "back")
    assert party.reads("No time limit")
    party.press("start_vote")
    assert party.screen == "handoff"


class TestUndo:
    def test_a_clue_and_another(self, party: Party) -> None:
        party.deal(4)
        party.press("table_menu")
        assert not party.offers("undo"), "nothing was done yet"
        party.press("keep")
        party.hurry("clue")
        party.press("table_menu")
        assert not party.offers("undo"), "a card that was seen can't be unseen"
        party.press("keep")
        first = party.texts()
        party.press("gave_clue")
        second = party.texts()
        party.press("gave_clue")
        party.menu("undo")
        assert party.texts() == second
        party.menu("undo")
        assert party.texts() == first
        party.hurry("discussion")

    def test_the_last_clue_and_its_discussion(self, talk: Party) -> None:
        talk.wait(20)
        talk.menu("undo")
        assert talk.screen == "clue"
        assert talk.reads("4 of 4")
        with talk.nothing_happens():
            talk.wait(100)
        talk.press("gave_clue")
        assert talk.seconds_left() == 60

    def test_the_start_of_a_vote_until_somebody_voted(self, talk: Party) -> None:
        talk.wait(20)
        talk.press("start_vote")
        talk.wait(200)
        talk.menu("undo")
        assert talk.screen == "discussion"
        assert talk.reads("Paused")
        assert 38 <= talk.seconds_left() <= 40
        talk.press("start_vote", "ready", "candidate_1", "submit_vote", "table_menu")
        assert not talk.offers("undo")
        talk.press("keep")
        talk.hurry("result")
        talk.press("table_menu")
        assert not talk.offers("undo")

    def test_after_time_up_there_is_half_a_minute(self, talk: Party) -> None:
        talk.wait(60)
        talk.menu("undo")
        assert talk.screen == "discussion"
        assert talk.reads("Paused", "0:30")
        assert not talk.reads("Time is up")

    def test_from_the_gate_of_a_second_look(self, party: Party) -> None:
        party.deal(4)
        party.hurry("clue")
        first = party.texts()
        party.press("gave_clue", "check_word", "look_0")
        party.menu("undo")
        assert party.texts() == first


class TestRedeal:
    @pytest.mark.parametrize("screen", ["handoff", "clue", "discussion"])
    def test_new_cards_of_another_package(self, party: Party, screen: str) -> None:
        party.deal(4, "discussion_seconds_90")
        party.press("ready", "got_it")
        party.hurry(screen)
        if screen == "discussion":
            party.press("pause")
        words = party.secrets()
        with party.nothing_happens():
            party.menu("redeal", "keep")
        party.menu("redeal", "act")
        assert party.screen == "handoff"
        assert party.label("handoff_player") == NAMES[0]
        assert party.reads("0 of 4 done")
        assert not {*party.secrets()} & {*words}
        party.assert_nothing_is_told()
        party.wait(300)
        assert party.reads("0 of 4 done"), "the former discussion's clock is gone"
        party.hurry("discussion")
        assert party.seconds_left() == 90

    def test_not_after_the_first_ballot(self, party: Party) -> None:
        party.deal(4)
        party.hurry("vote")
        party.press("candidate_1", "submit_vote", "table_menu")
        assert not party.offers("redeal")
        party.press("keep")
        party.hurry("result")
        party.press("table_menu")
        assert not party.offers("redeal")


class TestLeave:
    def test_asks_first_and_does_nothing_on_no(self, party: Party) -> None:
        party.deal(5)
        party.hurry("clue")
        with party.nothing_happens():
            party.menu("leave", "keep")
            party.menu("leave", "leave_2", "keep")
        party.menu("leave", "leave_2")
        assert party.reads("Cleo leaves the game?")
        party.press("act")
        assert party.screen == "clue"
        assert not party.reads("Cleo")
        party.menu("leave")
        assert not party.offers("leave_2"), "each once"

    def test_at_a_gate_somebody_else_gets_the_device(self, party: Party) -> None:
        party.deal(5)
        party.leave(0)
        assert party.label("handoff_player") == NAMES[1]
        assert party.reads("0 of 4 done")
        party.hurry("clue")

    def test_who_was_to_look_at_their_card_again(self, party: Party) -> None:
        party.deal(5)
        party.hurry("discussion")
        party.press("check_word", "look_3")
        party.leave(3)
        assert party.screen == "discussion"
        assert party.reads("4 still in")

    def test_during_the_vote_it_begins_anew(self, party: Party) -> None:
        party.deal(6, "spies_1")
        one, other, *_ = party.seats("citizen")
        party.hurry("vote")
        chosen = next(seat for seat in (1, 2) if seat != one)
        party.press(f"candidate_{chosen}", "submit_vote")
        assert party.reads("1 of 6 done")
        party.leave(one)
        assert party.reads("Somebody left: the vote begins anew.", "0 of 5 done", "It is your vote.")
        party.press("ready")
        assert not party.reads("Somebody left")
        assert not party.offers(f"candidate_{one}")
        party.press(next(b.objectName() for b in party.buttons() if b.isCheckable()), "submit_vote")
        party.hurry("result", vote=against([other]))
        assert party.reads("of 5")


def test_giving_up_asks_and_leaves_nothing_to_go_on_with(party: Party) -> None:
    party.deal(4, "discussion_seconds_unlimited")
    for screen in ("handoff", "clue", "discussion", "result"):
        party.hurry(screen)
        with party.nothing_happens():
            party.menu("give_up", "keep")
    party.menu("give_up", "act")
    assert party.screen == "home"
    assert not party.offers("resume_game")
    party.reopen()
    assert not party.offers("resume_game")


def test_the_rules_and_back_on_every_screen_with_a_menu(party: Party) -> None:
    party.deal(5, "discussion_seconds_unlimited")
    for screen in ("handoff", "clue", "discussion", "result"):
        party.hurry(screen)
        with party.nothing_happens():
            party.menu("rules")
            assert party.screen == "rules"
            party.assert_nothing_is_told()
            party.press("back")


def test_the_clock_runs_on_while_the_rules_are_read(talk: Party) -> None:
    talk.menu("rules")
    talk.wait(20)
    talk.press("back")
    assert 60 - 22 <= talk.seconds_left() <= 60 - 21
    assert talk.reads("Talk it over")


def test_the_rules_from_the_gate_of_a_second_look(party: Party) -> None:
    party.deal(4)
    party.hurry("discussion")
    party.press("pause", "check_word", "look_2")
    with party.nothing_happens():
        party.menu("rules")
        party.press("back")
    party.press("ready")
    assert party.screen == "card"
