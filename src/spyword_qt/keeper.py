"""Keeps the game that is on, so that it can be gone on with; says once when it can't."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from spyword_qt.clock import ClockView
from spyword_qt.game import Game
from spyword_qt.scribe import Scribe
from spyword_qt.store.game_pack import GamePacks
from spyword_qt.store.games import Games
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.saved_game import SavedGame

Through: TypeAlias = Callable[[Callable[[], None]], Callable[[], None]]


class Keeper(QObject):
    """Between a game as a value and its file, which is written in a thread.

    Whoever else uses `games` has this one `finish` before.
    """

    settled = Signal()
    """All that was to be saved is on disk, or can't be."""
    not_saved = Signal()
    """Once, until saving works again: the game goes on all the same."""
    fault_found = Signal(object)
    """The `Outcome` of reading the saved game, where it is anything that people should know of."""

    def __init__(self, games: Games, packs: GamePacks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._packs = packs
        self._is_unsaved = False
        self._refused: NotSaved | None = None
        self._scribe = Scribe(self._note, self)

    @property
    def is_saving(self) -> bool:
        """Whether the disk hasn't answered yet."""
        return self._scribe.is_busy

    @property
    def is_saved(self) -> bool:
        """Whether what was last to be saved is on disk."""
        return not self._scribe.is_busy and self._refused is None

    def save(self, game: Game, clock: ClockView | None, through: Through) -> None:
        """Puts the game on disk as it stands: by and by, if the disk is slow.

        `through` makes of what saves it what makes way before.
        """
        saved = game.saved(None if clock is None else clock.left)
        self._scribe.write(through(partial(self._games.save, saved)))

    def write(self, job: Callable[[], None]) -> None:
        """Has something else written that goes with the game.

        The job may raise NotSaved: nothing is said of it, and the game is saved or isn't all the same.
        """
        self._scribe.write(job, self._note_other)

    def save_with(
        self,
        game: Game,
        through: Through,
        job: Callable[[], None],
        tell: Callable[[Exception | None], None],
    ) -> None:
        """Puts the game on disk, then does what goes with it; `tell` hears what either raised, or None."""
        save = through(partial(self._games.save, game.saved()))

        def carry_out() -> None:
            save()
            job()

        def hear(raised: BaseException | None) -> None:
            if raised is not None and not isinstance(raised, Exception):
                raise raised
            tell(raised)
            self._tell_if_settled()

        self._scribe.write(carry_out, hear)

    def finish(self, seconds: float = -1.0) -> bool:
        """Waits until the disk has answered, for so many seconds at most; whether it has."""
        return self._scribe.finish(seconds)

    def saved(self) -> SavedGame | None:
        """The game that was on as its file has it; None where there is none to be read."""
        self.finish()
        reading = self._games.load()
        if reading.is_fault:
            self.fault_found.emit(reading.outcome)
        return reading.value

    def clear(self) -> None:
        """Forgets it: by and by, if the disk is slow."""
        self._scribe.write(self._games.clear, self._note_cleared)

    def say_not_saved(self) -> None:
        """That something couldn't be put on disk, if it wasn't said already."""
        if not self._is_unsaved:
            self._is_unsaved = True
            self.not_saved.emit()

    def _note(self, raised: BaseException | None) -> None:
        if raised is not None and not isinstance(raised, NotSaved):
            raise raised
        self._refused = raised
        if raised is None:
            self._is_unsaved = False
        else:
            self.say_not_saved()
        self._tell_if_settled()

    def _note_cleared(self, raised: BaseException | None) -> None:
        if raised is None:
            self._packs.forget()
        elif isinstance(raised, NotSaved):
            self.say_not_saved()
        else:
            raise raised
        self._tell_if_settled()

    def _note_other(self, raised: BaseException | None) -> None:
        if raised is not None and not isinstance(raised, NotSaved):
            raise raised
        self._tell_if_settled()

    def _tell_if_settled(self) -> None:
        if not self._scribe.is_busy:
            self.settled.emit()
