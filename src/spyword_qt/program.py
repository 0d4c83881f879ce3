"""The program `spyword-qt`: what is done around everything else, because starts and ends are felt."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

_PLAIN_IMPORT: Final = builtins.__import__
"""Python's own, as long as this module is imported before anything of Qt."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs it, and ends the process."""
    # A start makes no garbage worth a search; while there is a window, `Litter` says when there is one.
    gc.disable()
    # With Qt comes an import that reads the source of every module, to know which of them may ask
    # `__feature__` for other spellings. None here does, and to read them all takes a tenth of a start.
    import_module("PySide6.QtCore")
    builtins.__import__ = _PLAIN_IMPORT
    from spyword_qt.app import main as run

    try:
        status = run(arguments)
    finally:
        for stream in (sys.stdout, sys.stderr):
            # There is none without a console.
            if stream is not None:
                stream.flush()
    # All is on disk. Taking thousands of widgets down one by one would only keep people waiting.
    os._exit(status)
