"""What is heard of the word game."""

from __future__ import annotations

from typing import Final

from spyword_engine.common_events import VoteBegun, VoteCast
from spyword_engine.ending import Winner
from spyword_engine.events import GameEnded
from spyword_qt.device import Gate, GateNote
from spyword_qt.flow import Flow
from spyword_qt.sound_scene import SoundScene
from spyword_qt.table import Table
from spyword_qt.theme.sounds import Cue, Sounds

_ENDINGS: Final = {
    Winner.CITIZENS: Cue.CITIZENS,
    Winner.SPIES: Cue.SPIES,
    Winner.GHOST: Cue.GHOST,
    Winner.NOBODY: Cue.NOBODY,
}


class WordCues(SoundScene):
    """A card, a vote, somebody's private screen sound the same whoever's they are and whatever is on them."""

    def __init__(self, table: Table, flow: Flow, sounds: Sounds) -> None:
        super().__init__(table, flow, sounds)
        self._steps = table

    def _cue(self, event: object) -> Cue | None:
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
        step = self._steps.step
        return isinstance(step, Gate) and step.note is GateNote.TIME_UP
