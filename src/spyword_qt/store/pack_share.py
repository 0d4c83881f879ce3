"""Packages of people's own as one file, to be given to others: `.spyword-packs`.

It is a zip of `manifest.json` and of the packages' folders as they lie in the data folder. It may come from
anybody: it is read whole and checked whole before anything is kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from spyword_qt.store import atomic, library
from spyword_qt.store.draft_faults import DraftFault, faults_of, is_good
from spyword_qt.store.faults import decoded
from spyword_qt.store.kept_picture import MOST_KEPT, is_kept
from spyword_qt.store.not_saved import NotSaved, problem_of
from spyword_qt.store.own_pack import PICTURES, OwnFile, OwnId, OwnPack, Pictures, with_pictures
from spyword_qt.store.own_packs import pictures_of
from spyword_qt.store.pack_draft import draft_of
from spyword_qt.store.packing import Packing
from spyword_qt.store.share_zip import BadShare, ShareProblem, packed_in, unpacked

VERSION: Final = 1
MOST_PACKAGES: Final = 200
MOST_BYTES: Final = 64_000_000
_MOST_READ: Final = MOST_BYTES + 200_000
"""With the list of entries at the end of a zip."""
MANIFEST: Final = "manifest.json"
_MOST_MANIFEST: Final = 65_536
_ENTRY: Final = re.compile(rf"(own-[0-9a-f]{{12}})/({re.escape(library.PACK_FILE)}|[ab]\.png)")


class TooMuch(ValueError):
    """More than MOST_PACKAGES, or than MOST_BYTES in all."""


class PackageProblem(StrEnum):
    """Why one package of a file is left out, the others not."""

    MISSING = "missing"
    """A file of it isn't there."""
    WRONG_FILE = "wrong_file"
    """Its pack.json is no package: `where` is the place in it."""
    FAULTY = "faulty"
    """Its words can't be played: `faults` says why."""
    BAD_PICTURE = "bad_picture"


@dataclass(frozen=True)
class Broken:
    """A package that can't be had. It holds no word."""

    id: str
    problem: PackageProblem
    file: str
    """In the shared file: `own-…/a.png`."""
    where: str = ""
    faults: tuple[DraftFault, ...] = ()


@dataclass(frozen=True)
class Sent:
    """A package of a shared file, without faults."""

    file: OwnFile
    pictures: Pictures = field(repr=False)


@dataclass(frozen=True)
class Parcel:
    """What is in a shared file, all of it checked."""

    packages: tuple[Sent, ...]
    broken: tuple[Broken, ...]


class _Version(msgspec.Struct):
    version: Annotated[int, Meta(ge=1)]


class _Manifest(msgspec.Struct):
    version: int
    packages: Annotated[tuple[OwnId, ...], Meta(max_length=MOST_PACKAGES)]


def write_share(path: Path, packs: Sequence[OwnPack]) -> int:
    """Put packages into a file, in place of what is there; how many pictures can't be read, and stay behind.

    Raises TooMuch, where somebody who reads it would refuse it, and NotSaved.
    """
    data, left_behind = _zipped(packs)
    try:
        atomic.put(path, data)
    except OSError as error:
        raise NotSaved(path, problem_of(error)) from error
    return left_behind


def read_share(path: Path) -> Parcel:
    """All that is in a file, without keeping any of it. Raises BadShare where the file itself is refused."""
    files = unpacked(packed_in(path, _MOST_READ), _most_bytes)
    ids = _ids(files)
    for name in files:
        if name != MANIFEST and name.partition("/")[0] not in ids:
            raise BadShare(ShareProblem.UNKNOWN_FILE, name)
    found = [_package(pack_id, files) for pack_id in ids]
    return Parcel(
        tuple(one for one in found if isinstance(one, Sent)),
        tuple(one for one in found if isinstance(one, Broken)),
    )


def _zipped(packs: Sequence[OwnPack]) -> tuple[bytes, int]:
    """The file, and how many pictures are missing in it."""
    if len(packs) > MOST_PACKAGES:
        raise TooMuch
    manifest = _Manifest(VERSION, tuple(pack.id for pack in packs))
    packing, missing = Packing(), 0
    packing.add(MANIFEST, msgspec.json.encode(manifest))
    for pack in packs:
        pictures = pictures_of(pack)
        for word, data in zip(pack.file.words, pictures, strict=True):
            missing += word.picture is not None and data is None
        # When somebody made it is nobody else's business.
        file = msgspec.structs.replace(with_pictures(pack.file, pictures), made=0)
        packing.add(f"{pack.id}/{library.PACK_FILE}", msgspec.json.encode(file))
        for name, data in zip(PICTURES, pictures, strict=True):
            if data is not None:
                packing.add(f"{pack.id}/{name}", data)
        if packing.size > MOST_BYTES:
            raise TooMuch
    return packing.finished(), missing


def _most_bytes(name: str) -> int | None:
    if name == MANIFEST:
        return _MOST_MANIFEST
    entry = _ENTRY.fullmatch(name)
    if entry is None:
        return None
    return library.MOST_BYTES if entry[2] == library.PACK_FILE else MOST_KEPT


def _ids(files: Mapping[str, bytes]) -> tuple[str, ...]:
    version = decoded(files.get(MANIFEST, b""), _Version)
    if isinstance(version, list):
        raise BadShare(ShareProblem.NO_PACKAGES, MANIFEST)
    if version.version > VERSION:
        raise BadShare(ShareProblem.NEWER)
    manifest = decoded(files[MANIFEST], _Manifest)
    if isinstance(manifest, list):
        raise BadShare(ShareProblem.BROKEN, MANIFEST)
    if len(set(manifest.packages)) != len(manifest.packages):
        raise BadShare(ShareProblem.TWICE, MANIFEST)
    return manifest.packages


def _package(pack_id: str, files: Mapping[str, bytes]) -> Sent | Broken:
    name = f"{pack_id}/{library.PACK_FILE}"
    if name not in files:
        return Broken(pack_id, PackageProblem.MISSING, name)
    read = decoded(files[name], OwnFile)
    if isinstance(read, list):
        return Broken(pack_id, PackageProblem.WRONG_FILE, name, where=read[0][0])
    if read.id != pack_id:
        return Broken(pack_id, PackageProblem.WRONG_FILE, name, where="id")
    given = [files.get(f"{pack_id}/{picture}") for picture in PICTURES]
    for picture, word, data in zip(PICTURES, read.words, given, strict=True):
        if word.picture != (None if data is None else picture):
            return Broken(pack_id, PackageProblem.MISSING, f"{pack_id}/{picture}")
        if data is not None and not is_kept(data):
            return Broken(pack_id, PackageProblem.BAD_PICTURE, f"{pack_id}/{picture}")
    draft = draft_of(read, (given[0], given[1])).tidied()
    faults = faults_of(draft)
    if not is_good(faults):
        return Broken(pack_id, PackageProblem.FAULTY, name, faults=faults)
    return Sent(draft.file(pack_id, read.made), draft.pictures)
