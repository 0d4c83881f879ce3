"""Looking for somebody among all who have a profile."""

from __future__ import annotations

from collections.abc import Iterable

from spyword_qt.name_search import plain
from spyword_qt.screens.seen_people import KnownPerson


class KnownSearch:
    """Made once for many queries: names are simplified only then."""

    def __init__(self, people: Iterable[KnownPerson] = ()) -> None:
        self._people = [(person, plain(person.name)) for person in people]

    def found(self, query: str) -> list[KnownPerson]:
        """Whom a query may mean: first those whose name begins with it, else in the order that they came."""
        start = plain(query).strip()
        words = start.split()
        found = [(person, name) for person, name in self._people if all(word in name for word in words)]
        return [person for person, _ in sorted(found, key=lambda one: not one[1].startswith(start))]
