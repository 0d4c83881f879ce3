"""No accidents: what comes too soon, twice, or from a key held down does nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from tests.qt.games.many_hands import handle
from tests.qt.games.party import Party, against, in_turn

DEAF = 0.4
"""Seconds for which a fresh screen takes no notice."""
KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
ACTS = {
    "handoff": "ready",
    "card": "got_it",
    "clue": "gave_clue",
    "discussion": "start_vote",
    "vote": "submit_vote",
    "result": "continue",
    "private": "done",
    "guess": "submit_guess",
    "over": "play_again",
}


def press_everything(party: Party) -> None:
    """Every button by pointer, then what has the focus by keys."""
    for button in party.buttons():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    for line in party.page.findChildren(QLineEdit):
        QTest.keyClicks(line, "abc")
    for key in KEYS:
        QTest.keyClick(handle(party.window), key)


@pytest.mark.parametrize("roles_hidden", [False, True])
def test_a_fresh_screen_is_deaf(party: Party, roles_hidden: bool) -> None:
    party.deal(5, "ghost", *(["reveal_roles"] if roles_hidden else []))
    ghost, spy = party.seats("ghost"), party.seats("spy")
    visited = set()

    def fresh(screen: str) -> None:
        visited.add(screen)
        with party.nothing_happens():
            press_everything(party)
        party.clock.advance(DEAF - 0.001)
        with party.nothing_happens():
            press_everything(party)

    party.on_arrival = fresh
    party.hurry(vote=in_turn(party, against(ghost), against(spy)), guess="zzz")
    assert visited == ACTS.keys() - {"guess" if roles_hidden else "private"}
    party.clock.advance(0.002)
    party.button("play_again").click()
    assert party.screen == "handoff", "and no longer than that"


def make_ready(party: Party, targets: Sequence[int]) -> str:
    """Chooses or types what the screen asks for; returns the button that goes on from it."""
    party.hands.settle()
    if party.screen == "vote":
        party.button(
            next(f"candidate_{seat}" for seat in targets if party.offers(f"candidate_{seat}"))
        ).click()
    for line in party.page.findChildren(QLineEdit):
        QTest.keyClicks(line, "abc")
    return ACTS[party.screen]


def middle_of(party: Party, name: str) -> QPoint:
    button = party.page.findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton)
    return button.mapTo(party.window, button.rect().center())


def second_press(party: Party, at: QPoint) -> None:
    """What a system sends as the second press of a double click, to whatever lies there now."""
    widget = party.window.childAt(at)
    if widget is None:
        return
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    place = widget.mapFrom(party.window, at).toPointF()
    where = widget.mapToGlobal(place)
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(widget, QMouseEvent(kind, place, where, left, left, none))


@pytest.mark.parametrize("pause", [0.0, DEAF + 0.05])
def test_a_double_click_acts_once(party: Party, pause: float) -> None:
    """At the same point of the window, quick or so slow that the next screen listens already."""
    party.deal(5, "ghost")
    targets = [*party.seats("ghost"), *party.seats("spy"), *range(5)]
    while party.screen != "over":
        before, at = party.texts(), middle_of(party, make_ready(party, targets))
        QTest.mouseClick(handle(party.window), Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()
        assert party.texts() != before
        party.clock.advance(pause)
        with party.nothing_happens():
            second_press(party, at)
        party.seen.append(party.screen)
    assert {*ACTS} - {"private"} <= {*party.seen}


def test_the_second_press_on_the_menus_button_does_nothing_in_the_menu(party: Party) -> None:
    party.deal(4)
    party.hurry("clue")
    party.hands.settle()
    at = middle_of(party, "gave_clue")
    party.press("table_menu")
    for name in ("undo", "rules", "leave", "redeal", "give_up", "keep"):
        with party.nothing_happens():
            second_press(party, middle_of(party, name))
    party.press("keep")
    QTest.mouseClick(handle(party.window), Qt.MouseButton.LeftButton, pos=at)
    assert party.reads("2 of 4")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_held_down_acts_once(party: Party, key: Qt.Key) -> None:
    party.deal(5, "ghost")
    targets = [*party.seats("ghost"), *party.seats("spy"), *range(5)]
    while party.screen != "over":
        before = party.texts()
        party.button(make_ready(party, targets)).setFocus()
        hold(party, key)
        assert party.texts() != before
        party.clock.advance(1)
        with party.nothing_happens():
            for _ in range(5):
                hold(party, key, again=True)
                party.clock.advance(0.2)
            let_go(party, key)
        party.seen.append(party.screen)
    assert {*ACTS} - {"private"} <= {*party.seen}


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("delay", [0.2, 0.66])
def test_a_key_held_down_on_x_opens_nobody_elses_card(party: Party, key: Qt.Key, delay: float) -> None:
    """There it goes up and down again, and a busy machine doesn't know all of that for repeats."""
    party.deal(4)
    party.hands.settle()
    party.button("ready").setFocus()
    send(party, key, QEvent.Type.KeyPress)
    party.clock.advance(delay)
    go_on_holding(party, key)
    assert party.screen == "card"
    for _ in range(40):
        party.clock.advance(0.03)
        with party.nothing_happens():
            go_on_holding(party, key)
    send(party, key, QEvent.Type.KeyRelease)
    party.clock.advance(1)
    before = party.screen
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        send(party, key, kind)
    assert party.screen != before, "pressed once more, it acts"


def test_a_key_held_down_on_x_presses_nothing_in_the_menu_that_it_opens(party: Party) -> None:
    party.deal(4)
    party.hurry("clue")
    party.hands.settle()
    menu = party.page.findChild(QAbstractButton, "table_menu")
    assert isinstance(menu, QAbstractButton)
    menu.setFocus()
    send(party, Qt.Key.Key_Return, QEvent.Type.KeyPress)
    assert party.offers("keep")
    party.clock.advance(0.5)
    for _ in range(40):
        go_on_holding(party, Qt.Key.Key_Return)
        party.clock.advance(0.03)
    assert party.offers("keep")


def go_on_holding(party: Party, key: Qt.Key) -> None:
    """What X makes of a key that is held, as Qt hands it on when it doesn't know better."""
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        send(party, key, kind)


def send(party: Party, key: Qt.Key, kind: QEvent.Type) -> None:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(handle(party.window), event)
    QApplication.processEvents()


def hold(party: Party, key: Qt.Key, *, again: bool = False) -> None:
    """A key goes down; `again` as the system repeats it while it is held."""
    # Space presses a button when it comes up again, and repeats come up as well.
    kinds = [QEvent.Type.KeyPress]
    if key == Qt.Key.Key_Space:
        kinds.append(QEvent.Type.KeyRelease)
    for kind in kinds:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ", again)
        QApplication.sendEvent(handle(party.window), event)
    QApplication.processEvents()


def let_go(party: Party, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(handle(party.window), event)
    QApplication.processEvents()
