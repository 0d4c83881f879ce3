"""A game of Secret Bandit on one device as a value: the match, what led to it, and who leads it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Annotated, Final

import msgspec

from spyword_engine.bandit.actions import Action, CastBallot, Choose, CloseVote, Spoke
from spyword_engine.bandit.events import Event
from spyword_engine.bandit.match import Match
from spyword_engine.bandit.phase import NIGHT_PHASES, SPOKEN, STEPS, VOTES, Phase
from spyword_engine.bandit.record import plain, read_record, record_of, replay
from spyword_engine.bandit.refusals import refusal
from spyword_engine.bandit.waking import awake
from spyword_engine.names import tidy
from spyword_engine.seat import Seat
from spyword_qt.game import Game, seats_of
from spyword_qt.store.saved_game import SavedGame

_UNDONE_BY_DAY: Final = (Spoke, CastBallot, CloseVote)
_BY_DAY: Final = SPOKEN | VOTES | {Phase.VOTED_OUT}
LONGEST_SPEECH: Final = 3600


class Details(msgspec.Struct, frozen=True):
    """What is kept of such a game besides its record."""

    judge: str
    speech_seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_SPEECH)]
    language: Annotated[str, msgspec.Meta(pattern="^[A-Za-z_-]{1,30}$")]


@dataclass(frozen=True, kw_only=True)
class BanditGame(Game):
    """What Secret Bandit's presenter moves on."""

    match: Match
    actions: tuple[Action, ...]
    judge: str
    """The name of who leads it, and doesn't play."""
    speech_seconds: int
    """That each speech has; 0 where there is no clock."""
    language: str
    """That the table spoke when it was dealt."""

    def allows(self, action: Action) -> bool:
        """Whether the rules grant the action now."""
        return refusal(self.match, action) is None

    def after(self, action: Action) -> tuple[BanditGame, tuple[Event, ...]]:
        """The game after the action, and what happened. Raises IllegalAction where the rules refuse it."""
        step = self.match.apply(action)
        before = _as_they_stand(self.actions) if isinstance(action, CloseVote) else self.actions
        return replace(self, match=step.match, actions=(*before, action)), step.events

    @property
    def can_undo(self) -> bool:
        """Whether the last step was one of this day's that everybody saw, and the game goes on."""
        return isinstance(self._last, _UNDONE_BY_DAY) and self.match.phase in _BY_DAY

    @property
    def can_step_back(self) -> bool:
        """Whether it is night, and something was chosen in it."""
        return self.last_choice is not None and self.match.phase in NIGHT_PHASES

    @property
    def last_choice(self) -> Choose | None:
        """What was chosen in the last step of a night, if that was the last step of all."""
        return self._last if isinstance(self._last, Choose) else None

    def undone(self) -> BanditGame:
        """The game before its last step."""
        actions = self.actions[:-1]
        return replace(self, match=replay(record_of(self.match, actions)), actions=actions)

    @property
    def uncalled(self) -> tuple[Phase, ...]:
        """The steps of this night that nobody takes, between the one taken last and the one that is on."""
        if self.match.phase not in STEPS:
            return ()
        before = STEPS[: STEPS.index(self.match.phase)]
        skipped = takewhile(lambda step: not awake(self.match, step), reversed(before))
        return tuple(reversed([*skipped]))

    @property
    def has_just_tied(self) -> bool:
        """Whether a vote was closed last, and nobody is out by it."""
        return isinstance(self._last, CloseVote) and self.match.phase is not Phase.VOTED_OUT

    @property
    def is_over(self) -> bool:
        return self.match.phase is Phase.OVER

    @property
    def left(self) -> tuple[Seat, ...]:
        # Nobody can go home: the judge gives up the game, or the table votes them out.
        return ()

    def saved(self, clock_left: float | None = None) -> SavedGame:
        return SavedGame(
            record=msgspec.json.encode(plain(record_of(self.match, _as_they_stand(self.actions)))),
            id=self.id,
            pack_id=None,
            profiles=tuple(one.profile for one in self.seats),
            started=self.started,
            ended=self.ended,
            is_given=self.is_given,
            is_counted=True,
            clock_left=clock_left,
            chips=self.chips,
            kind="bandit",
            details=msgspec.to_builtins(Details(self.judge, self.speech_seconds, self.language)),
        )

    @property
    def _last(self) -> Action | None:
        return self.actions[-1] if self.actions else None


def _as_they_stand(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions with the last ballot alone of each who gave several, in the vote that they end in."""
    last: dict[Seat, CastBallot] = {}
    votes = tuple(takewhile(lambda action: isinstance(action, CastBallot), reversed(actions)))
    for ballot in votes:
        assert isinstance(ballot, CastBallot)
        last.setdefault(ballot.seat, ballot)
    return (*actions[: len(actions) - len(votes)], *reversed(last.values()))


def check_bandit(saved: SavedGame) -> None:
    """Raises ValueError unless it can be gone on with, or shown if it is over."""
    game = game_from(saved)
    players = len(game.match.setup.players)
    if len(saved.profiles) != players or len(saved.chips) not in (0, players):
        raise ValueError("somebody or something sits where nobody does")
    if not game.is_over and saved.ended is not None:
        raise ValueError("a game that goes on has not ended")


def game_from(saved: SavedGame) -> BanditGame:
    """The game that was saved. Raises ValueError where its record or its details are none."""
    record = read_record(msgspec.json.decode(saved.record))
    details = msgspec.convert(saved.details, Details)
    return BanditGame(
        id=saved.id,
        match=replay(record),
        actions=record.actions,
        judge=tidy(details.judge),
        speech_seconds=details.speech_seconds,
        language=details.language,
        seats=seats_of(saved),
        started=saved.started,
        ended=saved.ended,
        is_given=saved.is_given,
    )
