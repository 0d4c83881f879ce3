"""Which scene serves which screen: those of a game by the kind that is on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spyword_qt.backstage import Backstage
from spyword_qt.flow import AT_THE_TABLE, OF_PEOPLE, Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.stage import Scene
from spyword_qt.theme.sounds import Sounds

if TYPE_CHECKING:
    from spyword_qt.draft import Draft
    from spyword_qt.game_kind import GameKind

# Home is painted first: all other scenes are imported when they are first shown.


class Scenery(QObject):
    """All scenes of a window.

    `start` are those before a game; `say_trouble` is told a sentence for everybody.
    """

    past = Signal(object)
    """Scenes that nobody comes back to before another kind of game is on."""

    def __init__(
        self,
        backstage: Backstage,
        flow: Flow,
        sounds: Sounds,
        start: Mapping[ScreenName, Scene],
        set_up: Callable[[Draft], None],
        say_trouble: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._backstage = backstage
        self._flow = flow
        self._sounds = sounds
        self._start = start
        self._set_up = set_up
        self._say_trouble = say_trouble
        self._kind: GameKind | None = None
        """Of the game that was on last."""
        self._of_kind: Mapping[GameKind, Callable[[], Mapping[ScreenName, Scene]]] = {
            "word": lambda: self._word,
            "bandit": lambda: self._bandit,
        }

    def scene(self, name: ScreenName) -> Scene:
        """The one that serves the screen now."""
        if name in OF_PEOPLE:
            return self._people[name]
        if name is ScreenName.PACKAGES:
            return self._packages
        if name in AT_THE_TABLE:
            return self._game()[name]
        return self._start[name]

    def at_the_table(self) -> Iterable[ScreenName]:
        """The screens of the game that is on, was, or will be."""
        return self._game()

    def _game(self) -> Mapping[ScreenName, Scene]:
        """Those of the game that is on. Of two kinds' screens with one name, one may be there."""
        kind = self._backstage.tables.kind or self._kind or self._backstage.preferences.game
        if kind != self._kind:
            if self._kind is not None:
                self.past.emit(tuple(self._of_kind[self._kind]().values()))
            self._kind = kind
        return self._of_kind[kind]()

    @cached_property
    def _word(self) -> Mapping[ScreenName, Scene]:
        from spyword_qt.table_scenes import table_scenes
        from spyword_qt.word_cues import WordCues

        table = self._backstage.tables.word
        WordCues(table, self._flow, self._sounds)
        return table_scenes(table, self._backstage.clock, self._flow, self._set_up)

    @cached_property
    def _bandit(self) -> Mapping[ScreenName, Scene]:
        from spyword_qt.bandit.cues import BanditCues
        from spyword_qt.bandit.scenes import bandit_scenes

        backstage, tables = self._backstage, self._backstage.tables
        BanditCues(tables.bandit, self._flow, self._sounds)
        return bandit_scenes(tables.bandit, backstage.clock, self._flow, tables.script)

    @cached_property
    def _people(self) -> Mapping[ScreenName, Scene]:
        from spyword_qt.people_scenes import people_scenes

        return people_scenes(self._backstage, self._flow, self, self._say_trouble)

    @cached_property
    def _packages(self) -> Scene:
        from spyword_qt.pack_scenes import PackagesScene

        return PackagesScene(self._backstage, self._flow, self)
