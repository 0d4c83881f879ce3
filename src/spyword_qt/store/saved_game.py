"""A game on one device as a value, and as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final
from uuid import uuid4

from spyword_qt.game_kind import GAMES, TRAITS, GameKind
from spyword_qt.people import Chip
from spyword_qt.store.veil import VEILED, unveil, veil

LONGEST_CLOCK: Final = 24 * 60 * 60.0
"""Seconds that no table talks for; more of them would not even fit a clock's face."""

_ID: Final = re.compile("[0-9a-f]{32}")
_PACK_ID: Final = re.compile("[A-Za-z0-9_.-]{1,100}")
"""Longer ones no profile could keep."""
_CHIPS: Final = range(12)
"""The colours that there are, and the patterns."""
_YEARS: Final = range(1900, 9000)
"""Of which a time can be, or no profile could keep it."""


@dataclass(frozen=True)
class SavedGame:
    """A game on one device: the engine's record, and what the engine doesn't know."""

    record: bytes = field(repr=False)
    """The engine's record as JSON. It holds the words and the roles; in the file it is veiled."""
    id: str
    """Hex digits of a UUID: no other game has them, on whatever machine."""
    pack_id: str | None
    """None for a kind that has no packages."""
    profiles: tuple[str | None, ...]
    """By seat; None for a guest."""
    started: datetime
    """Local time with its offset."""
    ended: datetime | None = None
    """None while it isn't over."""
    is_given: bool = False
    """Whether everybody's profile has what the game brought."""
    is_counted: bool = False
    """Whether its package counts as played by those who sat there."""
    clock_left: float | None = None
    """Seconds left to talk; None where nobody talks against a clock."""
    kind: GameKind = "word"
    details: Mapping[str, object] = field(default_factory=dict)
    """What only its kind keeps besides, as JSON values. Nothing of it is secret."""
    chips: tuple[Chip | None, ...] = ()
    """By seat, those that guests were given; nothing where nobody was."""

    @property
    def is_owed(self) -> bool:
        """Whether it is over, and somebody's profile may still lack it."""
        return self.ended is not None and not self.is_given


def parsed(value: object) -> SavedGame:
    """The game from its JSON value. Raises ValueError, TypeError or LookupError where that isn't one."""
    if not isinstance(value, dict):
        raise TypeError("a game is an object")
    if VEILED in value:
        value = {**value, **json.loads(unveil(_of(str, value[VEILED])))}
    elif "id" not in value and "profiles" not in value:
        value = _from_version_1(value)
    # Before there was another kind, none was named.
    kind = _kind(value.get("kind", "word"))
    return SavedGame(
        record=json.dumps(value["record"], ensure_ascii=False).encode(),
        id=_id(value["id"]),
        pack_id=_matching(_PACK_ID, value["pack_id"]) if TRAITS[kind].has_packages else None,
        profiles=_profiles(value["profiles"]),
        started=_moment(value["started"]),
        ended=None if value["ended"] is None else _moment(value["ended"]),
        is_given=_of(bool, value["is_given"]),
        # Before games kept that, one was counted as soon as it was over.
        is_counted=_of(bool, value.get("is_counted", value["ended"] is not None)),
        clock_left=_seconds(value["clock_left"]),
        kind=kind,
        details=_of(dict, value.get("details", {})),
        chips=tuple(map(_chip, _of(list, value.get("chips", [])))),
    )


def text(game: SavedGame) -> str:
    """The game as JSON."""
    # The record is JSON already: decoding it only to encode it again would cost as much as the disk.
    secret = b'{"pack_id":%b,"record":%b}' % (json.dumps(game.pack_id).encode(), game.record)
    return json.dumps(
        {
            "kind": game.kind,
            "details": game.details,
            "id": game.id,
            "profiles": game.profiles,
            "chips": game.chips,
            "started": game.started.isoformat(),
            "ended": None if game.ended is None else game.ended.isoformat(),
            "is_given": game.is_given,
            "is_counted": game.is_counted,
            "clock_left": game.clock_left,
            VEILED: veil(secret),
        }
    )


def lies_open(game: object) -> bool:
    """Whether it is a JSON value from before there was a veil."""
    return isinstance(game, dict) and VEILED not in game


def _from_version_1(value: Mapping[str, Any]) -> dict[str, Any]:
    """There were only guests then, and a game had no name of its own: it gets one now."""
    guests = [None] * len(value["record"]["players"])
    return {**value, "id": uuid4().hex, "profiles": guests, "ended": None, "is_given": False}


def _of(kind: type[Any], value: object) -> Any:
    if type(value) is not kind:
        raise TypeError("a value of another kind is expected")
    return value


def _kind(value: object) -> GameKind:
    for kind in GAMES:
        if value == kind:
            return kind
    raise ValueError("a kind of game is expected")


def _id(value: object) -> str:
    # It becomes a part of a file's name.
    return _matching(_ID, value)


def _matching(pattern: re.Pattern[str], value: object) -> str:
    text: str = _of(str, value)
    if not pattern.fullmatch(text):
        raise ValueError("an id is expected")
    return text


def _profiles(value: object) -> tuple[str | None, ...]:
    profiles = tuple(None if one is None else _id(one) for one in _of(list, value))
    seated = [one for one in profiles if one is not None]
    if len(seated) != len(set(seated)):
        raise ValueError("a profile sits once at a table")
    return profiles


def _chip(value: object) -> Chip | None:
    if value is None:
        return None
    colour, pattern = (_of(int, part) for part in _of(list, value))
    if colour not in _CHIPS or pattern not in _CHIPS:
        raise ValueError("a chip is expected")
    return colour, pattern


def _moment(value: object) -> datetime:
    moment = datetime.fromisoformat(_of(str, value))
    if moment.tzinfo is None or moment.year not in _YEARS:
        raise ValueError("a time with its offset is expected")
    return moment


def _seconds(value: object) -> float | None:
    if value is None:
        return None
    if not isinstance(value, (int, float)) or not 0 <= value <= LONGEST_CLOCK:
        raise TypeError("a number of seconds is expected")
    return float(value)
