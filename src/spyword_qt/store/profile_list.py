"""Everybody on a list, from the index where that is good."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from spyword_engine.names import folded
from spyword_qt.store.entry import Entry
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.profile_index import ProfileIndex, Stamp, stamp_of

_FILE: Final = re.compile(r"([0-9a-f]{32})\.json(?:\.bak)?")


def ids_in(names: Iterable[str]) -> set[str]:
    """The ids of those who have a file, or its backup, among the files of a folder."""
    return {found[1] for name in names if (found := _FILE.fullmatch(name))}


class ProfileList:
    """The entries of a folder of profiles.

    `read` makes the entry of a profile whose file has changed; `heed` hears of a folder that can't be read.
    """

    def __init__(
        self,
        folder: Path,
        read: Callable[[str], Entry | None],
        heed: Callable[[Path, Outcome], None],
    ) -> None:
        self._folder = folder
        self._read = read
        self._heed = heed
        self._index = ProfileIndex(folder)

    def entries(self) -> tuple[Entry, ...]:
        """Everybody, retired ones too: who played last first, who never played by name."""
        names = self._names()
        ids = ids_in(names)
        self._index.keep_only(ids)
        entries = [entry for profile_id in ids if (entry := self._entry(profile_id)) is not None]
        return tuple(sorted((self._with_path(entry, names) for entry in entries), key=_order))

    def unsaved(self) -> Callable[[], None] | None:
        """What puts the index on disk, in whatever thread; None where it lies there as it is."""
        return self._index.unsaved()

    def note(self, entry: Entry) -> None:
        """What somebody's file holds that was written just now."""
        stamp = self._stamp(entry.id)
        if stamp is not None:
            self._index.put(entry, stamp)

    def taken(self, but: str = "") -> set[str]:
        """The names, folded, of all who aren't retired, but those of one id."""
        return {folded(one.name) for one in self.entries() if not one.retired and one.id != but}

    def _names(self) -> set[str]:
        try:
            return set(os.listdir(self._folder))
        except FileNotFoundError:
            return set()
        except OSError:
            self._heed(self._folder, Outcome.UNREADABLE)
            return set()

    def _stamp(self, profile_id: str) -> Stamp | None:
        return stamp_of(self._folder / f"{profile_id}.json")

    def _entry(self, profile_id: str) -> Entry | None:
        # Taken before the file is read: of one that changes meanwhile the entry is made once more.
        stamp = self._stamp(profile_id)
        entry = None if stamp is None else self._index.entry(profile_id, stamp)
        if entry is None:
            entry = self._read(profile_id)
            if entry is not None and stamp is not None:
                self._index.put(entry, stamp)
        return entry

    def _with_path(self, entry: Entry, names: set[str]) -> Entry:
        if not entry.portrait:
            return entry
        portrait = str(self._folder / entry.portrait) if entry.portrait in names else ""
        return dataclasses.replace(entry, portrait=portrait)


def _order(entry: Entry) -> tuple[float, str, str]:
    ago = float("inf") if entry.last_played is None else -entry.last_played.timestamp()
    return ago, folded(entry.name), entry.id
