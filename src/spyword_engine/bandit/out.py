"""Who is no longer in."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from spyword_engine.seat import Seat


class At(StrEnum):
    """When in a day somebody went: at the dawn that ended its night, or by its vote."""

    NIGHT = "night"
    VOTE = "vote"


class Out(msgspec.Struct, frozen=True):
    """Somebody who went, and when. By what they died in a night, nobody is told before the end."""

    seat: Seat
    day: int
    at: At
