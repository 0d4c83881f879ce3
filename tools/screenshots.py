"""Makes the pictures in screenshots/ by playing: `python3 dev.py screenshots`.

Without an argument it plays at 1280x800 in light and dark. `--size 800x600 --out DIR` makes others.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from spyword_qt.app import create_window
from spyword_qt.screens.name import ScreenName
from spyword_qt.store.veil import game_in
from spyword_qt.widgets.panel import Sheet
from tests.e2e.driver import Driver, Stuck
from tests.e2e.hands import ManualClock, QuickHands, spin_until
from tools import moving_picture, regulars
from tools.bandit_pictures import BanditPhotographer
from tools.environment import ROOT

NAMES = ("Ann", "Marco", "Łucja", "Ben", "Sofia", "Kaia", "Tomasz", "Giulia", "Wei", "Nadia", "Oskar", "Lili")
DISCUSSED_SECONDS = 26

SCREENSHOTS = ROOT / "screenshots"

Control = TypeVar("Control", bound=QWidget)


class Photographer:
    """A table that is played to its end, with a picture of every screen when it is first seen."""

    def __init__(self, out: Path, folder: Path, size: tuple[int, int], theme: str, players: int) -> None:
        self._out = out
        self._suffix = "" if theme == "light" else f"-{theme}"
        self._players = players
        self._folder = folder
        self._clock = ManualClock()
        self._people = regulars.settle(folder, theme, NAMES[:players])
        self._window: QWidget = create_window(self._folder, seed=11, clock=self._clock)
        self._window.resize(*size)
        self._window.show()
        self._hands = QuickHands(self._window, self._clock)
        self._taken: set[str] = set()

    def shoot(self) -> None:
        """Plays to the ghost's open guess, then with roles hidden, and then looks at the asides."""
        driver = self._driver(())
        driver.press("new_game")
        driver.press("seat_add")
        self._take("invite")
        self._control(Sheet, "sheet_invite").escape()
        driver.press("same_table")
        self._take("setup")
        self._play_on("ghost")
        driver.press("gains")
        self._take("gains")
        driver.press("gains_done")
        driver.press("home")
        driver.press("new_game")
        self._hands.settle()
        self._control(QAbstractButton, "reveal_roles").click()
        self._play_on("citizen")
        driver.press("home")
        self._take("home")
        self._look_at_people(driver)
        driver.press("packages")
        self._take("packages")
        driver.press("packages_own")
        driver.press("new_package")
        self._take("package")
        driver.press("back")
        driver.press("back")
        driver.press("rules")
        QTest.qWait(0)
        self._take("how_to_play")
        driver.press("all_rules")
        self._take("rules")
        driver.press("back")
        driver.press("preferences")
        QTest.qWait(0)
        self._take("preferences")
        self._window.close()

    def _look_at_people(self, driver: Driver) -> None:
        driver.press("people")
        self._take("people")
        driver.press("people_board")
        self._take("board")
        driver.press("people_list")
        driver.press(f"person_{self._people[regulars.ON_THEIR_PAGE]}")
        self._take("person")
        driver.press("record")
        self._take("person_in_numbers")
        driver.press("overview")
        driver.press("all_titles")
        self._take("titles")
        for _ in range(3):
            driver.press("back")

    def _play_on(self, first_out: str) -> None:
        """From the set-up table to the end, somebody of that role being the first who is out."""
        self._driver(()).deal()
        roles = self._roles()
        targets = [seat for seat, role in enumerate(roles) if role == first_out][:1]
        targets += [seat for seat, role in enumerate(roles) if role == "spy"]
        driver = self._driver(targets)
        driver.play_on()

    def _driver(self, targets: Sequence[int]) -> Driver:
        def vote(voter: str, candidates: Sequence[int]) -> int:
            wanted = [seat for seat in targets if seat in candidates]
            others = sorted(candidates, key=lambda seat: (seat * 7 + len(voter)) % 11)
            # Not everybody agrees: a picture of a vote should have several rows.
            return wanted[0] if wanted and len(voter) % 5 else others[0]

        return Driver(self._window, self._hands, vote=vote, guess="mandolin", on_screen=self._take)

    def _take(self, name: str) -> None:
        if name in self._taken:
            return
        self._taken.add(name)
        if name in set(ScreenName):
            # A way that waits for the disk is no shorter for the camera.
            self._driver(()).await_screen(name)
        if name == "discussion":
            self._clock_on(DISCUSSED_SECONDS)
        QTest.qWait(50)
        if name == "over" and not spin_until(self._control(QWidget, "gains").isVisible):
            raise Stuck("What the game brought isn't told.")
        if name == "vote":
            self._first_candidate().click()
        self._window.grab().save(str(self._out / f"{name}{self._suffix}.png"))

    def _clock_on(self, seconds: int) -> None:
        for _ in range(seconds // 2):
            self._clock.advance(2)
            QTest.qWait(220)

    def _first_candidate(self) -> QAbstractButton:
        tiles = self._window.findChildren(QAbstractButton)
        return next(tile for tile in tiles if tile.objectName().startswith("candidate_") and tile.isVisible())

    def _control(self, kind: type[Control], name: str) -> Control:
        control = self._window.findChild(kind, name)
        if control is None:
            raise LookupError(name)
        return control

    def _roles(self) -> list[str]:
        # The one at the camera may know who is who.
        record: dict[str, Any] = game_in(self._folder / "game.json")["record"]
        return [record["deal"]["roles"][name] for name in record["players"]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Take them all; returns the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py screenshots")
    parser.add_argument("--out", type=Path, default=SCREENSHOTS)
    parser.add_argument("--size", default="1280x800", help="of the window, WIDTHxHEIGHT")
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--theme", choices=("light", "dark"), action="append")
    asked = parser.parse_args(arguments)
    width, height = map(int, asked.size.split("x"))
    asked.out.mkdir(parents=True, exist_ok=True)
    _application = QApplication.instance() or QApplication([])
    for theme in asked.theme or ("light", "dark"):
        with tempfile.TemporaryDirectory() as folder:
            Photographer(asked.out, Path(folder), (width, height), theme, asked.players).shoot()
        with tempfile.TemporaryDirectory() as folder:
            BanditPhotographer(asked.out, Path(folder), (width, height), theme).shoot()
    if asked.out == SCREENSHOTS:
        moving_picture.shoot(asked.out / "round.gif")
    return 0


if __name__ == "__main__":
    sys.exit(main())
