"""The thread in which games are given."""

from __future__ import annotations

from datetime import datetime
from threading import Thread, current_thread

import pytest
from PySide6.QtCore import QCoreApplication

from spyword_qt.debts import Debts
from spyword_qt.giver import Giver
from spyword_qt.giving import Given, Giving
from spyword_qt.store.saved_game import SavedGame

NOW = datetime.fromisoformat("2026-03-01T00:30:00+01:00")
GAME = SavedGame(b"{}", "0" * 32, "fruit-01", ("1" * 32,), NOW, NOW)


class StandIn(Giving):
    """Gives nothing."""

    def __init__(self) -> None:
        self.thread: Thread | None = None
        self.is_good = True

    def give(self, saved: SavedGame) -> Given:
        self.thread = current_thread()
        assert self.is_good
        return Given((None,), True)


class NoDebts(Debts):
    """Nothing is owed."""

    def __init__(self) -> None:
        pass

    def settle(self) -> bool:
        return True


@pytest.fixture
def given(qapp: QCoreApplication) -> tuple[StandIn, Giver, list[Given]]:
    stand_in, told = StandIn(), list[Given]()
    giver = Giver(stand_in, NoDebts())
    giver.given.connect(lambda given, _: told.append(given))
    return stand_in, giver, told


def test_it_is_told_once_whether_or_not_it_is_waited_for(
    given: tuple[StandIn, Giver, list[Given]], qapp: QCoreApplication
) -> None:
    stand_in, giver, told = given
    giver.begin(GAME)
    assert told == []
    giver.finish()
    assert told == [Given((None,), True)]
    assert stand_in.thread is not current_thread()
    qapp.processEvents()
    giver.finish()
    assert len(told) == 1


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
