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


def person(table: Table, games: int) -> Screen:
    screen = PersonScreen(table.clock)
    screen.show_person(somebody(table.names[-1], games, table.language))
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
    "titles": Scene(partial(titles, games=MANY)),
    "titles of somebody new": Scene(partial(titles, games=0)),
    "titles, one to be earned": Scene(partial(titles, games=FEW, chosen="knows_everyone")),
}
