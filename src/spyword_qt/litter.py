"""When Python may collect garbage: never while a thread that isn't Qt's runs Python.

It destroys what it finds in the thread that happens to look for it, and widgets die of that.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class Litter:
    """Counts who wants it left lying, in whatever thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._wanting = 0
        self._was_collected = True

    def leave(self) -> None:
        """Let nothing be collected until `collect` was called as often."""
        with self._lock:
            if not self._wanting:
                self._was_collected = gc.isenabled()
                gc.disable()
            self._wanting += 1

    def collect(self) -> None:
        """Let it be collected again, if nobody else wants it left."""
        with self._lock:
            self._wanting -= 1
            if not self._wanting and self._was_collected:
                gc.enable()

    @contextmanager
    def left(self) -> Iterator[None]:
        """For all that a thread does."""
        self.leave()
        try:
            yield
        finally:
            self.collect()


litter = Litter()
"""There is one collector, and so one of these."""
