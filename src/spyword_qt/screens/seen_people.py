"""What the screens of people are given to show: values made for one moment."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from spyword_qt.people import Avatar


@dataclass(frozen=True, slots=True)
class Score:
    """What games come to, of one evening or of all. Only what anybody may know of."""

    played: int = 0
    won: int = 0
    votes_cast: int = 0
    votes_on_target: int = 0
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
