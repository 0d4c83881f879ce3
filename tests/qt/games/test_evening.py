"""An evening of several games in one process, and guests with all kinds of names."""

from __future__ import annotations

import gc
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from spyword_qt.theme import motion
from tests.qt import nosy
from tests.qt.games.party import Party, against, in_turn, passes, tie

LONGEST_MS = 600
"""Of any movement that isn't stopped when its screen is left."""


def what_is_there(party: Party) -> dict[str, object]:
    """Everything that could grow: the window's objects by kind, what runs, what Python holds of Qt."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    timers = party.window.findChildren(QTimer)
    held = [thing for thing in gc.get_objects() if isinstance(thing, QObject)]
    living = [thing for thing in held if isValid(thing)]
    return {
        "objects": Counter(type(thing).__name__ for thing in party.window.findChildren(QObject)),
        "running": [timer.interval() for timer in timers if timer.isActive()],
        "held": Counter(type(thing).__name__ for thing in living),
        "dead": Counter(type(thing).__name__ for thing in held if not isValid(thing)),
        "windows": len(QApplication.topLevelWidgets()),
        "lent": Counter(nosy.lent().values()),
    }


def look_round(party: Party) -> None:
    """Menus, rules and a second look at a card, which is covered once."""
    party.press("check_word", "look_1", "ready")
    party.hands.settle()
    party.window.showMinimized()
    party.window.showNormal()
    party.press("back")
    party.menu("rules")
    party.press("back")
    party.menu("leave", "keep")
    party.press("table_menu", "keep", "check_word", "keep")


def assert_nothing_stays(party: Party, former: list[str]) -> None:
    """Of the game before, whose words these are, in the one that was just dealt."""
    assert party.screen == "handoff"
    party.assert_nothing_is_told()
    assert nosy.leaks(word for word in former if word not in party.secrets()) == []


def test_three_games_in_a_row_leave_nothing_behind(party: Party) -> None:
    party.deal(5, "ghost", "allow_pass")
    found = []
    words: list[str] = []
    for _ in range(3):
        party.play("clue")
        look_round(party)
        party.play("discussion")
        look_round(party)
        party.play("handoff")
        votes = in_turn(party, passes, against(party.seats("ghost")), against(party.seats("spy")))
        party.play("over", vote=votes)
        words += party.secrets()
        party.press("play_again")
        assert_nothing_stays(party, words)
        found.append(what_is_there(party))
    assert found[2] == found[1]


def test_three_games_with_movement_leave_nothing_behind(party: Party, qtbot: QtBot) -> None:
    party.deal(4, "tie_breaker_lots")
    found = []
    for _ in range(3):
        one, other = party.seats("citizen")[:2]
        party.play("clue")
        # Not before: every card would have to be waited for.
        party.window.setProperty(motion.REDUCED, False)
        look_round(party)
        party.play("over", vote=in_turn(party, tie(one, other), against(party.seats("spy"))))
        words = party.secrets()
        party.press("play_again")
        party.window.setProperty(motion.REDUCED, True)
        # Looking for movements would only make Python hold on to them.
        qtbot.wait(LONGEST_MS)
        assert_nothing_stays(party, words)
        found.append(what_is_there(party))
    assert found[2] == found[1]


def test_nothing_beats_where_nothing_is_to_be_watched(party: Party) -> None:
    party.deal(4)
    for screen in ("handoff", "clue", "result", "over"):
        party.play(screen)
        timers = [timer for timer in party.window.findChildren(QTimer) if not timer.isSingleShot()]
        assert [timer for timer in timers if timer.isActive()] == [], screen


GUESTS = (
    "<b>Ben</b>",
    "&Tom && Jerry",
    "👩‍👩‍👧‍👦 Family",
    "李小龙",
    "W" * 24,
    "{name} %1 %n",
    "Łucja-Ñandú d’Öztürk",
)


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_names_are_shown_as_they_are(party: Party, size: tuple[int, int]) -> None:
    party.window.resize(*size)
    party.deal(GUESTS, "discussion_seconds_unlimited")
    (ghost,), (spy,) = party.seats("ghost"), party.seats("spy")
    for seat, name in enumerate(GUESTS):
        assert party.label("handoff_player") == name
        assert party.button("ready").text() == f"I Am {name}"
        party.press("ready")
        assert party.reads(f"Only {name} should see this.")
        party.press("got_it")
        assert party.reads(f"{seat + 1} of 7 done") or party.screen == "clue"
    spoke = []
    while party.screen == "clue":
        spoke.append(party.label("speaker"))
        party.press("gave_clue")
    assert sorted(spoke) == sorted(GUESTS)
    assert all(party.reads(name) for name in GUESTS)
    party.press("check_word")
    assert [tile.accessibleName() for tile in party.buttons() if tile.objectName().startswith("look_")] == [
        *GUESTS
    ]
    party.press("look_5")
    assert party.label("handoff_player") == GUESTS[5]
    party.press("back")
    party.menu("leave", "leave_2")
    assert party.reads(f"{GUESTS[2]} leaves the game?")
    party.press("keep")
    party.play("vote")
    assert party.reads(f"{GUESTS[0]}, who should go?")
    party.press("candidate_5")
    assert party.reads(f"Your vote: {GUESTS[5]}")
    party.press("submit_vote")
    party.play("result", vote=against([spy]))
    assert party.reads(GUESTS[spy])
    party.play("over", vote=against([ghost]), guess="<i>owl</i> {text}")
    assert party.reads("The ghost guessed “<i>owl</i> {text}”.", *GUESTS)
    party.press("home")
    assert party.reads(", ".join(GUESTS))
