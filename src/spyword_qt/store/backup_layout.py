"""Which files are in a backup, how large each may be, and how they are laid out in a folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from spyword_qt.store import atomic

ID: Final = "[0-9a-f]{32}"
_MOST: Final = {
    rf"preferences\.json|plays\.json|game\.json|owed-{ID}\.json": 8_000_000,
    rf"profiles/{ID}\.json": 8_000_000,
    rf"profiles/{ID}-[0-9a-f]{{8}}\.png": 1_000_000,
    r"(packages/own-[0-9a-f]{12}|game-pack)/(pack|about)\.json": 65_536,
    r"(packages/own-[0-9a-f]{12}|game-pack)/[ab]\.png": 1_100_000,
}
"""What belongs in one, and how large each may be. Caches, backups of single files and logs don't."""


def most_bytes(name: str) -> int | None:
    """How large a file of that name in the data folder may be, None where it doesn't belong in a backup."""
    return next((most for pattern, most in _MOST.items() if re.fullmatch(pattern, name)), None)


def lay_out(
    files: Mapping[str, bytes], folder: Path, put: Callable[[Path, bytes], object] = atomic.put
) -> None:
    """Put files into a folder, by their names in it. Raises OSError."""
    for name, data in files.items():
        # One by one: what `mkdir` makes on the way would be for everybody to read.
        for parent in reversed(Path(name).parents):
            (folder / parent).mkdir(mode=0o700, exist_ok=True)
        put(folder / name, data)


def lay_out_for_now(files: Mapping[str, bytes], folder: Path) -> None:
    """As `lay_out`, in a folder that nobody needs after a crash: the disk isn't waited for."""
    lay_out(files, folder, Path.write_bytes)
