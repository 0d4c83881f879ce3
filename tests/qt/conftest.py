"""What tests of the front end share: a clock to move by hand, a still window, no widget left behind."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spyword_qt import languages
from spyword_qt.theme.motion import REDUCED

MUCH_GARBAGE = 200_000
"""New objects since the last search; so many take some 50 MB."""


@pytest.fixture(autouse=True)
def buried() -> Iterator[None]:
    """Carry out deferred deletions after each test, and look for garbage between tests only."""
    # Python's own search may run in a thread that a test has started, and widgets die of that.
    gc.disable()
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if gc.get_count()[0] > MUCH_GARBAGE:
        gc.collect()


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    """Every test begins in English, whatever the one before it spoke."""
    languages.speak("en")


@pytest.fixture(autouse=True)
def unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test is heard, or keeps a screen on: neither can be imported."""
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    monkeypatch.setitem(sys.modules, "wakepy", None)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine's disk is no slow disk: every test is told at once what is written."""
    monkeypatch.setattr("spyword_qt.scribe.WITHIN_A_FRAME", 60.0)


class Clock:
    """A monotonic clock that tests move by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    """A window in which nothing moves, for one screen."""
    window = QWidget()
    window.setProperty(REDUCED, True)
    qtbot.addWidget(window)
    return window
