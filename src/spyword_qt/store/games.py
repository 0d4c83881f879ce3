"""The game that was going on when the program was left, and those that are over but couldn't be given yet."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from spyword_qt.store.json_file import JsonFile, NotSaved, Reading
from spyword_qt.store.veil import VEILED, unveil, veil

VERSION: Final = 3
"""2 was without a veil, 1 without an id and profiles."""
LONGEST_CLOCK: Final = 24 * 60 * 60.0
"""Seconds that no table talks for; more of them would not even fit a clock's face."""

_ID: Final = re.compile("[0-9a-f]{32}")
_PACK_ID: Final = re.compile("[A-Za-z0-9_.-]{1,100}")
"""Longer ones no profile could keep."""
_OWED: Final = re.compile(r"owed-[0-9a-f]{32}\.json")
_YEARS: Final = range(1900, 9000)
"""Of which a time can be, or no profile could keep it."""


@dataclass(frozen=True)
class SavedGame:
    """A game on one device: the engine's record, and what the engine doesn't know."""

    record: bytes = field(repr=False)
    """The engine's record as JSON. It holds the words and the roles; in the file it is veiled."""
    id: str
    """Hex digits of a UUID: no other game has them, on whatever machine."""
    pack_id: str
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
    """Seconds left of the discussion; None where it has no clock."""

    @property
    def is_owed(self) -> bool:
        """Whether it is over, and somebody's profile may still lack it."""
        return self.ended is not None and not self.is_given


class Games:
    """The saved games of a data folder: one that is on, at most, and any number that are owed.

    `check` replays a game that was read, and raises ValueError where it can't: such a file counts as broken.
    """

    def __init__(self, folder: Path, check: Callable[[SavedGame], object]) -> None:
        self._folder = folder
        self._check = check
        self._file = self._file_at(folder / "game.json")
        self._outline = JsonFile[SavedGame | None](
            folder / "game.json", member="game", version=VERSION, decode=_parsed, empty=None
        )

    def waiting(self) -> bool:
        """Whether there is a game to go on with. It isn't replayed to know: starts are felt."""
        return self._outline.can_be_read()

    def is_spoilt(self) -> bool:
        """Whether there is one that can't be gone on with; loading it tells why."""
        return self._file.exists() and not self.waiting()

    def load(self) -> Reading[SavedGame | None]:
        """The game that is on, or None."""
        reading = self._file.read()
        if reading.value is not None and _lies_open(self._file.peek()):
            # From before there was a veil. Twice, for what was there stays as the backup.
            with suppress(NotSaved):
                self.save(reading.value)
                self.save(reading.value)
        return reading

    def save(self, game: SavedGame) -> None:
        """Raises NotSaved."""
        self._file.write(_text(game))

    def clear(self) -> None:
        """Forget the game. Raises NotSaved."""
        self._file.remove()

    # What is owed

    def owes(self) -> bool:
        """Whether some game may not be given to all yet. None is replayed to know: starts are felt."""
        return self._owed_id() is not None or bool(self._owed_names())

    def owe(self, game: SavedGame) -> None:
        """Put a game that is owed out of the way of the next one. Raises NotSaved."""
        # A game that is over needs no step before its end; on a full disk this makes room to write it.
        self._file.drop_backup()
        owed = self._file_at(self._folder / f"owed-{game.id}.json")
        if self._owed_id() == game.id:
            self._file.move_to(owed.path)
        else:
            owed.write(_text(game))
            self.clear()

    def owed(self) -> Iterator[SavedGame]:
        """Those that were put out of the way and can be read."""
        for name in self._owed_names():
            game = self._file_at(self._folder / name).read().value
            if game is not None:
                yield game

    def settle(self, game: SavedGame) -> None:
        """Forget one that was owed. Raises NotSaved."""
        self._file_at(self._folder / f"owed-{game.id}.json").remove()

    def set_aside(self, game: SavedGame) -> None:
        """Keep one that nobody can be given where it isn't owed any more. Raises NotSaved."""
        owed = self._file_at(self._folder / f"owed-{game.id}.json")
        if owed.exists():
            owed.set_aside()
        if self._owed_id() == game.id:
            self._file.set_aside()

    def _owed_names(self) -> list[str]:
        try:
            return sorted(name for name in os.listdir(self._folder) if _OWED.fullmatch(name))
        except OSError:
            return []

    def _owed_id(self) -> str | None:
        match self._file.peek():
            case {"id": str(game), "ended": str(), "is_given": False}:
                return game
        return None

    def _file_at(self, path: Path) -> JsonFile[SavedGame | None]:
        return JsonFile[SavedGame | None](
            path, member="game", version=VERSION, decode=self._decode, empty=None
        )

    def _decode(self, value: object) -> SavedGame:
        game = _parsed(value)
        self._check(game)
        return game


def _parsed(value: object) -> SavedGame:
    if not isinstance(value, dict):
        raise TypeError("a game is an object")
    if VEILED in value:
        value = {**value, **json.loads(unveil(_of(str, value[VEILED])))}
    elif "id" not in value and "profiles" not in value:
        value = _from_version_1(value)
    return SavedGame(
        record=json.dumps(value["record"], ensure_ascii=False).encode(),
        id=_id(value["id"]),
        pack_id=_matching(_PACK_ID, value["pack_id"]),
        profiles=_profiles(value["profiles"]),
        started=_moment(value["started"]),
        ended=None if value["ended"] is None else _moment(value["ended"]),
        is_given=_of(bool, value["is_given"]),
        # Before games kept that, one was counted as soon as it was over.
        is_counted=_of(bool, value.get("is_counted", value["ended"] is not None)),
        clock_left=_seconds(value["clock_left"]),
    )


def _text(game: SavedGame) -> str:
    # The record is JSON already: decoding it only to encode it again would cost as much as the disk.
    secret = b'{"pack_id":%b,"record":%b}' % (json.dumps(game.pack_id).encode(), game.record)
    return json.dumps(
        {
            "id": game.id,
            "profiles": game.profiles,
            "started": game.started.isoformat(),
            "ended": None if game.ended is None else game.ended.isoformat(),
            "is_given": game.is_given,
            "is_counted": game.is_counted,
            "clock_left": game.clock_left,
            VEILED: veil(secret),
        }
    )


def _lies_open(game: object) -> bool:
    return isinstance(game, dict) and VEILED not in game


def _from_version_1(value: Mapping[str, Any]) -> dict[str, Any]:
    """There were only guests then, and a game had no name of its own: it gets one now."""
    guests = [None] * len(value["record"]["players"])
    return {**value, "id": uuid4().hex, "profiles": guests, "ended": None, "is_given": False}


def _of(kind: type[Any], value: object) -> Any:
    if type(value) is not kind:
        raise TypeError("a value of another kind is expected")
    return value


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
