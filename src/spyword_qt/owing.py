"""What games that are over still owe: said once, and kept out of the way of the next game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from spyword_qt.debts import Debts
from spyword_qt.game import Game
from spyword_qt.giver import Giver
from spyword_qt.giving import Given
from spyword_qt.keeper import Keeper
from spyword_qt.store.saved_game import SavedGame


class Owing(QObject):
    """One for a window: a game that is owed lies where the next one, of whatever kind, is to be saved."""

    not_given = Signal()
    """Once, until nothing is owed any more."""

    def __init__(self, keeper: Keeper, debts: Debts, giver: Giver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._debts = debts
        self._has_told = False
        self._is_way_barred = False
        """Whether a game that is owed lies in the saved game's file, and couldn't be put elsewhere."""
        self._is_parted = True
        giver.given.connect(self._note)

    @property
    def is_way_barred(self) -> bool:
        """Whether, when last tried, the game that is on couldn't be saved for one that is owed."""
        return self._is_way_barred

    def settle(self) -> None:
        """Gives what a crash or a full disk has kept from being given. Before a profile is shown."""
        if not self._debts.catch_up(self._keeper.saved()):
            self._tell()

    def make_way(self) -> None:
        """Has what is owed of the game that lies there put out of the way: by and by, if the disk is slow.

        Until it is quiet, nothing else is owed.
        """
        self._keeper.write(self._make_way)

    def take_way(self) -> None:
        """A game takes the place of the one that lies there, unless that is owed still."""
        self._is_way_barred = not self._is_parted

    def own_way(self) -> None:
        """The game that is on is the one that lies there."""
        self._is_way_barred = False

    def through(self, save: Callable[[], None]) -> Callable[[], None]:
        """What saves the game that is on, in whichever thread that is done, once nothing owed lies there.

        Over one that is owed it would cost what that brought: then NotSaved is raised.
        """
        return partial(self._save_through, save)

    def part_from(self, game: Game) -> None:
        """The same for the game that was on: what it brought is given by now, or owed."""
        if self._is_way_barred:
            self._keeper.write(self._make_way)
        else:
            self._is_parted = True
        if game.is_over and not game.is_given:
            self._keeper.write(partial(self._owe, game.saved()))

    @property
    def is_parted(self) -> bool:
        """Whether, once it is quiet, nothing is owed that lies there."""
        return self._is_parted

    def _save_through(self, save: Callable[[], None]) -> None:
        if self._is_way_barred:
            self._debts.clear_way()
            self._is_way_barred = False
        save()

    def _owe(self, saved: SavedGame) -> None:
        self._is_parted &= self._debts.owe(saved)

    def _make_way(self) -> None:
        self._is_parted = self._debts.make_way()

    def _note(self, _given: Given, is_settled: bool) -> None:
        self._has_told &= not is_settled
        if not is_settled:
            self._tell()

    def _tell(self) -> None:
        if not self._has_told:
            self._has_told = True
            self.not_given.emit()
