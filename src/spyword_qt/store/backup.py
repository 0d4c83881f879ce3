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
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec

from spyword_qt.store import atomic
from spyword_qt.store.backup_check import faulty_in
from spyword_qt.store.faults import decoded
from spyword_qt.store.json_file import NotSaved, Outcome, problem_of
from spyword_qt.store.restored import BEFORE, NEW, is_data
from spyword_qt.store.share_zip import BadShare, Limits, ShareProblem, unpacked

SUFFIX: Final = "spyword-backup"
VERSION: Final = 1
MOST_BYTES: Final = 256_000_000
LIMITS: Final = Limits(entries=10_000, list_bytes=2_000_000, unpacked=MOST_BYTES)
_ABOUT: Final = "backup.json"
_ID: Final = "[0-9a-f]{32}"
_MOST: Final = {
    rf"preferences\.json|plays\.json|game\.json|owed-{_ID}\.json": 8_000_000,
    rf"profiles/{_ID}\.json": 8_000_000,
    rf"profiles/{_ID}-[0-9a-f]{{8}}\.png": 1_000_000,
    r"(packages/own-[0-9a-f]{12}|game-pack)/(pack|about)\.json": 65_536,
    r"(packages/own-[0-9a-f]{12}|game-pack)/[ab]\.png": 1_100_000,
}
"""What belongs in one, and how large each may be. Caches, backups of single files and logs don't."""


class _About(msgspec.Struct, frozen=True):
    version: int


@dataclass(frozen=True)
class Backup:
    """What a file brings."""

    files: Mapping[str, bytes] = field(repr=False)

    @property
    def people(self) -> int:
        """How many profiles."""
        return sum(re.fullmatch(rf"profiles/{_ID}\.json", name) is not None for name in self.files)

    @property
    def packages(self) -> int:
        """How many packages of people's own."""
        return sum(re.fullmatch(r"packages/.*/pack\.json", name) is not None for name in self.files)


def write_backup(folder: Path, path: Path) -> Backup:
    """Put all of a data folder into a file, in place of what is there. Raises NotSaved."""
    try:
        files = dict(_files_in(folder))
        atomic.put(path, _zipped(files))
    except OSError as error:
        raise NotSaved(path, problem_of(error)) from error
    return Backup(files)


def read_backup(path: Path) -> Backup:
    """All that is in a file, without keeping any of it. Raises BadShare where anything in it is refused."""
    files = unpacked(_bytes_in(path), _most_bytes, LIMITS)
    about = decoded(files.pop(_ABOUT, b""), _About)
    if isinstance(about, list):
        raise BadShare(ShareProblem.NO_PACKAGES)
    if about.version > VERSION:
        raise BadShare(ShareProblem.NEWER)
    with tempfile.TemporaryDirectory() as place:
        _lay_out(files, Path(place))
        for name, outcome in faulty_in(Path(place)):
            newer = outcome is Outcome.NEWER
            raise BadShare(ShareProblem.NEWER if newer else ShareProblem.BROKEN, name)
    return Backup(files)


def prepare(backup: Backup, folder: Path) -> None:
    """Lay out what a backup brings, for the next start to take in.

    Raises NotSaved, and then nothing is changed.
    """
    unfinished = folder / f"{NEW}.tmp"
    try:
        for old in (unfinished, folder / NEW, folder / BEFORE):
            shutil.rmtree(old, ignore_errors=True)
        unfinished.mkdir(mode=0o700)
        _lay_out(backup.files, unfinished)
        os.replace(unfinished, folder / NEW)
    except OSError as error:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise NotSaved(folder, problem_of(error)) from error


def _files_in(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if is_data(name.partition("/")[0]) and _most_bytes(name) is not None:
            # What is given away while this looks is gone, and no fault.
            with suppress(FileNotFoundError):
                yield name, path.read_bytes()


def _lay_out(files: Mapping[str, bytes], folder: Path) -> None:
    for name, data in files.items():
        # One by one: what `mkdir` makes on the way would be for everybody to read.
        for parent in reversed(Path(name).parents):
            (folder / parent).mkdir(mode=0o700, exist_ok=True)
        atomic.put(folder / name, data)


def _zipped(files: Mapping[str, bytes]) -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w") as zipped:
        for name, data in {_ABOUT: msgspec.json.encode(_About(VERSION)), **files}.items():
            # A ZipInfo of its own has the same date in every file.
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_STORED if name.endswith(".png") else zipfile.ZIP_DEFLATED
            zipped.writestr(entry, data)
    return target.getvalue()


def _bytes_in(path: Path) -> bytes:
    try:
        # Anything but a plain file may never come to its end.
        if not path.is_file():
            raise BadShare(ShareProblem.UNREADABLE)
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size > MOST_BYTES:
                raise BadShare(ShareProblem.TOO_LARGE)
            return file.read(MOST_BYTES)
    except OSError as error:
        raise BadShare(ShareProblem.UNREADABLE) from error


def _most_bytes(name: str) -> int | None:
    if name == _ABOUT:
        return 1_000
    return next((most for pattern, most in _MOST.items() if re.fullmatch(pattern, name)), None)
