"""Something goes wrong in the program: a calm page, the game saved and covered, and a way on."""

from __future__ import annotations

import stat
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from spyword_qt.evening import Evening
from spyword_qt.mishaps import Mishaps
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.mishap import MishapScreen
from spyword_qt.setup_scene import SetupScene
from spyword_qt.store.fault_log import MOST_BYTES, NAME, FaultLog
from spyword_qt.table import Table
from tests.qt.games.party import NAMES, Party, against

CALM = "It is the program’s fault, not yours."


@pytest.fixture
def caught(party: Party, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Errors go where they go in the program, not to the test."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    mishaps = Mishaps(party.folder)
    mishaps.catch_all()
    evening = party.window.findChild(Evening)
    assert isinstance(evening, Evening)
    mishaps.happened.connect(evening.meet_mishap, Qt.ConnectionType.QueuedConnection)
    yield
    mishaps.happened.disconnect()


def broken(*_: object, **__: object) -> None:
    secret = "a word that nobody may read"
    raise KeyError(secret, NAMES)


def press(party: Party, name: str) -> None:
    """Presses what leads to the mishap, and lets it come."""
    party.press(name)
    let_it_come()


def let_it_come() -> None:
    """A mishap is told when events are handled that come after those that it was in."""
    QApplication.processEvents()
    QApplication.processEvents()


@pytest.mark.usefixtures("caught")
def test_in_a_slot_the_game_goes_on_where_it_was(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    party.deal(4)
    party.hurry("clue")
    saved = party.record()
    with monkeypatch.context() as patched:
        patched.setattr(Table, "gave_clue", broken)
        patched.setattr(Table, "_do", broken)
        party.menu("leave", "leave_1", "act")
        let_it_come()
    assert party.screen == "mishap"
    assert party.reads(CALM, "Your game is saved", "Go On", "Start Anew")
    party.assert_nothing_is_told()
    press(party, "go_on")
    assert party.screen == "clue"
    assert party.record() == saved
    party.press("gave_clue")


@pytest.mark.usefixtures("caught")
def test_it_speaks_the_tables_language(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    party.press("preferences", "language_it", "back", "new_game")
    with monkeypatch.context() as patched:
        patched.setattr(SetupScene, "_start", broken)
        patched.setattr(SetupScene, "_change", broken)
        party.driver.control("player_name").setProperty("text", "Ada")
        press(party, "add_player")
    assert party.screen == "mishap"
    calm = QCoreApplication.translate("MishapScreen", "Something went wrong")
    assert calm != "Something went wrong"
    assert party.reads(calm)


@pytest.mark.usefixtures("caught")
def test_upon_an_open_secret_it_is_covered(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    party.deal(4)
    party.press("ready")
    assert party.screen == "card"
    with monkeypatch.context() as patched:
        patched.setattr(Table, "_move_on", broken)
        press(party, "got_it")
    assert party.screen == "mishap"
    party.assert_nothing_is_told()
    press(party, "go_on")
    assert party.screen == "handoff"
    assert party.label("handoff_player") == NAMES[0]
    assert party.reads("The game goes on where it was.")
    party.hurry("clue")


@pytest.mark.usefixtures("caught")
def test_starting_anew_is_the_start_screen_with_the_game_to_resume(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    party.deal(4, "discussion_seconds_60")
    party.hurry("discussion")
    party.wait(20)
    with monkeypatch.context() as patched:
        patched.setattr(Table, "start_vote", broken)
        patched.setattr(Table, "toggle_pause", broken)
        press(party, "pause")
    press(party, "start_anew")
    assert party.screen == "home"
    assert party.reads("Resume the Game")
    press(party, "resume_game")
    assert party.screen == "discussion"
    assert party.reads("Paused")
    assert 36 <= party.seconds_left() <= 40


@pytest.mark.usefixtures("caught")
def test_where_no_game_is_on_it_goes_on_with_the_same_screen(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    party.press("preferences")
    monkeypatch.setattr(Evening, "choose", broken)
    evening = party.window.findChild(Evening)
    assert evening is not None
    sys.excepthook(KeyError, KeyError("x"), None)
    let_it_come()
    assert party.screen == "mishap"
    assert party.reads(CALM, "Nothing that was kept is lost.")
    press(party, "go_on")
    assert party.screen == "preferences"


@pytest.mark.usefixtures("caught")
def test_in_the_painting_of_whatever_is_on_a_screen_nothing_crashes(party: Party) -> None:
    party.deal(4)
    failed: set[str] = set()
    for screen in ("handoff", "card", "clue", "vote"):
        party.hurry(screen, vote=against([1]))
        for name in painting(party.page) - failed:
            failed.add(name)
            if not fails_while_painting(party, name):
                continue
            assert party.screen == "mishap", name
            press(party, "go_on")
            if party.screen != screen:
                party.press("ready")
            assert party.screen == screen, name
    assert len(failed) > 10


def painting(page: QWidget) -> set[str]:
    """The kinds of widgets seen on a page that paint themselves."""
    seen = (widget for widget in page.findChildren(QWidget) if widget.isVisible())
    return {type(widget).paintEvent.__qualname__ for widget in seen if not widget.visibleRegion().isEmpty()}


def fails_while_painting(party: Party, name: str) -> bool:
    """Lets a paint event fail with its painter at work. Whether it came to that."""
    # PySide remembers methods that it has called once: another can't be put in the place of one.
    has_failed = False

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal has_failed
        if frame.f_code.co_qualname != name or has_failed:
            return None
        if event == "line" and any(isinstance(value, QPainter) for value in frame.f_locals.values()):
            has_failed = True
            broken()
        return trace

    sys.settrace(trace)
    try:
        for widget in party.page.findChildren(QWidget):
            if type(widget).paintEvent.__qualname__ == name:
                widget.update()
        let_it_come()
    finally:
        sys.settrace(None)
    let_it_come()
    return has_failed


@pytest.mark.usefixtures("caught")
def test_in_a_picture_that_is_taken_of_a_screen_nothing_crashes(party: Party) -> None:
    class Faulty(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:
            broken(QPainter(self))

    page = QWidget()
    Faulty(page).resize(50, 50)
    QTimer.singleShot(0, party.window, partial(taken_of, page))
    let_it_come()
    assert party.screen == "mishap"


def taken_of(page: QWidget) -> None:
    pixmap = QPixmap(page.size())
    page.render(pixmap)


@pytest.mark.usefixtures("caught")
def test_where_it_fails_again_the_page_comes_again_and_the_start_is_a_way_out(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    party.deal(4)
    monkeypatch.setattr(CardScreen, "show_card", broken)
    press(party, "ready")
    for _ in range(3):
        assert party.screen == "mishap"
        press(party, "go_on")
        press(party, "ready")
    press(party, "start_anew")
    assert party.screen == "home"


@pytest.mark.usefixtures("caught")
def test_a_page_that_fails_itself_is_given_up(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MishapScreen, "show_mishap", broken)
    sys.excepthook(KeyError, KeyError("x"), None)
    for _ in range(5):
        let_it_come()
    assert party.screen == "home"
    party.press("preferences")
    assert party.screen == "preferences"


@pytest.mark.usefixtures("caught")
def test_in_a_thread(party: Party) -> None:
    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()
    let_it_come()
    assert party.screen == "mishap"


@pytest.mark.usefixtures("caught")
def test_the_log_says_where_and_what_and_nothing_of_the_game(
    party: Party, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    party.deal(4)
    party.hurry("vote", vote=against([1]))
    with monkeypatch.context() as patched:
        patched.setattr("spyword_qt.word_game.replace", broken)
        party.press("candidate_1", "submit_vote")
        let_it_come()
    log = party.folder / NAME
    written = log.read_text("utf-8")
    for line in ("builtins.KeyError", "spyword_qt/word_game.py:", "spyword_qt/word_playing.py:", "PySide6"):
        assert line in written
    told = written + capsys.readouterr().err
    for secret in (*party.secrets(), *NAMES, "nobody may read", "citizen", str(party.folder)):
        assert secret.casefold() not in told.casefold()
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    assert not hasattr(sys, "last_value")


def test_the_log_is_bounded(tmp_path: Path) -> None:
    log = FaultLog(tmp_path)
    for _ in range(3):
        log.note(ValueError("the same"))
    once = (tmp_path / NAME).read_text("utf-8")
    assert once.count("ValueError") == 1
    (tmp_path / NAME).write_text("x" * (MOST_BYTES + 1))
    FaultLog(tmp_path).note(ValueError())
    assert (tmp_path / f"{NAME}.1").stat().st_size == MOST_BYTES + 1
    assert (tmp_path / NAME).read_text("utf-8").splitlines()[1:] == once.splitlines()[1:]
    many = FaultLog(tmp_path)
    for number in range(200):
        many.note(type(f"Error{number}", (Exception,), {})())
    assert (tmp_path / NAME).read_text("utf-8").count("Error") == 50 + 1


def test_a_log_that_cant_be_written_is_no_further_mishap(tmp_path: Path) -> None:
    assert FaultLog(tmp_path / "gone").note(ValueError()) is not None
