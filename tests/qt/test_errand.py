"""Work done in a thread: its end is told, once, and no garbage is collected there."""

from __future__ import annotations

import gc
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from spyword_qt.errand import Errand


def fail() -> None:
    raise ValueError("on purpose")


@pytest.fixture
def errand(qapp: object) -> Errand:
    return Errand()


def test_it_tells_what_came_of_a_job(errand: Errand, qtbot: QtBot) -> None:
    with qtbot.waitSignal(errand.done) as told:
        errand.begin(lambda: "result")
    assert told.args == ["result"]


def test_it_tells_what_a_job_failed_with(errand: Errand, qtbot: QtBot) -> None:
    with qtbot.waitSignal(errand.failed) as told:
        errand.begin(fail)
    assert isinstance(told.args[0], ValueError)


def test_only_the_last_job_counts(errand: Errand, qtbot: QtBot) -> None:
    told: list[object] = []
    errand.done.connect(told.append)
    may_end = Event()
    errand.begin(lambda: may_end.wait(5) and "first")
    with qtbot.waitSignal(errand.done):
        errand.begin(lambda: "second")
    may_end.set()
    qtbot.waitUntil(gc.isenabled)
    assert told == ["second"]


def test_what_was_dropped_is_never_told(errand: Errand, qtbot: QtBot) -> None:
    told: list[object] = []
    errand.done.connect(told.append)
    errand.begin(lambda: "result")
    errand.drop()
    qtbot.waitUntil(gc.isenabled)
    assert not told


def test_no_garbage_is_looked_for_meanwhile(errand: Errand, qtbot: QtBot) -> None:
    with qtbot.waitSignal(errand.done) as told:
        errand.begin(gc.isenabled)
    assert told.args == [False]
    assert gc.isenabled()
