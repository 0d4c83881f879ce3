"""The cover of a package as one of many: keys lead from it also to those that aren't built yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from spyword_qt.widgets.cover import CoverTile

FARTHEST: Final = 1_000_000
"""More columns than there are."""


class SteppedTile(CoverTile):
    """Its owner knows what lies around it, and is told which way a key goes."""

    stepped = Signal(int, int)
    """How many columns and rows a key goes."""
    paged = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left:
                self.stepped.emit(-1, 0)
            case Qt.Key.Key_Right:
                self.stepped.emit(1, 0)
            case Qt.Key.Key_Up:
                self.stepped.emit(0, -1)
            case Qt.Key.Key_Down:
                self.stepped.emit(0, 1)
            case Qt.Key.Key_PageUp:
                self.paged.emit(-1)
            case Qt.Key.Key_PageDown:
                self.paged.emit(1)
            case Qt.Key.Key_Home:
                self.stepped.emit(-FARTHEST, 0)
            case Qt.Key.Key_End:
                self.stepped.emit(FARTHEST, 0)
            case _:
                super().keyPressEvent(event)
