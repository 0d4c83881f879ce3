"""Keeps the game that is on, so that it can be gone on with; says once when it can't."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from spyword_qt.clock import ClockView
from spyword_qt.game import Game, game_from
from spyword_qt.store.game_pack import GamePacks
from spyword_qt.store.games import Games, SavedGame
from spyword_qt.store.json_file import NotSaved


class Keeper(QObject):
    """Between a game as a value and its file."""

    not_saved = Signal()
    """Once, until saving works again: the game goes on all the same."""
    fault_found = Signal(object)
    """The `Outcome` of reading the saved game, where it is anything that people should know of."""

    def __init__(self, games: Games, packs: GamePacks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._packs = packs
        self._is_unsaved = False

    @property
    def is_saved(self) -> bool:
        """Whether what was last to be saved is on disk."""
        return not self._is_unsaved

    def save(self, game: Game, clock: ClockView | None) -> None:
        """Puts the game on disk as it stands."""
        try:
            self.put(game, clock)
        except NotSaved:
            self.say_not_saved()

    def put(self, game: Game, clock: ClockView | None) -> None:
        """As `save`, but raises NotSaved."""
        self._games.save(game.saved(None if clock is None else clock.left))
        self._is_unsaved = False

    def load(self) -> tuple[Game, float | None] | None:
        """The game that was on, and the seconds its clock had left; None where none can be gone on with."""
        saved = self.saved()
        if saved is None:
            return None
        return game_from(saved, self._packs.of(saved.pack_id)), saved.clock_left

    def saved(self) -> SavedGame | None:
        """The game that was on as its file has it; None where there is none to be read."""
        reading = self._games.load()
        if reading.is_fault:
            self.fault_found.emit(reading.outcome)
        return reading.value

    def clear(self) -> None:
        """Forgets it."""
        try:
            self._games.clear()
        except NotSaved:
            self.say_not_saved()
        else:
            self._packs.forget()

    def say_not_saved(self) -> None:
        """That something couldn't be put on disk, if it wasn't said already."""
        if not self._is_unsaved:
            self._is_unsaved = True
            self.not_saved.emit()
