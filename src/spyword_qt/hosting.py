"""A game from its beginning, dealt or taken up, to where it makes room for the next one or for none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QObject

from spyword_qt.device import GateNote
from spyword_qt.draft import Draft
from spyword_qt.playing import G, S
from spyword_qt.rewarding import Rewarding
from spyword_qt.store.saved_game import SavedGame
from spyword_qt.upkeep import Upkeep


def _nothing() -> None:
    pass


class Hosting(Rewarding[G, S]):
    """What every presenter does about the games that follow one another at its table."""

    def __init__(self, upkeep: Upkeep, parent: QObject | None = None) -> None:
        super().__init__(upkeep, parent)
        self._quiet = upkeep.quiet
        self._counting = upkeep.counting
        self._now = upkeep.now

    def is_over(self, saved: SavedGame) -> bool:
        """Whether a saved game of this kind has only its end to show."""
        return self._revived(saved).is_over

    def go_on_with(self, saved: SavedGame) -> None:
        """Takes up a saved game of this kind, behind a gate if something is secret."""
        game = self._revived(saved)
        if game.is_over and game.ended is None:
            # One that was saved before games kept that.
            game = game.ending(self._now())
        self._owing.own_way()
        self._seat(game)
        if saved.clock_left is not None:
            self._restore_clock(saved.clock_left)
        self._step = self._step_now(GateNote.RESUMED)
        if game.is_over:
            # Given before or not: it tells once more what the game brought.
            self._wind_up()
        self.moved.emit()

    def start(self, draft: Draft) -> None:
        """Deals a game to the people of a draft that can start, unless one is just being dealt.

        It takes the place of whatever was saved.
        """
        if self._untold is not None:
            return
        replaced = self._keeper.saved()
        count = None if replaced is None else self._counting.count_saved(replaced)
        if count is not None:
            self._keeper.write(count)
        self.when_quiet(partial(self._make_way, partial(self._take_place, draft)))

    def when_quiet(self, act: Callable[[], object]) -> None:
        """Does something once no disk has to be waited for: see `Quiet`."""
        self._quiet.when(act)

    def play_again(self) -> None:
        """Deals a new game to those who are still there."""
        self._stand_still()
        self.when_quiet(partial(self._part, self._deal_again))

    def close(self, then: Callable[[], object] = _nothing) -> None:
        """Ends what is on the table: the game was given up, or was over and has been looked at.

        `then` is done once that is on disk.
        """
        self._stand_still()
        self._count_play()
        self.when_quiet(partial(self._part, partial(self._close, then)))

    # What each kind does its own way

    def _revived(self, saved: SavedGame) -> G:
        """The game that was saved."""
        raise NotImplementedError

    def _restore_clock(self, left: float) -> None:
        """The game was saved while somebody talked, with so many seconds left."""
        raise NotImplementedError

    def _dealt(self, draft: Draft) -> G:
        """A new game for the people of a draft, by the names they have now."""
        raise NotImplementedError

    def _dealt_again(self) -> G:
        """A new game for those who haven't left this one."""
        raise NotImplementedError

    # Within

    def _make_way(self, then: Callable[[], object]) -> None:
        self._owing.make_way()
        self.when_quiet(then)

    def _part(self, then: Callable[[], object]) -> None:
        self._owing.part_from(self._on())
        self.when_quiet(then)

    def _take_place(self, draft: Draft) -> None:
        self._owing.take_way()
        self._begin(self._dealt(draft))

    def _deal_again(self) -> None:
        self._owing.take_way()
        self._begin(self._dealt_again())
        self.seated.emit(self._on().seats)

    def _close(self, then: Callable[[], object]) -> None:
        self._put_away()
        if self._owing.is_parted:
            self._keeper.clear()
        self.when_quiet(then)

    def _begin(self, game: G) -> None:
        self._seat(game)
        self._step = self._step_now()
        self._tell_when_kept(())

    def _stand_still(self) -> None:
        """Before another game, or none, is on: all is told, and no time runs out while a disk answers."""
        self._catch_up()
        self._countdown.hold()


AnyTable: TypeAlias = Hosting[Any, Any]
"""A presenter of whatever kind."""
