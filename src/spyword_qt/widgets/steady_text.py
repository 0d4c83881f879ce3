"""A text that one of several stands in at a time: nothing below it moves when another one does."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.fonts import has_loaded_chinese
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.text import Text, TextRole, Tone


class SteadyText(Text):
    """As high as the highest of all that may come to stand in it."""

    def __init__(
        self, role: TextRole = TextRole.BODY, tone: Tone = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__("", role, tone, parent)
        self._all: frozenset[str] = frozenset()
        self._heights: dict[tuple[str, int, bool], int] = {}
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def keep_room_for(self, texts: Iterable[str]) -> None:
        """Be as high as the highest of these would be."""
        self._all = frozenset(texts)
        self.updateGeometry()

    def set_letters(self, m: Metrics, size: float) -> None:
        """Take letters of a design size instead of the role's own."""
        self._size = m.font(size)
        self._heights.clear()
        self.updateGeometry()

    def rescale(self, m: Metrics) -> None:
        self._heights.clear()
        super().rescale(m)

    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), self.height_of(self._all, width))

    def height_of(self, texts: Iterable[str], width: int) -> int:
        """Pixels that the highest of these would take in the same letters; none without any."""
        return max((self._height_of(text, width) for text in texts), default=0)

    def _height_of(self, text: str, width: int) -> int:
        key = text, width, has_loaded_chinese()
        if key not in self._heights:
            leading = self.role.value.leading
            self._heights[key] = Lines(text, self._font(self._size), width, leading).height
        return self._heights[key]
