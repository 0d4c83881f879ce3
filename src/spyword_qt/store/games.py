"""The game that was going on when the program was left, and those that are over but couldn't be given yet."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spyword_qt.store.json_file import JsonFile, Reading
from spyword_qt.store.not_saved import NotSaved

if TYPE_CHECKING:
    from spyword_qt.store.saved_game import SavedGame

# A start asks whether there is any game, and mostly there is none: what reads one is imported for the first.

VERSION: Final = 4
"""3 knew one kind of game, 2 was without a veil, 1 without an id and profiles."""
_OWED: Final = re.compile(r"owed-[0-9a-f]{32}\.json")


class Games:
    """The saved games of a data folder: one that is on, at most, and any number that are owed.

    `check` replays a game that was read, and raises ValueError where it can't: such a file counts as broken.
    """

    def __init__(self, folder: Path, check: Callable[[SavedGame], object]) -> None:
        self._folder = folder
        self._check = check
        self._file = self._file_at(folder / "game.json")
        self._outline: JsonFile[SavedGame | None] = JsonFile(
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
        from spyword_qt.store.saved_game import lies_open

        reading = self._file.read()
        if reading.value is not None and lies_open(self._file.peek()):
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
        return JsonFile(path, member="game", version=VERSION, decode=self._decode, empty=None)

    def _decode(self, value: object) -> SavedGame:
        game = _parsed(value)
        self._check(game)
        return game


def _parsed(value: object) -> SavedGame:
    from spyword_qt.store.saved_game import parsed

    return parsed(value)


def _text(game: SavedGame) -> str:
    from spyword_qt.store.saved_game import text

    return text(game)
