"""What is heard of a game, and when; screens ask themselves for what goes with a movement of theirs."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QObject

from spyword_engine.common_events import VoteBegun, VoteCast
from spyword_engine.ending import Winner
from spyword_engine.events import Event, GameEnded
from spyword_qt.clock import LAST_SECONDS, ClockView
from spyword_qt.device import Gate, GateNote
from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.table import Table
from spyword_qt.theme.sounds import Cue, Sounds

_ENDINGS: Final = {
    Winner.CITIZENS: Cue.CITIZENS,
    Winner.SPIES: Cue.SPIES,
    Winner.GHOST: Cue.GHOST,
    Winner.NOBODY: Cue.NOBODY,
}


class SoundScene(QObject):
    """Plays the cues of a table's games: facts that the whole table knows, and nothing else.

    A card, a vote, somebody's private screen sound the same whoever's they are and whatever is on them.
    """

    def __init__(self, table: Table, flow: Flow, sounds: Sounds) -> None:
        super().__init__(table)
        self._table = table
        self._sounds = sounds
        self._second = 0
        table.happened.connect(self._happened)
        table.ticked.connect(self._ticked)
        flow.entered.connect(self._entered)

    def _entered(self, name: ScreenName) -> None:
        if name is ScreenName.CARD:
            self._sounds.play(Cue.CARD)

    def _happened(self, events: tuple[Event, ...]) -> None:
        for event in events:
            cue = self._cue(event)
            if cue is not None:
                self._sounds.play(cue)

    def _cue(self, event: Event) -> Cue | None:
        match event:
            case VoteCast():
                return Cue.VOTE
            case VoteBegun() if self._is_time_up():
                return Cue.TIME_UP
            case GameEnded(winner):
                return _ENDINGS[winner]
            case _:
                return None

    def _is_time_up(self) -> bool:
        step = self._table.step
        return isinstance(step, Gate) and step.note is GateNote.TIME_UP

    def _ticked(self, clock: ClockView) -> None:
        """One tick a second, as the countdown shows them, however often it beats."""
        second = ceil(clock.left)
        if not clock.paused and second <= LAST_SECONDS and second != self._second:
            self._sounds.play(Cue.TICK)
        self._second = second
