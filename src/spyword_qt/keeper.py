"""Keeps the game that is on, so that it can be gone on with; says once when it can't."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from spyword_engine.errors import BadRecord
from spyword_qt.clock import ClockView
from spyword_qt.game import Game, game_from
from spyword_qt.store.games import Games, SavedGame
from spyword_qt.store.json_file import NotSaved
from spyword_qt.store.library import Library


class Keeper(QObject):
    """Between a game as a value and its file."""

    not_saved = Signal()
    """Once, until saving works again: the game goes on all the same."""

    def __init__(self, games: Games, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._library = library
        self._is_unsaved = False

    def save(self, game: Game, clock: ClockView | None) -> None:
        """Puts the game on disk as it stands."""
        saved = SavedGame(
            record=game.record(),
            pack_id=game.pack.id,
            started=game.started,
            table=game.match.setup.players,
            clock_left=None if clock is None else clock.left,
            paused=clock is not None and clock.paused,
        )
        try:
            self._games.save(saved)
        except NotSaved:
            self.say_not_saved()
        else:
            self._is_unsaved = False

    def load(self) -> tuple[Game, float | None] | None:
        """The game that was on, and the seconds its clock had left; None where none can be gone on with."""
        saved = self._games.load().value
        pack = None if saved is None else self._library.pack(saved.pack_id)
        if saved is None or pack is None:
            return None
        try:
            return game_from(saved.record, pack, saved.started), saved.clock_left
        except BadRecord:
            return None

    def clear(self) -> None:
        """Forgets it."""
        try:
            self._games.clear()
        except NotSaved:
            self.say_not_saved()

    def say_not_saved(self) -> None:
        """That something couldn't be put on disk, if it wasn't said already."""
        if not self._is_unsaved:
            self._is_unsaved = True
            self.not_saved.emit()
