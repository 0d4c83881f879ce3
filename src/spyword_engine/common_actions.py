"""What can be asked of a match of either game."""

from __future__ import annotations

from typing import final

import msgspec

from spyword_engine.seat import Seat


@final
class GotIt(msgspec.Struct, frozen=True, tag_field="do", tag="got_it"):
    """The seat has seen its card and hides it."""

    seat: Seat


@final
class Continue(msgspec.Struct, frozen=True, tag_field="do", tag="continue"):
    """What is shown has been seen."""
