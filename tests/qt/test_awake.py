"""The screen is held awake while a table talks or votes, where people agree, and nothing has to be there."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from spyword_engine.phase import Phase
from spyword_qt import evening
from spyword_qt.awake import Awake, hold_awake
from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.store.preferences import Preferences, PreferencesFile
from spyword_qt.vigil import Vigil
from tests.e2e.hands import spin_until
from tests.qt.games.party import Party
from tests.qt.test_table import Desk


class Holds:
    """A system that holds the screen as long as it is asked to."""

    def __init__(self) -> None:
        self.asked = 0
        self.held = 0

    def __call__(self, released: threading.Event) -> None:
        self.asked += 1
        self.held += 1
        released.wait()
        self.held -= 1

    def come_to(self, held: int) -> bool:
        return spin_until(lambda: self.held == held)


class TestHolding:
    def test_it_is_held_while_it_is_allowed_and_wanted(self, qapp: object) -> None:
        holds = Holds()
        awake = Awake(holds)
        awake.want(True)
        assert holds.asked == 0
        awake.allow(True)
        assert holds.come_to(1)
        awake.want(True)
        awake.allow(True)
        assert holds.asked == 1
        awake.want(False)
        assert holds.come_to(0)
        awake.want(True)
        assert holds.come_to(1)
        awake.allow(False)
        assert holds.come_to(0)
        assert holds.asked == 2

    def test_it_leaves_no_thread_behind(self, qapp: object) -> None:
        awake = Awake(Holds())
        awake.allow(True)
        awake.want(True)
        assert held()
        awake.release()
        awake.release()
        assert spin_until(lambda: not held())

    def test_a_desktop_that_hangs_keeps_nobody_waiting(self, qapp: object) -> None:
        answers = threading.Event()
        awake = Awake(lambda _: wait_for(answers))
        awake.allow(True)
        awake.want(True)
        awake.want(False)
        assert held(), "and yet this goes on"
        answers.set()
        assert spin_until(lambda: not held())


class TestTheLibrary:
    def test_it_may_be_missing(self) -> None:
        hold_awake(threading.Event())

    def test_it_may_not_get_what_it_asks_for(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "wakepy", FakeWakepy(active=False))
        hold_awake(threading.Event())

    def test_it_may_fail(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "wakepy", ModuleType("wakepy"))
        hold_awake(threading.Event())

    def test_it_holds_until_it_is_released(self, monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
        library = FakeWakepy(active=True)
        monkeypatch.setitem(sys.modules, "wakepy", library)
        awake = Awake()
        awake.allow(True)
        awake.want(True)
        assert spin_until(lambda: library.modes == ["in"])
        awake.want(False)
        assert spin_until(lambda: library.modes == ["in", "out"])


class TestWhen:
    def test_it_is_wanted_in_discussion_and_votes_with_all_their_gates(
        self, tmp_path: Path, qapp: object
    ) -> None:
        desk, flow, awake = Desk(tmp_path), Flow(), Wanted()
        Vigil(desk.tables, flow, awake)
        wanted: dict[Phase, set[bool]] = {}

        def note() -> None:
            flow.entered.emit(desk.table.screen)
            wanted.setdefault(desk.view.phase, set()).add(awake.wanted)

        desk.table.moved.connect(note)
        desk.start(discussion_seconds=60)
        desk.to_discussion()
        desk.table.check_word(2)
        desk.table.ready()
        desk.pass_time(60)
        tie = {0: 1, 2: 1, 3: 1, 1: 2, 4: 2, 5: 2, 6: 3}
        desk.vote(tie.__getitem__)
        desk.table.go_on()
        desk.clues()
        desk.vote(lambda _: 1)
        expected = {Phase.CARDS, Phase.CLUES, Phase.RESULT, Phase.DUEL_CLUES}
        assert {phase for phase, said in wanted.items() if said == {False}} == expected
        expected = {Phase.DISCUSSION, Phase.VOTE, Phase.DUEL_VOTE}
        assert {phase for phase, said in wanted.items() if said == {True}} == expected

    def test_the_rules_over_a_discussion_change_nothing_and_giving_up_does(
        self, tmp_path: Path, qapp: object
    ) -> None:
        desk, flow, awake = Desk(tmp_path), Flow(), Wanted()
        Vigil(desk.tables, flow, awake)
        desk.start()
        desk.to_discussion()
        flow.entered.emit(ScreenName.RULES)
        assert awake.wanted
        desk.table.close()
        flow.entered.emit(ScreenName.HOME)
        assert not awake.wanted


class TestTheWindow:
    def test_it_is_held_from_the_discussion_on_and_released_with_the_window(
        self, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        holds = Holds()
        monkeypatch.setattr(evening, "Awake", lambda: Awake(holds))
        party = Party(tmp_path)
        party.deal(4)
        party.play("clue")
        assert holds.asked == 0
        party.play("discussion")
        assert holds.come_to(1)
        party.close()
        assert holds.come_to(0)

    def test_who_does_not_want_it_does_not_get_it(
        self, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        PreferencesFile(tmp_path).save(Preferences(keep_awake=False))
        holds = Holds()
        monkeypatch.setattr(evening, "Awake", lambda: Awake(holds))
        party = Party(tmp_path)
        party.deal(4)
        party.play("discussion")
        party.close()
        assert holds.asked == 0


class Wanted(Awake):
    """Only what was last said."""

    wanted = False

    def want(self, is_wanted: bool) -> None:
        self.wanted = is_wanted


class FakeWakepy(ModuleType):
    """As much of wakepy as is used; `modes` tells when its mode was entered and left."""

    def __init__(self, active: bool) -> None:
        super().__init__("wakepy")
        self.modes: list[str] = []
        self._active = active
        self.keep = SimpleNamespace(presenting=self._presenting)

    @contextmanager
    def _presenting(self, on_fail: str) -> Iterator[SimpleNamespace]:
        assert on_fail == "pass"
        self.modes.append("in")
        yield SimpleNamespace(active=self._active)
        self.modes.append("out")


def wait_for(event: threading.Event) -> None:
    event.wait()


def held() -> bool:
    """Whether a thread still holds the screen."""
    return any(thread.name == "awake" for thread in threading.enumerate())
