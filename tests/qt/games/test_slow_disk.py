"""A disk that takes its time, or never answers: the window does not wait for it, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from threading import Timer
from time import monotonic

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spyword_qt.people import Seated
from spyword_qt.store.json_file import JsonFile
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.profiles import Profiles
from spyword_qt.widgets.notice import Notice
from spyword_qt.widgets.page import Page
from tests.qt.desk import Desk
from tests.qt.games.party import NAMES, Party
from tests.qt.slow_disk import SlowDisk
from tests.store.own import draft_of_words

CANT_BE_SAVED = "The game can’t be saved just now. It goes on, and will try again."


@pytest.fixture
def disk(party: Party, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    disk = SlowDisk(party.folder, monkeypatch)
    yield disk
    disk.answers.set()


def come_to(party: Party, screen: str) -> None:
    for _ in range(500):
        if party.screen == screen:
            return
        QTest.qWait(10)
    raise AssertionError(f"{party.screen}, not {screen}")


def notice(party: Party) -> Notice:
    notice = party.window.findChild(Notice)
    assert isinstance(notice, Notice)
    return notice


def said(party: Party) -> str:
    return notice(party).accessibleName() if notice(party).isVisible() else ""


def live(party: Party, qtbot: QtBot) -> None:
    """Fails unless the window does."""
    beats: list[None] = []
    timer = QTimer(party.window, interval=5)
    timer.timeout.connect(lambda: beats.append(None))
    timer.start()
    qtbot.waitUntil(lambda: len(beats) > 3)
    timer.stop()


def test_the_screen_moves_on_when_the_disk_has_answered_and_the_window_lives_meanwhile(
    party: Party, disk: SlowDisk, qtbot: QtBot
) -> None:
    party.deal(4)
    party.press("ready")
    disk.answers.clear()
    party.hands.settle()
    # That it returns is the point: nobody lets the disk answer.
    party.button("got_it").click()
    live(party, qtbot)
    assert party.screen == "card", "what isn't on disk isn't told"
    for _ in range(3):
        party.button("got_it").click()
    disk.answers.set()
    come_to(party, "handoff")
    assert party.label("handoff_player") == NAMES[1]
    assert len(party.record()["actions"]) == 1
    assert said(party) == ""


def test_from_the_deal_to_the_end_the_window_never_waits_for_the_disk(party: Party, disk: SlowDisk) -> None:
    party.deal(4)
    disk.waited_for.clear()
    party.hurry("over")
    QTest.qWait(50)
    assert disk.waited_for == []


def test_dealing_from_ones_own_package_waits_for_no_disk_either(party: Party, disk: SlowDisk) -> None:
    pack = OwnPacks(party.folder).save(draft_of_words("tent", "caravan", pictures=True))
    party.set_up(4)
    party.press("all_packages", f"package_{pack.id}")
    disk.waited_for.clear()
    party.driver.deal()
    come_to(party, "handoff")
    assert disk.waited_for == []
    party.reopen()
    assert (party.folder / "game-pack" / "a.png").exists()


def is_deaf(party: Party) -> bool:
    page = party.page
    assert isinstance(page, Page)
    party.hands.settle()
    return not page.guard.is_open()


def come_to_the_end(party: Party) -> None:
    """With two who have a profile and two guests."""
    desk = Desk(party.folder)
    desk.start((*desk.invite(*NAMES[:2]), *map(Seated, NAMES[2:4])), spies=1, ghost=False)
    party.seat(NAMES[:4])
    party.reopen()
    party.press("resume_game")
    party.hurry("over")


@pytest.mark.parametrize(("press", "to"), [("play_again", "handoff"), ("home", "home")])
def test_what_comes_after_a_game_waits_for_the_disk_and_the_window_lives(
    party: Party, disk: SlowDisk, qtbot: QtBot, press: str, to: str
) -> None:
    come_to_the_end(party)
    disk.answers.clear()
    party.hands.settle()
    disk.waited_for.clear()
    # That it returns is the point: everybody's profile is being written, or soon.
    party.button(press).click()
    live(party, qtbot)
    assert party.screen == "over"
    assert is_deaf(party)
    assert disk.waited_for == []
    disk.answers.set()
    come_to(party, to)
    assert [entry.played for entry in Profiles(party.folder).entries()] == [1, 1]


def give_up(party: Party) -> None:
    party.menu("give_up", "act")


def deal_anew(party: Party) -> None:
    party.menu("redeal", "act")


def deal_another(party: Party) -> None:
    party.press("start_game", "act")


def set_another_up(party: Party) -> None:
    party.reopen()
    party.set_up(4)


def stay(_party: Party) -> None:
    pass


@pytest.mark.parametrize(
    ("begin", "press", "at", "to"),
    [
        (stay, give_up, "clue", "home"),
        (stay, deal_anew, "clue", "handoff"),
        (set_another_up, deal_another, "setup", "handoff"),
    ],
)
def test_a_game_that_is_given_up_dealt_anew_or_replaced_waits_for_no_disk(
    party: Party,
    disk: SlowDisk,
    qtbot: QtBot,
    begin: Callable[[Party], None],
    press: Callable[[Party], None],
    at: str,
    to: str,
) -> None:
    party.deal(4)
    party.hurry("clue")
    before = party.record()
    begin(party)
    party.hands.settle()
    disk.waited_for.clear()
    disk.answers.clear()
    # It answers by itself only where somebody blocks until it does.
    rescue = Timer(2, disk.answers.set)
    rescue.start()
    began = monotonic()
    press(party)
    assert monotonic() - began < 1
    live(party, qtbot)
    assert party.screen == at
    assert is_deaf(party)
    assert not disk.answers.is_set()
    assert party.record() == before
    rescue.join()
    come_to(party, to)
    party.reopen()
    assert disk.waited_for == []
    assert party.offers("resume_game") == (to != "home")
    if to != "home":
        assert party.record() != before
    plays = json.loads((party.folder / "plays.json").read_text())["plays"]
    assert sum(games for people in plays["packages"].values() for games, _ in people.values()) == 4


@pytest.mark.parametrize(("press", "to"), [("play_again", "handoff"), ("home", "home")])
def test_a_game_that_is_owed_is_put_away_without_waiting_for_the_disk(
    party: Party, disk: SlowDisk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, press: str, to: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise NotSaved(party.folder, SaveProblem.FULL)

    with monkeypatch.context() as full:
        full.setattr(Profiles, "give", refuse)
        come_to_the_end(party)
        party.press("gains")
        qtbot.waitUntil(lambda: not party.reads("…"))
        party.hands.settle()
        disk.waited_for.clear()
        disk.answers.clear()
        party.button(press).click()
        live(party, qtbot)
        assert party.screen == "over"
        assert is_deaf(party)
        disk.answers.set()
        come_to(party, to)
        assert disk.waited_for == []
        assert len(list(party.folder.glob("owed-*.json"))) == 1
    party.reopen()
    assert [entry.played for entry in Profiles(party.folder).entries()] == [1, 1]
    assert party.offers("resume_game") == (to != "home")


def test_the_way_of_a_game_that_is_owed_is_cleared_without_waiting_for_the_disk(
    party: Party, disk: SlowDisk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise NotSaved(party.folder, SaveProblem.FULL)

    with monkeypatch.context() as full:
        full.setattr(Profiles, "give", refuse)
        full.setattr(JsonFile, "move_to", refuse)
        come_to_the_end(party)
        party.press("gains")
        qtbot.waitUntil(lambda: not party.reads("…"))
        party.hands.settle()
        party.button("play_again").click()
        come_to(party, "handoff")
        party.press("ready")
    assert list(party.folder.glob("owed-*.json")) == []
    disk.waited_for.clear()
    disk.answers.clear()
    party.hands.settle()
    party.button("got_it").click()
    live(party, qtbot)
    assert party.screen == "handoff", "it doesn't wait to be told of a disk that it knows to be bad"
    assert disk.waited_for == []
    disk.answers.set()
    qtbot.waitUntil(lambda: len(list(party.folder.glob("owed-*.json"))) == 1)
    party.reopen()
    assert party.offers("resume_game")


def test_a_game_that_is_done_with_is_forgotten_even_if_the_window_is_closed_meanwhile(
    party: Party, disk: SlowDisk, qtbot: QtBot
) -> None:
    come_to_the_end(party)
    party.press("gains")
    qtbot.waitUntil(lambda: not party.reads("…"))
    party.hands.settle()
    disk.waited_for.clear()
    disk.answers.clear()
    party.button("home").click()
    live(party, qtbot)
    assert party.screen == "over"
    Timer(0.1, disk.answers.set).start()
    party.reopen()
    assert disk.waited_for == []
    assert not party.offers("resume_game")


def test_a_guest_is_kept_on_a_slow_disk_too(party: Party, disk: SlowDisk, qtbot: QtBot) -> None:
    come_to_the_end(party)
    party.press("gains")
    party.hands.settle()
    qtbot.waitUntil(lambda: not party.reads("…"))
    disk.waited_for.clear()
    disk.answers.clear()
    party.button("keep_guest_2").click()
    live(party, qtbot)
    assert disk.waited_for == []
    disk.answers.set()
    qtbot.waitUntil(lambda: len(Profiles(party.folder).entries()) == 3)
    qtbot.waitUntil(lambda: party.reads(f"{NAMES[2]}, +"))


def test_where_it_never_answers_the_game_goes_on_and_says_so_once(
    party: Party, disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spyword_qt.keeping.PATIENCE_MS", 50)
    party.reopen()
    party.deal(4)
    disk.answers.clear()
    party.press("ready", "got_it")
    come_to(party, "handoff")
    assert said(party) == CANT_BE_SAVED
    notice(party).hide()
    party.press("ready", "got_it")
    come_to(party, "handoff")
    assert party.label("handoff_player") == NAMES[2]
    assert said(party) == ""
    disk.answers.set()
    party.reopen()
    party.press("resume_game")
    assert party.label("handoff_player") == NAMES[2], "once it answers, all is there"


def test_a_card_is_covered_even_while_its_screen_waits_for_the_disk(party: Party, disk: SlowDisk) -> None:
    party.deal(4)
    party.press("ready")
    disk.answers.clear()
    party.press("got_it")
    assert party.screen == "card"
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert party.screen == "handoff"
    assert party.label("handoff_player") == NAMES[1]


@pytest.mark.parametrize("screen", ["card", "clue", "vote"])
def test_a_window_that_is_closed_meanwhile_loses_nothing(party: Party, disk: SlowDisk, screen: str) -> None:
    party.deal(4)
    party.hurry(screen)
    before = len(party.record()["actions"])
    disk.answers.clear()
    party.hands.settle()
    if screen == "vote":
        party.press("candidate_1" if party.offers("candidate_1") else "candidate_0")
    party.press({"card": "got_it", "clue": "gave_clue", "vote": "submit_vote"}[screen])
    assert party.screen == screen
    Timer(0.1, disk.answers.set).start()
    party.reopen()
    assert len(party.record()["actions"]) == before + 1
