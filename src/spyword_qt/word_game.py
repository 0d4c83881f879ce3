"""A game of The Spy's Word on one device as a value: the match, what led to it, and its package."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from spyword_engine.actions import Action, CastVote, GiveClue, StartVote, TimeUp
from spyword_engine.events import Event
from spyword_engine.match import Match
from spyword_engine.mode import Mode
from spyword_engine.phase import Phase
from spyword_engine.record import plain, read_record, record_of, replay
from spyword_engine.seat import Seat
from spyword_qt.game import Game, seats_of
from spyword_qt.store.game_pack import GamePack
from spyword_qt.store.saved_game import SavedGame

_PUBLIC_STEPS = (GiveClue, StartVote, TimeUp)
_BEFORE_A_RESULT = (Phase.CLUES, Phase.DISCUSSION, Phase.VOTE, Phase.DUEL_CLUES, Phase.DUEL_VOTE)


@dataclass(frozen=True, kw_only=True)
class WordGame(Game):
    """What the word game's presenter moves on."""

    match: Match
    actions: tuple[Action, ...]
    pack: GamePack
    is_counted: bool = False
    """Whether its package counts as played by those who sat there."""

    def after(self, action: Action) -> tuple[WordGame, tuple[Event, ...]]:
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

    def undone(self) -> WordGame:
        """The game before its last step, which `can_undo`."""
        actions = self.actions[:-1]
        return replace(self, match=replay(record_of(self.match, actions)), actions=actions)

    @property
    def can_redeal(self) -> bool:
        """Whether nobody has voted yet."""
        return not any(isinstance(action, CastVote) for action in self.actions)

    @property
    def is_over(self) -> bool:
        return self.match.phase is Phase.OVER

    @property
    def left(self) -> tuple[Seat, ...]:
        return self.match.left

    def counted(self) -> WordGame:
        """The game whose package counts as played."""
        return replace(self, is_counted=True)

    def saved(self, clock_left: float | None = None) -> SavedGame:
        return SavedGame(
            record=msgspec.json.encode(plain(record_of(self.match, self.actions))),
            id=self.id,
            pack_id=self.pack.id,
            profiles=tuple(one.profile for one in self.seats),
            started=self.started,
            ended=self.ended,
            is_given=self.is_given,
            is_counted=self.is_counted,
            clock_left=clock_left,
            chips=self.chips,
        )


def check_word(saved: SavedGame) -> None:
    """Raises ValueError unless it can be gone on with, or shown if it is over."""
    record = read_record(msgspec.json.decode(saved.record))
    if record.mode is not Mode.SINGLE:
        raise ValueError("a game of a device each is not passed round")
    if len(saved.profiles) != len(record.players) or len(saved.chips) not in (0, len(record.players)):
        raise ValueError("somebody or something sits where nobody does")
    if replay(record).phase is not Phase.OVER and saved.ended is not None:
        raise ValueError("a game that goes on has not ended")


def game_from(saved: SavedGame, pack: GamePack) -> WordGame:
    """The game that was saved. Raises ValueError where its record is none."""
    record = read_record(msgspec.json.decode(saved.record))
    return WordGame(
        id=saved.id,
        match=replay(record),
        actions=record.actions,
        pack=pack,
        seats=seats_of(saved),
        started=saved.started,
        ended=saved.ended,
        is_given=saved.is_given,
        is_counted=saved.is_counted,
    )
