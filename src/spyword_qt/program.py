"""The program `spyword-qt`: what is done around everything else, because starts and ends are felt."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import NoReturn


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs it, and ends the process."""
    # A start makes no garbage worth a search; while there is a window, `Litter` says when there is one.
    gc.disable()
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
