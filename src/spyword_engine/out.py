"""Who is no longer in."""

from __future__ import annotations

import msgspec

from spyword_engine.seat import Seat


class Out(msgspec.Struct, frozen=True):
    """Somebody who was voted out or left, and in which round."""

    seat: Seat
    round: int
