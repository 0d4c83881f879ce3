"""A game being set up: who plays, with which settings and package. A value; every change gives a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from spyword_engine.errors import BadSettings, NameProblem
from spyword_engine.settings import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Settings,
    allowed_spies,
    complete,
    roles_allowed,
)
from spyword_qt.game_kind import TRAITS
from spyword_qt.gathering import Gathering
from spyword_qt.people import Seated

_ROLES: Final = ("spies", "ghost")


@dataclass(frozen=True)
class Led:
    """How a game with a judge is to be led."""

    judge: str = ""
    """As it was typed."""
    speech_seconds: int = 0
    """What a speech may take; 0 is as long as it likes."""
    call_out_steps: bool = True
    """Whether steps are called too that nobody has to take, so that silence tells nothing."""
    speak_script: bool = False
    """Whether the device says aloud what the judge would."""


@dataclass(frozen=True)
class Draft(Gathering):
    """What the host has settled so far."""

    chosen: Mapping[str, Any] = field(default_factory=dict)
    """Only the settings that the host has changed, by their names; the others follow the recommendation."""
    pack: str | None = None
    """A package's id, or None for a surprise."""
    led: Led = Led()

    @property
    def can_start(self) -> bool:
        """Whether all is settled that a game needs."""
        return not self.missing and (not self.has_judge or self.judge_problem is None)

    @property
    def has_judge(self) -> bool:
        """Whether the game is led by somebody who doesn't play."""
        return TRAITS[self.game].has_judge

    @property
    def judge_problem(self) -> NameProblem | None:
        """What keeps the judge's name from being one; None if nothing does. No player is called so."""
        return self.name_problem(self.led.judge)

    @property
    def players(self) -> int:
        """The number that settings are shown for: as many as sit there, if so many can play."""
        return min(max(FEWEST_PLAYERS, len(self.seats)), MOST_PLAYERS)

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
