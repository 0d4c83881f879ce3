"""The end's screen: shows a game that is over and what it brought, and leads on from there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from spyword_engine.errors import BadName
from spyword_engine.seat import Seat
from spyword_qt import people_wording, wording
from spyword_qt.clock import Clock
from spyword_qt.draft import Draft
from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.over import OverScreen
from spyword_qt.store.json_file import NotSaved
from spyword_qt.table import Table


class OverScene:
    """The end, and what comes after it."""

    def __init__(self, table: Table, clock: Clock, flow: Flow, set_up: Callable[[Draft], None]) -> None:
        self._table = table
        self._clock = clock
        self._flow = flow
        self._set_up = set_up
        table.gained.connect(self._show_gains)

    @cached_property
    def screen(self) -> OverScreen:
        over = OverScreen(self._clock)
        over.play_again.connect(self._play_again)
        over.home.connect(self._home)
        over.keep_guest.connect(self._keep_guest)
        return over

    def show(self) -> None:
        self.screen.show_over(self._table.view(), self._table.people, self._table.end_cards())
        self._show_gains()

    def _show_gains(self) -> None:
        self.screen.show_gains(self._table.gains())

    def _keep_guest(self, seat: Seat, name: str | None) -> None:
        try:
            self._table.keep_guest(seat, name)
        except BadName as refused:
            self.screen.refuse_guest(seat, wording.name_problem(refused.problem))
        except NotSaved as refused:
            self.screen.refuse_guest(seat, people_wording.not_saved(refused.problem))

    def _play_again(self) -> None:
        draft = self._table.again()
        if draft.can_start:
            self._table.play_again()
            return
        self._table.close()
        self._set_up(draft)

    def _home(self) -> None:
        self._table.close()
        self._flow.go(ScreenName.HOME)
