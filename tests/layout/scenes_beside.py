"""Before a game and beside it: home, setting up, rules, preferences."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QAbstractButton, QLineEdit

from spyword_engine.settings import recommended
from spyword_qt import credits
from spyword_qt.draft import Draft
from spyword_qt.people import guests
from spyword_qt.screens.about import About
from spyword_qt.screens.home import HomeScreen
from spyword_qt.screens.preferences import PreferencesScreen
from spyword_qt.screens.rules import USUAL_PLAYERS, RulesScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import PackCover
from spyword_qt.screens.setup import SetupScreen
from spyword_qt.screens.setup_settings import SHEETS
from spyword_qt.screens.tour_text import tour_steps
from spyword_qt.store.library import Library, default_folder
from spyword_qt.store.preferences import Preferences
from spyword_qt.widgets.seat import Seat
from tests.layout.stand import Scene, Table


@cache
def covers() -> tuple[PackCover, ...]:
    """All packages that ship, as the set-up shows them."""
    packs = Library.load(default_folder()).packs
    return tuple(
        PackCover(
            pack.id,
            pack.kind("en"),
            pack.number,
            pack.tint,
            place % 12,
            pack.series,
            len(pack.series) % 5 == 0,
        )
        for place, pack in enumerate(packs)
    )


def home(table: Table, *, people: bool = False, can_resume: bool = False) -> Screen:
    screen = HomeScreen(table.clock)
    screen.show_home(table.people if people else (), can_resume)
    return screen


def setup(table: Table, *, seated: int | None = None) -> Screen:
    """With so many at the table, the others being offered; None seats everybody."""
    screen = SetupScreen(table.clock)
    screen.show_setup(Draft(guests(table.names[:seated])), guests(table.names))
    screen.show_packs(covers(), None)
    return screen


def rules(table: Table) -> Screen:
    screen = RulesScreen(table.clock)
    screen.show_rules(recommended(len(table.names)))
    return screen


def tour(table: Table) -> Screen:
    screen = RulesScreen(table.clock)
    screen.show_tour()
    return screen


def preferences(table: Table) -> Screen:
    screen = PreferencesScreen(table.clock)
    screen.show_preferences(Preferences(), "en")
    return screen


def press(name: str, times: int = 1) -> Callable[[Screen, Table], None]:
    """What presses a button of the screen."""

    def act(screen: Screen, table: Table) -> None:
        button = screen.findChild(QAbstractButton, name)
        assert button is not None, name
        for _ in range(times):
            button.click()
            table.clock.now += 1

    return act


def open_seat(screen: Screen, _table: Table) -> None:
    screen.findChildren(Seat)[0].click()


def type_badly(screen: Screen, _table: Table) -> None:
    field = screen.findChild(QLineEdit, "player_name")
    assert isinstance(field, QLineEdit)
    field.setText("A name that has more letters than a name can have")


def ask_to_replace(screen: Screen, _table: Table) -> None:
    assert isinstance(screen, SetupScreen)
    screen.ask_to_replace(screen.forget)


def about(screen: Screen, _table: Table) -> None:
    About(screen, credits.parts(), Path.home() / ".local" / "share" / "The Spy’s Word").open()


STEPS: Final = len(tour_steps(recommended(USUAL_PLAYERS)))

SCENES: Final = {
    "home": Scene(home, shows_people=False),
    "home with a last table": Scene(partial(home, people=True)),
    "home with a game to resume": Scene(partial(home, people=True, can_resume=True)),
    "home with a notice": Scene(partial(home, people=True, can_resume=True), notice=True),
    "setup": Scene(setup),
    "setup of nobody": Scene(partial(setup, seated=0)),
    "setup of two": Scene(partial(setup, seated=2)),
    "setup with a name that can't be": Scene(partial(setup, seated=3), type_badly),
    "setup with a notice": Scene(setup, notice=True),
    "setup's seat": Scene(setup, open_seat),
    "setup's packages": Scene(setup, press("all_packages"), shows_people=False),
    **{f"setup's {name}": Scene(setup, press(f"pill_{name}")) for name in SHEETS},
    "setup's question": Scene(setup, ask_to_replace, shows_people=False),
    "rules": Scene(rules, press("all_rules")),
    **{
        f"how to play {step + 1}": Scene(tour, press("tour_next", step), shows_people=False)
        for step in range(STEPS)
    },
    "preferences": Scene(preferences, shows_people=False),
    "about": Scene(preferences, about, shows_people=False),
}
