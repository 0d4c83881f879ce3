"""A program that people play as fast as they can, until it is killed: `python -m tests.process.player`.

It reads lines from its standard input, each a kind of game, a data folder with one of that kind, a file for
its journal and a seed, and for each forks a player, whose process id it prints: so every player starts with
everything imported already.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from spyword_qt import app, foresight, scribe, table_scenes
from spyword_qt.bandit import scenes as bandit_scenes
from spyword_qt.game_kind import GAMES, TRAITS, GameKind
from spyword_qt.store.veil import game_in
from spyword_qt.widgets.buttons import Button, PrimaryButton
from tests.e2e.bandit_driver import BanditDriver
from tests.e2e.driver import Driver
from tests.qt.games.party import Party

ACTS = ("card", "clue", "discussion", "vote", "result", "private", "guess")
"""Screens of the word game on which what is done next is an action of it."""
JUDGED_ACTS = ("card", "night", "dawn", "words", "hands")
"""Screens of Secret Bandit on which it is one or more. A result may be looked at twice, after a tie."""


class Player:
    """Goes on with the game that is there, plays it to its end, and then another, and so on.

    The journal has a line for everything that was seen to be done: what it says may never be lost.
    """

    def __init__(self, kind: GameKind, folder: Path, journal: Path, seed: int) -> None:
        self._rng = random.Random(seed)
        # The clock that is set forward has no second to give a disk: who talks waits for it.
        self._talks = seed % 2 == 0
        if self._talks:
            scribe.WITHIN_A_FRAME = 10.0
        self._journal = os.open(journal, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        self._overs = journal.parent
        self._folder = folder
        self._party = Party(folder, seed=seed)
        window, hands = self._party.window, self._party.hands
        is_led = TRAITS[kind].has_judge
        self._driver = BanditDriver(window, hands) if is_led else Driver(window, hands, vote=self._vote)
        self._acts = JUDGED_ACTS if is_led else ACTS
        self._note("home", *self._biggest())

    def play(self) -> None:
        """Plays until the process ends."""
        party = self._party
        party.press("resume_game")
        self._note("resumed", party.screen, *self._clock())
        while True:
            if party.screen == "over":
                shutil.copy(self._folder / "game.json", self._overs / f"over-{self._rng.getrandbits(64)}")
                self._note("over")
                party.press("play_again")
                self._await("handoff")
                self._note("dealt")
            self._step()

    def _step(self) -> None:
        if self._talks and self._party.screen == "discussion":
            self._talk()
        screen = self._party.screen
        self._driver.step()
        self._note("act" if screen in self._acts else "gate", self._party.screen)

    def _talk(self) -> None:
        if self._party.offers("pause") and self._party.button("pause").text() == "Resume":
            self._party.press("pause")
        for _ in range(self._rng.randrange(12)):
            self._party.wait(0.7)
            if self._party.screen != "discussion":
                return
            self._note("clock", *self._clock())

    def _vote(self, _voter: str, candidates: Sequence[int]) -> int:
        return self._rng.choice(candidates)

    def _await(self, screen: str) -> None:
        while self._party.screen != screen:
            QApplication.processEvents()

    def _clock(self) -> tuple[str, ...]:
        if self._party.screen != "discussion":
            return ()
        return (str(self._party.seconds_left()), "paused" if self._party.reads("Paused") else "runs")

    def _biggest(self) -> tuple[str, ...]:
        """The name of the biggest button, if it is the main one."""
        buttons = [button for button in self._party.page.findChildren(Button) if button.isVisible()]
        biggest = max(buttons, key=_area)
        return (biggest.objectName(),) if isinstance(biggest, PrimaryButton) else ()

    def _note(self, *words: str) -> None:
        os.write(self._journal, f"{' '.join(words)}\n".encode())


def _area(widget: QWidget) -> int:
    return widget.width() * widget.height()


def main() -> None:
    """Fork players until nobody asks for more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    for line in sys.stdin:
        word, folder, journal, seed = line.split()
        kind = next(each for each in GAMES if each == word)
        process = os.fork()
        if process == 0:
            QApplication(["player"])
            Player(kind, Path(folder), Path(journal), int(seed)).play()
        print(process, flush=True)


_IMPORTED = (app, foresight, table_scenes, bandit_scenes, game_in)

if __name__ == "__main__":
    main()
