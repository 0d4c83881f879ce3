"""What a game brings is lost by no crash and no bad disk, and never given twice."""

from __future__ import annotations

import errno
import shutil
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Never

import pytest
from pytestqt.qtbot import QtBot

from spyword_engine.deal import Role
from spyword_engine.phase import Phase
from spyword_qt import giving
from spyword_qt.app import create_window
from spyword_qt.backstage import Backstage
from spyword_qt.clock import steady
from spyword_qt.file_wording import Kept
from spyword_qt.people import Seated
from spyword_qt.store.json_file import JsonFile, Outcome
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.profiles import Profiles
from spyword_qt.told import Told
from tests.qt.desk import Desk
from tests.qt.failing_disk import FailingDisk, Killed

Total = dict[str, tuple[int, int, int]]
"""By name: games, XP, companions."""


@pytest.fixture(autouse=True)
def quiet_death(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the thread nor the slot of a process that is dead says anything."""
    thread_hook, hook = threading.excepthook, sys.excepthook

    def of_thread(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_type is not Killed:
            thread_hook(arguments)

    def of_slot(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
        if kind is not Killed:
            hook(kind, error, traceback)

    monkeypatch.setattr(threading, "excepthook", of_thread)
    monkeypatch.setattr(sys, "excepthook", of_slot)


@pytest.fixture
def almost(tmp_path: Path, qapp: object) -> Path:
    """A folder with a game of two with profiles and two guests, which "continue" ends: the spy was found."""
    folder = tmp_path / "almost"
    folder.mkdir()
    desk = Desk(folder, seed=2)
    seats = (*desk.invite("Ada", "Ben"), Seated("Cleo"), Seated("Dan"))
    desk.start(seats, spies=1, ghost=False, vote_result="open")
    (spy,) = desk.seats_of(Role.SPY)
    assert spy not in (0, 1, 2), "as the seed deals"
    desk.play_on(lambda seat: spy if seat != spy else 0)
    return folder


def totals(folder: Path) -> Total:
    """As whoever comes next finds them."""
    profiles, found = Profiles(folder), {}
    for entry in profiles.entries():
        profile = profiles.get(entry.id)
        assert profile is not None
        stats = profile.history.stats
        assert len(profile.history.lines) == stats.over_all.played
        found[entry.name] = (stats.over_all.played, stats.xp, len(stats.companions))
    return found


def starts(folder: Path) -> Desk:
    """A desk as the program starts it."""
    desk = Desk(folder)
    if desk.owes:
        desk.settle()
    return desk


def end(desk: Desk) -> None:
    """The last move, which is made again where it wasn't saved, and a look at what it brought."""
    assert desk.resume()
    if desk.view.phase is not Phase.OVER:
        desk.table.go_on()
    desk.table.leave_off()


def end_and_leave(desk: Desk) -> None:
    end(desk)
    desk.table.close()


def end_and_play_again(desk: Desk) -> None:
    end(desk)
    desk.table.play_again()


def keep(desk: Desk) -> None:
    """The game is over, and Cleo is kept, wherever the attempt before came to."""
    end(desk)
    desk.table.keep_guest(2)
    desk.table.leave_off()


def go_home(desk: Desk) -> None:
    """Dan leaves, and three can't go on."""
    desk.table.leave(3)
    assert desk.view.phase is Phase.OVER
    desk.table.leave_off()


# 20 for playing, 30 for winning, 10 for being in, 4 for a vote on target.
GIVEN: Total = {"Ada": (1, 64, 1), "Ben": (1, 64, 1)}
KEPT: Total = {"Ada": (1, 64, 2), "Ben": (1, 64, 2), "Cleo": (1, 64, 2)}


@pytest.mark.qt_no_exception_capture
@pytest.mark.parametrize(
    ("act", "given"), [(end_and_leave, GIVEN), (end_and_play_again, GIVEN), (keep, KEPT)]
)
def test_dying_at_any_step_on_the_disk_costs_nobody_anything(
    almost: Path, tmp_path: Path, act: Callable[[Desk], None], given: Total
) -> None:
    if act is keep:
        end(Desk(almost))
    for step in steps_of(act, almost, tmp_path):
        folder = tmp_path / f"{step}"
        shutil.copytree(almost, folder)
        with pytest.MonkeyPatch.context() as patch:
            disk = FailingDisk(folder, patch)
            desk = Desk(folder)
            disk.die_at(step)
            with suppress(Killed):
                act(desk)
        again = starts(folder)
        if totals(folder) != GIVEN or act is keep:
            act(again)
        assert totals(folder) == given, f"died at step {step}"
        starts(folder)
        assert totals(folder) == given, f"given twice after dying at step {step}"
        shutil.rmtree(folder)


def steps_of(act: Callable[[Desk], None], almost: Path, tmp_path: Path) -> Iterator[int]:
    folder = tmp_path / "whole"
    shutil.copytree(almost, folder)
    with pytest.MonkeyPatch.context() as patch:
        disk = FailingDisk(folder, patch)
        act(Desk(folder))
    assert disk.steps > 20
    yield from range(disk.steps)


def test_a_crash_after_the_end_is_made_good_before_anything_is_shown(almost: Path) -> None:
    desk = Desk(almost)
    assert desk.resume()
    desk.table.go_on()
    assert totals(almost) == {"Ada": (0, 0, 0), "Ben": (0, 0, 0)}, "it died before anything was given"
    later = starts(almost)
    assert totals(almost) == GIVEN
    assert not later.owes
    assert later.told == []
    assert later.resume()
    later.table.leave_off()
    assert [gain.xp for gain in later.table.gains()] == [64, 64, 0, 0], "the end can be looked at still"


def test_a_window_makes_it_good_before_it_shows_anything(almost: Path, qtbot: QtBot) -> None:
    desk = Desk(almost)
    assert desk.resume()
    desk.table.go_on()
    window = create_window(almost)
    qtbot.addWidget(window)
    assert not window.isVisible()
    assert totals(almost) == GIVEN


@pytest.mark.parametrize("act", [end, end_and_leave])
def test_a_game_that_nobody_can_be_given_stops_no_start(
    almost: Path, monkeypatch: pytest.MonkeyPatch, act: Callable[[Desk], None]
) -> None:
    with monkeypatch.context() as patch:
        FailingDisk(almost, patch).refuse(errno.EACCES, of=lambda path: "profiles" in path)
        act(Desk(almost))
    faults: list[tuple[Kept, Outcome]] = []
    # Only so long: the desk above may still begin to give when events are next handled.
    with monkeypatch.context() as patch:
        patch.setattr(giving, "lines_of", _poisoned)
        for _ in range(2):
            backstage = Backstage(almost, seed=1, language="en", clock=steady)
            backstage.tell_faults(lambda *fault: faults.append(fault))
            if backstage.games.owes():
                backstage.tables.settle()
    assert faults == [(Kept.GAME, Outcome.LOST)]
    assert list(almost.glob("*.broken-*")), "it is kept all the same"
    assert "ZeroDivisionError" in (almost / "faults.log").read_text()


def _poisoned(*_arguments: object) -> Never:
    raise ZeroDivisionError


class TestBadDisk:
    @pytest.fixture
    def disk(self, almost: Path, monkeypatch: pytest.MonkeyPatch) -> FailingDisk:
        return FailingDisk(almost, monkeypatch)

    def test_a_profile_that_cannot_be_written_is_owed(self, almost: Path, disk: FailingDisk) -> None:
        desk = Desk(almost)
        (ben,) = (entry.id for entry in desk.profiles.entries() if entry.name == "Ben")
        disk.refuse(errno.EACCES, of=lambda path: ben in path)
        end(desk)
        assert desk.told == [Told.NOT_GIVEN]
        assert [gain.xp for gain in desk.table.gains()] == [64, 64, 0, 0], (
            "what it brings is told all the same"
        )
        assert totals(almost) == {"Ada": (1, 64, 1), "Ben": (0, 0, 0)}
        desk.table.close()
        later = starts(almost)
        assert later.told == [Told.NOT_GIVEN]
        assert not later.resume(), "who has looked at the end is through with it"
        disk.work()
        starts(almost)
        assert totals(almost) == GIVEN
        assert not Desk(almost).owes

    def test_it_is_tried_again_at_the_end_of_the_next_game(self, almost: Path, disk: FailingDisk) -> None:
        desk = Desk(almost)
        disk.refuse(errno.EACCES, of=lambda path: "profiles" in path)
        end(desk)
        desk.table.play_again()
        disk.work()
        go_home(desk)
        assert desk.told == [Told.NOT_GIVEN]
        assert {name: games for name, (games, _, _) in totals(almost).items()} == {"Ada": 2, "Ben": 2}
        assert not desk.owes

    def test_however_much_one_is_owed_a_start_looks_at_each_but_once(
        self, almost: Path, disk: FailingDisk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        desk = Desk(almost)
        (ben,) = (entry.id for entry in desk.profiles.entries() if entry.name == "Ben")
        disk.refuse(errno.EACCES, of=lambda path: ben in path)
        end(desk)
        table = desk.table.again()
        desk.table.close()
        for _ in range(4):
            desk.table.start(table)
            go_home(desk)
            desk.table.close()
        asked = Counter[str]()

        def counted(name: str, method: Callable[..., object]) -> Callable[..., object]:
            def ask(*arguments: object, **options: object) -> object:
                asked[name] += 1
                return method(*arguments, **options)

            return ask

        monkeypatch.setattr(Profiles, "give", counted("give", Profiles.give))
        monkeypatch.setattr(Profiles, "get", counted("get", Profiles.get))
        starts(almost)
        assert asked == {"get": 2, "give": 1}, "five games, and two who played them"
        disk.work()
        starts(almost)
        assert {name: games for name, (games, _, _) in totals(almost).items()} == {"Ada": 5, "Ben": 5}

    def test_a_full_disk_is_told_once_and_makes_no_difference_in_the_end(
        self, almost: Path, disk: FailingDisk
    ) -> None:
        desk = Desk(almost)
        assert desk.resume()
        disk.refuse(errno.ENOSPC, of=lambda path: path == "" or path.endswith(".tmp"))
        people = desk.table.again()
        desk.table.go_on()
        desk.table.leave_off()
        desk.table.play_again()
        go_home(desk)
        desk.table.close()
        assert desk.told == [Told.NOT_SAVED, Told.NOT_GIVEN]
        disk.work()
        desk.table.start(people)
        go_home(desk)
        assert {name: games for name, (games, _, _) in totals(almost).items()} == {"Ada": 3, "Ben": 3}
        assert not desk.owes

    def test_no_game_is_saved_over_one_that_is_owed(
        self, almost: Path, disk: FailingDisk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_arguments: object) -> Never:
            raise NotSaved(almost, SaveProblem.DENIED)

        desk = Desk(almost)
        disk.refuse(errno.EACCES, of=lambda path: "profiles" in path)
        with monkeypatch.context() as patch:
            patch.setattr(JsonFile, "move_to", refuse)
            end(desk)
            desk.table.play_again()
        assert desk.told == [Told.NOT_GIVEN, Told.NOT_SAVED]
        shutil.copytree(almost, almost.with_name("crashed"))
        starts(almost.with_name("crashed"))
        assert totals(almost.with_name("crashed")) == GIVEN
        disk.work()
        desk.cards()
        desk.table.leave_off()
        later = starts(almost)
        assert totals(almost) == GIVEN
        assert later.resume()
        assert later.view.phase is Phase.CLUES, "as soon as it can be, it is saved"

    def test_no_guest_is_kept_over_a_game_that_is_owed(
        self, almost: Path, disk: FailingDisk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_arguments: object) -> Never:
            raise NotSaved(almost, SaveProblem.DENIED)

        desk = Desk(almost)
        disk.refuse(errno.EACCES, of=lambda path: "profiles" in path)
        with monkeypatch.context() as patch:
            patch.setattr(JsonFile, "move_to", refuse)
            end(desk)
            desk.table.play_again()
            go_home(desk)
            disk.work()
            with pytest.raises(NotSaved):
                desk.table.keep_guest(2)
        shutil.copytree(almost, almost.with_name("crashed"))
        starts(almost.with_name("crashed"))
        games = {name: games for name, (games, _, _) in totals(almost.with_name("crashed")).items()}
        assert games == {"Ada": 1, "Ben": 1}, "the first of the two, which lies there"
        desk.table.keep_guest(2)
        desk.table.leave_off()
        assert set(totals(almost)) == {"Ada", "Ben", "Cleo"}

    def test_a_full_disk_has_room_for_the_end_of_a_game(self, almost: Path, disk: FailingDisk) -> None:
        desk = Desk(almost)
        assert desk.resume()
        room = {"taken": True}

        def is_full(path: str) -> bool:
            room["taken"] = room["taken"] and not (path == "" and not (almost / "game.json.bak").exists())
            return path == "" and room["taken"]

        disk.refuse(errno.ENOSPC, of=is_full)
        desk.table.go_on()
        desk.table.leave_off()
        assert desk.told == [Told.NOT_SAVED, Told.NOT_GIVEN]
        desk.table.close()
        disk.work()
        assert Desk(almost).owes, "the backup has made way for it"
        starts(almost)
        assert totals(almost) == GIVEN

    def test_a_guest_is_kept_only_where_that_can_be_kept(self, almost: Path, disk: FailingDisk) -> None:
        desk = Desk(almost)
        end(desk)
        disk.refuse(errno.ENOSPC, of=lambda path: "profiles" in path)
        with pytest.raises(NotSaved):
            desk.table.keep_guest(2)
        disk.work()
        desk.table.leave_off()
        assert desk.table.gains()[2].is_guest
        assert totals(almost) == GIVEN
        desk.table.keep_guest(2)
        desk.table.leave_off()
        assert totals(almost) == KEPT
