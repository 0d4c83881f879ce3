"""What is heard of Secret Bandit: by day only, for a night that sounds would tell who is awake."""

from __future__ import annotations

from typing import Final

from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.events import GameEnded
from spyword_qt.bandit.playing import SpeechOver
from spyword_qt.sound_scene import SoundScene
from spyword_qt.theme.sounds import Cue

_ENDINGS: Final = {
    Winner.POLICE: Cue.CITIZENS,
    Winner.KILLERS: Cue.SPIES,
    Winner.DRAW: Cue.NOBODY,
}


class BanditCues(SoundScene):
    """Who wins sounds as it does in the word game: people know it."""

    def _cue(self, event: object) -> Cue | None:
        match event:
            case SpeechOver():
                return Cue.TIME_UP
            case GameEnded(winner):
                return _ENDINGS[winner]
            case _:
                return None
