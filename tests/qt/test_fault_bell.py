"""Faults that another thread finds are told in the one that shows them."""

from __future__ import annotations

from pathlib import Path
from threading import Thread, current_thread

from PySide6.QtCore import QCoreApplication

from spyword_qt.fault_bell import FaultBell
from spyword_qt.store.json_file import Outcome


def test_a_fault_is_told_where_the_bell_was_made(qapp: QCoreApplication) -> None:
    told: list[tuple[Outcome, Thread]] = []
    bell = FaultBell(lambda outcome: told.append((outcome, current_thread())))
    finder = Thread(target=bell.ring, args=(Path("somebody.json"), Outcome.LOST))
    finder.start()
    finder.join()
    assert told == []
    qapp.processEvents()
    assert told == [(Outcome.LOST, current_thread())]


def test_in_the_same_thread_it_is_told_at_once(qapp: QCoreApplication) -> None:
    told: list[Outcome] = []
    FaultBell(told.append).ring(Path("somebody.json"), Outcome.RESTORED)
    assert told == [Outcome.RESTORED]
