"""The public screens with games on them, and what can be read and pressed there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from spyword_qt.clock import ClockView
from spyword_qt.people import guests
from spyword_qt.screens.clue import ClueScreen
from spyword_qt.screens.discussion import DiscussionScreen
from spyword_qt.screens.over import OverScreen
from spyword_qt.screens.result import ResultScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import EndCards
from spyword_qt.seating import seat_people
from tests.qt.conftest import Clock
from tests.qt.played import Played

PACK = Path(__file__).parents[2] / "assets" / "packs" / "around-the-house-01"
CARDS = EndCards("dusk", PACK / "a.svg", PACK / "b.svg")
TIE = {0: 1, 2: 1, 3: 1, 1: 2, 4: 2, 5: 2, 6: 3}
"""Seven people's ballots: three for seat 1, three for seat 2, one for seat 3."""


def clue(game: Played, clock: Clock, room: QWidget) -> ClueScreen:
    screen = ClueScreen(clock, room)
    screen.show_clue(game.view, seat_people(guests(game.view.players)))
    return screen


def discussion(game: Played, clock: Clock, room: QWidget, time: ClockView | None) -> DiscussionScreen:
    screen = DiscussionScreen(clock, room)
    screen.show_discussion(game.view, seat_people(guests(game.view.players)), time)
    return screen


def result(game: Played, clock: Clock, room: QWidget) -> ResultScreen:
    screen = ResultScreen(clock, room)
    screen.show_result(game.view, seat_people(guests(game.view.players)))
    return screen


def over(game: Played, clock: Clock, room: QWidget) -> OverScreen:
    screen = OverScreen(clock, room)
    screen.show_over(game.view, seat_people(guests(game.view.players)), CARDS)
    return screen


def shown(screen: Screen, size: tuple[int, int] = (1280, 800)) -> Screen:
    screen.window().resize(*size)
    screen.setGeometry(0, 0, *size)
    screen.window().show()
    screen.show()
    return screen


def button(screen: QWidget, name: str) -> QAbstractButton:
    found = screen.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def label(screen: QWidget, name: str) -> QLabel:
    found = screen.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def said(screen: QWidget) -> list[str]:
    """Everything that can be read or heard on a screen."""
    heard = [widget.accessibleName() for widget in screen.findChildren(QWidget)]
    heard += [widget.accessibleDescription() for widget in screen.findChildren(QWidget)]
    return [text for text in [*heard, *(text.text() for text in screen.findChildren(QLabel))] if text]
