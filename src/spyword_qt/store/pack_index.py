"""What the shipped packages are, in one file that is committed: `index.json` beside their folders.

A chooser needs kinds and tints, and no word: the game reads this one file, and that of a package to deal it.
`python -m spyword_qt.store.pack_index` writes it anew, and a test says when it isn't that of the packages.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from spyword_qt.store.faults import decoded
from spyword_qt.store.library import Library, default_folder
from spyword_qt.store.pack import FolderId, Texts, Tint

INDEX_FILE: Final = "index.json"


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table may know of a package before the end."""

    id: FolderId
    kind: Texts
    tint: Tint


class _Index(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: Literal[1]
    packs: tuple[Listed, ...]


def read_index(folder: Path) -> tuple[Listed, ...]:
    """The packages of a folder in their order: by its index, or by their own files where it has none."""
    try:
        read = decoded((folder / INDEX_FILE).read_bytes(), _Index)
    except OSError:
        read = []
    return read.packs if isinstance(read, _Index) else _listed(folder)


def index_of(folder: Path) -> str:
    """What the index of a folder has to be: JSON, a package a line."""
    lines = ",\n".join(f"    {msgspec.json.encode(listed).decode()}" for listed in _listed(folder))
    return f'{{\n  "version": 1,\n  "packs": [\n{lines}\n  ]\n}}\n'


def main() -> None:
    """Write the index of the packages that ship."""
    folder = default_folder()
    (folder / INDEX_FILE).write_text(index_of(folder), encoding="utf-8", newline="\n")


def _listed(folder: Path) -> tuple[Listed, ...]:
    return tuple(Listed(pack.id, pack.file.kind, pack.tint) for pack in Library.load(folder).packs)


if __name__ == "__main__":
    main()
