"""What people do to what is kept of them, to packages and to preferences, on a disk that takes its time.

The window goes on living, nobody gets in between, and what came of it is shown when the disk has answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.preferences import PreferencesFile
from spyword_qt.widgets.notice import Notice
from spyword_qt.widgets.page import Page
from tests.engine.progress.games import WON, line
from tests.qt.games.party import Party
from tests.qt.slow_disk import SlowDisk
from tests.store.own import draft_of_words
from tests.store.people import opened

ONE_MOMENT = "One moment: the disk is slow."


class Case:
    """Ann, who has won a game, and a package; before a disk that answers when it is let."""

    def __init__(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        self.party = party
        profiles = opened(party.folder)
        self.ann = profiles.create("Ann", 0, 0).id
        profiles.give(self.ann, line(1, WON))
        self.pack = OwnPacks(party.folder).save(draft_of_words("tent", "caravan", kind="camping")).id
        party.reopen()
        self.disk = SlowDisk(party.folder, monkeypatch)

    def presses(self, *names: str) -> Callable[[], None]:
        """Presses all but the last, and gives what does that."""
        self.party.press(*names[:-1])
        self.party.hands.settle()
        return self.party.button(names[-1]).click

    def choose_file(self, path: Path) -> None:
        """In the system's dialog that is open."""
        dialog = self.party.window.findChildren(QFileDialog)[-1]
        dialog.fileSelected.emit(str(path))
        dialog.close()

    def said(self) -> str:
        notice = self.party.window.findChild(Notice)
        assert isinstance(notice, Notice)
        return notice.accessibleName() if notice.isVisible() else ""

    def live(self) -> None:
        """Fails unless the window does."""
        beats: list[None] = []
        timer = QTimer(self.party.window, interval=5)
        timer.timeout.connect(lambda: beats.append(None))
        timer.start()
        self.until(lambda: len(beats) > 3)
        timer.stop()

    def until(self, is_so: Callable[[], bool]) -> None:
        for _ in range(500):
            if is_so():
                return
            QTest.qWait(10)
        raise AssertionError(self.party.texts())

    def is_deaf(self) -> bool:
        page = self.party.page
        assert isinstance(page, Page)
        return not page.guard.is_open()

    def answer(self) -> None:
        """Lets the disk answer, and waits until that is told."""
        self.disk.answers.set()

        def listens() -> bool:
            self.party.hands.settle()
            return not self.is_deaf()

        self.until(listens)


@pytest.fixture
def case(party: Party, monkeypatch: pytest.MonkeyPatch) -> Iterator[Case]:
    case = Case(party, monkeypatch)
    yield case
    case.disk.answers.set()


Deed = Callable[[Case], Callable[[], None]]
"""Prepares something, and gives what begins it."""
Seen = Callable[[Case], bool]
"""Whether what came of it is shown."""


def rename(case: Case) -> Callable[[], None]:
    begin = case.presses("people", f"more_{case.ann}", "person_edit", "person_save")
    case.party.hands.type("Anna")
    return begin


def make_person(case: Case) -> Callable[[], None]:
    begin = case.presses("people", "new_person", "person_save")
    case.party.hands.type("Bea")
    return begin


def another_chip(case: Case) -> Callable[[], None]:
    case.party.press("people", f"more_{case.ann}", "person_edit", "colour_5")
    return case.presses("person_save")


def delete(case: Case) -> Callable[[], None]:
    return case.presses("people", f"more_{case.ann}", "person_remove", "act")


def take_back(case: Case) -> Callable[[], None]:
    case.party.press("people", f"more_{case.ann}", "person_remove", "act")
    return case.presses("undo")


def export(case: Case) -> Callable[[], None]:
    case.party.press("people", "people_more", "people_export")
    return lambda: case.choose_file(case.party.folder / "people.spyword-people")


def import_(case: Case) -> Callable[[], None]:
    file = case.party.folder / "people.spyword-people"
    opened(case.party.folder).export([case.ann], file)
    opened(case.party.folder).remove(case.ann)
    case.party.press("people", "import_first")
    return lambda: case.choose_file(file)


def reads(*sentences: str) -> Seen:
    return lambda case: case.party.reads(*sentences)


DEEDS: dict[str, tuple[Deed, Seen]] = {
    "rename": (rename, reads("Anna")),
    "make": (make_person, reads("Bea")),
    "avatar": (another_chip, lambda case: opened(case.party.folder).entries()[0].colour == 5),
    "retire": (lambda case: case.presses("people", f"more_{case.ann}", "person_retire"), reads("retired")),
    "delete": (delete, reads("deleted")),
    "undo": (take_back, reads("Ann is back")),
    "title": (
        lambda case: case.presses(
            "people", f"person_{case.ann}", "change_title", "title_first_laurel", "wear_title"
        ),
        lambda case: case.party.offers("take_off_title"),
    ),
    "export": (export, reads("people.spyword-people")),
    "import": (import_, reads("Ann")),
    "duplicate": (
        lambda case: case.presses("packages", "packages_own", f"own_{case.pack}", "package_copy"),
        lambda case: len(OwnPacks(case.party.folder).packs) == 2,
    ),
    "delete package": (
        lambda case: case.presses("packages", "packages_own", f"own_{case.pack}", "package_remove", "act"),
        reads("deleted"),
    ),
    "save package": (
        lambda case: case.presses(
            "packages", "packages_own", f"own_{case.pack}", "package_edit", "save_package"
        ),
        reads("saved"),
    ),
}


@pytest.mark.parametrize("name", DEEDS)
def test_the_window_lives_nobody_gets_in_between_and_the_outcome_is_shown(case: Case, name: str) -> None:
    prepare, is_shown = DEEDS[name]
    begin = prepare(case)
    case.disk.waited_for.clear()
    case.disk.answers.clear()
    # That it returns is the point: nobody lets the disk answer.
    begin()
    case.live()
    assert case.is_deaf()
    before = case.party.texts()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        QTest.keyClick(case.party.window.focusWidget() or case.party.window, key)
    for button in case.party.buttons():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert case.party.texts() == before
    assert case.disk.waited_for == []
    case.answer()
    assert case.disk.waited_for == []
    assert is_shown(case)


def test_a_moment_is_asked_for_while_it_is_felt(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spyword_qt.patience.FELT_MS", 30)
    begin = delete(case)
    case.disk.answers.clear()
    begin()
    assert case.said() == ""
    case.until(lambda: case.said() == ONE_MOMENT)
    case.answer()
    assert case.said() == ""


@pytest.mark.parametrize("name", ["rename", "delete", "import", "save package"])
def test_a_window_that_is_closed_meanwhile_waits_for_it(case: Case, name: str) -> None:
    begin = DEEDS[name][0](case)
    case.disk.answers.clear()
    begin()
    assert case.is_deaf()
    Timer(0.1, case.disk.answers.set).start()
    case.party.window.close()
    people = opened(case.party.folder).entries()
    assert [one.name for one in people] == {"rename": ["Anna"], "delete": []}.get(name, ["Ann"])
    assert not list(case.party.folder.glob("**/*.tmp"))


def test_preferences_hold_at_once_and_only_the_newest_are_written(case: Case) -> None:
    case.party.press("preferences")
    case.party.hands.settle()
    case.disk.answers.clear()
    for size in ("text_150", "text_200", "text_125"):
        case.party.press(size)
    assert not case.is_deaf()
    case.live()
    assert case.disk.waited_for == []
    case.disk.answers.set()
    case.party.reopen()
    assert PreferencesFile(case.party.folder).load().value.text == 1.25
