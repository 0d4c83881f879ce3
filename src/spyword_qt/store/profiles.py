"""The people who are known on this machine, in a folder with a file each."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spyword_engine.errors import BadName, NameProblem
from spyword_engine.names import folded, tidy
from spyword_qt.store.entry import Entry
from spyword_qt.store.json_file import Outcome, Reading
from spyword_qt.store.profile_index import ProfileIndex, stamp_of

if TYPE_CHECKING:
    from spyword_engine.progress.history import History
    from spyword_engine.progress.line import Line
    from spyword_qt.store.profile import Profile
    from spyword_qt.store.profile_files import ProfileFiles

FOLDER: Final = "profiles"
_ID: Final = re.compile("[0-9a-f]{32}")
_FILE: Final = re.compile(r"([0-9a-f]{32})\.json(?:\.bak)?")


class Profiles:
    """The profiles of a data folder. For one thread at a time.

    `tell` hears of each file that turns out to be broken, newer or unreadable, with its path.
    """

    # A list needs neither the engine nor libraries: what does is brought in late.

    def __init__(self, folder: Path, tell: Callable[[Path, Outcome], None] | None = None) -> None:
        self._folder = folder / FOLDER
        self._index = ProfileIndex(self._folder)
        self._tell = tell
        self._told: set[tuple[Path, Outcome]] = set()

    def entries(self) -> tuple[Entry, ...]:
        """Everybody, retired ones too: who played last first, who never played by name."""
        names = self._names()
        ids = {found[1] for name in names if (found := _FILE.fullmatch(name))}
        self._index.keep_only(ids)
        entries = [entry for profile_id in ids if (entry := self._entry(profile_id)) is not None]
        self._index.save()
        return tuple(sorted((self._with_path(entry, names) for entry in entries), key=_order))

    def get(self, profile_id: str) -> Profile | None:
        """The whole profile; None where there is none, or none that can be read.

        Its history has the sums of its lines, whatever sums the file has.
        """
        return self._take(profile_id, self._files.read) if _ID.fullmatch(profile_id) else None

    def create(self, name: str, colour: int, pattern: int, initials: str = "") -> Profile:
        """Somebody new. Raises BadName, TAKEN too where somebody who isn't retired has the name; NotSaved."""
        return self.save(self._files.new(name, colour, pattern, initials))

    def save(self, profile: Profile) -> Profile:
        """Change what somebody is called, looks like and wears, and whether they are retired.

        History and portrait stay what the file has: they are never changed by a profile that was read before
        a game was given. Raises BadName as `create` does, and NotSaved.
        """
        name = tidy(profile.name)
        if not profile.retired:
            self._refuse_taken(name, profile.id)
        kept = self._to_change(profile.id)
        if kept is not None:
            profile = profile.but(history=kept.history, portrait=kept.portrait)
        return self._write(profile.but(name=name))

    def give(self, profile_id: str, line: Line) -> tuple[History, History] | None:
        """Add a game; the histories before and after it, None where there is no such profile.

        A game that was given already changes nothing, and the two are those of the first time. Raises
        NotSaved.
        """
        profile = self._to_change(profile_id)
        if profile is None:
            return None
        history = profile.history
        if history.has(line.game):
            return history.without(line.game), history
        after = history.given(line)
        self._write(profile.but(history=after))
        return history, after

    @cached_property
    def _files(self) -> ProfileFiles:
        from spyword_qt.store.profile_files import ProfileFiles

        return ProfileFiles(self._folder)

    def _names(self) -> set[str]:
        try:
            return set(os.listdir(self._folder))
        except FileNotFoundError:
            return set()
        except OSError:
            self._heed(self._folder, Outcome.UNREADABLE)
            return set()

    def _entry(self, profile_id: str) -> Entry | None:
        stamp = stamp_of(self._folder / f"{profile_id}.json")
        entry = None if stamp is None else self._index.entry(profile_id, stamp)
        if entry is None and (profile := self._take(profile_id, self._files.read)) is not None:
            entry = self._note(profile)
        return entry

    def _with_path(self, entry: Entry, names: set[str]) -> Entry:
        portrait = str(self._folder / entry.portrait) if entry.portrait in names else ""
        return dataclasses.replace(entry, portrait=portrait)

    def _take(self, profile_id: str, read: Callable[[str], Reading[Profile | None]]) -> Profile | None:
        reading = read(profile_id)
        if reading.is_fault:
            self._heed(self._files.path(profile_id), reading.outcome)
        return reading.value

    def _to_change(self, profile_id: str) -> Profile | None:
        return self._take(profile_id, self._files.read_to_change) if _ID.fullmatch(profile_id) else None

    def _write(self, profile: Profile) -> Profile:
        self._files.write(profile)
        self._note(profile)
        return profile

    def _note(self, profile: Profile) -> Entry:
        entry = self._files.entry(profile)
        stamp = stamp_of(self._files.path(profile.id))
        if stamp is not None:
            self._index.put(entry, stamp)
        return entry

    def _refuse_taken(self, name: str, profile_id: str) -> None:
        for entry in self.entries():
            if not entry.retired and entry.id != profile_id and folded(entry.name) == folded(name):
                raise BadName(NameProblem.TAKEN, "Somebody here has that name already.")

    def _heed(self, path: Path, outcome: Outcome) -> None:
        lasts = outcome in (Outcome.NEWER, Outcome.UNREADABLE)
        if self._tell is None or (lasts and (path, outcome) in self._told):
            return
        self._told.add((path, outcome))
        self._tell(path, outcome)


def _order(entry: Entry) -> tuple[float, str, str]:
    ago = float("inf") if entry.last_played is None else -entry.last_played.timestamp()
    return ago, folded(entry.name), entry.id
