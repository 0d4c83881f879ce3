"""A set-up where two hundred people are known: the way there, each key of a search, covers drawn past."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from bench.facts import Fact, Facts
from bench.timed_room import APPLICATION
from spyword_qt.app import create_window
from spyword_qt.people import Seated
from spyword_qt.store.preferences import Preferences, PreferencesFile
from spyword_qt.store.profiles import Profiles
from spyword_qt.theme.motion import REDUCED
from spyword_qt.widgets.sideways import Sideways

FIRST: Final = ("Ann", "Marco", "Łucja", "Ben", "Sofia", "Kaia", "Tomasz", "Giulia", "Wei", "Nadia")
LAST: Final = tuple("ABCDEFGHIJKLMNOPQRST")
SIZE: Final = (1280, 800)
QUERY: Final = "ann marco "


def known_people(folder: Path) -> None:
    """Make two hundred, twelve of whom played last."""
    profiles = Profiles(folder)
    for place, (last, first) in enumerate(product(LAST, FIRST)):
        profiles.create(f"{first} {last}", place % 12, place * 5 % 12)
    seats = tuple(Seated(entry.name, entry.id) for entry in profiles.entries()[:12])
    PreferencesFile(folder).save(Preferences(last_table=seats))


def wait(seconds: float) -> None:
    """Let the program run."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        APPLICATION.processEvents()


def press(window: QWidget, name: str) -> float:
    """Click a button; returns the milliseconds of this thread until it is painted what comes of it."""
    button = next(each for each in window.findChildren(QAbstractButton, name) if each.isVisible())
    began = thread_time()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    APPLICATION.processEvents()
    return 1000 * (thread_time() - began)


def search(window: QWidget) -> list[float]:
    """Milliseconds of this thread for each key, until who is found by it is painted."""
    field = window.findChild(QLineEdit, "invite_search")
    assert field is not None
    taken = []
    for letter in QUERY:
        began = thread_time()
        QTest.keyClicks(field, letter)
        APPLICATION.processEvents()
        taken.append(1000 * (thread_time() - began))
    return taken


def draw(window: QWidget) -> list[float]:
    """Milliseconds of this thread for each frame of covers that are drawn past."""
    row = window.findChild(Sideways)
    assert row is not None
    taken = []
    for value in range(0, 1200, 16):
        began = thread_time()
        row.horizontalScrollBar().setValue(value)
        APPLICATION.processEvents()
        taken.append(1000 * (thread_time() - began))
    return taken


def usual(what: str, taken: list[float]) -> list[Fact]:
    """How long something takes, usually and at worst."""
    return [Fact(f"{what}, median", median(taken), "ms"), Fact(f"{what}, worst", max(taken), "ms")]


def measured() -> Iterator[Facts]:
    """The way to the set-up and what is done there."""
    with TemporaryDirectory() as name:
        known_people(Path(name))
        window = create_window(Path(name), language="en")
        window.setProperty(REDUCED, True)
        window.resize(*SIZE)
        window.show()
        wait(3)
        found = [Fact("new game, the first time", press(window, "new_game"), "ms")]
        again = []
        for _ in range(3):
            wait(1)
            press(window, "back")
            wait(1)
            again.append(press(window, "new_game"))
        found += usual("new game, later", again)
        wait(1)
        found += usual("a frame of covers drawn past", draw(window))
        found.append(Fact("the sheet of people", press(window, "seat_add"), "ms"))
        wait(1)
        found += usual("a key of a search", search(window))
        window.close()
    yield Facts("A set-up where two hundred people are known", found, "Time of this thread alone.")
