"""Everybody on a list, from the index where that is good."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from spyword_engine.names import folded
from spyword_qt.store.entry import Entry
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.profile_index import ProfileIndex, Stamp, stamp_of

_ID: Final = re.compile(r"[0-9a-f]{32}")
_KINDS: Final = (".json", ".json.bak")


def ids_in(names: Iterable[str]) -> set[str]:
    """The ids of those who have a file, or its backup, among the files of a folder."""
    stems = {name[:32] for name in names if name[32:] in _KINDS}
    return set(filter(_ID.fullmatch, stems))


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
        # Taken before a file is read: of one that changes meanwhile the entry is made once more.
        stamps, pictures = self._look()
        for profile_id in self._index.keep(stamps):
            stamp, entry = stamps[profile_id], self._read(profile_id)
            if stamp is None:
                # Its backup has taken the file's place by that: only now is there one to be stamped.
                stamp, entry = self._stamp(profile_id), self._read(profile_id)
            if entry is not None:
                self._index.put(entry, stamp)
        entries = self._index.entries()
        return tuple([self._with_path(entry, pictures) if entry.portrait else entry for entry in entries])

    def unsaved(self) -> Callable[[], None] | None:
        """What puts the index on disk, in whatever thread; None where it lies there as it is."""
        return self._index.unsaved()

    def note(self, entry: Entry) -> None:
        """What somebody's file holds that was written just now."""
        self._index.put(entry, self._stamp(entry.id))

    def taken(self, but: str = "") -> set[str]:
        """The names, folded, of all who aren't retired, but those of one id."""
        return {folded(one.name) for one in self.entries() if not one.retired and one.id != but}

    def _look(self) -> tuple[dict[str, Stamp | None], set[str]]:
        """The stamps of everybody's files, by id, and the names of all files that are no profile's."""
        stamps: dict[str, Stamp | None] = {}
        others = set[str]()
        try:
            with os.scandir(self._folder) as found:
                for file in found:
                    stem, _, kind = file.name.partition(".")
                    if kind == "json":
                        stamps[stem] = stamp_of(file)
                    elif kind == "json.bak":
                        stamps.setdefault(stem, None)
                    else:
                        others.add(file.name)
        except FileNotFoundError:
            pass
        except OSError:
            self._heed(self._folder, Outcome.UNREADABLE)
        return {one: stamp for one, stamp in stamps.items() if _ID.fullmatch(one)}, others

    def _stamp(self, profile_id: str) -> Stamp | None:
        return stamp_of(self._folder / f"{profile_id}.json")

    def _with_path(self, entry: Entry, files: Iterable[str]) -> Entry:
        portrait = str(self._folder / entry.portrait) if entry.portrait in files else ""
        return replace(entry, portrait=portrait)
