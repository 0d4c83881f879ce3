"""The screens that are looked at beside a game, or before one, and left to where it was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from spyword_qt.backstage import Backstage
from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName

if TYPE_CHECKING:
    from spyword_qt.backup_desk import BackupDesk
    from spyword_qt.game_kind import GameKind
    from spyword_qt.screens.preferences import PreferencesScreen
    from spyword_qt.screens.rulebook import Rulebook
    from spyword_qt.screens.rules import RulesScreen
    from spyword_qt.tables import Tables


class RulesScene:
    """How it is played, in two minutes or in full."""

    def __init__(self, backstage: Backstage, flow: Flow) -> None:
        self._backstage = backstage
        self._flow = flow
        self._game: GameKind = "word"

    @cached_property
    def screen(self) -> RulesScreen:
        from spyword_qt.screens.rules import RulesScreen

        rules = RulesScreen(self._backstage.clock, self._rulebook)
        rules.back.connect(self._close)
        rules.game_wanted.connect(self._turn_to)
        return rules

    def show(self) -> None:
        on = self._backstage.tables.kind
        self._game = on or self._backstage.preferences.game
        # At a table nobody asks how another game goes.
        self.screen.show_rules(self._rulebook, None if on else self._game)
        # In the middle of a game something is looked up, before one it is learnt.
        if on:
            self.screen.show_all_rules()
        else:
            self.screen.show_tour()

    def teach(self) -> None:
        """Opens the page for newcomers."""
        self._flow.go(ScreenName.RULES)

    def _rulebook(self) -> Rulebook:
        return _RULEBOOKS[self._game](self._backstage.tables)

    def _turn_to(self, game: GameKind) -> None:
        self._game = game
        self.screen.show_rules(self._rulebook, game)

    def _close(self) -> None:
        _leave_aside(self._flow, self._backstage.tables)


def _of_words(tables: Tables) -> Rulebook:
    from spyword_qt.screens import rules_text

    return rules_text.rulebook(tables.word.view().settings if tables.kind == "word" else None)


def _of_bandits(_tables: Tables) -> Rulebook:
    from spyword_qt.bandit import rules_text

    return rules_text.rulebook()


_RULEBOOKS: Final[Mapping[GameKind, Callable[[Tables], Rulebook]]] = {
    "word": _of_words,
    "bandit": _of_bandits,
}


class PreferencesScene(QObject):
    """What is chosen for the program goes out by `chosen`; what it is made of; and all data at once."""

    chosen = Signal(object)
    said = Signal(str)
    """A sentence for everybody: all went well."""
    troubled = Signal(str)
    """A sentence for everybody: what didn't."""
    restored = Signal()
    """Whatever is kept is another when the program starts anew."""

    def __init__(self, backstage: Backstage, flow: Flow, parent: QObject) -> None:
        super().__init__(parent)
        self._backstage = backstage
        self._flow = flow

    @cached_property
    def screen(self) -> PreferencesScreen:
        from spyword_qt.screens.preferences import PreferencesScreen

        preferences = PreferencesScreen(self._backstage.clock)
        preferences.changed.connect(self.chosen)
        preferences.about.connect(self._tell_about)
        preferences.data.connect(self._open_data)
        preferences.back.connect(self._close)
        return preferences

    def show(self) -> None:
        self.screen.show_preferences(self._backstage.preferences, self._backstage.language)

    def _tell_about(self) -> None:
        from spyword_qt import credits
        from spyword_qt.screens.about import About

        About(self.screen, credits.parts(), self._backstage.folder).open()

    def _open_data(self) -> None:
        from spyword_qt.backup_desk import BackupDesk

        # It goes with the screen, which is built anew in another language.
        desk = self.screen.findChild(BackupDesk) or self._new_desk()
        desk.open()

    def _new_desk(self) -> BackupDesk:
        from spyword_qt.backup_desk import BackupDesk

        backstage = self._backstage
        desk = BackupDesk(backstage.folder, self.screen, self._is_on, backstage.scribe, backstage.outgoing)
        desk.said.connect(self.said)
        desk.troubled.connect(self.troubled)
        desk.restored.connect(self.restored)
        return desk

    def _is_on(self) -> bool:
        return self._backstage.tables.on is not None

    def _close(self) -> None:
        _leave_aside(self._flow, self._backstage.tables)


def _leave_aside(flow: Flow, tables: Tables) -> None:
    if tables.on is not None:
        flow.go_back_to_table()
    else:
        flow.go(ScreenName.HOME)
