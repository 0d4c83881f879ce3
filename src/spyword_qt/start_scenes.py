"""The screens before a game: home, and setting up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal

from spyword_qt.aside_scenes import PreferencesScene, RulesScene
from spyword_qt.backstage import Backstage
from spyword_qt.flow import Flow
from spyword_qt.screens.home import HomeScreen
from spyword_qt.screens.name import ScreenName
from spyword_qt.seating import seat_people
from spyword_qt.store.json_file import NotSaved

if TYPE_CHECKING:
    from spyword_qt.draft import Draft
    from spyword_qt.screens.setup import SetupScreen
    from spyword_qt.stage import Scene
    from spyword_qt.table import Table

    TableSource: TypeAlias = Callable[[], Table]
    """Gives the presenter, which is made, with the engine, when it is first asked for."""

# The home screen is painted first: what the others need is imported when they are built.


class HomeScene:
    """Where a window begins."""

    def __init__(
        self,
        backstage: Backstage,
        flow: Flow,
        table: TableSource,
        *,
        set_up: Callable[[], None],
        teach: Callable[[], None],
        leave: Callable[[], object],
    ) -> None:
        self._backstage = backstage
        self._flow = flow
        self._table = table
        self._set_up = set_up
        self._teach = teach
        self._leave = leave

    @cached_property
    def screen(self) -> HomeScreen:
        home = HomeScreen(self._backstage.clock)
        home.new_game.connect(self._set_up)
        home.resume_game.connect(self._resume)
        home.how_to_play.connect(self._teach)
        home.people.connect(partial(self._flow.go, ScreenName.PEOPLE))
        home.rules.connect(partial(self._flow.go, ScreenName.RULES))
        home.preferences.connect(partial(self._flow.go, ScreenName.PREFERENCES))
        home.quit.connect(self._leave)
        return home

    def show(self) -> None:
        people = seat_people(self._backstage.preferences.last_table)
        self.screen.show_home(people, self._backstage.games.waiting())

    def _resume(self) -> None:
        if not self._table().resume():
            self.show()


class SetupScene(QObject):
    """Settles the draft of the next game, and deals it."""

    not_saved = Signal()
    names_shown = Signal(object)
    """The names of the draft, whenever it is shown anew."""

    def __init__(self, backstage: Backstage, flow: Flow, table: TableSource, parent: QObject) -> None:
        super().__init__(parent)
        self._backstage = backstage
        self._flow = flow
        self._table = table

    @cached_property
    def screen(self) -> SetupScreen:
        from spyword_qt.screens.setup import SetupScreen

        setup = SetupScreen(self._backstage.clock)
        setup.draft_changed.connect(self._change)
        setup.start_game.connect(self._start)
        setup.back.connect(partial(self._flow.go, ScreenName.HOME))
        return setup

    @cached_property
    def _draft(self) -> Draft:
        from spyword_qt.draft import Draft

        return Draft(chosen=self._backstage.preferences.last_settings or {})

    def begin(self, draft: Draft | None = None) -> None:
        """Opens the screen with a draft, or with the one that was left there."""
        if draft is not None:
            self._draft = draft
        self._flow.go(ScreenName.SETUP)

    def show(self) -> None:
        last = tuple(one.name for one in self._backstage.preferences.last_table)
        self.screen.show_setup(self._draft, last)
        self._show_packs()
        self.names_shown.emit((*self._draft.names, *last))

    def _change(self, draft: Draft) -> None:
        self._draft = draft
        self._show_packs()
        self.names_shown.emit(draft.names)

    def _show_packs(self) -> None:
        from spyword_qt.screens.seen import PackCover

        names, plays, language = self._draft.names, self._backstage.plays, self._backstage.language
        covers = (
            PackCover(pack.id, pack.kind(language), pack.number, pack.tint, plays.times(pack.id, names))
            for pack in self._backstage.library.packs
        )
        self.screen.show_packs(tuple(covers), self._draft.pack)

    def _start(self) -> None:
        if not self._draft.can_start:
            return
        if self._table().is_one_waiting():
            self.screen.ask_to_replace(self._deal)
        else:
            self._deal()

    def _deal(self) -> None:
        draft = self._draft
        try:
            self._backstage.remember_table(draft.seats, draft.chosen)
        except NotSaved:
            self.not_saved.emit()
        self._table().start(draft)
        # The package was for this game; who plays, and how, is a start for the next one.
        self._draft = draft.with_surprise()


def start_scenes(
    backstage: Backstage,
    flow: Flow,
    table: TableSource,
    setup: SetupScene,
    preferences: PreferencesScene,
    leave: Callable[[], object],
) -> Mapping[ScreenName, Scene]:
    """Those, and the asides."""
    rules = RulesScene(backstage, flow, table)
    return {
        ScreenName.HOME: HomeScene(
            backstage, flow, table, set_up=setup.begin, teach=rules.teach, leave=leave
        ),
        ScreenName.SETUP: setup,
        ScreenName.RULES: rules,
        ScreenName.PREFERENCES: preferences,
    }
