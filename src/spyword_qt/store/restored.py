"""Puts what a backup brought in the place of the data, at a start, before they are read.

Killed at any moment, it is gone on with at the next start. What was there before lies in `before-restore`.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
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


def settle(folder: Path) -> None:
    """Takes in what waits to be. Where the disk refuses, it waits for the next start."""
    new, taking = folder / NEW, folder / _TAKING
    try:
        if new.is_dir() and not taking.exists():
            _move_data(folder, folder / BEFORE)
            os.replace(new, taking)
        if taking.is_dir():
            _move_data(taking, folder)
            os.rmdir(taking)
    except OSError:
        if not taking.exists():
            with suppress(OSError):
                _move_data(folder / BEFORE, folder)


def _move_data(source: Path, target: Path) -> None:
    target.mkdir(mode=0o700, exist_ok=True)
    for name in filter(is_data, os.listdir(source)):
        os.replace(source / name, target / name)
