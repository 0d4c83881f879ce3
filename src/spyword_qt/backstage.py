"""What the screens never see: files, packages, chance. Most of it is made when it is first needed."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from spyword_qt import languages
from spyword_qt.clock import Clock
from spyword_qt.deeds import Deeds
from spyword_qt.file_wording import Kept
from spyword_qt.kept_preferences import KeptPreferences
from spyword_qt.scribe import Scribe
from spyword_qt.store import restored
from spyword_qt.store.games import Games
from spyword_qt.store.json_file import Outcome, Reading
from spyword_qt.store.preferences import Preferences, PreferencesFile

if TYPE_CHECKING:
    from spyword_engine.language import Language
    from spyword_qt.faces import Faces
    from spyword_qt.people import Seated
    from spyword_qt.store.game_pack import GamePacks
    from spyword_qt.store.own_packs import OwnPacks
    from spyword_qt.store.plays import Plays
    from spyword_qt.store.profiles import Profiles
    from spyword_qt.store.saved_game import SavedGame
    from spyword_qt.store.shelf import Shelf
    from spyword_qt.tables import Tables

T = TypeVar("T")

AT_THE_CLOSE: Final = 10.0
"""Seconds that a window which is closed waits for a disk."""


class Backstage:
    """One for a window.

    `seed` makes deals and surprises repeatable; without it they come from the system. `clock` gives
    monotonic seconds. `language` is spoken until people choose another; without it, what they chose or the
    system speaks.
    """

    # What the first screen doesn't need is imported late: start-up is felt.

    def __init__(self, folder: Path, *, seed: int | None, language: str | None, clock: Clock) -> None:
        self.clock = clock
        self._language = language
        self._rng = random.SystemRandom() if seed is None else random.Random(f"window {seed}")
        self._faults: list[tuple[Kept, Outcome]] = []
        self._tell_fault: Callable[[Kept, Outcome], None] | None = None
        if not restored.settle(folder):
            self._found(Kept.BACKUP, Outcome.UNREADABLE)
        self.folder = folder
        self.scribe = Scribe()
        """Writes whatever is kept here, but for the game that is on."""
        self.outgoing = Scribe()
        """Writes what leaves here, to where a disk may be far slower."""
        self.deeds = Deeds(self.scribe)
        file = PreferencesFile(folder)
        self.kept_preferences = KeptPreferences(file, self.scribe)
        self.preferences: Preferences = self._heed(Kept.PREFERENCES, file.load())
        self.games = Games(folder, _check)
        if self.games.is_spoilt():
            self._heed(Kept.GAME, self.games.load())

    @property
    def language(self) -> str:
        """The language that everything is said in."""
        return self._language or self.preferences.language or languages.of_system()

    @property
    def words_in(self) -> Language:
        """What the next game's words are dealt in: the same, or English where no words are in that."""
        from spyword_engine.language import ENGLISH
        from spyword_qt.store.word_languages import WORD_LANGUAGES

        return self.language if self.language in WORD_LANGUAGES else ENGLISH

    @cached_property
    def own_packs(self) -> OwnPacks:
        """The packages that people made."""
        from spyword_qt.store.own_packs import OwnPacks

        return OwnPacks(self.folder)

    @cached_property
    def shelf(self) -> Shelf:
        """Every package that can be dealt."""
        from spyword_qt.store import library
        from spyword_qt.store.shelf import Shelf

        return Shelf(library.default_folder(), self.own_packs)

    @cached_property
    def plays(self) -> Plays:
        """Who has played what."""
        from spyword_qt.store.plays import Plays

        plays = Plays(self.folder)
        self._heed(Kept.PLAYS, plays.load())
        return plays

    @cached_property
    def profiles(self) -> Profiles:
        """The people who are known here."""
        from spyword_qt.fault_bell import FaultBell
        from spyword_qt.store.profiles import Profiles

        bell = FaultBell(partial(self._found, Kept.PROFILE))
        return Profiles(self.folder, bell.ring, self.scribe.write)

    @cached_property
    def faces(self) -> Faces:
        """What they look like at a table."""
        from spyword_qt.faces import Faces

        return Faces(lambda: self.profiles, lambda: self.language)

    @cached_property
    def game_packs(self) -> GamePacks:
        """The package of the game that is on, as it was dealt."""
        from spyword_qt.store.game_pack import GamePacks

        return GamePacks(self.folder, self.shelf, self.scribe.write)

    @cached_property
    def tables(self) -> Tables:
        """The presenters."""
        from spyword_qt.tables import Tables

        return Tables(self, self._rng, self._found)

    def clear_up(self) -> None:
        """Begins what the data folder needs done some time in each evening, once the window has been seen.

        A window that closes before that (`window.SEEN_MS`) leaves it to the next start: broken saves from
        before such were veiled can be read as text until then.
        """
        from spyword_qt.store.set_aside import veil_broken

        self.scribe.write(partial(veil_broken, self.folder))

    def tell_faults(self, tell: Callable[[Kept, Outcome], None]) -> None:
        """Lets somebody say what was wrong with a file, those included that were read before."""
        self._tell_fault = tell
        for kept, outcome in self._faults:
            tell(kept, outcome)
        self._faults.clear()

    def remember_table(self, seats: tuple[Seated, ...], chosen: Mapping[str, object]) -> None:
        """Keeps who plays, and with which settings of their own."""
        self.remember_preferences(replace(self.preferences, last_table=seats, last_settings=dict(chosen)))

    def adopt(self, preferences: Preferences) -> None:
        """Holds to what was chosen, for this run."""
        if preferences.language != self.preferences.language:
            self._language = None
        self.preferences = preferences

    def remember_preferences(self, preferences: Preferences) -> None:
        """Adopts what was chosen, and keeps it longer; where that fails, `kept_preferences` tells."""
        self.adopt(preferences)
        self.kept_preferences.keep(preferences)

    def leave_off(self) -> None:
        """The window is closed: waits for the disks."""
        for scribe in (self.scribe, self.outgoing):
            scribe.finish(AT_THE_CLOSE)

    def _heed(self, kept: Kept, reading: Reading[T]) -> T:
        if reading.is_fault:
            self._found(kept, reading.outcome)
        return reading.value

    def _found(self, kept: Kept, outcome: Outcome) -> None:
        if self._tell_fault is None:
            self._faults.append((kept, outcome))
        else:
            self._tell_fault(kept, outcome)


def _check(saved: SavedGame) -> None:
    from spyword_qt.game_check import check_saved

    check_saved(saved)
