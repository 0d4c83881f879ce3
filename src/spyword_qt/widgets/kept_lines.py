"""The lines of a widget's own texts, each broken once: a layout asks for the same ones many times."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QLocale

from spyword_qt.theme.fonts import has_loaded_chinese
from spyword_qt.widgets.lines import Lines

MOST: Final = 24
"""More than a widget's texts take at all the sizes that a layout tries; a window drawn larger asks on."""


class KeptLines:
    """Goes with its widget, and is told to `clear` it all when a text in it is another."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Lines] = {}

    def get(self, key: Hashable, make: Callable[[], Lines]) -> Lines:
        """What `make` gives; `key` is all that it depends on."""
        # What is slanted in one language isn't in another.
        whole_key = key, has_loaded_chinese(), QLocale().language()
        lines = self._kept.get(whole_key)
        if lines is None:
            if len(self._kept) >= MOST:
                self.clear()
            lines = self._kept[whole_key] = make()
        return lines

    def clear(self) -> None:
        """Keep nothing."""
        self._kept.clear()
