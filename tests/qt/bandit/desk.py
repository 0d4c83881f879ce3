"""Secret Bandit's presenter without any screen, on a data folder of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from spyword_engine.bandit.phase import SPOKEN, PublicPhase
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.views import TableView
from spyword_engine.seat import Seat
from spyword_qt.backstage import Backstage
from spyword_qt.bandit.table import BanditTable
from spyword_qt.draft import Draft, Led
from spyword_qt.people import Seated, guests
from spyword_qt.store.profiles import Profiles
from spyword_qt.tables import Tables
from spyword_qt.told import Told
from tests.e2e.hands import ManualClock

NAMES: Final = (
    *("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal"),
    *("Ida", "Jon", "Kim", "Lou", "Max", "Nia", "Ola", "Pia"),
)
JUDGE: Final = "Zoë"
WORDS: Final = frozenset(phase.public for phase in SPOKEN)
VOTES: Final = (PublicPhase.VOTE, PublicPhase.TIE_VOTE)


class BanditDesk:
    """A presenter on a data folder, with a clock that only moves when told, and what it said."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.clock = ManualClock()
        self.folder = folder
        self.backstage = Backstage(folder, seed=seed, language="en", clock=self.clock)
        self.tables: Tables = self.backstage.tables
        self.table: BanditTable = self.tables.bandit
        self.profiles: Profiles = self.backstage.profiles
        self.told: list[Told] = []
        self.tables.told.connect(self.told.append)

    @property
    def view(self) -> TableView:
        return self.table.view()

    def call_who_acts(self) -> None:
        """As if the judge was to call only those who answer."""
        self.backstage.adopt(replace(self.backstage.preferences, call_out_steps=False))

    def start(self, players: int | Sequence[Seated] = 12, *, speech_seconds: int = 0) -> None:
        seats = guests(NAMES[:players]) if isinstance(players, int) else tuple(players)
        self.table.start(Draft(seats, game="bandit", led=Led(JUDGE, speech_seconds)))

    def cards(self) -> None:
        while self.view.phase is PublicPhase.CARDS:
            self.table.ready()
            self.table.got_it()

    def night(self, choices: Mapping[Role, Seat | None]) -> None:
        """Through the night; whose choice isn't given choose the last whom they may, the bandit nobody."""
        table = self.table
        table.ready()
        while self.view.phase is PublicPhase.NIGHT:
            if table.is_only_called:
                table.called()
                continue
            view = table.judge_view()
            if view.answer is not None:
                table.answer_shown()
                continue
            role = ROLES[view.phase.value]
            table.choose(choices.get(role, None if view.may_hold else view.targets[-1]))

    def talk(self) -> None:
        """Through dawn, last words and speeches, to the vote or wherever else that leads."""
        if self.view.phase is PublicPhase.DAWN:
            self.table.go_on()
        while self.view.phase in WORDS:
            self.table.spoke()

    def vote(self, choose: Callable[[Seat], Seat | None]) -> None:
        """Hands for whom each chooses, and the vote is closed."""
        for seat in self.view.inside:
            self.table.raise_hand(seat, choose(seat))
        self.table.close_vote()

    def vote_out(self, target: Seat) -> None:
        """Everybody for one, who votes for nobody."""
        self.vote(lambda seat: None if seat == target else target)

    def saved(self) -> dict[str, Any]:
        """The record on disk: a nosy test may know what nobody but the judge does."""
        game = self.backstage.games.load().value
        assert game is not None
        record: dict[str, Any] = json.loads(game.record)
        return record

    def seats_of(self, *roles: Role) -> list[Seat]:
        """Only a cheat knows them."""
        dealt = self.saved()["deal"]["roles"]
        return [seat for seat, name in enumerate(self.view.players) if dealt[name] in roles]


ROLES: Final = {
    "killers": Role.KILLER,
    "doctor": Role.DOCTOR,
    "bandit": Role.BANDIT,
    "police": Role.POLICE,
}
"""Who chooses in each step of a night."""
