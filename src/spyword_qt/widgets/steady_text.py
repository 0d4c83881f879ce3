"""A text that one of several stands in at a time: nothing below it moves when another one does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.fonts import has_loaded_chinese
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.text import Text, TextRole, Tone

MOST: Final = 512
"""Heights that are kept: more than a layout asks for at all the sizes that it tries."""


class SteadyText(Text):
    """As high as the highest of all that may come to stand in it."""

    def __init__(
        self, role: TextRole = TextRole.BODY, tone: Tone = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__("", role, tone, parent)
        self._all: frozenset[str] = frozenset()
        self._heights: dict[tuple[str, int, int, bool], int] = {}
        """Those that were found already, by text, letters and width, and the glyphs that there were."""
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def keep_room_for(self, texts: Iterable[str]) -> None:
        """Be as high as the highest of these would be; without any, nothing of former ones is kept."""
        self._all = frozenset(texts)
        if not self._all:
            self._heights.clear()
        self.updateGeometry()

    def set_letters(self, m: Metrics, size: float) -> None:
        """Take letters of a design size instead of the role's own."""
        self._size = m.font(size)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._heights.clear()

    def minimumSizeHint(self) -> QSize:
        # One line is a little higher than what stands in it: that would be asked for on top of the rest.
        return QSize(super().minimumSizeHint().width(), 0)

    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), self.height_of(self._all, width))

    def height_of(self, texts: Iterable[str], width: int) -> int:
        """Pixels that the highest of these would take in the same letters; none without any."""
        return max((self._height_of(text, width) for text in texts), default=0)

    def _height_of(self, text: str, width: int) -> int:
        key = text, self._size, width, has_loaded_chinese()
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) >= MOST:
                self._heights.clear()
            style = self.role.value
            height = Lines(text, style.font(self._size, text), width, style.leading).height
            self._heights[key] = height
        return height
