"""The thread in which games are given."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from datetime import datetime
from threading import Thread, current_thread

import pytest
from PySide6.QtCore import QCoreApplication

from spyword_qt.giver import Giver
from spyword_qt.giving import Given, Giving
from spyword_qt.store.games import SavedGame

NOW = datetime.fromisoformat("2026-03-01T00:30:00+01:00")
GAME = SavedGame(b"{}", "0" * 32, "fruit-01", ("1" * 32,), NOW, NOW)


class StandIn(Giving):
    """Gives nothing, with much ado."""

    def __init__(self) -> None:
        self.thread: Thread | None = None
        self.is_good = True

    def has_work(self, saved: SavedGame) -> bool:
        return True

    def give(self, saved: SavedGame) -> Given:
        self.thread = current_thread()
        assert self.is_good
        ado = [[number] for number in range(100_000)]
        assert len(ado) == 100_000
        return Given(saved.id, (None,), True)

    def settle(self) -> bool:
        return True


class Knot:
    """Garbage that only a collection finds, and that tells where it was found."""

    died_in: list[Thread]

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.died_in.append(current_thread())


@pytest.fixture
def given(qapp: QCoreApplication) -> Iterator[tuple[StandIn, Giver, list[Given]]]:
    stand_in, told = StandIn(), list[Given]()
    giver = Giver(stand_in)
    giver.given.connect(lambda given, _: told.append(given))
    yield stand_in, giver, told
    assert gc.isenabled()


def test_it_is_told_once_whether_or_not_it_is_waited_for(
    given: tuple[StandIn, Giver, list[Given]], qapp: QCoreApplication
) -> None:
    stand_in, giver, told = given
    giver.begin(GAME)
    assert told == []
    giver.finish()
    assert told == [Given(GAME.id, (None,), True)]
    assert stand_in.thread is not current_thread()
    qapp.processEvents()
    giver.finish()
    assert len(told) == 1


def test_no_garbage_dies_in_its_thread(given: tuple[StandIn, Giver, list[Given]]) -> None:
    """A widget would take the program with it."""
    _, giver, _ = given
    Knot.died_in = []
    Knot()
    giver.begin(GAME)
    giver.finish()
    gc.collect()
    assert Knot.died_in == [current_thread()]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_what_goes_wrong_in_it_leaves_the_game_owed(given: tuple[StandIn, Giver, list[Given]]) -> None:
    stand_in, giver, told = given
    stand_in.is_good = False
    giver.begin(GAME)
    giver.finish()
    assert told == []
    stand_in.is_good = True
    giver.begin(GAME)
    giver.finish()
    assert len(told) == 1
