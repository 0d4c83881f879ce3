"""When the screen has to stay on although nobody touches it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from spyword_engine.phase import Phase
from spyword_qt.awake import Awake
from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.table import Table

TALK_OR_VOTE: Final = (Phase.DISCUSSION, Phase.VOTE, Phase.DUEL_VOTE)


class Vigil(QObject):
    """Wants it awake while a table talks or votes, whatever screen lies over that."""

    def __init__(self, table: Table, flow: Flow, awake: Awake) -> None:
        super().__init__(table)
        self._table = table
        self._awake = awake
        flow.entered.connect(self._entered)

    def _entered(self, _name: ScreenName) -> None:
        self._awake.want(self._table.is_on and self._table.view().phase in TALK_OR_VOTE)
