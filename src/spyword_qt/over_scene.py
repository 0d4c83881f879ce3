"""The end's screen of the word game: shows a game that is over, and leads on from there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from spyword_qt.clock import Clock
from spyword_qt.draft import Draft
from spyword_qt.end_scene import EndScene
from spyword_qt.flow import Flow
from spyword_qt.screens.over import OverScreen
from spyword_qt.table import Table


class OverScene(EndScene[Table]):
    """The end, and what comes after it."""

    def __init__(self, table: Table, clock: Clock, flow: Flow, set_up: Callable[[Draft], None]) -> None:
        super().__init__(table, clock, flow)
        self._set_up = set_up

    @cached_property
    def screen(self) -> OverScreen:
        over = OverScreen(self._clock)
        self._wire(over)
        return over

    def show(self) -> None:
        self.screen.show_over(self._table.view(), self._table.people, self._table.end_cards())
        self._show_gains()

    @property
    def _end(self) -> OverScreen:
        return self.screen

    def _play_again(self) -> None:
        draft = self._table.again()
        if draft.can_start:
            self._table.play_again()
            return
        self._table.close(partial(self._set_up, draft))
