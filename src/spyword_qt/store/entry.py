"""What a list shows of a person, without their history."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated

import msgspec


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One person. All numbers are those that anybody may see: ballots that are still hidden aren't in."""

    id: str
    name: str
    colour: int
    pattern: int
    initials: str
    """Empty where they are to be made of the name."""
    portrait: str
    """The path of their picture; empty for none. In an index only the file's name."""
    title: str | None
    """The id of the title they wear."""
    retired: bool
    level: int
    xp: int
    into: int
    """XP since the level was reached."""
    step: int
    """XP from the level to the next."""
    played: int
    won: int
    votes_cast: int
    """In roles whose votes can be on target; those on target as well."""
    votes_on_target: int
    guessing_games: int
    """Games of the kinds in which a ghost may guess."""
    ghost_guesses: int
    """Games won by a ghost's guess."""
    titles: int
    """How many they have."""
    last_played: Annotated[datetime, msgspec.Meta(tz=True)] | None
    evening: date | None
    """Of the last game; the numbers that follow are that evening's."""
    evening_played: int
    evening_won: int
    evening_votes_cast: int
    evening_votes_on_target: int
    evening_guessing_games: int
    evening_ghost_guesses: int
