"""Notices that there is Chinese to be shown, and nothing to draw it with."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from spyword_qt.theme import fonts


class ChineseGlyphs(QObject):
    """Says `missing` once at most: what can't be helped at the table needs no repeating."""

    missing = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._has_told = False

    def need_for(self, texts: Iterable[str]) -> None:
        """Looks for glyphs, where one of these texts needs them."""
        if self._has_told or not any(map(fonts.has_cjk, texts)) or fonts.can_draw_chinese():
            return
        self._has_told = True
        self.missing.emit()
