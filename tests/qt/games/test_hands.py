"""One way to play is enough: keys alone, or a pointer alone but for typing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.qt.games.many_hands import KeyHands, MouseHands, is_focus_seen
from tests.qt.games.party import NAMES, Party, against


def play_an_evening(party: Party, hands: KeyHands | MouseHands) -> None:
    """Set up by hand, a whole game with a look at a card, the menu and the rules, another game, home."""
    party.take(hands)
    party.driver.set_table(NAMES[:5])
    party.press("pill_roles", "ghost", "reveal_roles", "reveal_roles")
    close_sheet(party)
    party.press("pill_talk", "discussion_seconds_60")
    close_sheet(party)
    party.seat(NAMES[:5])
    party.driver.deal()
    party.hurry("clue")
    party.press("check_word", "look_2")
    assert party.label("handoff_player") == NAMES[2]
    party.press("ready", "got_it", "gave_clue")
    party.menu("undo")
    party.menu("rules")
    party.press("back")
    party.hurry("discussion")
    assert party.seconds_left() <= 60
    party.press("pause", "pause")
    party.menu("more_time")
    ghost = party.seats("ghost")
    party.hurry(vote=against(ghost), guess=party.word())
    assert party.seen[-2:] == ["guess", "over"]
    party.press("play_again")
    assert party.screen == "handoff"
    party.menu("give_up", "keep")
    party.menu("give_up", "act")
    assert party.screen == "home"


def close_sheet(party: Party) -> None:
    """Presses Done, which has no name of its own."""
    done = next(button for button in party.buttons() if button.text() == "Done")
    party.hands.settle()
    party.hands.click(done)


def test_keys_alone(party: Party) -> None:
    play_an_evening(party, KeyHands(party.window, party.clock, party.wait))


def test_a_pointer_alone_but_for_typing(party: Party) -> None:
    play_an_evening(party, MouseHands(party.window, party.clock, party.wait))


def test_a_pointer_alone_at_the_smallest_window(party: Party) -> None:
    party.window.resize(800, 600)
    play_an_evening(party, MouseHands(party.window, party.clock, party.wait))


FIRST = {
    "handoff": "ready",
    "card": "got_it",
    "clue": "gave_clue",
    "discussion": "start_vote",
    "vote": "candidate_1",
    "result": "continue",
    "over": "play_again",
}


def test_every_screen_has_the_focus_where_play_goes_on(party: Party) -> None:
    party.take(KeyHands(party.window, party.clock, party.wait))
    party.deal(4)
    for screen, control in FIRST.items():
        party.hurry(screen)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.objectName() == control
        assert is_focus_seen(focus)


def test_escape_takes_the_safe_way_out_of_every_question(party: Party) -> None:
    hands = KeyHands(party.window, party.clock, party.wait)
    party.take(hands)
    party.deal(4)
    party.hurry("clue")
    before = party.record()
    for way in (["table_menu"], ["table_menu", "leave"], ["table_menu", "leave", "leave_1"]):
        party.press(*way)
        hands.settle()
        QTest.keyClick(party.window.focusWidget(), Qt.Key.Key_Escape)
        assert not party.offers("keep")
    for question in ("redeal", "give_up"):
        party.menu(question)
        hands.settle()
        hands.key(Qt.Key.Key_Escape)
        assert not party.offers("act")
    party.press("check_word")
    hands.key(Qt.Key.Key_Escape)
    assert party.screen == "clue"
    assert party.record() == before
