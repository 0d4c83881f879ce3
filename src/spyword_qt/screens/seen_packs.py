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
