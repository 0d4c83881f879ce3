"""Who has played which package, how often, and when last."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from spyword_qt.store.json_file import JsonFile, Reading

MOST_GAMES: Final = 100_000
"""Of one package with one person: one each half hour for six years. A table's sum still fits 32 bits."""
LATEST: Final = 221_845_391_999
"""The last second of the year 8999: east of Greenwich, the end of 9999 is in no year that is known."""


class Played(NamedTuple):
    """One person's games with one package."""

    games: int
    last: int
    """When they played it last, in seconds since 1970; 0 where that was not noted yet."""


class Counted(NamedTuple):
    """A game, and whose games it is among."""

    game: str
    people: frozenset[str]


class History(NamedTuple):
    """What the file holds."""

    packages: dict[str, dict[str, Played]]
    """By package and person."""
    last: Counted
    """The game that was counted last: after a crash it may be counted once more."""


_EMPTY: Final = History({}, Counted("", frozenset()))


class Plays:
    """What a data folder knows. `load` comes first. `now` gives seconds since 1970.

    People are known by keys, such as `people.person_key` gives: whoever asks and whoever notes use the same.
    """

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._played = _EMPTY.packages
        self._last = _EMPTY.last
        self._file = JsonFile[History](
            folder / "plays.json", member="plays", version=3, decode=_decode, empty=_EMPTY
        )

    def load(self) -> Reading[History]:
        """Read the file; what is no play in it is left out."""
        reading = self._file.read()
        self._played = {pack_id: dict(people) for pack_id, people in reading.value.packages.items()}
        self._last = reading.value.last
        return reading

    def times(self, pack_id: str, people: Iterable[str]) -> int:
        """How often the people of this table have played the package, all added up."""
        return sum(played.games for played in self._of(pack_id, people))

    def by_anybody(self, pack_id: str) -> Played:
        """How often whoever played the package most has done so, and when anybody did last."""
        everybody = self._played.get(pack_id, {}).values()
        games = max((played.games for played in everybody), default=0)
        return Played(games, max((played.last for played in everybody), default=0))

    def least(self, pack_ids: Collection[str], people: Collection[str], rng: Random) -> str:
        """A package for this table: one that nobody here has played, while there is any.

        After that it is the one that was last played the longest ago, and of those the one played least.
        Where more are left, each is equally likely.
        """
        rank = {pack_id: self._rank(pack_id, people) for pack_id in pack_ids}
        first = min(rank.values())
        return rng.choice([pack_id for pack_id in pack_ids if rank[pack_id] == first])

    def count(self, pack_id: str, people: Iterable[str], game: str) -> Callable[[], None]:
        """Count a game, by its id, for everybody at the table; until the program ends that holds in any case.

        The last one counts once for each, however often it is counted. What is given back puts it on disk, in
        whatever thread, and raises NotSaved.
        """
        had = self._last.people if self._last.game == game else frozenset()
        new = frozenset(people) - had
        known = self._played.setdefault(pack_id, {})
        for person in new:
            known[person] = Played(known.get(person, _NEVER).games + 1, int(self._now()))
        self._last = Counted(game, had | new)
        last = {"game": game, "people": sorted(self._last.people)}
        return partial(self._file.write, json.dumps({"packages": self._played, "last": last}))

    def _of(self, pack_id: str, people: Iterable[str]) -> Iterable[Played]:
        known = self._played.get(pack_id, {})
        return [known[person] for person in people if person in known]

    def _rank(self, pack_id: str, people: Iterable[str]) -> tuple[bool, int, int]:
        here = self._of(pack_id, people)
        last = max((played.last for played in here), default=0)
        return bool(here), last, sum(played.games for played in here)


_NEVER: Final = Played(0, 0)


def _decode(value: object) -> History:
    if not isinstance(value, dict):
        raise TypeError("plays are an object")
    if "last" not in value:
        # Until version 2 there were packages only.
        return History(_packages(value), _EMPTY.last)
    if not isinstance(value["packages"], dict):
        raise TypeError("packages are an object")
    return History(_packages(value["packages"]), _counted(value["last"]))


def _packages(value: dict[str, Any]) -> dict[str, dict[str, Played]]:
    return {
        pack_id: {person: played for person, raw in people.items() if (played := _played(raw)) is not None}
        for pack_id, people in value.items()
        if isinstance(people, dict)
    }


def _counted(raw: object) -> Counted:
    match raw:
        case {"game": str(game), "people": list(people)}:
            return Counted(game, frozenset(person for person in people if isinstance(person, str)))
    return _EMPTY.last


def _played(raw: object) -> Played | None:
    """What one person's entry says, None where it says nothing."""
    # Version 1 had the number of games alone.
    numbers: list[Any] = raw if isinstance(raw, list) else [raw, 0]
    if len(numbers) != 2 or any(type(number) is not int for number in numbers):
        return None
    games, last = numbers
    return Played(games, last) if 0 < games <= MOST_GAMES and 0 <= last <= LATEST else None
