"""Keys that scroll a page on which nothing that takes them has the focus."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from spyword_qt.widgets.scroll import Scroll

LINE: Final = 80
_KEYS: Final = {
    Qt.Key.Key_Down: (LINE, 0.0),
    Qt.Key.Key_Up: (-LINE, 0.0),
    Qt.Key.Key_PageDown: (0, 0.9),
    Qt.Key.Key_PageUp: (0, -0.9),
    Qt.Key.Key_Home: (0, -1000.0),
    Qt.Key.Key_End: (0, 1000.0),
}
"""How far a key scrolls: pixels, and heights of what is seen."""


def scroll_by_keys(scroll: Scroll, owner: QWidget) -> None:
    """Let arrows, page keys, Home and End scroll while `owner` is seen."""
    for key, (pixels, pages) in _KEYS.items():
        QShortcut(QKeySequence(key), owner).activated.connect(partial(_go, scroll, pixels, pages))


def scrolled_by(scroll: Scroll, key: int) -> bool:
    """Scroll as a key says that nothing else wanted; False where it says nothing."""
    for known, (pixels, pages) in _KEYS.items():
        if known == key:
            _go(scroll, pixels, pages)
            return True
    return False


def _go(scroll: Scroll, pixels: int, pages: float) -> None:
    bar = scroll.verticalScrollBar()
    bar.setValue(bar.value() + pixels + round(pages * scroll.height()))
