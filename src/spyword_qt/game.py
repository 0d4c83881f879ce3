"""A game on one device as a value: what those of every kind have, and what is kept of them."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Self

from spyword_engine.seat import Seat
from spyword_qt.people import Chip, Seated
from spyword_qt.store.saved_game import SavedGame


@dataclass(frozen=True, kw_only=True)
class Game(ABC):
    """What is saved, and what a presenter moves on."""

    id: str
    """Hex digits of a UUID."""
    seats: tuple[Seated, ...]
    """Who plays, by the names that the match knows them by."""
    started: datetime
    """Local time with its offset."""
    ended: datetime | None = None
    is_given: bool = False
    """Whether everybody's profile has what the game brought."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether nothing more can happen in it."""

    @property
    @abstractmethod
    def left(self) -> tuple[Seat, ...]:
        """Those who have gone home before its end."""

    @abstractmethod
    def saved(self, clock_left: float | None = None) -> SavedGame:
        """As it is put on disk, with every secret of it."""

    @property
    def chips(self) -> tuple[Chip | None, ...]:
        """Those that guests were given, by seat."""
        return tuple(one.chip for one in self.seats)

    @property
    def stayed(self) -> tuple[Seated, ...]:
        """Those who have not left, in seat order."""
        return tuple(one for seat, one in enumerate(self.seats) if seat not in self.left)

    def ending(self, ended: datetime) -> Self:
        """The game that has just come to its end, with the time of it."""
        return replace(self, ended=ended, is_given=not any(one.profile for one in self.seats))

    def given(self) -> Self:
        """The game that everybody's profile has now."""
        return replace(self, is_given=True)

    def with_profile(self, seat: Seat, profile: str) -> Self:
        """With a profile for a guest's seat, which is to be given the game yet."""
        one = replace(self.seats[seat], profile=profile)
        return replace(self, seats=(*self.seats[:seat], one, *self.seats[seat + 1 :]), is_given=False)


def seats_of(saved: SavedGame) -> tuple[Seated, ...]:
    """Who sits at a saved game, by seat: records of every kind name their players alike."""
    record: dict[str, Any] = json.loads(saved.record)
    chips = saved.chips or (None,) * len(saved.profiles)
    return tuple(map(Seated, record["players"], saved.profiles, chips))
