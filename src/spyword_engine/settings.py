"""The settings of a game, their defaults, and which roles a number of players allows (RULES.md 1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final

import msgspec

from spyword_engine.errors import BadSettings, BadSetup

FEWEST_PLAYERS: Final = 4
MOST_PLAYERS: Final = 12
DISCUSSION_CHOICES: Final = (60, 90, 120, None)
"""Seconds; None is unlimited."""


class VoteResult(StrEnum):
    """What the table sees of a vote: who voted for whom, or only how many votes each has."""

    OPEN = "open"
    TOTALS = "totals"


class SpeakingMode(StrEnum):
    """How long a clue is. Told on screen, not enforced."""

    WORD = "word"
    SENTENCE = "sentence"


class TieBreaker(StrEnum):
    """What follows when several have the most votes."""

    DUEL = "duel"
    LOTS = "lots"


class Settings(msgspec.Struct, frozen=True):
    """Everything a host can set, complete. `complete` makes one that the rules allow."""

    spies: int
    ghost: bool
    spies_know_role: bool = False
    reveal_roles: bool = True
    vote_result: VoteResult = VoteResult.OPEN
    allow_pass: bool = False
    speaking_mode: SpeakingMode = SpeakingMode.WORD
    discussion_seconds: int | None = 90
    tie_breaker: TieBreaker = TieBreaker.DUEL


def check_players(players: int) -> None:
    """Raises BadSetup unless so many can play."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadSetup(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} can play, not {players}.")


def allowed_spies(players: int) -> range:
    """The numbers of spies that the table allows, before citizens are counted."""
    if players <= 5:
        return range(1, 2)
    return range(1, 3) if players <= 8 else range(1, 4)


def roles_allowed(players: int, spies: int, ghost: bool) -> bool:
    """Whether so many spies, with or without ghost, may be dealt: by the table and by the arithmetic."""
    if spies not in allowed_spies(players) or (ghost and players == FEWEST_PLAYERS):
        return False
    others = spies + ghost
    return players - others > others


def recommended(players: int) -> Settings:
    """The set-up for a table that hasn't chosen. Raises BadSetup for a number that can't play."""
    return complete(players, {})


def complete(players: int, given: Mapping[str, object]) -> Settings:
    """Settings from those given by name, the rest by default.

    Raises BadSetup for a number of players that can't play, BadSettings for a name, type or value that
    isn't a setting's, or for roles that the number doesn't allow.
    """
    check_players(players)
    for name, value in given.items():
        if name not in _KINDS:
            raise BadSettings(f"There is no setting {name!r}.")
        if not _KINDS[name](value):
            raise BadSettings(f"The setting {name} can't be {value!r}.")
    values: dict[str, Any] = dict(given)
    spies = values.setdefault("spies", 1 if players <= 8 else 2)
    if "ghost" not in values:
        values["ghost"] = players >= 6 and roles_allowed(players, spies, True)
    if not roles_allowed(players, spies, values["ghost"]):
        with_ghost = " and a ghost" if values["ghost"] else ""
        raise BadSettings(f"{players} players can't have {spies} spies{with_ghost}.")
    return msgspec.convert(values, Settings)


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_seconds(value: object) -> bool:
    return value is None or (_is_count(value) and value in DISCUSSION_CHOICES)


def _is_one_of(choices: type[StrEnum]) -> Callable[[object], bool]:
    known = {choice.value for choice in choices}

    def check(value: object) -> bool:
        return isinstance(value, str) and value in known

    return check


_KINDS: Final[Mapping[str, Callable[[object], bool]]] = {
    "spies": _is_count,
    "ghost": _is_bool,
    "spies_know_role": _is_bool,
    "reveal_roles": _is_bool,
    "vote_result": _is_one_of(VoteResult),
    "allow_pass": _is_bool,
    "speaking_mode": _is_one_of(SpeakingMode),
    "discussion_seconds": _is_seconds,
    "tie_breaker": _is_one_of(TieBreaker),
}
