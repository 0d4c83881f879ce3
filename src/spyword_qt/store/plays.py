"""How often each person has played each package."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from spyword_engine.names import folded
from spyword_qt.store.json_file import JsonFile, Reading

Counts: TypeAlias = dict[str, dict[str, int]]
"""Games by package and person (the name as the engine compares it)."""

MOST_GAMES: Final = 100_000
"""Of one package with one person: one each half hour for six years. A table's sum still fits 32 bits."""


class Plays:
    """The counts of a data folder. `load` comes first."""

    def __init__(self, folder: Path) -> None:
        self._counts: Counts = {}
        self._file = JsonFile[Counts](
            folder / "plays.json", member="plays", version=1, decode=_decode, empty={}
        )

    def load(self) -> Reading[Counts]:
        """Read the counts; what is no count in the file is left out."""
        reading = self._file.read()
        self._counts = {pack_id: dict(people) for pack_id, people in reading.value.items()}
        return reading

    def times(self, pack_id: str, names: Iterable[str]) -> int:
        """How often the people of this table have played the package, all added up."""
        people = self._counts.get(pack_id, {})
        return sum(people.get(folded(name), 0) for name in names)

    def least(self, pack_ids: Collection[str], names: Collection[str], rng: Random) -> str:
        """One of those that this table has played least; each of these is equally likely."""
        times = {pack_id: self.times(pack_id, names) for pack_id in pack_ids}
        fewest = min(times.values())
        return rng.choice([pack_id for pack_id, count in times.items() if count == fewest])

    def note(self, pack_id: str, names: Iterable[str]) -> None:
        """Count a game for everybody at the table.

        Raises NotSaved; until the program ends it is counted all the same.
        """
        people = self._counts.setdefault(pack_id, {})
        for name in map(folded, names):
            people[name] = people.get(name, 0) + 1
        self._file.write(json.dumps(self._counts))


def _decode(value: object) -> Counts:
    if not isinstance(value, dict):
        raise TypeError("plays are an object")
    return {
        pack_id: {
            name: count for name, count in people.items() if type(count) is int and 0 < count <= MOST_GAMES
        }
        for pack_id, people in value.items()
        if isinstance(people, dict)
    }
