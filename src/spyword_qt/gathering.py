"""Who sits down for a game. A value; every change gives a new one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Self

from spyword_engine.bandit import roles
from spyword_engine.errors import BadName, NameProblem
from spyword_engine.names import folded, tidy
from spyword_engine.seat import Seat
from spyword_engine.settings import FEWEST_PLAYERS, MOST_PLAYERS
from spyword_qt.game_kind import GameKind
from spyword_qt.people import Seated
from spyword_qt.present_names import called_now

PLAYERS: Final[Mapping[GameKind, range]] = {
    "word": range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    "bandit": range(roles.FEWEST_PLAYERS, roles.MOST_PLAYERS + 1),
}
"""How many can play each game."""


@dataclass(frozen=True)
class Gathering:
    """The people of a game that is being set up."""

    seats: tuple[Seated, ...] = ()
    """In seat order."""
    game: GameKind = field(default="word", kw_only=True)

    @property
    def fewest(self) -> int:
        """So many have to sit down."""
        return PLAYERS[self.game][0]

    @property
    def most(self) -> int:
        """So many can sit down."""
        return PLAYERS[self.game][-1]

    @property
    def names(self) -> tuple[str, ...]:
        """Those of the table, in seat order."""
        return tuple(one.name for one in self.seats)

    @property
    def is_full(self) -> bool:
        """Whether nobody more can sit down."""
        return len(self.seats) >= self.most

    @property
    def missing(self) -> int:
        """How many more are needed for a game; fewer than none where some are too many."""
        count = len(self.seats)
        return max(self.fewest - count, 0) or min(self.most - count, 0)

    def name_problem(self, raw: str, seat: Seat | None = None) -> NameProblem | None:
        """What keeps the name from sitting down, or from being `seat`'s new name; None if nothing does."""
        try:
            key = folded(tidy(raw))
        except BadName as error:
            return error.problem
        others = (name for number, name in enumerate(self.names) if number != seat)
        return NameProblem.TAKEN if any(folded(name) == key for name in others) else None

    def add(self, raw: str) -> Self:
        """With one more guest, who has the last seat. The name must have no problem."""
        return replace(self, seats=(*self.seats, Seated(tidy(raw))))

    def can_invite(self, one: Seated) -> bool:
        """Whether somebody could sit down: nobody sits twice, nor beside their namesake."""
        if one.profile is not None and any(other.profile == one.profile for other in self.seats):
            return False
        namesake = self._seat_named(one.name)
        if namesake is None:
            return not self.is_full
        return one.profile is not None and self.seats[namesake].profile is None

    def invite(self, one: Seated) -> Self:
        """With somebody more, on the last seat; a profile may turn out to be that of the guest of its name.

        It must be possible.
        """
        namesake = self._seat_named(one.name)
        return replace(self, seats=(*self.seats, one)) if namesake is None else self.take(namesake, one)

    def can_take(self, seat: Seat, one: Seated) -> bool:
        """Whether whoever has the seat could be somebody with a profile: nobody else is, or is called so."""
        others = self.remove(seat)
        return others.name_problem(one.name) is None and others.can_invite(one)

    def take(self, seat: Seat, one: Seated) -> Self:
        """With somebody else on a seat. Nobody else at the table may have their name or profile."""
        return replace(self, seats=(*self.seats[:seat], one, *self.seats[seat + 1 :]))

    def rename(self, seat: Seat, raw: str) -> Self:
        """With another name for a guest's seat. The name must have no problem."""
        return self.take(seat, replace(self.seats[seat], name=tidy(raw)))

    def brought_up_to_date(self, names: Mapping[str, str], retired: Collection[str] = ()) -> Self:
        """With people's names as they are now, given by profile, and without those who are retired.

        Whose profile is gone sits as a guest; a guest whose name is somebody's here by now gets a number.
        """
        here = (one for one in self.seats if one.profile not in retired)
        sitting = [one if one.profile in names else replace(one, profile=None) for one in here]
        return replace(self, seats=called_now(sitting, names))

    def move(self, seat: Seat, to: Seat) -> Self:
        """With the player of one seat moved to another, those between making room."""
        seats = list(self.seats)
        seats.insert(to, seats.pop(seat))
        return replace(self, seats=tuple(seats))

    def remove(self, seat: Seat) -> Self:
        """Without the player of a seat."""
        return replace(self, seats=self.seats[:seat] + self.seats[seat + 1 :])

    def _seat_named(self, name: str) -> Seat | None:
        key = folded(name)
        return next((seat for seat, other in enumerate(self.names) if folded(other) == key), None)
