"""Counts packages as played by those who sat there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spyword_qt.game import seats_of
from spyword_qt.people import Seated, person_key
from spyword_qt.store.plays import Plays
from spyword_qt.store.saved_game import SavedGame


class Counting:
    """Each gives what puts it on disk."""

    def __init__(self, plays: Plays) -> None:
        self._plays = plays

    def count(self, pack_id: str, seats: Sequence[Seated], game: str) -> Callable[[], None]:
        """A package that those people have played, in the game of that id."""
        return self._plays.count(pack_id, tuple(map(person_key, seats)), game)

    def count_saved(self, saved: SavedGame) -> Callable[[], None] | None:
        """That of a saved game; None where it has none, or was counted."""
        if saved.pack_id is None or saved.is_counted:
            return None
        return self.count(saved.pack_id, seats_of(saved), saved.id)
