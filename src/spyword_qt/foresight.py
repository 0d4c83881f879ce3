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
    "spyword_qt.people_views",
    "spyword_qt.screens.seen_people",
    "spyword_qt.people_scenes",
    "spyword_qt.screens.people",
    "spyword_qt.screens.person",
    "spyword_qt.screens.titles",
    "spyword_qt.pack_scenes",
    "spyword_qt.screens.packages",
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
