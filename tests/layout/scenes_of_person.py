"""Somebody's own screens: their page and their titles."""

from __future__ import annotations

from functools import partial
from typing import Final

from spyword_qt.screens.person import PersonScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.titles import TitlesScreen
from tests.layout.scenes_beside import press
from tests.layout.somebody import somebody
from tests.layout.stand import Scene, Table

MANY, FEW = 200, 7
BANDIT = ("bandit",)
BOTH = ("word", "bandit")


def person(table: Table, games: int, kinds: tuple[str, ...] = ("word",)) -> Screen:
    screen = PersonScreen(table.clock)
    screen.show_person(somebody(table.names[-1], games, table.language, kinds))
    return screen


def titles(table: Table, games: int, chosen: str = "") -> Screen:
    screen = TitlesScreen(table.clock)
    screen.show_titles(somebody(table.names[-1], games, table.language).titles, chosen)
    return screen


SCENES: Final = {
    "person": Scene(partial(person, games=MANY)),
    "person who never played": Scene(partial(person, games=0)),
    "person in numbers": Scene(partial(person, games=MANY), press("record")),
    "person in numbers after an evening": Scene(partial(person, games=3), press("record")),
    "person's games": Scene(partial(person, games=MANY), press("games")),
    "person's games before the first": Scene(partial(person, games=0), press("games")),
    "person with games of both kinds": Scene(partial(person, games=MANY, kinds=BOTH)),
    "person in numbers with games of both kinds": Scene(
        partial(person, games=MANY, kinds=BOTH), press("record")
    ),
    "person's games of both kinds": Scene(partial(person, games=MANY, kinds=BOTH), press("games")),
    "person after games of Secret Bandit": Scene(partial(person, games=FEW, kinds=BANDIT)),
    "person in numbers after games of Secret Bandit": Scene(
        partial(person, games=FEW, kinds=BANDIT), press("record")
    ),
    "titles": Scene(partial(titles, games=MANY)),
    "titles of somebody new": Scene(partial(titles, games=0)),
    "titles, one to be earned": Scene(partial(titles, games=FEW, chosen="knows_everyone")),
}
