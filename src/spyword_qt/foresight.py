"""Brings in what the next screens are made of, and builds them, while people still look at the first one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer

from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName

BEFORE_MS: Final = 700
"""After the start, by when the first screen has long been painted."""
BETWEEN_MS: Final = 10
"""So that a press in between waits for one module, or one step of a screen, at most."""
NEXT: Final = (
    "msgspec",
    "spyword_qt.draft",
    "spyword_qt.screens.setup_page",
    "spyword_qt.screens.setup",
    "spyword_qt.store.shelf",
    "spyword_qt.store.profiles",
    "spyword_engine.progress.titles",
    "spyword_qt.table",
    "spyword_qt.screens.card",
    "spyword_qt.hand_scenes",
    "spyword_qt.screens.discussion",
    "spyword_qt.screens.vote",
    "spyword_qt.screens.result",
    "spyword_qt.screens.private",
    "spyword_qt.screens.guess",
    "spyword_qt.widgets.people_matrix",
    "spyword_qt.screens.end_gains",
    "spyword_qt.screens.over",
    "spyword_qt.table_scenes",
    "rapidfuzz.distance",
    "spyword_qt.people_views",
    "spyword_qt.screens.seen_people",
    "spyword_qt.people_scenes",
    "spyword_qt.screens.people",
    "spyword_qt.screens.person",
    "spyword_qt.screens.titles",
    "spyword_qt.pack_scenes",
    "spyword_qt.screens.packages",
    "spyword_qt.screens.preferences",
    "spyword_qt.screens.rules",
)
"""What takes the longest, in the order in which it is needed."""


FROM_HOME: Final = (
    ScreenName.SETUP,
    ScreenName.PACKAGES,
    ScreenName.PEOPLE,
    ScreenName.RULES,
    ScreenName.PREFERENCES,
)
ALWAYS_ALIKE: Final = (ScreenName.PACKAGES, ScreenName.RULES, ScreenName.PREFERENCES)
"""What these have to show is the same when somebody comes to them."""


class Builder(Protocol):
    """What of a stage is needed; all but `build_ahead` do nothing to a screen that somebody has come to."""

    def has(self, name: ScreenName) -> bool:
        """Whether a screen is built."""

    def build_ahead(self, name: ScreenName) -> None:
        """Builds it, empty."""

    def fill_ahead(self, name: ScreenName) -> None:
        """Fills it, if it never holds a secret."""

    def lay_out_ahead(self, name: ScreenName) -> None:
        """Lays it out."""

    def draw_ahead(self, name: ScreenName) -> None:
        """Draws it for nobody."""


class Foresight(QObject):
    """Begins by itself, waits whenever people go to another screen, and ends when everything is there."""

    def __init__(self, flow: Flow, parent: QObject) -> None:
        super().__init__(parent)
        self._imports = deque(NEXT)
        self._screens: deque[Callable[[], object]] = deque()
        """Steps, each of a screen."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._take_one)
        self._timer.start(BEFORE_MS)
        flow.entered.connect(self._wait)

    def build(self, stage: Builder, table: Callable[[], Iterable[ScreenName]]) -> None:
        """Build screens as well, those that are there already apart: from home, then what `table` gives.

        Once more it begins anew.
        """
        self._screens.clear()
        for name in FROM_HOME:
            self._screens.append(partial(stage.build_ahead, name))
            if name in ALWAYS_ALIKE:
                self._screens.append(partial(stage.fill_ahead, name))
            self._screens += (partial(stage.lay_out_ahead, name), partial(stage.draw_ahead, name))
        self._screens.append(partial(self._build_at_table, stage, table))
        self._timer.start(BEFORE_MS)

    def _build_at_table(self, stage: Builder, table: Callable[[], Iterable[ScreenName]]) -> None:
        """Builds one, as long as one is missing. Meanwhile another kind of game may have its own instead."""
        name = next((name for name in table() if not stage.has(name)), None)
        if name is not None:
            stage.build_ahead(name)
            self._screens += (
                partial(stage.lay_out_ahead, name),
                partial(self._build_at_table, stage, table),
            )

    def _wait(self, _name: ScreenName) -> None:
        self._go_on_in(BEFORE_MS)

    def _take_one(self) -> None:
        try:
            if self._imports:
                import_module(self._imports.popleft())
            else:
                self._screens.popleft()()
        finally:
            self._go_on_in(BETWEEN_MS)

    def _go_on_in(self, milliseconds: int) -> None:
        if self._imports or self._screens:
            self._timer.start(milliseconds)
