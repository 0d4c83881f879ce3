"""What screens are given to show of packages: their outside, never a word or a picture."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class SeenPack:
    """A package by its outside, and what people here have done with it."""

    id: str
    kind: str
    number: int
    """Which of its kind it is, from 1."""
    tint: str
    """One of the six of `theme.tokens.TINTS`."""
    games: int = 0
    evening: date | None = None
    """On which the evening of the last game began; None before the first."""


@dataclass(frozen=True)
class SeenKind:
    """The packages of one kind, and whether a surprise may be one of them."""

    group: str
    """The kind's name among `Preferences.kinds_off`."""
    name: str
    packs: tuple[SeenPack, ...]
    is_on: bool


@dataclass(frozen=True)
class OwnCover:
    """A package that people made, by its outside."""

    pack: SeenPack
    languages: tuple[str, ...]
    """In which it can be dealt, each by its own name; empty for all of them."""
    has_pictures: bool


@dataclass(frozen=True)
class SeenParcel:
    """What becomes of the packages of a file, in sentences; no word is in them."""

    new: int
    kinds: tuple[tuple[str, int], ...]
    """Of those that are new: each kind with how many there are of it."""
    left_out: tuple[str, ...]
    """Why others are left out."""


@dataclass(frozen=True)
class SeenRow:
    """A line of a list of words."""

    line: int
    text: str
    problem: str = ""
    """Why it is not taken, as a sentence; empty where it is."""


@dataclass(frozen=True)
class SeenList:
    """What a list of words comes to."""

    rows: tuple[SeenRow, ...]
    """In the order of their lines."""
    good: int
    """How many of them are taken."""
    problem: str = ""
    """Why nothing of the list can be taken, as a sentence."""
    kind_problem: str = ""
    """Why the kind can't stay, as a sentence."""
    is_kind_given: bool = True
