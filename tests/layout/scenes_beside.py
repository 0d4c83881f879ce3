"""Before a game and beside it: home, rules, preferences."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QAbstractButton

from spyword_engine.settings import recommended
from spyword_qt import credits
from spyword_qt.bandit.rules_text import rulebook as bandit_rulebook
from spyword_qt.screens.about import About
from spyword_qt.screens.backup_panel import BackupPanels
from spyword_qt.screens.half_restored import HalfRestoredScreen
from spyword_qt.screens.home import HomeScreen
from spyword_qt.screens.mishap import MishapScreen
from spyword_qt.screens.preferences import PreferencesScreen
from spyword_qt.screens.rules import RulesScreen
from spyword_qt.screens.rules_text import USUAL_PLAYERS, rulebook
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.taken import TakenScreen
from spyword_qt.screens.tour_text import tour_steps
from spyword_qt.store.preferences import Preferences
from tests.layout.stand import Scene, Table


def home(table: Table, *, people: bool = False, can_resume: bool = False) -> Screen:
    screen = HomeScreen(table.clock)
    screen.show_home(table.people if people else (), can_resume)
    return screen


def rules(table: Table) -> Screen:
    return RulesScreen(table.clock, partial(rulebook, recommended(len(table.names))))


def tour(table: Table) -> Screen:
    screen = RulesScreen(table.clock, partial(rulebook, None))
    screen.show_tour()
    return screen


def bandit_rules(table: Table) -> Screen:
    screen = RulesScreen(table.clock, bandit_rulebook)
    screen.show_rules(bandit_rulebook, "bandit")
    return screen


def preferences(table: Table) -> Screen:
    screen = PreferencesScreen(table.clock)
    screen.show_preferences(Preferences(), table.language)
    return screen


def taken(table: Table) -> Screen:
    return TakenScreen(table.clock)


def half_restored(table: Table) -> Screen:
    return HalfRestoredScreen(table.clock)


def mishap(table: Table) -> Screen:
    screen = MishapScreen(table.clock)
    screen.show_mishap(is_game_kept=True)
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


def about(screen: Screen, _table: Table) -> None:
    About(screen, credits.parts(), Path.home() / ".local" / "share" / "The Spy’s Word").open()


def ask_about_data(screen: Screen, _table: Table) -> None:
    BackupPanels(screen).ask_what(can_restore=True)


def ask_to_replace_data(screen: Screen, _table: Table) -> None:
    BackupPanels(screen).ask_to_replace(None)


def read_data(screen: Screen, _table: Table) -> None:
    BackupPanels(screen).show_reading()


STEPS: Final = len(tour_steps(recommended(USUAL_PLAYERS)))

SCENES: Final = {
    "home": Scene(home, shows_people=False),
    "home with a last table": Scene(partial(home, people=True)),
    "home with a game to resume": Scene(partial(home, people=True, can_resume=True)),
    "home with a notice": Scene(partial(home, people=True, can_resume=True), notice=True),
    "rules": Scene(rules, press("all_rules")),
    **{
        f"how to play {step + 1}": Scene(tour, press("tour_next", step), shows_people=False)
        for step in range(STEPS)
    },
    "rules of Secret Bandit": Scene(bandit_rules, press("all_rules"), shows_people=False),
    **{
        f"how to play Secret Bandit {step + 1}": Scene(
            bandit_rules, press("tour_next", step), shows_people=False
        )
        for step in range(len(bandit_rulebook().steps))
    },
    "preferences": Scene(preferences, shows_people=False),
    "about": Scene(preferences, about, shows_people=False),
    "preferences’ data": Scene(preferences, ask_about_data, shows_people=False),
    "preferences’ question": Scene(preferences, ask_to_replace_data, shows_people=False),
    "preferences’ reading": Scene(preferences, read_data, shows_people=False),
    "taken": Scene(taken, shows_people=False),
    "half_restored": Scene(half_restored, shows_people=False),
    "mishap": Scene(mishap, shows_people=False),
}
