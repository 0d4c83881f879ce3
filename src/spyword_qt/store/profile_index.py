"""The lists' numbers of all profiles in one file, so that a list needs none of their histories.

It is a cache: an entry holds for as long as its profile's file has the stamp that it was made from, and
whatever is wrong with the index, it is made anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from spyword_qt.store import atomic
from spyword_qt.store.bounded import bytes_in
from spyword_qt.store.entry import Entry, from_values, to_values

NAME: Final = "index.json"
_VERSION: Final = 4
"""To be raised whenever an entry has other members, or counts otherwise."""
_MOST_BYTES: Final = 16 * 1024 * 1024
"""Of the file: thousands of people take a tenth of it."""


class Stamp(NamedTuple):
    """What tells one state of a file from another."""

    modified: int
    """Nanoseconds since 1970."""
    size: int
    """Bytes."""


def stamp_of(path: Path) -> Stamp | None:
    """The file's stamp; None where there is no file."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return Stamp(found.st_mtime_ns, found.st_size)


class ProfileIndex:
    """The index of a folder of profiles, read when it is first asked."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._entries: dict[str, tuple[Stamp, Entry]] | None = None
        self._is_changed = False

    def entry(self, profile_id: str, stamp: Stamp) -> Entry | None:
        """The entry that was made of the file with this stamp."""
        known = self._known().get(profile_id)
        return known[1] if known is not None and known[0] == stamp else None

    def put(self, entry: Entry, stamp: Stamp) -> None:
        """Keep an entry that was made of the file with this stamp."""
        self._known()[entry.id] = (stamp, entry)
        self._is_changed = True

    def keep_only(self, profile_ids: Collection[str]) -> None:
        """Forget all others."""
        for gone in self._known().keys() - profile_ids:
            del self._known()[gone]
            self._is_changed = True

    def unsaved(self) -> Callable[[], None] | None:
        """What puts on disk, in whatever thread, what has changed since this was last asked; or None.

        Where that fails, the next start reads histories again.
        """
        if not self._is_changed:
            return None
        self._is_changed = False
        entries = {key: [*stamp, to_values(entry)] for key, (stamp, entry) in self._known().items()}
        return partial(_put, self._path, json.dumps({"version": _VERSION, "entries": entries}).encode())

    def _known(self) -> dict[str, tuple[Stamp, Entry]]:
        if self._entries is None:
            try:
                self._entries = _decode(json.loads(bytes_in(self._path, _MOST_BYTES)))
            except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
                self._entries = {}
        return self._entries


def _put(path: Path, data: bytes) -> None:
    with suppress(OSError):
        atomic.put(path, data)


def _decode(content: Mapping[str, Any]) -> dict[str, tuple[Stamp, Entry]]:
    if content["version"] != _VERSION:
        raise ValueError("another version")
    known = {}
    for key, (modified, size, values) in content["entries"].items():
        entry = from_values(values)
        if entry.id == key:
            known[key] = (Stamp(modified, size), entry)
    return known
