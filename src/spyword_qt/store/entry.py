"""What a list shows of a person, without their history. Standard library only: lists are to be quick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import date, datetime
from types import NoneType
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Entry:
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
    last_played: datetime | None
    evening: date | None
    """Of the last game; the numbers that follow are that evening's."""
    evening_played: int
    evening_won: int
    evening_votes_cast: int
    evening_votes_on_target: int
    evening_guessing_games: int
    evening_ghost_guesses: int


def to_values(entry: Entry) -> dict[str, Any]:
    """As plain JSON values."""
    values = asdict(entry)
    for name in _TIMES:
        if values[name] is not None:
            values[name] = values[name].isoformat()
    return values


def from_values(values: Mapping[str, Any]) -> Entry:
    """Back from plain JSON values. Raises ValueError, TypeError or LookupError where they are none."""
    fitting: dict[str, Any] = {name: _fitting(kinds, values[name]) for name, kinds in _KINDS.items()}
    for name, kind in _TIMES.items():
        if fitting[name] is not None:
            fitting[name] = kind.fromisoformat(fitting[name])
    return Entry(**fitting)


_TIMES: Final[dict[str, type[date]]] = {"last_played": datetime, "evening": date}
_KINDS: Final[dict[str, tuple[type, ...]]] = {
    **{one.name: (int,) for one in fields(Entry)},
    **dict.fromkeys(("id", "name", "initials", "portrait"), (str,)),
    **dict.fromkeys(("title", *_TIMES), (str, NoneType)),
    "retired": (bool,),
}


def _fitting(kinds: tuple[type, ...], value: Any) -> Any:
    if type(value) not in kinds:
        raise TypeError("a value of another kind is expected")
    return value
