"""All that a data folder holds as one file, and back: `.spyword-backup`.

It is a zip of `backup.json` and of the files as they lie in the data folder. It may come from anybody: it
is read whole, and checked whole by those who read each of its files later, before anything of it is kept.
What it brings is laid out beside the data, and put in their place at the next start (`restored`).
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from spyword_qt.store import atomic
from spyword_qt.store.backup_check import faulty_in
from spyword_qt.store.backup_gather import gathered
from spyword_qt.store.backup_layout import ID, lay_out, lay_out_for_now, most_bytes
from spyword_qt.store.faults import decoded
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.not_saved import NotSaved, problem_of
from spyword_qt.store.packing import Packing
from spyword_qt.store.restored import BEFORE, NEW
from spyword_qt.store.share_zip import BadShare, Limits, ShareProblem, packed_in, unpacked

VERSION: Final = 1
MOST_BYTES: Final = 256_000_000
LIMITS: Final = Limits(entries=10_000, list_bytes=2_000_000, unpacked=MOST_BYTES)
_ABOUT: Final = "backup.json"


class _About(msgspec.Struct, frozen=True):
    version: int


@dataclass(frozen=True)
class Backup:
    """What a file brings."""

    files: Mapping[str, bytes] = field(repr=False)
    left_out: frozenset[str] = frozenset()
    """The names of what was there and could not be put in: nobody could have read it."""

    @property
    def people(self) -> int:
        """How many profiles."""
        return sum(re.fullmatch(rf"profiles/{ID}\.json", name) is not None for name in self.files)

    @property
    def packages(self) -> int:
        """How many packages of people's own."""
        return sum(re.fullmatch(r"packages/.*/pack\.json", name) is not None for name in self.files)


class TooMuch(Exception):
    """There is more than a backup can hold."""


def write_backup(folder: Path, path: Path) -> Backup:
    """Put all of a data folder that can be read into a file, in place of what is there.

    Raises NotSaved and TooMuch, and then nothing is written.
    """
    try:
        files, left_out = gathered(folder)
        if sum(map(len, files.values())) > LIMITS.unpacked:
            raise TooMuch
        data = _zipped(files)
        _refuse_what_is_refused(data)
        atomic.put(path, data)
    except OSError as error:
        raise NotSaved(path, problem_of(error)) from error
    return Backup(files, left_out)


def read_backup(path: Path) -> Backup:
    """All that is in a file, without keeping any of it. Raises BadShare where anything in it is refused."""
    files = unpacked(packed_in(path, MOST_BYTES), _most_bytes, LIMITS)
    about = decoded(files.pop(_ABOUT, b""), _About)
    if isinstance(about, list):
        raise BadShare(ShareProblem.NO_PACKAGES)
    if about.version > VERSION:
        raise BadShare(ShareProblem.NEWER)
    try:
        _check(files)
    except OSError as error:
        raise BadShare(ShareProblem.UNREADABLE) from error
    return Backup(files)


def prepare(backup: Backup, folder: Path) -> None:
    """Lay out what a backup brings, for the next start to take in.

    Raises NotSaved, and then nothing is changed.
    """
    unfinished = folder / f"{NEW}.tmp"
    try:
        for old in (unfinished, folder / NEW, folder / BEFORE):
            # An old one that stays would be mixed with what comes.
            if old.exists():
                shutil.rmtree(old)
        unfinished.mkdir(mode=0o700)
        lay_out(backup.files, unfinished)
        os.replace(unfinished, folder / NEW)
    except OSError as error:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise NotSaved(folder, problem_of(error)) from error


def _check(files: Mapping[str, bytes]) -> None:
    """Raises BadShare where somebody won't take one of them, and OSError where there is no room to look."""
    with tempfile.TemporaryDirectory() as place:
        lay_out_for_now(files, Path(place))
        for name, outcome in faulty_in(Path(place)):
            newer = outcome is Outcome.NEWER
            raise BadShare(ShareProblem.NEWER if newer else ShareProblem.BROKEN, name)


def _refuse_what_is_refused(data: bytes) -> None:
    """Raises TooMuch where `read_backup` would refuse the file for its size or the number of its entries."""
    try:
        unpacked(data, _most_bytes, LIMITS)
    except BadShare as error:
        raise TooMuch from error
    if len(data) > MOST_BYTES:
        raise TooMuch


def _zipped(files: Mapping[str, bytes]) -> bytes:
    packing = Packing()
    packing.add(_ABOUT, msgspec.json.encode(_About(VERSION)))
    for name, data in files.items():
        packing.add(name, data)
    return packing.finished()


def _most_bytes(name: str) -> int | None:
    return 1_000 if name == _ABOUT else most_bytes(name)
