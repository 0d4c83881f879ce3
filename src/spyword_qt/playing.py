"""The game that one device has on, of whatever kind: who plays it, and whose hands the device is in."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from spyword_qt.clock import Clock, ClockView
from spyword_qt.device import GateNote, OnTable
from spyword_qt.game import Game
from spyword_qt.game_kind import GameKind
from spyword_qt.people import Person
from spyword_qt.screens.name import ScreenName
from spyword_qt.talk_clock import TalkClock

G = TypeVar("G", bound=Game)
S = TypeVar("S")
"""The steps of the device besides `OnTable`."""


class Playing(QObject, Generic[G, S]):
    """What every presenter holds, and shows to the screens."""

    KIND: ClassVar[GameKind]
    moved = Signal()
    happened = Signal(object)
    """The engine's events of an action, before `moved`: facts that everybody may know, for sounds."""
    ticked = Signal(object)
    told = Signal(object)
    """What is said to everybody in passing (`Told`)."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: G | None = None
        self._step: S | OnTable = OnTable()
        self._people: tuple[Person, ...] = ()
        self._countdown = TalkClock(clock, self)
        self._countdown.ticked.connect(self.ticked)

    @property
    def is_on(self) -> bool:
        """Whether there is a game, over or not."""
        return self._game is not None

    @property
    def step(self) -> S | OnTable:
        """Whose hands the device is in."""
        return self._step

    @property
    def people(self) -> tuple[Person, ...]:
        """The people of the game, by seat."""
        return self._people

    def clock_view(self) -> ClockView | None:
        """The countdown of who talks; None where there is none."""
        return self._countdown.view()

    # What each kind says of itself

    @property
    def screen(self) -> ScreenName:
        """The screen that belongs to where game and device are."""
        raise NotImplementedError

    @property
    def is_secret_open(self) -> bool:
        """Whether somebody has the device with a secret of theirs on it."""
        raise NotImplementedError

    @property
    def is_talking(self) -> bool:
        """Whether the table talks or votes: nobody may touch the device for long."""
        raise NotImplementedError

    def cover(self) -> None:
        """Puts whatever secret is open behind its gate again."""
        raise NotImplementedError

    def _step_now(self, note: GateNote | None = None) -> S | OnTable:
        """Where the device goes, the game being where it is."""
        raise NotImplementedError

    # Within

    def _on(self) -> G:
        if self._game is None:
            raise LookupError("no game is on the table")
        return self._game

    def _take_up(self, game: G, people: tuple[Person, ...]) -> None:
        self._countdown.stop()
        self._game = game
        self._people = people

    def _put_away(self) -> None:
        self._countdown.stop()
        self._game = None
        self._people = ()
        self._step = OnTable()

    def _move_to(self, step: S | OnTable) -> None:
        self._step = step
        self.moved.emit()
