"""When the screen has to stay on although nobody touches it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from spyword_qt.awake import Awake
from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.tables import Tables


class Vigil(QObject):
    """Wants it awake while a table talks or votes, whatever screen lies over that."""

    def __init__(self, tables: Tables, flow: Flow, awake: Awake) -> None:
        super().__init__(tables)
        self._tables = tables
        self._awake = awake
        flow.entered.connect(self._entered)

    def _entered(self, _name: ScreenName) -> None:
        on = self._tables.on
        self._awake.want(on is not None and on.is_talking)
