"""What was chosen in a night, and what the police were told."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from spyword_engine.bandit.roles import Role
from spyword_engine.seat import Seat


class Answer(StrEnum):
    """What the judge shows the police: thumb down, sideways, or up."""

    KILLER = "killer"
    SIDEWAYS = "sideways"
    GOOD = "good"


ANSWERS: Final[dict[Role, Answer]] = {
    Role.KILLER: Answer.KILLER,
    Role.DOCTOR: Answer.SIDEWAYS,
    Role.BANDIT: Answer.SIDEWAYS,
    Role.POLICE: Answer.GOOD,
    Role.CITIZEN: Answer.GOOD,
}


class Night(msgspec.Struct, frozen=True):
    """A night; None where a step wasn't taken, has still to be, or the bandit held fire."""

    night: int
    """From 1 on: the number of the day that follows it."""
    victim: Seat | None = None
    saved: Seat | None = None
    shot: Seat | None = None
    checked: Seat | None = None
    answer: Answer | None = None
    out: tuple[Seat, ...] = ()
    """Who is out at its dawn, in seat order."""

    def __repr__(self) -> str:
        return f"Night({self.night})"
