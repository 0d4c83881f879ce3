"""A game on one device as a value: the match, what led to it, and its package."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from spyword_engine.actions import Action, CastVote, GiveClue, StartVote, TimeUp
from spyword_engine.events import Event
from spyword_engine.match import Match
from spyword_engine.phase import Phase
from spyword_engine.record import plain, read_record, record_of, replay
from spyword_qt.store.pack import Pack

_PUBLIC_STEPS = (GiveClue, StartVote, TimeUp)
_BEFORE_A_RESULT = (Phase.CLUES, Phase.DISCUSSION, Phase.VOTE, Phase.DUEL_CLUES, Phase.DUEL_VOTE)


@dataclass(frozen=True)
class Game:
    """What is saved, and what the presenter moves on."""

    match: Match
    actions: tuple[Action, ...]
    pack: Pack
    started: str
    """When, in ISO 8601."""

    def after(self, action: Action) -> tuple[Game, tuple[Event, ...]]:
        """The game after the action, and what happened. Raises IllegalAction where the rules refuse it."""
        step = self.match.apply(action)
        return replace(self, match=step.match, actions=(*self.actions, action)), step.events

    @property
    def can_undo(self) -> bool:
        """Whether the last step was a clue or the start of a vote, and nothing was decided since."""
        return (
            bool(self.actions)
            and isinstance(self.actions[-1], _PUBLIC_STEPS)
            and self.match.phase in _BEFORE_A_RESULT
        )

    def undone(self) -> Game:
        """The game before its last step, which `can_undo`."""
        actions = self.actions[:-1]
        return replace(self, match=replay(record_of(self.match, actions)), actions=actions)

    @property
    def can_redeal(self) -> bool:
        """Whether nobody has voted yet."""
        return not any(isinstance(action, CastVote) for action in self.actions)

    def record(self) -> bytes:
        """The engine's record as JSON: every secret of the game."""
        return msgspec.json.encode(plain(record_of(self.match, self.actions)))


def game_from(record: bytes, pack: Pack, started: str) -> Game:
    """The game that a record tells of. Raises ValueError for anything else."""
    read = read_record(msgspec.json.decode(record))
    return Game(replay(read), read.actions, pack, started)
