"""What a screen needs to know to draw somebody at the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Avatar:
    """Somebody's chip: what others know them by besides the name."""

    colour: int
    """0 to 11, a place in `tokens.CHIP_COLOURS`."""
    pattern: int
    """0 to 11, one of the edges of `chip_edges`."""
    initials: str
    portrait: str = ""
    """The path of a small square picture that takes the letters' place; empty for none."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table, as everybody may see them.

    `title` is the title they wear, already in the table's language, empty for none. `alike` are the names
    at the table that begin as theirs does: shortened, they might be taken for one another.
    """

    seat: int
    name: str
    avatar: Avatar
    title: str = ""
    alike: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """What somebody with a profile brings to a table."""

    name: str
    """What they are called by now. In a game they keep the name that they sat down with."""
    avatar: Avatar
    """Without initials where the table is to find some."""
    title: str


Chip: TypeAlias = tuple[int, int]
"""Colour and pattern, as an avatar has them."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who has a seat: a guest, or somebody with a profile."""

    name: str
    profile: str | None = None
    """The profile's id; None for a guest."""
    chip: Chip | None = field(default=None, compare=False)
    """The one that a guest was given, who keeps it from then on. A profile has its own."""


def person_key(seated: Seated) -> str:
    """What somebody is known by from game to game: a guest only by their name."""
    # Those at the last table are drawn before the first paint, which needs no engine.
    from spyword_engine.names import folded

    return folded(seated.name) if seated.profile is None else seated.profile


def guests(names: Iterable[str]) -> tuple[Seated, ...]:
    """A table of guests."""
    return tuple(Seated(name) for name in names)


def person_at(people: Iterable[Person], seat: int) -> Person:
    """Who of the people sits on a seat."""
    return next(person for person in people if person.seat == seat)
