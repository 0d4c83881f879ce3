"""What is heard of Secret Bandit: by day only, for a night that sounds would tell who is awake."""

from __future__ import annotations

from typing import Final

from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.events import GameEnded
from spyword_qt.bandit.playing import SpeechOver
from spyword_qt.bandit.table import BanditTable
from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.sound_scene import SoundScene
from spyword_qt.theme.sounds import Cue, Sounds

_ENDINGS: Final = {
    Winner.POLICE: Cue.CITIZENS,
    Winner.KILLERS: Cue.SPIES,
    Winner.DRAW: Cue.NOBODY,
}


class BanditCues(SoundScene):
    """Who wins sounds as it does in the word game: people know it."""

    def __init__(self, table: BanditTable, flow: Flow, sounds: Sounds) -> None:
        super().__init__(table, flow, sounds)
        self._ending: Cue | None = None
        """Of a game that is over, until its end is shown: a draw's last vote is counted before."""

    def _entered(self, name: ScreenName) -> None:
        super()._entered(name)
        if name is ScreenName.OVER and self._ending is not None and self._table.is_on:
            self._sounds.play(self._ending)
            self._ending = None

    def _cue(self, event: object) -> Cue | None:
        match event:
            case SpeechOver():
                return Cue.TIME_UP
            case GameEnded(winner):
                self._ending = _ENDINGS[winner]
        return None
