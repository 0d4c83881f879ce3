"""Work done in a thread: its end is told, once."""

from __future__ import annotations

import threading
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from spyword_qt.errand import Errand


def fail() -> None:
    raise ValueError("on purpose")


def nobody_is_at_work() -> bool:
    return all(thread.name != "errand" for thread in threading.enumerate())


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


def test_what_nobody_hears_of_is_raised(errand: Errand, qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as raised:
        errand.begin(fail)
        qtbot.waitUntil(lambda: bool(raised))
    assert [kind for kind, _, _ in raised] == [ValueError]


def test_only_the_last_job_counts(errand: Errand, qtbot: QtBot) -> None:
    told: list[object] = []
    errand.done.connect(told.append)
    may_end = Event()
    errand.begin(lambda: may_end.wait(5) and "first")
    with qtbot.waitSignal(errand.done):
        errand.begin(lambda: "second")
    may_end.set()
    qtbot.waitUntil(nobody_is_at_work)
    assert told == ["second"]


def test_what_was_dropped_is_never_told(errand: Errand, qtbot: QtBot) -> None:
    told: list[object] = []
    errand.done.connect(told.append)
    errand.begin(lambda: "result")
    errand.drop()
    qtbot.waitUntil(nobody_is_at_work)
    assert not told
