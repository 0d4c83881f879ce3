"""The game that was going on when the program was left. There is one at most."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spyword_qt.store.json_file import JsonFile, Reading

LONGEST_CLOCK: Final = 24 * 60 * 60.0
"""Seconds that no table talks for; more of them would not even fit a clock's face."""


@dataclass(frozen=True)
class SavedGame:
    """A game on one device: the engine's record, and what the engine doesn't know."""

    record: bytes = field(repr=False)
    """The engine's record as JSON. It holds the words and the roles."""
    pack_id: str
    started: str
    """When, in ISO 8601."""
    clock_left: float | None = None
    """Seconds left of the discussion; None where it has no clock."""


class Games:
    """The saved game of a data folder.

    `check` replays a game that was read, and raises ValueError where it can't: such a file counts as broken.
    """

    def __init__(self, folder: Path, check: Callable[[SavedGame], object]) -> None:
        self._check = check
        self._file = JsonFile[SavedGame | None](
            folder / "game.json", member="game", version=1, decode=self._decode, empty=None
        )

    def waiting(self) -> bool:
        """Whether there is a game to go on with; it may turn out to be broken."""
        return self._file.exists()

    def load(self) -> Reading[SavedGame | None]:
        """The game, or None."""
        return self._file.read()

    def save(self, game: SavedGame) -> None:
        """Raises NotSaved."""
        about = json.dumps(
            {
                "pack_id": game.pack_id,
                "started": game.started,
                "clock_left": game.clock_left,
            }
        )
        # The record is JSON already: decoding it only to encode it again would cost as much as the disk.
        self._file.write(f'{about[:-1]},"record":{game.record.decode()}}}')

    def clear(self) -> None:
        """Forget the game. Raises NotSaved."""
        self._file.remove()

    def _decode(self, value: object) -> SavedGame:
        if not isinstance(value, dict):
            raise TypeError("a game is an object")
        game = SavedGame(
            record=json.dumps(value["record"], ensure_ascii=False).encode(),
            pack_id=_text(value["pack_id"]),
            started=_text(value["started"]),
            clock_left=_seconds(value["clock_left"]),
        )
        self._check(game)
        return game


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text is expected")
    return value


def _seconds(value: object) -> float | None:
    if value is None:
        return None
    if not isinstance(value, (int, float)) or not 0 <= value <= LONGEST_CLOCK:
        raise TypeError("a number of seconds is expected")
    return float(value)
