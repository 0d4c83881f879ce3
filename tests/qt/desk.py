"""A presenter without any screen, on a data folder of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from spyword_engine.deal import Role
from spyword_engine.phase import Phase
from spyword_engine.views import TableView
from spyword_qt.backstage import Backstage
from spyword_qt.draft import Draft
from spyword_qt.people import Seated, guests
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.profiles import Profiles
from spyword_qt.store.shelf import Shelf
from spyword_qt.table import Table
from spyword_qt.tables import Tables
from spyword_qt.told import Told
from tests.e2e.hands import ManualClock

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")


class Desk:
    """A presenter on a data folder, with a clock that only moves when told, and what it said."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.clock = ManualClock()
        self.folder = folder
        self._backstage = Backstage(folder, seed=seed, language="en", clock=self.clock)
        self.tables: Tables = self._backstage.tables
        self.table: Table = self.tables.word
        self.profiles: Profiles = self._backstage.profiles
        self.shelf: Shelf = self._backstage.shelf
        self.own_packs: OwnPacks = self._backstage.own_packs
        self.told: list[Told] = []
        self.tables.told.connect(self.told.append)

    @property
    def view(self) -> TableView:
        return self.table.view()

    @property
    def folder_has_a_game(self) -> bool:
        return self._backstage.games.waiting()

    @property
    def owes(self) -> bool:
        """Whether the next start has something to give."""
        return self._backstage.games.owes()

    def resume(self) -> bool:
        """As from the start screen."""
        return self.tables.resume()

    def settle(self) -> None:
        """As at a start."""
        self.tables.settle()

    def speak(self, language: str) -> None:
        """As if it had been chosen in the preferences."""
        self._backstage.remember_preferences(replace(self._backstage.preferences, language=language))

    def switch_off(self, *kinds: str) -> None:
        """As if no surprise was to bring words of these kinds."""
        self._backstage.remember_preferences(replace(self._backstage.preferences, kinds_off=kinds))

    def start(self, players: int | Sequence[Seated] = 7, **chosen: object) -> None:
        seats = guests(NAMES[:players]) if isinstance(players, int) else tuple(players)
        self.table.start(Draft(seats, chosen))

    def invite(self, *names: str) -> tuple[Seated, ...]:
        """People with a profile, made anew."""
        return tuple(Seated(name, self.profiles.create(name, 3, 4).id) for name in names)

    def cards(self) -> None:
        while self.view.phase is Phase.CARDS:
            self.table.ready()
            self.table.got_it()

    def clues(self) -> None:
        while self.view.phase in (Phase.CLUES, Phase.DUEL_CLUES):
            self.table.gave_clue()

    def to_discussion(self) -> None:
        self.cards()
        self.clues()

    def vote(self, choose: Callable[[int], int | None]) -> None:
        while self.view.phase in (Phase.VOTE, Phase.DUEL_VOTE):
            seat = self.view.turn
            assert seat is not None
            self.table.ready()
            self.table.submit_vote(choose(seat))

    def vote_out(self, target: int) -> None:
        """Everybody for one; that one for the next."""
        self.vote(lambda seat: target if seat != target else (target + 1) % len(NAMES))

    def play_on(self, vote_for: Callable[[int], int | None]) -> None:
        """From wherever it is to the result of the next vote."""
        self.to_discussion()
        self.table.start_vote()
        self.vote(vote_for)

    def pass_time(self, seconds: int) -> None:
        """Lets seconds pass one by one, with a beat of every timer that runs after each."""
        for _ in range(seconds):
            self.clock.advance(1)
            self.beat()

    def beat(self) -> None:
        """A beat of every timer that runs."""
        for timer in self.table.findChildren(QTimer):
            if timer.isActive():
                timer.timeout.emit()

    def saved(self) -> dict[str, Any]:
        """The record on disk: a nosy test may know what nobody at the table does."""
        game = self._backstage.games.load().value
        assert game is not None
        return {"pack": game.pack_id, **json.loads(game.record)}

    def seat_of(self, role: Role) -> int:
        return self.seats_of(role)[0]

    def seats_of(self, role: Role) -> list[int]:
        """Only a cheat knows them."""
        dealt = self.saved()["deal"]["roles"]
        return [seat for seat, name in enumerate(self.view.players) if dealt[name] == role]
