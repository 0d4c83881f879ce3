"""Whole games through the window, to every ending, with somebody nosy looking on at every step."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.app import create_window
from spyword_qt.theme import motion
from tests.e2e.driver import Driver
from tests.e2e.hands import ManualClock, QuickHands
from tests.qt import nosy

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
SECRET_SCREENS = {"card", "vote", "private", "guess"}


class Party:
    """A window, a table at it, and what only a cheat could know of the game that was dealt."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.folder = folder
        self.clock = ManualClock()
        self.window: QWidget = create_window(folder, seed=seed, language="en", clock=self.clock)
        # Movement would only cost time here; it has tests of its own.
        self.window.setProperty(motion.REDUCED, True)
        self.window.show()
        self.hands = QuickHands(self.window, self.clock)
        self.driver = Driver(self.window, self.hands)
        self.seen: list[str] = []
        # Other tests may keep some of their own.
        self.others = nosy.lent().keys()

    def deal(self, players: int, *options: str) -> None:
        """Sets a table with those options pressed in the settings' sheets, and deals."""
        self.driver.set_table(NAMES[:players])
        for option in options:
            self.button(option).click()
        self.driver.deal()

    def button(self, name: str) -> QAbstractButton:
        """A button by its name, also one in a sheet that isn't open."""
        button = self.window.findChild(QAbstractButton, name)
        assert button is not None, name
        return button

    def record(self) -> dict[str, Any]:
        saved: dict[str, Any] = json.loads((self.folder / "game.json").read_text("utf-8"))
        record: dict[str, Any] = saved["game"]["record"]
        return record

    def word(self, of: str = "citizen") -> str:
        record = self.record()
        index = record["deal"]["citizen_word"]
        text: str = record["package"]["words"][index if of == "citizen" else 1 - index][0]
        return text

    def seats(self, *roles: str) -> list[int]:
        dealt = self.record()["deal"]["roles"]
        return [seat for seat, name in enumerate(self.record()["players"]) if dealt[name] in roles]

    def play(
        self, vote: Callable[[str, Sequence[int]], int | None], guess: str = "zzz", until: str = "over"
    ) -> None:
        """Plays on, with a nosy look round on every screen."""
        secrets = [self.word("citizen"), self.word("spy")]

        def look(screen: str) -> None:
            self.seen.append(screen)
            if screen == "over":
                return
            if screen != "card":
                assert nosy.leaks(secrets) == [], f"a word can be read on {screen}"
            # Looking through all of Python's memory takes its time: once for each kind of screen.
            if screen not in SECRET_SCREENS and self.seen.count(screen) == 1:
                assert nosy.lent().keys() <= self.others, f"something is held on to on {screen}"
            if screen != "vote":
                assert nosy.marked_ballots() == [], f"a ballot can be seen on {screen}"

        Driver(self.window, self.hands, vote=vote, guess=guess, on_screen=look).play_on(until)

    def again(self) -> None:
        self.driver.press("play_again")


@pytest.fixture
def party(tmp_path: Path, qtbot: QtBot) -> Iterator[Party]:
    party = Party(tmp_path)
    qtbot.addWidget(party.window)
    yield party
    party.window.close()


def against(targets: Sequence[int]) -> Callable[[str, Sequence[int]], int]:
    """Everybody votes for the first of the targets who may be voted for, else for the first who may."""

    def vote(_: str, candidates: Sequence[int]) -> int:
        return next((seat for seat in targets if seat in candidates), min(candidates))

    return vote


@pytest.mark.parametrize("players", [4, 7, 12])
def test_citizens_win_when_spies_and_ghost_are_out(party: Party, players: int) -> None:
    party.deal(players)
    evil = party.seats("spy", "ghost")
    party.play(against(evil))
    assert party.record()["actions"][-1]["do"] in ("vote", "continue", "guess")
    assert party.driver.screen == "over"
    assert ("guess" in party.seen) == bool(party.seats("ghost"))


@pytest.mark.parametrize("players", [4, 7, 12])
def test_spies_win_when_one_citizen_is_left(party: Party, players: int) -> None:
    party.deal(players)
    party.play(against(party.seats("citizen")))
    assert party.driver.screen == "over"


@pytest.mark.parametrize("players", [7, 12])
def test_the_ghost_wins_alone_with_the_citizens_word(party: Party, players: int) -> None:
    party.deal(players)
    party.play(against(party.seats("ghost")), guess=party.word("citizen"))
    assert party.seen[-2:] == ["guess", "over"]


@pytest.mark.parametrize("players", [7, 12])
def test_hidden_roles_send_everybody_who_is_out_to_the_private_screen(party: Party, players: int) -> None:
    party.deal(players, "reveal_roles")
    party.play(against(party.seats("citizen", "ghost")))
    assert party.seen.count("private") >= 2
    assert "guess" not in party.seen
