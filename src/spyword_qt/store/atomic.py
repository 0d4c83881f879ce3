"""Puts bytes in a file's place in one step: whoever looks finds the old ones or the new ones, whole."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def temporary_of(path: Path) -> Path:
    """Where a file's next contents are written, beside it."""
    return path.with_name(f"{path.name}.tmp")


def put(path: Path, data: bytes, *, backup: Path | None = None) -> None:
    """Write beside `path`, sync, and move into place; only the user may read it.

    What was there is moved to `backup` where one is given. Raises OSError, and then all is as it was.
    """
    temporary = temporary_of(path)
    try:
        # One that a crash left behind may be anybody's to read.
        temporary.unlink(missing_ok=True)
        with open(temporary, "xb", opener=_open_private) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if backup is None:
            os.replace(temporary, path)
        else:
            _move_in(temporary, path, backup)
    except OSError:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise


def _move_in(temporary: Path, path: Path, backup: Path) -> None:
    with suppress(FileNotFoundError):
        os.replace(path, backup)
    try:
        os.replace(temporary, path)
    except OSError:
        with suppress(OSError):
            os.replace(backup, path)
        raise


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
