"""What the presenters of a window share, whatever kind of game is theirs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from spyword_qt.clock import Clock
from spyword_qt.counting import Counting
from spyword_qt.faces import Faces
from spyword_qt.giver import Giver
from spyword_qt.giving import Giving
from spyword_qt.keeper import Keeper
from spyword_qt.owing import Owing
from spyword_qt.quiet import Quiet


@dataclass(frozen=True)
class Upkeep:
    """Where games go, and where those who sit at them come from."""

    keeper: Keeper
    giving: Giving
    giver: Giver
    owing: Owing
    quiet: Quiet
    counting: Counting
    faces: Faces
    clock: Clock
    """Monotonic seconds."""
    now: Callable[[], datetime]
    """Local time with its offset."""
