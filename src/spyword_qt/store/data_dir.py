"""The folder that everything lasting is kept in."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def find(given: Path | None) -> Path:
    """The given folder, or the system's place for such data; made, for this user only, where it is missing.

    Where it can't be made one plays all the same: whatever can't be kept is told when it is to be.
    """
    folder = given if given is not None else _default()
    with suppress(OSError):
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def _default() -> Path:
    # Brought in late: it costs 5 ms, and a start with a given folder never needs it.
    from platformdirs import user_data_path

    return user_data_path("spyword", appauthor=False)
