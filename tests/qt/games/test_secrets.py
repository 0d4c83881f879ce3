"""A secret on the screen is gone from every widget as soon as eyes may have gone from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit

from spyword_qt.clock import STOOD_STILL_AFTER, steady
from spyword_qt.watch import Watch
from tests.qt import nosy
from tests.qt.games.party import NAMES, Party, against, in_turn, passes


def leave_the_application(party: Party) -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def minimise(party: Party) -> None:
    party.window.showMinimized()


def hide(party: Party) -> None:
    party.window.hide()


def plug_in_a_screen(_party: Party) -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.screenAdded.emit(application.primaryScreen())


LOST = (leave_the_application, minimise, hide, plug_in_a_screen)
COVERED = "Covered: the window was left."


def come_back(party: Party) -> None:
    party.window.showNormal()
    QApplication.processEvents()


@pytest.mark.parametrize("lose", LOST)
def test_a_first_card(party: Party, lose: Callable[[Party], None]) -> None:
    party.deal(5)
    for seat in range(5):
        party.press("ready")
        party.hands.settle()
        face = party.texts()
        lose(party)
        # Before anything else happens: whoever comes back to the window sees its next frame.
        assert party.screen == "handoff"
        party.assert_nothing_is_told()
        come_back(party)
        assert party.label("handoff_player") == NAMES[seat]
        assert party.reads(COVERED, "Your card is waiting.", f"{seat} of 5 done")
        party.press("ready")
        assert party.texts() == face, "their own card, again"
        party.press("got_it")
        assert not party.reads(COVERED)


@pytest.mark.parametrize(
    ("lose", "where"), [*zip(LOST, ("clue", "discussion", "discussion", "clue"), strict=True)]
)
def test_a_card_looked_at_again(party: Party, lose: Callable[[Party], None], where: str) -> None:
    party.deal(4)
    party.hurry(where)
    before = party.label("speaker") if where == "clue" else ""
    party.press("check_word", "look_3", "ready")
    party.hands.settle()
    assert nosy.leaks(party.secrets()) != []
    lose(party)
    assert party.screen == "handoff"
    party.assert_nothing_is_told()
    come_back(party)
    assert party.label("handoff_player") == NAMES[3]
    assert party.reads(COVERED, "Your card, once more.")
    party.press("back")
    assert party.screen == where
    assert before == (party.label("speaker") if where == "clue" else "")


@pytest.mark.parametrize("lose", LOST)
def test_a_ballot_and_what_was_chosen_on_it(party: Party, lose: Callable[[Party], None]) -> None:
    party.deal(4)
    party.hurry("vote")
    party.press("candidate_2")
    assert party.reads("Your vote: Cleo")
    lose(party)
    assert party.screen == "handoff"
    party.assert_nothing_is_told()
    come_back(party)
    assert party.label("handoff_player") == NAMES[0]
    assert party.reads(COVERED, "It is your vote.", "0 of 4 done")
    party.press("ready")
    party.hands.settle()
    assert party.reads("Choose one")
    assert nosy.marked_ballots() == []
    assert not party.offers("submit_vote")
    party.press("candidate_1", "submit_vote")
    assert party.label("handoff_player") == NAMES[1]
    assert not party.reads(COVERED)


@pytest.mark.parametrize(("lose", "role"), [*zip(LOST, ("citizen", "spy", "ghost", "spy"), strict=True)])
def test_a_private_screen_and_what_was_typed_on_it(
    party: Party, lose: Callable[[Party], None], role: str
) -> None:
    party.deal(7, "reveal_roles")
    out = party.seats(role)[0]
    party.hurry("private", vote=against([out]))
    party.driver.type_into("guess_text", party.word())
    lose(party)
    assert party.screen == "handoff"
    party.assert_nothing_is_told()
    come_back(party)
    assert party.label("handoff_player") == NAMES[out]
    assert party.reads(COVERED, "This is for your eyes only.")
    party.press("ready")
    party.hands.settle()
    line = party.driver.control("guess_text")
    assert isinstance(line, QLineEdit)
    assert line.text() == ""
    assert not line.isUndoAvailable()
    party.driver.type_into("guess_text", "zzz")
    party.press("done")
    assert party.screen in ("clue", "over")


def test_the_machine_has_slept_over_a_card(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    party.deal(4)
    party.press("ready")
    with party.nothing_happens():
        party.beat(Watch)
    woken = steady() + STOOD_STILL_AFTER + 1
    monkeypatch.setattr("spyword_qt.watch.steady", lambda: woken)
    party.beat(Watch)
    assert party.screen == "handoff"
    assert party.reads(COVERED)
    party.assert_nothing_is_told()


def test_where_nothing_is_secret_nothing_is_covered(party: Party) -> None:
    party.deal(5, "ghost")
    ghost = party.seats("ghost")
    for screen in ("handoff", "clue", "discussion", "result", "guess", "over"):
        party.hurry(screen, vote=against(ghost))
        with party.nothing_happens():
            for lose in LOST:
                lose(party)
                come_back(party)


def test_time_is_up_while_a_card_is_open(party: Party) -> None:
    party.deal(4, "discussion_seconds_60")
    party.hurry("discussion")
    party.press("check_word", "look_2", "ready")
    party.hands.settle()
    left = 60
    while party.screen == "card":
        party.wait(1)
        left -= 1
        assert left > 0
    assert party.screen == "handoff"
    assert party.label("handoff_player") == NAMES[0]
    assert party.reads("Time is up: now everyone votes.", "It is your vote.")
    party.assert_nothing_is_told()
    with party.nothing_happens():
        party.wait(300)
    party.press("ready")
    assert party.screen == "vote"
    assert "Time is up: now everyone votes." not in party.texts()


def test_time_is_up_at_the_gate_of_a_second_look(party: Party) -> None:
    party.deal(4, "discussion_seconds_60")
    party.hurry("discussion")
    party.press("check_word", "look_2")
    party.wait(60)
    assert party.label("handoff_player") == NAMES[0]
    assert party.reads("Time is up: now everyone votes.")
    assert not party.offers("back"), "nobody puts a vote down"


def test_a_second_look_comes_back_to_the_same_clue(party: Party) -> None:
    party.deal(4)
    party.hurry("clue")
    look_and_come_back(party)
    party.press("gave_clue")
    look_and_come_back(party)


def test_a_second_look_comes_back_to_the_same_duel(party: Party) -> None:
    party.deal(5)
    one, other, *_ = party.seats("citizen")
    a, b, c = (seat for seat in range(5) if seat not in (one, other))
    ballots = {one: other, other: one, a: one, b: other, c: a}
    party.hurry("result", vote=lambda voter, _: ballots[NAMES.index(voter)])
    party.press("continue")
    assert party.reads("Duel: your clue", "Round 1, duel", "Duel, 1 of 2")
    look_and_come_back(party)
    party.press("gave_clue")
    assert party.reads("Duel, 2 of 2")
    look_and_come_back(party)


def look_and_come_back(party: Party) -> None:
    """By way of the card, then by way of the gate's own way back."""
    before, saved = party.texts(), party.record()
    for way in (["ready", "got_it"], ["back"]):
        party.press("check_word", "look_0")
        assert party.screen == "handoff"
        assert party.label("handoff_player") == NAMES[0]
        party.assert_nothing_is_told()
        party.press(*way)
        assert (party.texts(), party.record()) == (before, saved)
        party.assert_nothing_is_told()


