"""What an action brought about, in the order in which it came. Facts that the whole table may know."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from spyword_engine.common_events import CardSeen, PlayerOut, VoteBegun, VoteCast, VoteClosed
from spyword_engine.ending import Winner
from spyword_engine.seat import Seat


class ClueGiven(msgspec.Struct, frozen=True, tag=True):
    """The seat has had its turn to speak, used or not."""

    seat: Seat


class RoundBegun(msgspec.Struct, frozen=True, tag=True):
    """A new round's clues begin."""

    round: int


class DiscussionBegun(msgspec.Struct, frozen=True, tag=True):
    """Everyone has spoken; the table talks."""


class LotsDrawn(msgspec.Struct, frozen=True, tag=True):
    """Lots fell on a seat among those tied."""

    tied: tuple[Seat, ...]
    seat: Seat


class DuelBegun(msgspec.Struct, frozen=True, tag=True):
    """Those tied speak once more."""

    tied: tuple[Seat, ...]


class PrivateDone(msgspec.Struct, frozen=True, tag=True):
    """The seat that was out has finished its private screen, whatever was on it."""

    seat: Seat


class GuessMade(msgspec.Struct, frozen=True, tag=True):
    """The ghost guessed openly."""

    seat: Seat
    right: bool


class PlayerLeft(msgspec.Struct, frozen=True, tag=True):
    """The seat has gone home."""

    seat: Seat


class GameEnded(msgspec.Struct, frozen=True, tag=True):
    """The game is over."""

    winner: Winner


Event: TypeAlias = (
    CardSeen
    | ClueGiven
    | RoundBegun
    | DiscussionBegun
    | VoteBegun
    | VoteCast
    | VoteClosed
    | LotsDrawn
    | PlayerOut
    | DuelBegun
    | PrivateDone
    | GuessMade
    | PlayerLeft
    | GameEnded
)
