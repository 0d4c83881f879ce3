"""The window is closed in the middle of everything, and opened again on the same folder."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QLineEdit

from tests.qt import nosy
from tests.qt.games.party import NAMES, Party, against

GOES_ON = "The game goes on where it was."


def resume(party: Party) -> None:
    """Closes, opens, goes on; nothing secret is shown before or after that."""
    party.reopen()
    assert party.screen == "home"
    assert party.reads("Resume the Game", *party.people)
    party.assert_nothing_is_told()
    party.press("resume_game")
    assert party.screen not in ("card", "vote", "private")
    party.assert_nothing_is_told()


def test_on_every_public_screen_it_goes_on_at_the_same_point(party: Party) -> None:
    party.deal(5, "ghost", "discussion_seconds_unlimited")
    ghost, spy = party.seats("ghost"), party.seats("spy")
    for screen in ("clue", "discussion", "result", "guess"):
        party.hurry(screen, vote=against([*ghost, *spy]))
        before, saved = party.texts(), party.record()
        resume(party)
        assert (party.texts(), party.record()) == (before, saved)
        party.hands.settle()
    party.hurry("over", vote=against(spy))
    before = party.texts()
    party.reopen()
    party.press("resume_game")
    assert (party.screen, party.texts()) == ("over", before)
    party.press("home")
    party.reopen()
    assert not party.offers("resume_game"), "an end that was looked at is over"


@pytest.mark.parametrize("opened", [False, True])
def test_at_a_card_or_its_gate_it_is_their_gate_again(party: Party, opened: bool) -> None:
    party.deal(4)
    party.press("ready", "got_it")
    if opened:
        party.press("ready")
    resume(party)
    assert party.label("handoff_player") == NAMES[1]
    assert party.reads(GOES_ON, "Your card is waiting.", "1 of 4 done")
    party.press("ready", "got_it")
    assert party.reads(NAMES[2], "2 of 4 done")
    assert not party.reads(GOES_ON)


@pytest.mark.parametrize("way", [["ready"], ["ready", "candidate_2"], []])
def test_at_a_ballot_it_is_their_gate_again_and_earlier_votes_are_kept(
    party: Party, way: Sequence[str]
) -> None:
    party.deal(4)
    party.hurry("vote")
    party.press("candidate_3", "submit_vote", *way)
    resume(party)
    assert party.label("handoff_player") == NAMES[1]
    assert party.reads(GOES_ON, "It is your vote.", "1 of 4 done")
    party.press("ready")
    assert party.reads("Choose one")
    assert nosy.marked_ballots() == []
    party.press("candidate_3", "submit_vote")
    party.hurry("result", vote=against([3, 0]))
    assert party.reads("Out with 3 of 4 votes", NAMES[3])


def test_at_a_private_screen_it_is_their_gate_again(party: Party) -> None:
    party.deal(7, "reveal_roles")
    (ghost,) = party.seats("ghost")
    party.hurry("private", vote=against([ghost]))
    party.driver.type_into("guess_text", party.word())
    resume(party)
    assert party.label("handoff_player") == NAMES[ghost]
    assert party.reads(GOES_ON, "This is for your eyes only.")
    party.press("ready")
    line = party.driver.control("guess_text")
    assert isinstance(line, QLineEdit)
    assert line.text() == ""
    party.hurry("over", vote=against(party.seats("spy")), guess=party.word())
    assert party.reads("The ghost wins")


@pytest.mark.parametrize("way", [["check_word"], ["check_word", "look_1"], ["check_word", "look_1", "ready"]])
def test_a_second_look_is_forgotten_and_the_discussion_waits(party: Party, way: Sequence[str]) -> None:
    party.deal(4, "discussion_seconds_60")
    party.hurry("discussion")
    party.wait(20)
    party.press(*way)
    resume(party)
    assert party.screen == "discussion"
    assert party.reads("Paused", "Resume")
    left = party.seconds_left()
    assert 36 <= left <= 40
    party.wait(1000)
    assert party.seconds_left() == left
    party.press("pause")
    party.wait(left)
    assert party.reads("Time is up: now everyone votes.")


@pytest.mark.parametrize("way", [["table_menu"], ["table_menu", "rules"], ["table_menu", "leave", "leave_2"]])
def test_what_lay_over_a_screen_is_forgotten(party: Party, way: Sequence[str]) -> None:
    party.deal(5)
    party.hurry("clue")
    party.press("gave_clue")
    before = party.texts()
    party.press(*way)
    resume(party)
    assert party.texts() == before


def test_a_new_game_asks_before_it_takes_the_place_of_one_that_waits(party: Party) -> None:
    party.deal(4)
    party.hurry("clue")
    saved = party.record()
    party.reopen()
    party.set_up(4)
    party.press("start_game", "keep")
    assert party.screen == "setup"
    assert party.record() == saved
    party.press("start_game", "act")
    assert party.screen == "handoff"
    assert party.record() != saved


def test_undo_is_there_after_going_on(party: Party) -> None:
    party.deal(4)
    party.hurry("clue")
    first = party.texts()
    party.press("gave_clue")
    resume(party)
    party.menu("undo")
    assert party.texts() == first
