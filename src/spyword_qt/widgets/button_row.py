"""Buttons side by side, or under one another where that is too narrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import Button

GAP: Final = 14
KEPT: Final = 0.7
"""Of the preference for text, that letters keep for no button to break its words."""


class ButtonRow(QWidget):
    """The first button, or another that is named, takes what the others leave; hidden ones take nothing."""

    def __init__(self, *buttons: Button) -> None:
        super().__init__()
        self._buttons = buttons
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for button in buttons:
            self._row.addWidget(button, 0 if self._row.count() else 1)

    def widen(self, wide: Button) -> None:
        """Let this one take what the others leave."""
        for place, button in enumerate(self._buttons):
            self._row.setStretch(place, int(button is wide))

    def turn(self, width: int, m: Metrics) -> None:
        """Choose the direction in which the buttons fit into a width."""
        shown = [button for button in self._buttons if not button.isHidden()]
        self._row.setSpacing(m.px(GAP))
        wanted = sum(button.sizeHint().width() for button in shown) + (len(shown) - 1) * m.px(GAP)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if wanted <= width else direction.TopToBottom)
        if wanted > width:
            self._keep_lines(width, shown, m)

    def _keep_lines(self, width: int, shown: Sequence[Button], m: Metrics) -> None:
        """Let buttons under one another be a line each, if that takes no much smaller letters."""
        for smaller in (*m.with_smaller_text(kept=KEPT), m):
            for button in shown:
                button.rescale(smaller)
            if all(button.sizeHint().width() <= width for button in shown):
                break

    def keep_in_lines(self, width: int, m: Metrics) -> None:
        """Take the largest letters in which no text is broken; where there are none, the largest anyway."""
        for smaller in m.with_smaller_text():
            self._rescale(smaller)
            self.turn(width, smaller)
            if all(button.sizeHint().width() <= width for button in self._buttons if not button.isHidden()):
                return
        self._rescale(m)
        self.turn(width, m)

    def _rescale(self, m: Metrics) -> None:
        for button in self._buttons:
            button.rescale(m)

    def letters_at(self, width: int) -> int:
        """Pixels of the largest letters on its buttons, in a row of that width."""
        shown = [button for button in self._buttons if not button.isHidden()]
        return max((button.letters_at(width) for button in shown), default=0)
