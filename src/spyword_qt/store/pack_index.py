"""What the shipped packages are, in one file that is committed: `index.json` beside their folders.

A chooser needs kinds and tints, and no word: the game reads this one file, and that of a package to deal it.
`python -m spyword_qt.store.pack_index` writes it anew, and a test says when it isn't that of the packages.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Final, Literal, TypeVar

import msgspec

from spyword_engine.language import Language
from spyword_qt.store import library
from spyword_qt.store.pack import FolderId, Texts, Tint

S = TypeVar("S", bound=msgspec.Struct)

INDEX_FILE: Final = "index.json"


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table may know of a package before the end."""

    id: FolderId
    kind: Texts
    """In each language that it can be dealt in."""
    tint: Tint


class _Languages(msgspec.Struct, frozen=True):
    version: Literal[1]
    languages: tuple[Language, ...]


class _Index(_Languages, frozen=True, forbid_unknown_fields=True):
    packs: tuple[Listed, ...]


def read_index(folder: Path) -> tuple[Listed, ...]:
    """The packages of a folder in their order: by its index, or by their own files where it has none."""
    index = _read(folder, _Index)
    return _listed(folder) if index is None else index.packs


def read_languages(folder: Path) -> tuple[Language, ...]:
    """Every language that a package of a folder can be dealt in."""
    index = _read(folder, _Languages)
    return _languages(_listed(folder)) if index is None else index.languages


def index_of(folder: Path) -> str:
    """What the index of a folder has to be: JSON, a package a line."""
    packs = _listed(folder)
    languages = msgspec.json.encode(_languages(packs)).decode()
    lines = ",\n".join(f"    {msgspec.json.encode(listed).decode()}" for listed in packs)
    return f'{{\n  "version": 1,\n  "languages": {languages},\n  "packs": [\n{lines}\n  ]\n}}\n'


def main() -> None:
    """Write the index of the packages that ship."""
    folder = library.default_folder()
    (folder / INDEX_FILE).write_text(index_of(folder), encoding="utf-8", newline="\n")


def _read(folder: Path, expected: type[S]) -> S | None:
    try:
        # Unlike `decoded`, this passes over what isn't asked for.
        return msgspec.json.decode((folder / INDEX_FILE).read_bytes(), type=expected)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def _languages(packs: Iterable[Listed]) -> tuple[Language, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(listed.kind for listed in packs)))


def _listed(folder: Path) -> tuple[Listed, ...]:
    return tuple(Listed(pack.id, pack.file.kind, pack.tint) for pack in library.Library.load(folder).packs)


if __name__ == "__main__":
    main()
