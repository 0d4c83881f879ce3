"""What opens over a game's screens: the table's menu, and the roster of those who may look at their word."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance

from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.roster import Roster
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import Offers
from spyword_qt.screens.table_menu import TableMenu
from spyword_qt.table import Table


class Offering(Protocol):
    """A presenter, as the menu knows it."""

    def offers(self) -> Offers:
        """What the menu can do now."""

    def undo(self) -> None:
        """Takes the last step back."""

    def more_time(self) -> None:
        """Gives half a minute more."""

    def close(self, then: Callable[[], object]) -> None:
        """Ends the game; does something once that is on disk."""

    def when_quiet(self, act: Callable[[], object]) -> None:
        """Does something once no disk has to be waited for."""


class TableActions(QObject):
    """Opens the menu on the screen that asks, and tells the presenter what was chosen."""

    def __init__(self, table: Offering, flow: Flow, parent: QObject) -> None:
        super().__init__(parent)
        self._offering = table
        self._flow = flow

    def menu_on(self, screen: Screen, asked: SignalInstance) -> None:
        """Lets a screen's signal open the table's menu there."""
        asked.connect(partial(self.open_menu, screen))

    def open_menu(self, screen: Screen) -> None:
        """Opens it there."""
        table = self._offering
        menu = TableMenu(screen, table.offers())
        menu.undo.connect(table.undo)
        menu.give_up.connect(partial(table.when_quiet, self._give_up))
        menu.more_time.connect(table.more_time)
        menu.rules.connect(partial(self._flow.go, ScreenName.RULES))
        menu.preferences.connect(partial(self._flow.go, ScreenName.PREFERENCES))
        self.add_to(menu)
        menu.open()

    def add_to(self, menu: TableMenu) -> None:
        """What only one kind of game has in its menu."""

    def _give_up(self) -> None:
        self._offering.close(partial(self._flow.go, ScreenName.HOME))


class WordActions(TableActions):
    """The word game's."""

    def __init__(self, table: Table, flow: Flow) -> None:
        super().__init__(table, flow, table)
        self._table = table

    def add_to(self, menu: TableMenu) -> None:
        menu.leave.connect(self._table.leave)
        menu.redeal.connect(partial(self._table.when_quiet, self._table.redeal))

    def roster_on(self, screen: Screen, asked: SignalInstance) -> None:
        """Lets a screen's signal open the roster there."""
        asked.connect(partial(self._open_roster, screen))

    def _open_roster(self, screen: Screen) -> None:
        inside = self._table.view().inside
        roster = Roster(screen, tuple(one for one in self._table.people if one.seat in inside))
        roster.look.connect(self._table.check_word)
        roster.open()
