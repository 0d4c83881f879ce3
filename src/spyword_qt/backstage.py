"""What the screens never see: files, packages, chance. Most of it is made when it is first needed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from spyword_qt.clock import Clock
from spyword_qt.store.games import Games, SavedGame
from spyword_qt.store.preferences import Preferences, PreferencesFile

if TYPE_CHECKING:
    from spyword_qt.store.library import Library
    from spyword_qt.store.plays import Plays
    from spyword_qt.table import Table


class Backstage:
    """One for a window.

    `seed` makes deals and surprises repeatable; without it they come from the system. `clock` gives
    monotonic seconds. `language` is that of the words.
    """

    # What the first screen doesn't need is imported late: start-up is felt.

    def __init__(self, folder: Path, *, seed: int | None, language: str, clock: Clock) -> None:
        self.clock = clock
        self._language = language
        self._rng = random.SystemRandom() if seed is None else random.Random(f"window {seed}")
        self._preferences_file = PreferencesFile(folder)
        self.folder = folder
        self.preferences: Preferences = self._preferences_file.load().value
        self.games = Games(folder, _check)

    @property
    def language(self) -> str:
        """The language that words are dealt in."""
        return self._language

    @cached_property
    def library(self) -> Library:
        """The packages."""
        from spyword_qt.store import library

        return library.Library.load(library.default_folder())

    @cached_property
    def plays(self) -> Plays:
        """Who has played what."""
        from spyword_qt.store.plays import Plays

        plays = Plays(self.folder)
        plays.load()
        return plays

    @cached_property
    def table(self) -> Table:
        """The presenter."""
        from spyword_engine.guess import Language
        from spyword_qt.dealer import Dealer
        from spyword_qt.keeper import Keeper
        from spyword_qt.table import Table

        dealer = Dealer(self.library, self.plays, self._rng, Language(self._language))
        return Table(Keeper(self.games, self.library), dealer, self.clock)

    def remember_table(self, names: tuple[str, ...], chosen: Mapping[str, object]) -> None:
        """Keeps who plays, and with which settings of their own. Raises NotSaved; for this run it is kept."""
        self.remember_preferences(replace(self.preferences, last_table=names, last_settings=dict(chosen)))

    def remember_preferences(self, preferences: Preferences) -> None:
        """Keeps what was chosen. Raises NotSaved; for this run it is kept."""
        self.preferences = preferences
        self._preferences_file.save(preferences)


def _check(saved: SavedGame) -> None:
    import json

    from spyword_engine.mode import Mode
    from spyword_engine.record import read_record, replay

    record = read_record(json.loads(saved.record))
    if record.mode is not Mode.SINGLE:
        raise ValueError("a game of a device each is not passed round")
    replay(record)
