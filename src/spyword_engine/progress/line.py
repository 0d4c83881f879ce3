"""A game as one profile keeps it: all that its stats are computed from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from enum import StrEnum
from operator import attrgetter
from typing import Annotated, Final, TypeAlias

import msgspec

from spyword_engine.progress.evening import NEW_EVENING, evening_of
from spyword_engine.progress.kinds import KINDS, Kind

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Moment: TypeAlias = Annotated[datetime, msgspec.Meta(tz=True)]
"""Local time with its offset from UTC."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
"""What one game can have of anything, with much to spare."""
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]


class Verdict(StrEnum):
    """How a game ended for one who was in it."""

    WON = "won"
    LOST = "lost"
    NEITHER = "neither"
    """Nobody won, or it was a draw."""


# As in `phase`: every line is asked for it.
WON: Final = Verdict.WON
LOST: Final = Verdict.LOST


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game of one profile. There is none before the game is over."""

    game: Id
    kind: str
    start: Moment
    end: Moment
    language: Id
    role: str
    verdict: Verdict
    players: Number
    """How many sat at the table, guests and those who left included."""
    rounds: Number
    """Rounds in which this player was in, the one they went out in included."""
    xp: Number
    package: Id | None = None
    companions: tuple[Id, ...] = ()
    """The other profiles at the table, in seat order, those who left included."""
    survived: bool = False
    """Whether they were still in at the end."""
    counts: Mapping[str, Count] = {}
    """What the kind counts besides (`Kind.counts`); what is none isn't there."""
    ballots_hidden: bool = False
    """Whether nobody may see at the end how this player voted."""

    @property
    def about(self) -> Kind:
        """The game's kind."""
        return KINDS[self.kind]

    @property
    def seeks(self) -> bool:
        """Whether votes in this role can be on target."""
        return self.role in self.about.seekers

    @property
    def order(self) -> tuple[datetime, str]:
        """Lines count in the order in which games ended; those of one instant by game id."""
        return _ORDER(self)

    @property
    def seconds(self) -> int:
        """From start to end; none where the clock was set back meanwhile."""
        took = self.end - self.start
        return max(0, took.days * 86_400 + took.seconds)

    @property
    def evening(self) -> date:
        """The local date of the evening that the game's end belongs to."""
        return evening_of(self.end)

    @property
    def is_after_midnight(self) -> bool:
        """Whether it ended from 00:00 to 04:59 local time."""
        return self.end.hour < NEW_EVENING


def in_order(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines as they count, each game once: the first that is given of it."""
    by_game: dict[str, Line] = {}
    for line in lines:
        by_game.setdefault(line.game, line)
    return tuple(sorted(by_game.values(), key=_ORDER))


_ORDER: Final[Callable[[Line], tuple[datetime, str]]] = attrgetter("end", "game")
