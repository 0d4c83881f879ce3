"""Facts that matches of either game bring about. The whole table may know them."""

from __future__ import annotations

import msgspec

from spyword_engine.seat import Seat


class CardSeen(msgspec.Struct, frozen=True, tag=True):
    """The seat knows its card."""

    seat: Seat


class VoteBegun(msgspec.Struct, frozen=True, tag=True):
    """A vote begins, on everybody or on those tied, or begins anew."""


class VoteCast(msgspec.Struct, frozen=True, tag=True):
    """The seat has voted."""

    seat: Seat


class VoteClosed(msgspec.Struct, frozen=True, tag=True):
    """A vote was tallied: its result is the match's last vote."""


class PlayerOut(msgspec.Struct, frozen=True, tag=True):
    """The seat was voted out."""

    seat: Seat
