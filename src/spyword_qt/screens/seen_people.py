"""What screens show of somebody with a profile: their level, their games, their titles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum

from spyword_engine.deal import Role
from spyword_engine.progress.line import Verdict
from spyword_qt.people import Avatar


@dataclass(frozen=True, slots=True)
class LevelView:
    """How far somebody is."""

    number: int
    """From 1 on."""
    into: int
    """XP since it was reached."""
    step: int
    """XP from this level to the next."""


@dataclass(frozen=True, slots=True)
class TitleView:
    """A title in somebody's gallery."""

    id: str
    name: str
    """In the table's language."""
    scope: str
    """A kind of game, or `stats.GENERAL`."""
    stat: str
    at_least: int
    have: int
    """How far one is: `at_least` at most."""
    earned: date | None
    """When it was earned; None where it wasn't."""
    is_worn: bool = False


@dataclass(frozen=True, slots=True)
class TitlesView:
    """Every title that there is, for somebody to pick one of theirs."""

    name: str
    avatar: Avatar
    titles: tuple[TitleView, ...]

    @property
    def earned(self) -> int:
        """How many of them are theirs."""
        return sum(title.earned is not None for title in self.titles)


@dataclass(frozen=True, slots=True)
class RoleTally:
    """How somebody did in a role."""

    role: Role
    won: int
    played: int


@dataclass(frozen=True, slots=True)
class GameView:
    """A game that somebody was in, as it may be shown for good."""

    ended: datetime
    """Local time of where it was played."""
    role: Role
    verdict: Verdict
    kind: str
    """What its words were; empty where the package is no longer there."""
    players: int
    on_target: int | None
    """Votes on target; None where votes were hidden, and for roles that have none to hit."""
    xp: int


@dataclass(frozen=True, slots=True)
class EveningView:
    """How far somebody was when an evening ended."""

    day: date
    xp: int
    level: int


class Unit(Enum):
    """What a time is told in."""

    EVENING = "evening"
    MONTH = "month"
    YEAR = "year"


@dataclass(frozen=True, slots=True)
class PeriodView:
    """How somebody did in an evening, a month or a year, which `first` begins."""

    first: date
    won: int
    played: int


@dataclass(frozen=True, slots=True)
class PersonView:
    """Somebody with a profile, as anybody may see them."""

    id: str
    name: str
    avatar: Avatar
    title: str
    """What they wear, in the table's language; empty for none."""
    xp: int
    level: LevelView
    numbers: Mapping[str, int]
    """Every stat of the game and over all games, by its name."""
    citizen_votes: int
    """Votes cast as a citizen: those that can be on target."""
    roles: tuple[RoleTally, ...]
    last: tuple[Verdict, ...]
    """Of the latest ten games, the latest last."""
    titles: TitlesView
    evenings: tuple[EveningView, ...]
    kept_back: int
    """XP for votes that stay hidden: they count, and no evening tells them."""
    unit: Unit
    periods: tuple[PeriodView, ...]
    games: tuple[GameView, ...]
    """The latest 200, the latest first."""