def test_the_clock_runs_on_during_a_second_look(party: Party) -> None:
    party.deal(4, "discussion_seconds_60")
    party.hurry("discussion")
    party.press("pause", "pause", "check_word")
    left = party.seconds_left()
    party.press("look_1")
    party.wait(10)
    party.press("ready")
    party.wait(10)
    party.press("got_it")
    assert party.screen == "discussion"
    presses = 3 * 0.5
    assert party.seconds_left() == left - 20 - int(presses)
    party.wait(5)
    assert party.seconds_left() == left - 25 - int(presses)


def test_only_who_is_in_may_look_again(party: Party) -> None:
    party.deal(7)
    out = party.seats("citizen")[0]
    party.hurry("result", vote=against([out]))
    party.press("continue", "check_word")
    assert [seat for seat in range(7) if party.offers(f"look_{seat}")] == [s for s in range(7) if s != out]


def test_no_word_role_or_ballot_stays_behind_on_the_longest_way(party: Party) -> None:
    party.deal(7, "allow_pass", "reveal_roles", "spies_know_role")
    party.play(vote=in_turn(party, passes, against(party.seats("ghost")), against(party.seats("spy"))))
    party.press("play_again")
    # The next game's words aren't known to the last one's screens either.
    party.assert_nothing_is_told()
