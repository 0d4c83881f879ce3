"""What can be asked of a match. Whether it is granted is `spyword_engine.refusals`' matter."""

from __future__ import annotations

from typing import TypeAlias, final

import msgspec

from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.seat import Seat


@final
class GiveClue(msgspec.Struct, frozen=True, tag_field="do", tag="clue_given"):
    """The seat has said its clue."""

    seat: Seat


@final
class StartVote(msgspec.Struct, frozen=True, tag_field="do", tag="start_vote"):
    """The discussion is over before its time."""


@final
class TimeUp(msgspec.Struct, frozen=True, tag_field="do", tag="time_up"):
    """The phase's clock has run out."""


@final
class CastVote(msgspec.Struct, frozen=True, tag_field="do", tag="vote"):
    """The seat votes for another; `choice` None is a pass."""

    seat: Seat
    choice: Seat | None

    def __repr__(self) -> str:
        return f"CastVote(seat={self.seat})"


@final
class Seen(msgspec.Struct, frozen=True, tag_field="do", tag="seen"):
    """The seat that is out, and isn't the ghost, has seen its private screen."""

    seat: Seat


@final
class MakeGuess(msgspec.Struct, frozen=True, tag_field="do", tag="guess"):
    """The ghost's one try at the citizens' word."""

    seat: Seat
    text: str

    def __repr__(self) -> str:
        return f"MakeGuess(seat={self.seat})"


@final
class Leave(msgspec.Struct, frozen=True, tag_field="do", tag="leave"):
    """The seat has to go home."""

    seat: Seat


Action: TypeAlias = GotIt | GiveClue | StartVote | TimeUp | CastVote | Continue | Seen | MakeGuess | Leave
