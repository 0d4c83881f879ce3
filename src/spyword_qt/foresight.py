"""Brings in what the next screen is made of while people still look at the first one."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

BEFORE_MS: Final = 700
"""After the start, by when the first screen has long been painted."""
BETWEEN_MS: Final = 40
"""So that a press in between waits for one module at most."""
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


class Foresight(QObject):
    """Begins by itself, and ends when everything is there."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = list(NEXT)
        QTimer.singleShot(BEFORE_MS, self, self._bring_one)

    def _bring_one(self) -> None:
        import_module(self._left.pop(0))
        if self._left:
            QTimer.singleShot(BETWEEN_MS, self, self._bring_one)
