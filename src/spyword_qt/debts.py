"""Games that are over and couldn't be given to everybody yet: put out of the way, and given later."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from threading import RLock
from typing import TYPE_CHECKING

from spyword_engine.progress.history import History
from spyword_engine.progress.line import Line
from spyword_qt.giving import Giving, has_in
from spyword_qt.store.games import Games
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.saved_game import SavedGame

if TYPE_CHECKING:
    from spyword_qt.store.profiles import Profiles


class Debts:
    """Those of a data folder. Of several threads one waits for the other.

    A game is known by its id, so what a crash left half done is simply done again. `refused` is called with
    what an owed game has raised that nobody expects: it is set aside, or it would stop every start.
    """

    def __init__(
        self, giving: Giving, profiles: Profiles, games: Games, refused: Callable[[Exception], None]
    ) -> None:
        self._giving = giving
        self._profiles = profiles
        self._games = games
        self._refused = refused
        self._unwritten: list[SavedGame] = []
        """Owed, and not even that could be put on disk."""
        self._refusal: NotSaved | None = None
        """What the disk said when the last that was owed couldn't be put out of the way."""
        self._lock = RLock()

    def are_any(self) -> bool:
        """Whether a game is owed."""
        return bool(self._unwritten) or self._games.owes()

    def owe(self, saved: SavedGame) -> bool:
        """Puts a game that is owed out of the way of the next one; whether that could be done on disk."""
        with self._lock:
            try:
                self._games.owe(saved)
            except NotSaved as refusal:
                self._refusal = refusal
                self._unwritten.append(saved)
                return False
            return True

    def make_way(self) -> bool:
        """Before another game is saved: whatever is owed of the one that lies there is put out of the way.

        Whether that could be done on disk.
        """
        with self._lock:
            unwritten, self._unwritten = self._unwritten, []
            if unwritten:
                owed = [self.owe(saved) for saved in unwritten]
                return all(owed)
            saved = self._games.load().value if self._games.owes() else None
            return saved is None or not saved.is_owed or self.owe(saved)

    def clear_way(self) -> None:
        """The same for the game that is on. Raises NotSaved where it couldn't be done."""
        with self._lock:
            if not self.make_way() and self._refusal is not None:
                raise self._refusal

    def catch_up(self, saved: SavedGame | None) -> bool:
        """At a start: gives the game that lies there too, if it is owed. Whether nothing is owed any more."""
        with self._lock:
            is_all = True
            if saved is not None and saved.is_owed:
                try:
                    is_all = self._giving.give(saved).is_all
                except Exception as error:
                    self._set_aside(saved, error)
                else:
                    if is_all:
                        # Given again at the next start, it would change nothing.
                        with suppress(NotSaved):
                            self._games.save(replace(saved, is_given=True))
            return self.settle() and is_all

    def settle(self) -> bool:
        """Gives all that was put out of the way; whether nothing is owed any more."""
        with self._lock:
            look = _Look(self._profiles)
            self._unwritten = [saved for saved in self._unwritten if not self._settle(saved, look)]
            is_all = not self._unwritten
            for saved in tuple(self._games.owed()):
                try:
                    is_settled = self._settle(saved, look)
                except Exception as error:
                    self._set_aside(saved, error)
                    continue
                is_all = is_all and is_settled
                if is_settled:
                    with suppress(NotSaved):
                        self._games.settle(saved)
            return is_all

    # Within

    def _set_aside(self, saved: SavedGame, error: Exception) -> None:
        self._refused(error)
        with suppress(NotSaved):
            self._games.set_aside(saved)

    def _settle(self, saved: SavedGame, look: _Look) -> bool:
        is_all = True
        for profile, line in self._giving.lines(saved).items():
            if look.has(profile, line):
                continue
            if profile not in look.refusing:
                try:
                    self._giving.give_late(profile, line)
                except NotSaved:
                    look.refusing.add(profile)
            is_all = is_all and profile not in look.refusing
        return is_all


class _Look:
    """At each profile once, however many games are owed: one that can't be written owes more with each."""

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles
        self._seen: dict[str, History] = {}
        self.refusing: set[str] = set()
        """Those that couldn't be written."""

    def has(self, profile_id: str, line: Line) -> bool:
        """Whether the profile had the game when it was looked at first."""
        if profile_id not in self._seen:
            profile = self._profiles.get(profile_id)
            self._seen[profile_id] = History() if profile is None else profile.history
        return has_in(self._seen[profile_id], line)
