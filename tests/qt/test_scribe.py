"""The thread that writes."""

from __future__ import annotations

import gc
import threading
from functools import partial
from threading import Event, Thread, current_thread

import pytest
from pytestqt.qtbot import QtBot

from spyword_qt.scribe import Scribe

Told = list[BaseException | None]


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spyword_qt.scribe.WITHIN_A_FRAME", 0.001)


@pytest.fixture
def told(qapp: object) -> Told:
    return []


def test_what_a_disk_does_quickly_is_told_at_once(told: Told) -> None:
    threads: list[Thread] = []
    Scribe(told.append).write(lambda: threads.append(current_thread()))
    assert told == [None]
    assert threads != [current_thread()]


@pytest.mark.usefixtures("in_a_hurry")
def test_what_takes_its_time_is_told_later_and_in_order(told: Told, qtbot: QtBot) -> None:
    scribe, may, written = Scribe(told.append), Event(), list[int]()

    def wait_and_write(number: int) -> None:
        may.wait()
        written.append(number)
        if number == 1:
            raise OSError

    for number in range(3):
        scribe.write(partial(wait_and_write, number))
    assert scribe.is_busy
    assert not scribe.finish(0.001)
    assert told == []
    may.set()
    qtbot.waitUntil(lambda: len(told) == 3)
    assert written == [0, 1, 2]
    assert [type(one) for one in told] == [type(None), OSError, type(None)]
    assert not scribe.is_busy


@pytest.mark.usefixtures("in_a_hurry")
def test_waiting_for_it_leaves_nothing_untold(told: Told) -> None:
    scribe, may = Scribe(told.append), Event()
    scribe.write(lambda: may.wait() and None)
    scribe.write(may.clear)
    may.set()
    assert scribe.finish()
    assert told == [None, None]


def test_its_thread_ends_with_it(told: Told, qtbot: QtBot) -> None:
    before = set(threading.enumerate())
    scribe = Scribe(told.append)
    scribe.write(_nothing)
    (thread,) = set(threading.enumerate()) - before
    del scribe
    gc.collect()
    thread.join(10)
    assert not thread.is_alive()


def _nothing() -> None:
    """Is written."""
