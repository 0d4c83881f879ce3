"""What is shown when something went wrong in the program, and how it goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from spyword_qt.clock import Clock
from spyword_qt.flow import Flow
from spyword_qt.stage import Stage

if TYPE_CHECKING:
    from spyword_qt.hosting import AnyTable
    from spyword_qt.screens.mishap import MishapScreen


class MishapScene(QObject):
    """Comes over whatever screen there is; the flow doesn't know it, for it may come at any moment.

    `table` gives the presenter whose game is on, or None.
    """

    def __init__(
        self,
        stack: QStackedWidget,
        stage: Stage,
        flow: Flow,
        table: Callable[[], AnyTable | None],
        clock: Clock,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._stage = stage
        self._flow = flow
        self._table = table
        self._clock = clock
        self._is_helpless = False

    @cached_property
    def screen(self) -> MishapScreen:
        from spyword_qt.screens.mishap import MishapScreen

        screen = MishapScreen(self._clock)
        screen.go_on.connect(self._go_on)
        screen.start_anew.connect(self._start_anew)
        return screen

    def show(self) -> None:
        """Covers everything, saves the game, and asks how to go on. Does nothing while it is shown."""
        if self._is_helpless or self._stack.currentWidget() is self.screen:
            return
        # Should the page itself fail, it would be shown for that, and fail, for ever.
        self._is_helpless = True
        # Whatever failed may fail again. Then it is written down again, and the page is shown all the same.
        is_game_kept = False
        with suppress(Exception):
            table = self._table()
            is_game_kept = table is not None and table.hold()
        with suppress(Exception):
            self._stage.leave(self._flow.current)
        self._stage.put_up(self.screen, partial(self.screen.show_mishap, is_game_kept=is_game_kept))
        self._is_helpless = False

    def _go_on(self) -> None:
        table = self._table()
        if table is None:
            self._stage.enter(self._flow.current)
            return
        self._flow.begin_anew()
        self._flow.go(table.screen)

    def _start_anew(self) -> None:
        table = self._table()
        if table is not None:
            table.lay_aside()
        self._flow.begin_anew()
