"""What went wrong in the program, for whoever mends it: where, and in what kind of error.

An error's own message may hold a word or a name, and is never written down.
"""

from __future__ import annotations

import os
import platform
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6 import __version__ as pyside_version

from spyword_qt import __version__

NAME: Final = "faults.log"
MOST_BYTES: Final = 64 * 1024
"""Of the log; as many again are kept of the one before it."""
MOST_ENTRIES: Final = 50
"""In one run: what fails with every paint fails a thousand times."""
MOST_CAUSES: Final = 5
MOST_FRAMES: Final = 40
_SOURCES: Final = Path(__file__).parents[2]
_OURS: Final = ("spyword_qt", "spyword_engine")


class FaultLog:
    """The log of a data folder; only the user may read it. Each fault is written once a run."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._noted: set[str] = set()

    def note(self, error: BaseException) -> str | None:
        """Write an error down; what was written, or None where it was already. Never raises OSError."""
        fault = "\n".join(_described(error))
        if fault in self._noted or len(self._noted) >= MOST_ENTRIES:
            return None
        self._noted.add(fault)
        entry = f"{_moment()} {_versions()}\n{fault}\n"
        with suppress(OSError):
            self._make_room()
            with open(self.path, "a", encoding="utf-8", opener=_open_private) as file:
                file.write(entry)
        return entry

    def _make_room(self) -> None:
        if self.path.exists() and self.path.stat().st_size > MOST_BYTES:
            os.replace(self.path, self.path.with_name(f"{NAME}.1"))


def _described(error: BaseException) -> Iterator[str]:
    one: BaseException | None = error
    for _ in range(MOST_CAUSES):
        if one is None:
            return
        yield f"{type(one).__module__}.{type(one).__qualname__}"
        yield from _frames(one.__traceback__)
        one = one.__cause__ or one.__context__


def _frames(trace: TracebackType | None) -> Iterator[str]:
    ours = []
    for frame, line in traceback.walk_tb(trace):
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(_SOURCES) and path.relative_to(_SOURCES).parts[0] in _OURS:
            ours.append(f"  {path.relative_to(_SOURCES).as_posix()}:{line} in {frame.f_code.co_name}")
    yield from ours[-MOST_FRAMES:]


def _moment() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")


def _versions() -> str:
    python = platform.python_version()
    return f"spyword {__version__}, Python {python}, PySide6 {pyside_version}, {sys.platform}"


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
