"""What is heard of a game, and when; screens ask themselves for what goes with a movement of theirs."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QObject

from spyword_qt.clock import LAST_SECONDS, ClockView
from spyword_qt.flow import Flow
from spyword_qt.hosting import AnyTable
from spyword_qt.screens.name import ScreenName
from spyword_qt.theme.sounds import Cue, Sounds


class SoundScene(QObject):
    """Plays the cues of a table's games: facts that the whole table knows, and nothing else."""

    def __init__(self, table: AnyTable, flow: Flow, sounds: Sounds) -> None:
        super().__init__(table)
        self._table = table
        self._sounds = sounds
        self._second = 0
        table.happened.connect(self._happened)
        table.ticked.connect(self._ticked)
        flow.entered.connect(self._entered)

    def _entered(self, name: ScreenName) -> None:
        if name is ScreenName.CARD and self._table.is_on:
            self._sounds.play(Cue.CARD)

    def _happened(self, events: tuple[object, ...]) -> None:
        for event in events:
            cue = self._cue(event)
            if cue is not None:
                self._sounds.play(cue)

    def _cue(self, event: object) -> Cue | None:
        """What is heard of one of the kind's events, if anything is."""
        raise NotImplementedError

    def _ticked(self, clock: ClockView) -> None:
        """One tick a second, as the countdown shows them, however often it beats."""
        second = ceil(clock.left)
        if not clock.paused and second <= LAST_SECONDS and second != self._second:
            self._sounds.play(Cue.TICK)
        self._second = second
