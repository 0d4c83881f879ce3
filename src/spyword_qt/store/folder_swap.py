"""Folders that appear, change and go in one step, under a folder of their own.

A folder's files are written into one beside it, which is then moved into place. What a crash leaves behind
begins with a dot, and is put right by `settle` and `settle_one`.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from spyword_qt.store import atomic

_NEW: Final = ".new-"
"""Before a name: being written. If it is still there at the next start, it was not finished."""
_OLD: Final = ".old-"
"""What was there before a change. Without a folder of that name, the change was not finished."""
_GONE: Final = ".gone-"
"""Taken away, and to be had back until the next start."""


def settle(parent: Path) -> tuple[Path, ...]:
    """Put right what a crash left, forget what was taken away, and give the folders that there are."""
    try:
        found = sorted(parent.iterdir())
    except OSError:
        return ()
    for path in found:
        if path.name.startswith(_OLD):
            settle_one(parent / path.name.removeprefix(_OLD))
        if path.name.startswith((_OLD, _NEW, _GONE)):
            remove(path)
    with suppress(OSError):
        found = sorted(parent.iterdir())
    return tuple(path for path in found if not path.name.startswith(".") and path.is_dir())


def settle_one(folder: Path) -> None:
    """Put right what a crash left of a folder, where what is beside it is not only of such folders."""
    old = _marked(folder, _OLD)
    with suppress(OSError):
        _put_back(old, folder)
    if folder.exists():
        remove(old)
    remove(_marked(folder, _NEW))


def put(folder: Path, files: Mapping[str, bytes]) -> None:
    """Make a folder of these files, in place of what it was. Raises OSError, and then it is as it was."""
    folder.parent.mkdir(mode=0o700, exist_ok=True)
    new, old = _marked(folder, _NEW), _marked(folder, _OLD)
    try:
        remove(new)
        new.mkdir(mode=0o700)
        for name, data in files.items():
            atomic.put(new / name, data)
        if folder.exists():
            remove(old)
            os.replace(folder, old)
        _move_in(new, folder, old)
    finally:
        remove(new)
    remove(old)


def take_away(folder: Path) -> None:
    """Let a folder be gone; `bring_back` has it again until the next start. Raises OSError."""
    gone = _marked(folder, _GONE)
    remove(gone)
    os.replace(folder, gone)


def bring_back(folder: Path) -> None:
    """Undo `take_away`. Raises OSError."""
    os.replace(_marked(folder, _GONE), folder)


def remove(path: Path) -> None:
    """Delete a folder with all in it, as far as the system lets it."""
    shutil.rmtree(path, ignore_errors=True)


def _marked(folder: Path, mark: str) -> Path:
    return folder.with_name(f"{mark}{folder.name}")


def _move_in(new: Path, folder: Path, old: Path) -> None:
    try:
        os.replace(new, folder)
    except OSError:
        with suppress(OSError):
            _put_back(old, folder)
        raise


def _put_back(old: Path, folder: Path) -> None:
    if old.exists() and not folder.exists():
        os.replace(old, folder)
