"""Puts what a backup brought in the place of the data, at a start, before they are read.

Killed at any moment, it is gone on with at the next start. What was there before lies in `before-restore`.
"""

from __future__ import annotations

import os
import re
import shutil
from itertools import count
from pathlib import Path
from typing import Final

NEW: Final = "restored"
"""What is to be taken in, whole."""
BEFORE: Final = "before-restore"
_TAKING: Final = "restored.taking"
"""What is being taken in: the data have been put away already."""
_DATA: Final = re.compile(
    r"(preferences|plays|game|owed-[0-9a-f]{32})\.json(\.bak)?|profiles|packages|game-pack"
)


def is_data(name: str) -> bool:
    """Whether that is a name of what lasts, in the data folder itself."""
    return _DATA.fullmatch(name) is not None


class HalfRestored(Exception):
    """Some of the data lie where nobody reads them, and the disk refuses to move them.

    Nothing is lost, but whoever began now would find an empty table, and write over it.
    """


def settle(folder: Path) -> bool:
    """Takes in what waits to be.

    Where the disk refuses, that waits for the next start, and this returns False; where it is too late to
    wait, raises HalfRestored.
    """
    new, taking, before = folder / NEW, folder / _TAKING, folder / BEFORE
    try:
        if new.is_dir() and not _data_in(taking):
            # What a file manager may have put there would be in the way.
            shutil.rmtree(taking, ignore_errors=True)
            _put_away(folder, before, new, taking)
        _take_in(taking, folder, before)
    except OSError as error:
        raise HalfRestored from error
    shutil.rmtree(taking, ignore_errors=True)
    return not new.is_dir()


def _put_away(folder: Path, before: Path, new: Path, taking: Path) -> None:
    """Raises OSError where it failed, and what was put away can't be had back."""
    try:
        before.mkdir(mode=0o700, exist_ok=True)
        for name in _data_in(folder):
            os.replace(folder / name, before / name)
        os.replace(new, taking)
    except OSError:
        for name in _data_in(before):
            os.replace(before / name, folder / name)


def _take_in(taking: Path, folder: Path, before: Path) -> None:
    for name in _data_in(taking):
        if (folder / name).exists():
            os.replace(folder / name, _free(before, name))
        os.replace(taking / name, folder / name)


def _free(before: Path, name: str) -> Path:
    """Where something can be put away beside what was put away already."""
    before.mkdir(mode=0o700, exist_ok=True)
    places = (before / (f"{name}.{number}" if number else name) for number in count())
    return next(place for place in places if not place.exists())


def _data_in(folder: Path) -> list[str]:
    try:
        return list(filter(is_data, os.listdir(folder)))
    except (FileNotFoundError, NotADirectoryError):
        return []
