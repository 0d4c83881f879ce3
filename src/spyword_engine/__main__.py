"""`python -m spyword_engine`: the referee on standard input and output."""

from __future__ import annotations

import contextlib
import os
import sys

from spyword_engine.referee import serve


def main() -> None:
    """Serves until standard input ends, or until nobody reads the answers any more."""
    try:
        with contextlib.suppress(KeyboardInterrupt):
            serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # What is left in the buffer can't be written; without this, Python complains about it on leaving.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


main()
