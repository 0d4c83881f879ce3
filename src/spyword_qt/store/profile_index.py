"""The lists' numbers of all profiles in one file, so that a list needs none of their histories.

It is a cache: an entry holds for as long as its profile's file has the stamp that it was made from, and
whatever is wrong with the index, it is made anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from spyword_engine.names import folded
from spyword_qt.store import atomic
from spyword_qt.store.bounded import TooLarge, bytes_in
from spyword_qt.store.entry import Entry

NAME: Final = "index.json"
_VERSION: Final = 5
"""To be raised whenever an entry has other members, or counts otherwise."""
_MOST_BYTES: Final = 16 * 1024 * 1024
"""Of the file: thousands of people take a tenth of it."""


Stamp: TypeAlias = tuple[int, int]
"""What tells one state of a file from another: nanoseconds since 1970 when it was changed, and its bytes."""


_Kept: TypeAlias = tuple[Stamp | None, Entry]


def stamp_of(file: Path | os.DirEntry[str]) -> Stamp | None:
    """The file's stamp; None where there is no file."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


class ProfileIndex:
    """The index of a folder of profiles, read when it is first asked."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._kept: dict[str, _Kept] | None = None
        self._is_changed = False
        self._is_arranged = True

    def keep(self, stamps: Mapping[str, Stamp | None]) -> list[str]:
        """Forget whatever wasn't made of files with these stamps, and give the ids that nothing is left of.

        `stamps` has everybody, by id, with None for a file that isn't there.
        """
        known = self._known()
        good = {
            profile_id: kept
            for profile_id, kept in known.items()
            if (stamp := stamps.get(profile_id)) is not None and stamp == kept[0]
        }
        self._is_changed |= len(good) < len(known)
        self._kept = good
        return [profile_id for profile_id in stamps if profile_id not in good]

    def put(self, entry: Entry, stamp: Stamp | None) -> None:
        """Keep an entry that was made of the file with this stamp; without one, until `keep` is called."""
        self._known()[entry.id] = (stamp, entry)
        self._is_changed = True
        self._is_arranged = False

    def entries(self) -> list[Entry]:
        """All that are kept: who played last first, who never played by name."""
        return [entry for _, entry in self._arranged().values()]

    def unsaved(self) -> Callable[[], None] | None:
        """What puts on disk, in whatever thread, what has changed since this was last asked; or None.

        Where that fails, the next start reads histories again.
        """
        if not self._is_changed:
            return None
        self._is_changed = False
        content = _Content(_VERSION, list(self._arranged().values()))
        return partial(_put, self._path, msgspec.json.encode(content))

    def _arranged(self) -> dict[str, _Kept]:
        known = self._known()
        if not self._is_arranged:
            # The file keeps this order: to find out anew where each belongs takes longer than to read it.
            self._kept = known = dict(sorted(known.items(), key=_order))
            self._is_arranged = True
        return known

    def _known(self) -> dict[str, _Kept]:
        if self._kept is None:
            try:
                kept = _decode(bytes_in(self._path, _MOST_BYTES))
            except (OSError, TooLarge, msgspec.DecodeError, RecursionError):
                kept = []
            self._kept = {one[1].id: one for one in kept}
        return self._kept


def _order(item: tuple[str, _Kept]) -> tuple[float, str, str]:
    profile_id, (_, entry) = item
    ago = float("inf") if entry.last_played is None else -entry.last_played.timestamp()
    return ago, folded(entry.name), profile_id


def _put(path: Path, data: bytes) -> None:
    with suppress(OSError):
        atomic.put(path, data)


class _Content(msgspec.Struct):
    version: int
    entries: list[_Kept]


def _decode(data: bytes) -> list[_Kept]:
    # In one call: there are thousands of values, and a file's are all looked at.
    content = msgspec.json.decode(data, type=_Content)
    return content.entries if content.version == _VERSION else []
