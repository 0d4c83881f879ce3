"""When Python may collect garbage: never while another thread than Qt's runs Python.

It destroys what it finds in the thread that happens to look for it, and widgets die of that.
"""

from __future__ import annotations

import gc


class Litter:
    """Counts who wants it left lying; for Qt's thread only."""

    def __init__(self) -> None:
        self._wanting = 0
        self._was_collected = True

    def leave(self) -> None:
        """Let nothing be collected until `collect` was called as often."""
        if not self._wanting:
            self._was_collected = gc.isenabled()
            gc.disable()
        self._wanting += 1

    def collect(self) -> None:
        """Let it be collected again, if nobody else wants it left."""
        self._wanting -= 1
        if not self._wanting and self._was_collected:
            gc.enable()


litter = Litter()
"""There is one collector, and so one of these."""
