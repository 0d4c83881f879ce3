"""What happens while nobody does anything: no timer, no paint, nothing that wakes the processor."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Final

from bench.facts import Fact, Facts
from bench.spawned import spawned

SECONDS: Final = 5
TIDYING: Final = 1
"""Qt looks through its own cache of pixmaps once or twice, some seconds after they were drawn."""
MOVING: Final = ("setup, its cursor blinking", "vote, watched over")
"""Where something goes on: a field's cursor, and the look whether the machine has slept over a secret."""


def measured() -> Iterator[Facts]:
    """Screen by screen, once everything on it has come to rest."""
    if sys.platform != "linux":
        yield Facts("At rest", [Fact("not measured: only Linux tells how often a thread has slept", 0)])
        return
    with TemporaryDirectory() as name:
        told = spawned("idle", (name, str(SECONDS)))
    screens = {name: counted for name, counted in told.items() if isinstance(counted, dict)}
    yield Facts(
        f"At rest, for {SECONDS} seconds each",
        [
            Fact(f"{screen}: {what}", number, at_most=None if screen in MOVING else TIDYING, mark="ID")
            for screen, counted in screens.items()
            for what, number in counted.items()
        ],
    )
