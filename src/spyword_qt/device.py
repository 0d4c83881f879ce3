"""Whose hands the one device is in. The rules don't know this; the screen depends on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, assert_never

from spyword_engine.phase import Phase
from spyword_engine.seat import Seat
from spyword_engine.views import TableView
from spyword_qt.screens.name import ScreenName


class Purpose(StrEnum):
    """What somebody is handed the device for."""

    CARD = "card"
    """To see their card for the first time."""
    LOOK = "look"
    """To look at it again."""
    VOTE = "vote"
    PRIVATE = "private"
    """To see what only somebody who is out may see."""


class GateNote(StrEnum):
    """Why the gate is shown, where it isn't simply the next one's turn."""

    TIME_UP = "time_up"
    COVERED = "covered"
    """A secret was open when the window lost the eyes of its reader."""
    RESUMED = "resumed"
    VOTE_ANEW = "vote_anew"
    """Somebody left during the vote: it begins again."""
    MENU = "menu"
    """The table's menu was wanted upon a secret."""


@dataclass(frozen=True)
class OnTable:
    """Nothing secret: the device lies in the middle."""


@dataclass(frozen=True)
class Gate:
    """The next one is named; nothing is shown until they say that they have the device."""

    seat: Seat
    purpose: Purpose
    note: GateNote | None = None


@dataclass(frozen=True)
class Opened:
    """In the hands of that seat, with its secret on the screen."""

    seat: Seat
    purpose: Purpose


DeviceStep: TypeAlias = OnTable | Gate | Opened

_PURPOSES = {
    Phase.CARDS: Purpose.CARD,
    Phase.VOTE: Purpose.VOTE,
    Phase.DUEL_VOTE: Purpose.VOTE,
    Phase.PRIVATE: Purpose.PRIVATE,
}
_TABLE_SCREENS = {
    Phase.CLUES: ScreenName.CLUE,
    Phase.DUEL_CLUES: ScreenName.CLUE,
    Phase.DISCUSSION: ScreenName.DISCUSSION,
    Phase.RESULT: ScreenName.RESULT,
    Phase.GUESS: ScreenName.GUESS,
    Phase.OVER: ScreenName.OVER,
}
_SECRET_SCREENS = {
    Purpose.CARD: ScreenName.CARD,
    Purpose.LOOK: ScreenName.CARD,
    Purpose.VOTE: ScreenName.VOTE,
    Purpose.PRIVATE: ScreenName.PRIVATE,
}


def step_for(view: TableView, note: GateNote | None = None) -> DeviceStep:
    """Where the device goes when the game has come to this point."""
    purpose = _PURPOSES.get(view.phase)
    if purpose is None or view.turn is None:
        return OnTable()
    return Gate(view.turn, purpose, note)


def covered(step: DeviceStep) -> DeviceStep:
    """The same step with its secret covered: its reader has to say again that they have the device."""
    return Gate(step.seat, step.purpose, GateNote.COVERED) if isinstance(step, Opened) else step


def opened(step: DeviceStep) -> DeviceStep:
    """The same step after its reader said that they have the device."""
    return Opened(step.seat, step.purpose) if isinstance(step, Gate) else step


def screen_for(view: TableView, step: DeviceStep) -> ScreenName:
    """The screen that belongs to a point of the game and a step of the device."""
    match step:
        case OnTable():
            return _TABLE_SCREENS[view.phase]
        case Gate():
            return ScreenName.HANDOFF
        case Opened(purpose=purpose):
            return _SECRET_SCREENS[purpose]
        case _:
            assert_never(step)
