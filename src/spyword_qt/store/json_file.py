"""A small JSON file that survives crashes, full disks, broken contents and newer versions of the game.

A file is `{"version": 1, "<member>": ...}`. It is written beside itself, synced and moved into place; what it
replaces stays as `<name>.bak`. A broken file is set aside as `<name>.broken-<time>`, never overwritten.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final, Generic, TypeVar

from spyword_qt.store import atomic
from spyword_qt.store.bounded import bytes_in
from spyword_qt.store.not_saved import NotSaved, SaveProblem, problem_of

T = TypeVar("T")

_BROKEN: Final = (ValueError, TypeError, LookupError, RecursionError)
"""What reading a file raises that isn't JSON, isn't ours, or was cut off."""
_MOST_BYTES: Final = 32 * 1024 * 1024
"""Of a file: ten thousand games in one profile are a tenth of it. More isn't ours."""


class Outcome(StrEnum):
    """How reading a file went."""

    READ = "read"
    ABSENT = "absent"
    RESTORED = "restored"
    """The file was broken or gone, and its backup was taken."""
    LOST = "lost"
    """The file was broken, and there is no good backup."""
    NEWER = "newer"
    """A newer version of the game wrote it: it stays untouched, and nothing is saved over it."""
    UNREADABLE = "unreadable"
    """The system refused: nothing is saved over it until it can be read."""


@dataclass(frozen=True)
class Reading(Generic[T]):
    """What a file held, and how that went; `value` is the file's empty value where nothing could be read."""

    value: T = field(repr=False)
    outcome: Outcome

    @property
    def is_fault(self) -> bool:
        """Whether something was wrong that people should know of."""
        return self.outcome not in (Outcome.READ, Outcome.ABSENT)


