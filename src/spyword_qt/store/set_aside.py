"""Veils what was set aside, broken, of saved games before there was a veil: it may tell words and roles."""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from spyword_qt.store import atomic
from spyword_qt.store.bounded import TooLarge, bytes_in
from spyword_qt.store.restored import BEFORE
from spyword_qt.store.veil import MOST_BYTES, VEILED, veil

_BROKEN: Final = re.compile(r"(game|owed-[0-9a-f]{32})\.json(\.bak)?\.broken-\d+")
_MARK: Final = f'"{VEILED}"'.encode()
"""What every game has in its file that was ever veiled."""


def veil_broken(data_folder: Path) -> None:
    """Veil them, as far as the disk lets it. `python -m spyword_qt.store.veil FILE` prints what one held."""
    for folder in (data_folder, data_folder / BEFORE):
        with suppress(OSError):
            for name in filter(_BROKEN.fullmatch, os.listdir(folder)):
                with suppress(OSError, TooLarge):
                    _veil(folder / name)


def _veil(path: Path) -> None:
    data = bytes_in(path, MOST_BYTES)
    if _MARK not in data:
        atomic.put(path, json.dumps({VEILED: veil(data)}).encode())
