"""What opens over a game's screens: the table's menu, and the roster of those who may look at their word."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, SignalInstance

from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.roster import Roster
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.table_menu import TableMenu
from spyword_qt.table import Table


class TableActions(QObject):
    """Opens them on the screen that asks, and tells the presenter what was chosen."""

    def __init__(self, table: Table, flow: Flow) -> None:
        super().__init__(table)
        self._table = table
        self._flow = flow

    def menu_on(self, screen: Screen, asked: SignalInstance) -> None:
        """Lets a screen's signal open the table's menu there."""
        asked.connect(partial(self._open_menu, screen))

    def roster_on(self, screen: Screen, asked: SignalInstance) -> None:
        """Lets a screen's signal open the roster there."""
        asked.connect(partial(self._open_roster, screen))

    def _open_menu(self, screen: Screen) -> None:
        table = self._table
        menu = TableMenu(screen, table.offers())
        menu.undo.connect(table.undo)
        menu.leave.connect(table.leave)
        menu.redeal.connect(table.redeal)
        menu.give_up.connect(self._give_up)
        menu.more_time.connect(table.more_time)
        menu.rules.connect(partial(self._flow.go, ScreenName.RULES))
        menu.preferences.connect(partial(self._flow.go, ScreenName.PREFERENCES))
        menu.open()

    def _open_roster(self, screen: Screen) -> None:
        inside = self._table.view().inside
        roster = Roster(screen, tuple(one for one in self._table.people if one.seat in inside))
        roster.look.connect(self._table.check_word)
        roster.open()

    def _give_up(self) -> None:
        self._table.close()
        self._flow.go(ScreenName.HOME)
