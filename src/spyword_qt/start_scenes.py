"""The screens before a game: home, setting up, and the asides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from spyword_qt.aside_scenes import PreferencesScene, RulesScene
from spyword_qt.backstage import Backstage
from spyword_qt.flow import Flow
from spyword_qt.screens.home import HomeScreen
from spyword_qt.screens.name import ScreenName
from spyword_qt.setup_scene import SetupScene

if TYPE_CHECKING:
    from spyword_qt.people import Person
    from spyword_qt.stage import Scene

# The home screen is painted first: what the others need is imported when they are built.


class HomeScene:
    """Where a window begins."""

    def __init__(
        self,
        backstage: Backstage,
        flow: Flow,
        *,
        set_up: Callable[[], None],
        teach: Callable[[], None],
        leave: Callable[[], object],
    ) -> None:
        self._backstage = backstage
        self._flow = flow
        self._set_up = set_up
        self._teach = teach
        self._leave = leave

    @cached_property
    def screen(self) -> HomeScreen:
        home = HomeScreen(self._backstage.clock)
        home.new_game.connect(self._set_up)
        home.resume_game.connect(self._ask_to_resume)
        home.how_to_play.connect(self._teach)
        home.people.connect(partial(self._flow.go, ScreenName.PEOPLE))
        home.packages.connect(partial(self._flow.go, ScreenName.PACKAGES))
        home.rules.connect(partial(self._flow.go, ScreenName.RULES))
        home.preferences.connect(partial(self._flow.go, ScreenName.PREFERENCES))
        home.quit.connect(self._leave)
        return home

    def show(self) -> None:
        self.screen.show_home(self._people(), self._backstage.games.waiting())

    def _people(self) -> tuple[Person, ...]:
        last = self._backstage.preferences.last_table
        if not last:
            return ()
        from spyword_qt.seating import seat_people

        faces = self._backstage.faces.of(last)
        now = [
            replace(one, name=faces[one.profile].name) if one.profile and one.profile in faces else one
            for one in last
        ]
        return seat_people(now, faces)

    def _ask_to_resume(self) -> None:
        self._backstage.tables.when_quiet(self._resume)

    def _resume(self) -> None:
        if not self._backstage.tables.resume():
            self.show()


def start_scenes(
    backstage: Backstage,
    flow: Flow,
    setup: SetupScene,
    preferences: PreferencesScene,
    leave: Callable[[], object],
) -> Mapping[ScreenName, Scene]:
    """Those, and the asides."""
    rules = RulesScene(backstage, flow)
    return {
        ScreenName.HOME: HomeScene(backstage, flow, set_up=setup.begin, teach=rules.teach, leave=leave),
        ScreenName.SETUP: setup,
        ScreenName.RULES: rules,
        ScreenName.PREFERENCES: preferences,
    }
