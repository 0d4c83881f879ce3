"""Brings in what the next screens are made of, and builds them, while people still look at the first one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.stage import Stage

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


class Foresight(QObject):
    """Begins by itself, waits whenever people go to another screen, and ends when everything is there."""

    def __init__(self, flow: Flow, parent: QObject) -> None:
        super().__init__(parent)
        self._left: deque[Callable[[], object]] = deque(partial(import_module, name) for name in NEXT)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._take_one)
        self._timer.start(BEFORE_MS)
        flow.entered.connect(self._wait)

    def build(self, stage: Stage, table: Callable[[], Iterable[ScreenName]]) -> None:
        """Build screens as well, those that are there already apart: from home, then what `table` gives."""
        for name in FROM_HOME:
            self._left.append(partial(stage.build_ahead, name))
            if name in ALWAYS_ALIKE:
                self._left.append(partial(stage.fill_ahead, name))
            self._left += (partial(stage.lay_out_ahead, name), partial(stage.draw_ahead, name))
        self._left.append(partial(self._build_table, stage, table))
        self._timer.start(BEFORE_MS)

    def _build_table(self, stage: Stage, table: Callable[[], Iterable[ScreenName]]) -> None:
        for name in table():
            self._left += (partial(stage.build_ahead, name), partial(stage.lay_out_ahead, name))

    def _wait(self, _name: ScreenName) -> None:
        if self._left:
            self._timer.start(BEFORE_MS)

    def _take_one(self) -> None:
        self._left.popleft()()
        if self._left:
            self._timer.start(BETWEEN_MS)
