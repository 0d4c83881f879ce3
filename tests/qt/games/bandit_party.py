"""A window with a game of Secret Bandit in it: people, and a judge who does what the screens ask for."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from spyword_engine.bandit.roles import Role
from spyword_engine.seat import Seat
from spyword_qt.bandit.steps import JudgeGate
from spyword_qt.bandit.table import BanditTable
from spyword_qt.draft import Draft, Led
from spyword_qt.people import guests
from spyword_qt.tables import Tables
from tests.qt import nosy
from tests.qt.bandit.desk import JUDGE, NAMES, ROLES
from tests.qt.games.party import Party

IN_HAND: Final = ("card", "night")
"""Screens that are lent a secret."""
OPEN: Final = ("handoff", "judge", "dawn", "words", "hands", "result")
"""Screens that everybody may look at. Those beside a game tell of roles in general."""
MOST_STEPS: Final = 1000

Choices: TypeAlias = Mapping[Role, Seat | None]


class BanditParty(Party):
    """`choices` are those of a night by role, and `vote` says for whom each raises a hand.

    Whose choice isn't given choose the last whom they may, the bandit nobody.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.choices: Choices = {}
        self.vote: Callable[[Seat], Seat | None] = _for_nobody
        self.only_called: list[str] = []
        """The steps of nights, so far, that were called though nobody takes them."""

    @property
    def table(self) -> BanditTable:
        tables = self.window.findChild(Tables)
        assert isinstance(tables, Tables)
        return tables.bandit

    def set_up_bandits(self, players: int, *options: str) -> None:
        """Sets a table, by the start screen and with those options pressed in the sheets, and deals."""
        self.seat(NAMES[:players])
        self.press("new_game", "game_bandit")
        self.driver.control("add_player")
        self.hands.settle()
        for name in self.people:
            self.driver.control("player_name").setProperty("text", name)
            self.button("add_player").click()
        self.driver.control("judge_name").setProperty("text", JUDGE)
        for option in options:
            self.button(option).click()
        self.driver.deal()

    def deal_bandits(self, players: int, *, speech_seconds: int = 0) -> None:
        """Deals to guests."""
        self.seat(NAMES[:players])
        self.table.start(Draft(guests(self.people), game="bandit", led=Led(JUDGE, speech_seconds)))

    def be_killed(self) -> None:
        """Nothing is done any more by the window that was there; another one finds the folder as it is."""
        found = self.folder.with_name(f"{self.folder.name}+")
        shutil.copytree(self.folder, found)
        self.close()
        self.folder = found
        self._open()

    def roles(self, *roles: Role) -> list[Seat]:
        """Only a cheat and the judge know them."""
        return self.seats(*(role.value for role in roles))

    def lead(self, until: str, look: Callable[[str], None] | None = None) -> None:
        """Does what each screen asks for until one of that name is shown, looking round on each."""
        for _ in range(MOST_STEPS):
            if look is not None:
                look(self.screen)
            if self.screen == until:
                return
            self.step()
        raise AssertionError(f"the game doesn't come to {until}")

    def step(self) -> None:
        """Does what the screen that is shown asks for."""
        match self.screen:
            case "handoff":
                self.press("ready")
            case "card":
                self.press("got_it")
            case "judge":
                self.press("judge_ready")
            case "night":
                self.choose()
            case "dawn" | "result":
                self.press("continue")
            case "words":
                self.press("spoke")
            case "hands":
                self.raise_hands()
                self.press("close_vote")
                if self.offers("act"):
                    self.press("act")
            case other:
                raise AssertionError(f"nobody knows what to do on {other}")

    def choose(self) -> None:
        """A step of the night, by the controls that are there."""
        if self.offers("answer_shown"):
            self.press("answer_shown")
            return
        view = self.table.judge_view()
        if self.table.is_only_called:
            self.only_called.append(view.phase.value)
            self.press("confirm")
            return
        chosen = self.choices.get(ROLES[view.phase.value], None if view.may_hold else view.targets[-1])
        self.press("hold_fire" if chosen is None else f"target_{chosen}", "confirm")

    def raise_hands(self) -> None:
        """Each candidate is called, and those who are against them raise a hand."""
        view = self.table.view()
        by_choice: dict[Seat, list[Seat]] = {}
        for voter in view.inside:
            choice = self.vote(voter)
            if choice is not None:
                by_choice.setdefault(choice, []).append(voter)
        for choice, voters in by_choice.items():
            self.press(f"candidate_{choice}", *(f"hand_{voter}" for voter in voters))

    def everybody_against(self, target: Seat) -> None:
        """From now on, as long as they may."""
        self.vote = lambda voter: None if voter == target else target

    def look_for_roles(self, screen: str) -> None:
        """Somebody nosy looks at every widget: only who has the device knows more than the table."""
        if screen in IN_HAND or screen == "over":
            return
        # Where the judge's gate stands, the presenter has to know which steps are still to be called.
        own = {id(step) for step in (self.table.step,) if isinstance(step, JudgeGate)}
        assert nosy.lent().keys() - own <= self._others, f"something is held on to on {screen}"
        for name in (*IN_HAND, *OPEN):
            for page in self.pages(name):
                told = _told([text for _, text in nosy.written_in(page)])
                assert told == [], f"{name} tells of a role on {screen}"
        for name in IN_HAND:
            for page in self.pages(name):
                assert nosy.pictures(page) == [], f"{name} keeps a picture on {screen}"


def _for_nobody(_voter: Seat) -> None:
    """No hand is raised."""


_ROLE_NAMES: Final = ("police", "killer", "doctor", "bandit", "citizen")
_ALLOWED: Final = ("Secret Bandit", "No citizen may help the killers.")
"""What tells of roles in general."""


def _told(texts: Sequence[str]) -> list[str]:
    bare = [(text, text) for text in texts]
    for allowed in _ALLOWED:
        bare = [(text, rest.replace(allowed, "")) for text, rest in bare]
    return [text for text, rest in bare if any(name in rest.casefold() for name in _ROLE_NAMES)]
