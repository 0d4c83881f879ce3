"""The files of a folder of profiles: `<id>.json`, its backup, and `<id>-<8 digits>.png`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final
from uuid import uuid4

from spyword_qt.store import atomic
from spyword_qt.store.bounded import TooLarge, bytes_in
from spyword_qt.store.entry import Entry
from spyword_qt.store.json_file import JsonFile, Reading
from spyword_qt.store.not_saved import NotSaved, problem_of
from spyword_qt.store.profile import (
    Profile,
    entry_of,
    from_file,
    from_values,
    is_portrait_of,
    to_values,
    true_to_its_lines,
)
from spyword_qt.store.readable import readable

VERSION: Final = 1


@dataclass(frozen=True)
class Removed:
    """Somebody who was removed, with all their files, to be put back as they were."""

    profile: Profile = field(repr=False)
    files: Mapping[str, bytes] = field(repr=False)
    """By name."""


class ProfileFiles:
    """Whole profiles, read from and written to a folder. The ids it is given are ids."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._json_files: dict[str, JsonFile[Profile | None]] = {}

    def new(self, name: str, colour: int, pattern: int, initials: str) -> Profile:
        """Somebody new, not written yet."""
        now = datetime.now().astimezone().replace(microsecond=0)
        return Profile(uuid4().hex, name, now, colour, pattern, initials)

    def path(self, profile_id: str) -> Path:
        """The profile's own file."""
        return self._folder / f"{profile_id}.json"

    def has(self, profile_id: str) -> bool:
        """Whether there is something to read, good or bad."""
        return self._json(profile_id).exists()

    def read(self, profile_id: str) -> Reading[Profile | None]:
        """The profile, with the sums of its lines; None where there is none or it can't be read."""
        return _mended(self._json(profile_id).read())

    def read_to_change(self, profile_id: str) -> Reading[Profile | None]:
        """As `read`. Raises NotSaved where `write` would refuse."""
        return _mended(self._json(profile_id).read_to_change())

    def look(self, profile_id: str) -> Reading[Profile | None]:
        """The profile with the sums that stand in its file; see `JsonFile.look`."""
        return self._json(profile_id).look()

    def write(self, profile: Profile) -> None:
        """Raises NotSaved; ValueError for a profile that could not be read back."""
        text = readable(to_values(profile))
        from_values(json.loads(text))
        self._make_folder()
        self._json(profile.id).write(text)

    def entry(self, profile: Profile) -> Entry:
        """What lists show of somebody."""
        return entry_of(profile)

    def put_portrait(self, profile_id: str, png: bytes) -> str:
        """Write a picture, and give the name of its file. Raises NotSaved."""
        name = f"{profile_id}-{sha256(png).hexdigest()[:8]}.png"
        self._make_folder()
        self._put(name, png)
        return name

    def drop_portraits(self, profile_id: str, but: str = "") -> None:
        """Delete all their pictures but one, as far as it goes: also those that a crash left behind."""
        for name in self._portraits(profile_id):
            if name != but:
                with suppress(OSError):
                    (self._folder / name).unlink(missing_ok=True)

    def portrait(self, profile: Profile) -> bytes | None:
        """Their picture as it stands in its file; None where they have none, or it can't be read."""
        if not profile.portrait:
            return None
        from spyword_qt.store.portrait import MOST_PORTRAIT_BYTES

        try:
            return bytes_in(self._folder / profile.portrait, MOST_PORTRAIT_BYTES)
        except (OSError, TooLarge):
            return None

    def remove(self, profile: Profile) -> Removed:
        """Delete all files of somebody. Raises NotSaved, and then all are there."""
        path = self.path(profile.id)
        names = [*self._portraits(profile.id), path.name, f"{path.name}.bak"]
        files = {name: data for name in names if (data := self._bytes(name)) is not None}
        removed = Removed(profile, files)
        # Pictures go first: without a profile nobody would ever delete one that a crash left.
        self.drop_portraits(profile.id)
        try:
            self._json(profile.id).remove()
        except NotSaved:
            with suppress(NotSaved):
                self.put_back(removed)
            raise
        return removed

    def put_back(self, removed: Removed) -> None:
        """Write the files that were removed, byte for byte. Raises NotSaved."""
        self._make_folder()
        for name, data in removed.files.items():
            self._put(name, data)

    def _json(self, profile_id: str) -> JsonFile[Profile | None]:
        file = self._json_files.get(profile_id)
        if file is None:
            # Kept, for one that was read writes without reading once more.
            file = JsonFile(
                self.path(profile_id),
                member="profile",
                version=VERSION,
                decode=partial(_decode, profile_id),
                empty=None,
                quick=partial(_decode_file, profile_id),
            )
            self._json_files[profile_id] = file
        return file

    def _portraits(self, profile_id: str) -> list[str]:
        try:
            return [path.name for path in self._folder.iterdir() if is_portrait_of(profile_id, path.name)]
        except OSError:
            return []

    def _bytes(self, name: str) -> bytes | None:
        try:
            return (self._folder / name).read_bytes()
        except OSError:
            return None

    def _put(self, name: str, data: bytes) -> None:
        path = self._folder / name
        try:
            atomic.put(path, data)
        except OSError as error:
            raise NotSaved(path, problem_of(error)) from error

    def _make_folder(self) -> None:
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
        except OSError as error:
            raise NotSaved(self._folder, problem_of(error)) from error


def _decode(profile_id: str, values: object) -> Profile:
    return _own(profile_id, from_values(values))


def _decode_file(profile_id: str, data: bytes) -> Profile:
    return _own(profile_id, from_file(data, VERSION))


def _own(profile_id: str, profile: Profile) -> Profile:
    if profile.id != profile_id:
        raise ValueError("a file is somebody else's")
    return profile


def _mended(reading: Reading[Profile | None]) -> Reading[Profile | None]:
    profile = reading.value
    if profile is None:
        return reading
    history = true_to_its_lines(profile.history)
    return reading if history is profile.history else replace(reading, value=profile.but(history=history))
