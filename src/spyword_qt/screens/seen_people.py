"""What the screens of people are given to show: values made for one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum

from spyword_engine.progress.line import Verdict
from spyword_qt.people import Avatar, Person


@dataclass(frozen=True, slots=True)
class Score:
    """What games come to, of one evening or of all. Only what anybody may know of."""

    played: int = 0
    won: int = 0
    votes_cast: int = 0
    """In roles whose votes can be on target."""
    votes_on_target: int = 0
    guessing_games: int = 0
    """Those of The Spy's Word, in which a ghost may guess."""
    ghost_guesses: int = 0
    """Games won by a ghost's guess."""


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """Somebody with a profile, as lists and boards show them."""

    id: str
    name: str
    avatar: Avatar
    """With the letters that are shown."""
    level: int
    titles: int
    """How many they have."""
    title: str = ""
    """The one they wear, in the table's language; empty for none."""
    initials: str = ""
    """Those they chose; empty where they are made of the name."""
    retired: bool = False
    evening: date | None = None
    """Of their last game; None before the first."""
    over_all: Score = Score()
    that_evening: Score = Score()


@dataclass(frozen=True, slots=True)
class PersonForm:
    """How somebody wants to be called and known by."""

    profile: str | None
    """None for somebody new."""
    name: str
    colour: int
    pattern: int
    initials: str = ""
    """Empty: made of the name."""
    portrait: str = ""
    """The path of a picture; empty for none."""


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
class NewTitle:
    """A title that somebody has earned."""

    name: str
    """In the table's language."""
    glyph: str
    """The icon on its coin."""


@dataclass(frozen=True, slots=True)
class GainView:
    """What a game brought somebody, as it may be told when it is over.

    `xp_before + xp + earlier` is what they have now. All is at none for a guest, and for who left.
    """

    person: Person
    xp: int
    parts: tuple[tuple[str, int], ...]
    """The same by what it was for: (stat, XP), only what earned something."""
    earlier: int
    """XP of the game before, whose votes were hidden and count from now on."""
    xp_before: int
    level_before: LevelView
    level_after: LevelView
    titles: tuple[NewTitle, ...]
    """Those that are seen for the first time."""
    streak: int
    """Wins in a row up to now."""
    losing_run: int
    is_guest: bool
    has_left: bool


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

    role: str
    won: int
    played: int


@dataclass(frozen=True, slots=True)
class KindView:
    """How somebody did in a kind of game that they have played."""

    kind: str
    numbers: Mapping[str, int]
    """Every stat of the kind, by its name."""
    roles: tuple[RoleTally, ...]


@dataclass(frozen=True, slots=True)
class GameView:
    """A game that somebody was in, as it may be shown for good."""

    ended: datetime
    """Local time of where it was played."""
    kind: str
    role: str
    verdict: Verdict
    words: str
    """What they were; empty where it had none, and where the package is no longer there."""
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
    """Every stat over all games, by its name."""
    aimed_votes: int
    """Votes cast in roles whose votes can be on target."""
    kinds: tuple[KindView, ...]
    """Those that they have played."""
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
