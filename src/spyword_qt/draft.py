"""A game being set up: who plays, with which settings and package. A value; every change gives a new one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from spyword_engine.errors import BadName, BadSettings, NameProblem
from spyword_engine.names import folded, tidy
from spyword_engine.seat import Seat
from spyword_engine.settings import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Settings,
    allowed_spies,
    complete,
    roles_allowed,
)
from spyword_qt.people import Seated
from spyword_qt.present_names import called_now

_ROLES: Final = ("spies", "ghost")


@dataclass(frozen=True)
class Draft:
    """What the host has settled so far."""

    seats: tuple[Seated, ...] = ()
    """In seat order."""
    chosen: Mapping[str, Any] = field(default_factory=dict)
    """Only the settings that the host has changed, by their names; the others follow the recommendation."""
    pack: str | None = None
    """A package's id, or None for a surprise."""

    @property
    def names(self) -> tuple[str, ...]:
        """Those of the table, in seat order."""
        return tuple(one.name for one in self.seats)

    @property
    def is_full(self) -> bool:
        """Whether nobody more can sit down."""
        return len(self.seats) >= MOST_PLAYERS

    @property
    def can_start(self) -> bool:
        """Whether there are enough players for a game."""
        return FEWEST_PLAYERS <= len(self.seats) <= MOST_PLAYERS

    @property
    def players(self) -> int:
        """The number that settings are shown for: at least the fewest that can play."""
        return max(FEWEST_PLAYERS, len(self.seats))

    def name_problem(self, raw: str, seat: Seat | None = None) -> NameProblem | None:
        """What keeps the name from sitting down, or from being `seat`'s new name; None if nothing does."""
        try:
            key = folded(tidy(raw))
        except BadName as error:
            return error.problem
        others = (name for number, name in enumerate(self.names) if number != seat)
        return NameProblem.TAKEN if any(folded(name) == key for name in others) else None

    def add(self, raw: str) -> Draft:
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

    def invite(self, one: Seated) -> Draft:
        """With somebody more, on the last seat; a profile may turn out to be that of the guest of its name.

        It must be possible.
        """
        namesake = self._seat_named(one.name)
        return replace(self, seats=(*self.seats, one)) if namesake is None else self.take(namesake, one)

    def can_take(self, seat: Seat, one: Seated) -> bool:
        """Whether whoever has the seat could be somebody with a profile: nobody else is, or is called so."""
        others = self.remove(seat)
        return others.name_problem(one.name) is None and others.can_invite(one)

    def take(self, seat: Seat, one: Seated) -> Draft:
        """With somebody else on a seat. Nobody else at the table may have their name or profile."""
        return replace(self, seats=(*self.seats[:seat], one, *self.seats[seat + 1 :]))

    def rename(self, seat: Seat, raw: str) -> Draft:
        """With another name for a guest's seat. The name must have no problem."""
        return self.take(seat, Seated(tidy(raw)))

    def brought_up_to_date(self, names: Mapping[str, str], retired: Collection[str] = ()) -> Draft:
        """With people's names as they are now, given by profile, and without those who are retired.

        Whose profile is gone sits as a guest; a guest whose name is somebody's here by now gets a number.
        """
        here = (one for one in self.seats if one.profile not in retired)
        sitting = [one if one.profile in names else Seated(one.name) for one in here]
        return replace(self, seats=called_now(sitting, names))

    def move(self, seat: Seat, to: Seat) -> Draft:
        """With the player of one seat moved to another, those between making room."""
        seats = list(self.seats)
        seats.insert(to, seats.pop(seat))
        return replace(self, seats=tuple(seats))

    def remove(self, seat: Seat) -> Draft:
        """Without the player of a seat."""
        return replace(self, seats=self.seats[:seat] + self.seats[seat + 1 :])

    def choose(self, setting: str, value: object) -> Draft:
        """With a setting changed by the host. Spies that leave no room for a ghost drop it."""
        chosen = {**self.chosen, setting: value}
        if setting == "spies" and not self._legal(chosen):
            chosen["ghost"] = False
        return replace(self, chosen=chosen)

    def recommend(self) -> Draft:
        """With nothing chosen: everything as recommended."""
        return replace(self, chosen={})

    def with_surprise(self) -> Draft:
        """With no package chosen."""
        return replace(self, pack=None)

    def settings(self) -> Settings:
        """The settings as they stand: what was chosen where it is legal, the recommendation elsewhere."""
        chosen = {name: value for name, value in self.chosen.items() if _is_setting(name, value)}
        if not self._legal(chosen):
            # Spies first: a table that chose two of them wants two, and lets the ghost go.
            chosen.pop("ghost", None)
            if not self._legal(chosen):
                chosen.pop("spies", None)
        return complete(self.players, chosen)

    @property
    def is_recommended(self) -> bool:
        """Whether the settings are just those that are recommended for so many."""
        return self.settings() == complete(self.players, {})

    def spies_allowed(self) -> tuple[int, ...]:
        """The numbers of spies that can be chosen, without ghost at least."""
        return tuple(
            spies for spies in allowed_spies(self.players) if roles_allowed(self.players, spies, False)
        )

    def ghost_allowed(self) -> bool:
        """Whether a ghost can be added to the spies as they stand."""
        return roles_allowed(self.players, self.settings().spies, True)

    def _seat_named(self, name: str) -> Seat | None:
        key = folded(name)
        return next((seat for seat, other in enumerate(self.names) if folded(other) == key), None)

    def _legal(self, chosen: Mapping[str, Any]) -> bool:
        given = {name: chosen[name] for name in _ROLES if name in chosen}
        if "spies" in given and given["spies"] not in self.spies_allowed():
            return False
        spies = given.get("spies", complete(self.players, {}).spies)
        return not given.get("ghost") or roles_allowed(self.players, spies, True)


def _is_setting(name: str, value: object) -> bool:
    """Whether some table can play with it: what was kept on disk may come from another version."""
    try:
        complete(MOST_PLAYERS, {name: value})
    except BadSettings:
        return False
    return True


def draft_for(seats: tuple[Seated, ...], settings: Settings) -> Draft:
    """The draft that such a game came from: what differs from the recommendation was chosen."""
    draft = Draft(seats)
    wanted = msgspec.to_builtins(settings)
    usual = msgspec.to_builtins(complete(draft.players, {}))
    return replace(draft, chosen={name: value for name, value in wanted.items() if usual[name] != value})