class JsonFile(Generic[T]):
    """One value in one file. For one thread at a time.

    `decode` makes the value from the member's JSON value, and raises ValueError, TypeError or LookupError
    where that isn't one; `empty` stands for a file that isn't there. `quick` makes the value from a whole
    file at once; where it raises ValueError the file is read step by step, and that says what it is.
    """

    def __init__(
        self,
        path: Path,
        *,
        member: str,
        version: int,
        decode: Callable[[object], T],
        empty: T,
        quick: Callable[[bytes], T] | None = None,
    ) -> None:
        self.path = path
        self._member = member
        self._version = version
        self._decode = decode
        self._quick = quick
        self._empty = empty
        self._seen = False
        self._obstacle: SaveProblem | None = None

    @property
    def _backup(self) -> Path:
        return self.path.with_name(f"{self.path.name}.bak")

    def exists(self) -> bool:
        """Whether there is something to read, good or bad."""
        # Unlike Path.exists, this never raises.
        return os.path.exists(self.path) or os.path.exists(self._backup)

    def read(self) -> Reading[T]:
        """The value, from the backup if the file is broken or gone."""
        self._seen = True
        self._obstacle = None
        try:
            return self._read()
        except _NewerVersion:
            self._obstacle = SaveProblem.NEWER
            return Reading(self._empty, Outcome.NEWER)
        except OSError as error:
            self._obstacle = problem_of(error)
            return Reading(self._empty, Outcome.UNREADABLE)

    def peek(self) -> object:
        """The member's JSON value as it lies here, undecoded; None where a whole one can't be had at once."""
        for path in (self.path, self._backup):
            try:
                return json.loads(bytes_in(path, _MOST_BYTES))[self._member]
            except FileNotFoundError:
                continue
            except (OSError, *_BROKEN):
                break
        return None

    def can_be_read(self) -> bool:
        """Whether `read` would give what was written, from the file or its backup; mends nothing."""
        for path in (self.path, self._backup):
            try:
                self._value_in(bytes_in(path, _MOST_BYTES))
            except (FileNotFoundError, *_BROKEN):
                continue
            except (OSError, _NewerVersion):
                return False
            return True
        return False

    def look(self) -> Reading[T]:
        """The file as it stands: nothing is mended or set aside, no backup taken. LOST where it is broken."""
        try:
            return Reading(self._value_in(bytes_in(self.path, _MOST_BYTES)), Outcome.READ)
        except FileNotFoundError:
            return Reading(self._empty, Outcome.ABSENT)
        except _NewerVersion:
            return Reading(self._empty, Outcome.NEWER)
        except OSError:
            return Reading(self._empty, Outcome.UNREADABLE)
        except _BROKEN:
            return Reading(self._empty, Outcome.LOST)

    def read_to_change(self) -> Reading[T]:
        """As `read`, of a value that is to be written anew. Raises NotSaved where `write` would refuse it."""
        reading = self.read()
        if self._obstacle is not None:
            raise NotSaved(self.path, self._obstacle)
        return reading

    def write(self, text: str) -> None:
        """Replace the member by `text`, which is JSON. Raises NotSaved."""
        self._refuse_to_lose()
        data = f'{{"version":{self._version},"{self._member}":{text}}}\n'.encode()
        try:
            atomic.put(self.path, data, backup=self._backup)
        except OSError as error:
            raise NotSaved(self.path, problem_of(error)) from error

    def remove(self) -> None:
        """Delete the file and its backup, where there are any. Raises NotSaved."""
        self._refuse_to_lose()
        # The backup goes first: without the file it would be read in its place.
        self._unlink(self._backup, atomic.temporary_of(self.path), self.path)

    def drop_backup(self) -> None:
        """Delete the backup, which makes room on a full disk. Raises NotSaved."""
        self._unlink(self._backup)

    def move_to(self, path: Path) -> None:
        """Rename the file, which takes no room on the disk. Raises NotSaved.

        A backup stays: without the file it would be read in its place.
        """
        self._refuse_to_lose()
        try:
            os.replace(self.path, path)
        except OSError as error:
            raise NotSaved(self.path, problem_of(error)) from error

    def set_aside(self) -> None:
        """Keep the file, and its backup, where nobody reads them again. Raises NotSaved."""
        # The backup goes first: without the file it would be read in its place.
        for path in (self._backup, self.path):
            if os.path.exists(path) and not self._set_aside(path):
                raise NotSaved(path, self._obstacle or SaveProblem.OTHER)

    def _refuse_to_lose(self) -> None:
        """Raises NotSaved if the file holds something that reading it did not get."""
        if self._obstacle is not None or not self._seen:
            self.read()
        if self._obstacle is not None:
            raise NotSaved(self.path, self._obstacle)

    def _unlink(self, *paths: Path) -> None:
        try:
            for path in paths:
                path.unlink(missing_ok=True)
        except OSError as error:
            raise NotSaved(self.path, problem_of(error)) from error

    def _read(self) -> Reading[T]:
        lost = False
        try:
            return Reading(self._value_in(bytes_in(self.path, _MOST_BYTES)), Outcome.READ)
        except FileNotFoundError:
            pass
        except _BROKEN:
            lost = True
            self._set_aside(self.path)
        try:
            data = bytes_in(self._backup, _MOST_BYTES)
            value = self._value_in(data)
        except FileNotFoundError:
            return Reading(self._empty, Outcome.LOST if lost else Outcome.ABSENT)
        except _BROKEN:
            # Or it would be looked at again, and found broken, at every start.
            self._set_aside(self._backup)
            return Reading(self._empty, Outcome.LOST)
        if self._obstacle is None:
            # Otherwise the same would be told at every start until something is saved.
            with suppress(OSError):
                atomic.put(self.path, data, backup=self._backup)
        return Reading(value, Outcome.RESTORED)

    def _value_in(self, data: bytes) -> T:
        if self._quick is not None:
            with suppress(ValueError):
                return self._quick(data)
        content = json.loads(data)
        version = content["version"]
        if type(version) is not int or version < 1:
            raise ValueError("no version")
        if version > self._version:
            raise _NewerVersion
        return self._decode(content[self._member])

    def _set_aside(self, path: Path) -> bool:
        aside = path.with_name(f"{path.name}.broken-{time.time_ns()}")
        try:
            os.replace(path, aside)
        except OSError as error:
            self._obstacle = problem_of(error)
            return False
        return True


class _NewerVersion(Exception):
    pass
