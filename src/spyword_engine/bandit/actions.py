"""What can be asked of a match. Whether it is granted is `spyword_engine.bandit.refusals`' matter."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.seat import Seat


class Choose(msgspec.Struct, frozen=True, tag_field="do", tag="choose"):
    """Those awake choose this seat; None is the bandit holding fire."""

    seat: Seat | None

    def __repr__(self) -> str:
        return "Choose()"


class Spoke(msgspec.Struct, frozen=True, tag_field="do", tag="spoke"):
    """The seat has said its last words, or has had its speech."""

    seat: Seat


class CastBallot(msgspec.Struct, frozen=True, tag_field="do", tag="ballot"):
    """The seat raises its hand for another, or (None) for nobody, in the place of what it did before."""

    seat: Seat
    choice: Seat | None


class CloseVote(msgspec.Struct, frozen=True, tag_field="do", tag="close_vote"):
    """The hands are counted as they are; who gave no ballot votes for nobody."""


Action: TypeAlias = GotIt | Choose | Continue | Spoke | CastBallot | CloseVote
