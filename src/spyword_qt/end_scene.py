"""The end of a game of any kind: what it brought, who is kept of its guests, and the way home."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import SignalInstance

from spyword_engine.errors import BadName
from spyword_engine.seat import Seat
from spyword_qt import file_wording, wording
from spyword_qt.clock import Clock
from spyword_qt.flow import Flow
from spyword_qt.hosting import AnyTable
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.seen_people import GainView
from spyword_qt.store.not_saved import NotSaved


class EndScreen(Protocol):
    """What the ends' screens have in common."""

    play_again: SignalInstance
    home: SignalInstance
    keep_guest: SignalInstance

    def show_gains(self, gains: tuple[GainView, ...]) -> None:
        """What the game brought, by seat."""

    def refuse_guest(self, seat: Seat, sentence: str, *, is_bad: bool) -> None:
        """Why somebody stays a guest; `is_bad` says that it is for the name."""


T = TypeVar("T", bound=AnyTable)


class EndScene(ABC, Generic[T]):
    """What the ends' scenes have in common."""

    def __init__(self, table: T, clock: Clock, flow: Flow) -> None:
        self._table = table
        self._clock = clock
        self._flow = flow
        table.gained.connect(self._show_gains)

    @property
    @abstractmethod
    def _end(self) -> EndScreen:
        """The screen."""

    def _wire(self, over: EndScreen) -> None:
        when_quiet = self._table.when_quiet
        over.play_again.connect(partial(when_quiet, self._play_again))
        over.home.connect(partial(when_quiet, self._home))
        over.keep_guest.connect(self._ask_for_guest)

    def _show_gains(self) -> None:
        self._end.show_gains(self._table.gains())

    def _ask_for_guest(self, seat: Seat, name: str | None) -> None:
        self._table.when_quiet(partial(self._keep_guest, seat, name))

    def _keep_guest(self, seat: Seat, name: str | None) -> None:
        self._table.keep_guest(seat, name, partial(self._refuse_guest, seat))

    def _refuse_guest(self, seat: Seat, error: Exception) -> None:
        match error:
            case BadName():
                self._end.refuse_guest(seat, wording.name_problem(error.problem), is_bad=True)
            case NotSaved():
                self._end.refuse_guest(seat, file_wording.not_saved(error.problem), is_bad=False)
            case _:
                raise error

    def _play_again(self) -> None:
        self._table.play_again()

    def _home(self) -> None:
        self._table.close(partial(self._flow.go, ScreenName.HOME))
