"""People on their way to another machine: one file of JSON lines, a head and then a person a line.

Nothing in such a file is trusted. It is read a person at a time, within limits, and is good as a whole or
refused as a whole.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from spyword_qt.store import atomic
from spyword_qt.store.bounded import open_plain
from spyword_qt.store.image_check import BadPicture
from spyword_qt.store.not_saved import NotSaved, problem_of
from spyword_qt.store.portrait import checked
from spyword_qt.store.profile import Profile, from_values, to_values

VERSION: Final = 1
MOST_PEOPLE: Final = 1_000
MOST_BYTES: Final = 120_000_000
"""Of a file: twice what 200 people take who have pictures and 200 games each with eleven others."""
MOST_BYTES_OF_ONE: Final = 8_000_000
"""Of one person: some ten thousand games."""
_FORMAT: Final = "spyword-people"
_MOST_BYTES_OF_HEAD: Final = 1_000


class ParcelProblem(StrEnum):
    """Why a file with people is refused."""

    UNREADABLE = "unreadable"
    """The system refused, or it is no file."""
    NOT_OURS = "not_ours"
    NEWER = "newer"
    """A newer version of the game wrote it."""
    BROKEN = "broken"
    """It was cut off or changed, or somebody made it up."""
    TOO_LARGE = "too_large"


class BadParcel(Exception):
    """A file that is refused as a whole. The message holds nothing out of it."""

    def __init__(self, problem: ParcelProblem) -> None:
        super().__init__(problem.value)
        self.problem = problem


@dataclass(frozen=True)
class Packed:
    """One person on the way."""

    profile: Profile = field(repr=False)
    """Without a portrait's name: a file is named where the person arrives."""
    portrait: bytes | None = field(repr=False)
    """A portrait's PNG."""


@dataclass(frozen=True)
class Parcel:
    """People out of a file, looked over; nobody's profile has changed yet."""

    people: tuple[Packed, ...]


def packed(profile: Profile, portrait: bytes | None) -> Packed:
    """Somebody to be written; without their picture, where its file is no portrait any more."""
    with suppress(BadPicture):
        return Packed(profile, None if portrait is None else checked(portrait))
    return Packed(profile, None)


def write(path: Path, people: Sequence[Packed]) -> None:
    """Put the people into a file. Raises NotSaved, and BadParcel (TOO_LARGE) for more than `read` takes."""
    head = {"format": _FORMAT, "version": VERSION, "people": len(people)}
    lines = [_line(head), *(_line(_values(somebody)) for somebody in people)]
    is_too_large = sum(map(len, lines)) > MOST_BYTES or max(map(len, lines)) > MOST_BYTES_OF_ONE
    if is_too_large or len(people) > MOST_PEOPLE:
        raise BadParcel(ParcelProblem.TOO_LARGE)
    try:
        atomic.put(path, b"".join(lines))
    except OSError as error:
        raise NotSaved(path, problem_of(error)) from error


def read(path: Path) -> Parcel:
    """The people of a file. Raises BadParcel."""
    try:
        with open_plain(path) as file:
            return Parcel(tuple(_people(file)))
    except OSError as error:
        raise BadParcel(ParcelProblem.UNREADABLE) from error


def _values(somebody: Packed) -> dict[str, Any]:
    portrait = None if somebody.portrait is None else base64.b64encode(somebody.portrait).decode()
    return {"profile": to_values(somebody.profile.but(portrait="")), "portrait": portrait}


def _line(values: dict[str, Any]) -> bytes:
    return f"{json.dumps(values, ensure_ascii=False)}\n".encode()


def _people(file: BinaryIO) -> Iterator[Packed]:
    seen: set[str] = set()
    number = _number_of_people(file)
    size = file.tell()
    for _ in range(number):
        line = file.readline(MOST_BYTES_OF_ONE + 1)
        size += len(line)
        if len(line) > MOST_BYTES_OF_ONE or size > MOST_BYTES:
            raise BadParcel(ParcelProblem.TOO_LARGE)
        somebody = _somebody(line)
        if somebody.profile.id in seen:
            raise BadParcel(ParcelProblem.BROKEN)
        seen.add(somebody.profile.id)
        yield somebody
    if file.read(1):
        raise BadParcel(ParcelProblem.BROKEN)


def _number_of_people(file: BinaryIO) -> int:
    try:
        head = msgspec.json.decode(file.readline(_MOST_BYTES_OF_HEAD))
        is_ours = head["format"] == _FORMAT
        version = head["version"]
    except (ValueError, TypeError, LookupError, RecursionError):
        raise BadParcel(ParcelProblem.NOT_OURS) from None
    if not is_ours:
        raise BadParcel(ParcelProblem.NOT_OURS)
    if type(version) is int and version > VERSION:
        raise BadParcel(ParcelProblem.NEWER)
    people = head.get("people")
    if type(version) is not int or version != VERSION or type(people) is not int or people < 0:
        raise BadParcel(ParcelProblem.BROKEN)
    if people > MOST_PEOPLE:
        raise BadParcel(ParcelProblem.TOO_LARGE)
    return people


def _somebody(line: bytes) -> Packed:
    try:
        content = msgspec.json.decode(line)
        profile = from_values(content["profile"])
        portrait = content["portrait"]
        if portrait is not None:
            portrait = checked(base64.b64decode(portrait, validate=True))
    # Nothing of the file is told: it may be shown.
    except (ValueError, TypeError, LookupError, RecursionError, BadPicture):
        raise BadParcel(ParcelProblem.BROKEN) from None
    return Packed(profile.but(portrait=""), portrait)
