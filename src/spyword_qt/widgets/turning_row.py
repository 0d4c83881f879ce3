"""Controls beside one another, or under one another where letters are large."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP

MOST_TEXT: Final = 1.5
"""Of the preference for text, with which words of usual length have room beside one another."""
MOST_UPRIGHT: Final = 1.25
"""The same in a window that is higher than wide."""


class TurningRow(QWidget):
    """All of them equally wide. It turns as sizes change."""

    def __init__(self, controls: Iterable[QWidget] = ()) -> None:
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for control in controls:
            self.add(control)

    def add(self, control: QWidget) -> None:
        """Put a control at the end."""
        self._row.addWidget(control, 1)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window, and the direction that fits the letters."""
        self._row.setSpacing(m.px(TILE_GAP))
        direction = QBoxLayout.Direction
        is_beside = m.text <= (MOST_UPRIGHT if m.portrait else MOST_TEXT)
        self._row.setDirection(direction.LeftToRight if is_beside else direction.TopToBottom)
