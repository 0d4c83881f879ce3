"""What people with a profile bring to a table: their name, their avatar, and the title that they wear."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from spyword_qt.people import Avatar, Face, Seated

if TYPE_CHECKING:
    from spyword_qt.store.entry import Entry
    from spyword_qt.store.profiles import Profiles


class Faces:
    """Those of a data folder.

    `profiles` gives the folder's profiles, and is asked only where there are any at a table. `language` is
    the one that titles are told in.
    """

    def __init__(self, profiles: Callable[[], Profiles], language: Callable[[], str]) -> None:
        self._profiles = profiles
        self._language = language

    @property
    def language(self) -> str:
        """The one that titles are told in now."""
        return self._language()

    def of(self, seats: Iterable[Seated]) -> Mapping[str, Face]:
        """By profile id; somebody whose profile is gone isn't among them."""
        wanted = {one.profile for one in seats if one.profile is not None}
        # Who plays as a guest waits for no list.
        entries = self._profiles().entries() if wanted else ()
        return {entry.id: self._face(entry) for entry in entries if entry.id in wanted}

    def names(self, seats: Iterable[Seated]) -> Mapping[str, str]:
        """What those with a profile are called by now, by its id."""
        return {profile: face.name for profile, face in self.of(seats).items()}

    def title(self, title: str) -> str:
        """A title's name, by its id."""
        # A first paint without anybody who wears a title needs no engine.
        from spyword_engine.progress.titles import titles

        return titles()[title].name(self.language)

    def _face(self, entry: Entry) -> Face:
        avatar = Avatar(entry.colour, entry.pattern, entry.initials, entry.portrait)
        return Face(entry.name, avatar, "" if entry.title is None else self.title(entry.title))
