"""Unpacks a zip that may come from anybody: to memory only, in bounded time and room, names checked first."""

from __future__ import annotations

import re
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO
from pathlib import Path
from typing import Final

from spyword_qt.store.bounded import TooLarge, bytes_in

_RATIO: Final = 100
"""Times that an entry may be larger than packed, beside its first bytes: JSON is ten times, pictures not."""
_FREE: Final = 20_000

_END: Final = b"PK\x05\x06"
_END_64: Final = b"PK\x06\x07"
_READ_ERRORS: Final = (
    *(zipfile.BadZipFile, zlib.error, EOFError, OSError),
    *(RuntimeError, NotImplementedError, ValueError, LookupError),
)
"""What reading a zip raises that was cut off, damaged or made up."""


class ShareProblem(StrEnum):
    """Why a file of shared packages, or something in it, is refused."""

    NO_PACKAGES = "no_packages"
    """It is no file of packages."""
    NEWER = "newer"
    """A newer version of the game wrote it."""
    UNREADABLE = "unreadable"
    """The system refused."""
    BROKEN = "broken"
    TOO_MANY = "too_many"
    TOO_LARGE = "too_large"
    TOO_PACKED = "too_packed"
    """So much larger than packed that it is made to fill the memory."""
    OUTSIDE = "outside"
    """Its name would lead out of the folder that it is unpacked to."""
    LINK = "link"
    """No file, but a link to one or a device."""
    ENCRYPTED = "encrypted"
    UNKNOWN_FILE = "unknown_file"
    """Nothing that belongs here: another zip, a program, a folder."""
    TWICE = "twice"


class BadShare(Exception):
    """Nothing of it is taken; `name` is the entry's, fit to be shown, and empty for the file itself."""

    def __init__(self, problem: ShareProblem, name: str = "") -> None:
        self.name = "".join(one if one.isprintable() else "?" for one in name[:80])
        super().__init__(f"{self.name or 'file'}: {problem.value}")
        self.problem = problem


@dataclass(frozen=True)
class Limits:
    """What a file may hold in all."""

    entries: int = 1_000
    list_bytes: int = 200_000
    """Of the zip's list of entries, which is read whole before anything can be looked at."""
    unpacked: int = 96_000_000
    """Bytes of all entries together."""


def packed_in(path: Path, most: int) -> bytes:
    """A file of `most` bytes at most, to be unpacked. Raises BadShare."""
    try:
        return bytes_in(path, most)
    except TooLarge as error:
        raise BadShare(ShareProblem.TOO_LARGE) from error
    except OSError as error:
        raise BadShare(ShareProblem.UNREADABLE) from error


def unpacked(
    data: bytes, most_bytes: Callable[[str], int | None], limits: Limits = Limits()
) -> dict[str, bytes]:
    """The entries by name. `most_bytes` says how large one may be, None where it doesn't belong there.

    Raises BadShare.
    """
    _check_list(data, limits)
    try:
        with zipfile.ZipFile(BytesIO(data)) as opened:
            entries = opened.infolist()
            _check(entries, most_bytes, limits)
            return {entry.filename: _read(opened, entry) for entry in entries}
    except _READ_ERRORS as error:
        raise BadShare(ShareProblem.BROKEN) from error


def _check_list(data: bytes, limits: Limits) -> None:
    """Raises BadShare unless the list of entries is short: reading it costs twenty times its size."""
    end = data[-22:]
    if len(end) < 22 or not end.startswith(_END) or not end.endswith(b"\0\0"):
        raise BadShare(ShareProblem.NO_PACKAGES)
    count, size = int.from_bytes(end[10:12], "little"), int.from_bytes(end[12:16], "little")
    if count > limits.entries or size > limits.list_bytes or data[-42:-38] == _END_64:
        raise BadShare(ShareProblem.TOO_MANY)


def _check(entries: list[zipfile.ZipInfo], most_bytes: Callable[[str], int | None], limits: Limits) -> None:
    if len(entries) > limits.entries:
        raise BadShare(ShareProblem.TOO_MANY)
    seen: set[str] = set()
    for entry in entries:
        problem = next(_problems(entry, most_bytes), None)
        if problem is None and entry.filename in seen:
            problem = ShareProblem.TWICE
        if problem is not None:
            raise BadShare(problem, entry.orig_filename)
        seen.add(entry.filename)
    if sum(entry.file_size for entry in entries) > limits.unpacked:
        raise BadShare(ShareProblem.TOO_LARGE)


def _problems(entry: zipfile.ZipInfo, most_bytes: Callable[[str], int | None]) -> Iterator[ShareProblem]:
    name = entry.orig_filename
    if re.search(r"^/|\\|^[A-Za-z]:|(^|/)\.\.(/|$)", name):
        yield ShareProblem.OUTSIDE
    if stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
        yield ShareProblem.LINK
    if entry.flag_bits & 1:
        yield ShareProblem.ENCRYPTED
    most = most_bytes(name)
    if most is None or name != entry.filename:
        yield ShareProblem.UNKNOWN_FILE
    elif entry.file_size > most:
        yield ShareProblem.TOO_LARGE
    if entry.file_size > _FREE + _RATIO * entry.compress_size:
        yield ShareProblem.TOO_PACKED
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        yield ShareProblem.BROKEN


def _read(opened: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    try:
        # It gives no more bytes than the list says, whatever is packed.
        with opened.open(entry) as file:
            return file.read(entry.file_size)
    except _READ_ERRORS as error:
        raise BadShare(ShareProblem.BROKEN, entry.filename) from error
