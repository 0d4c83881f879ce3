"""Buttons side by side, or under one another where that is too narrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import Button

GAP: Final = 14


class ButtonRow(QWidget):
    """The first button, or another that is named, takes what the others leave; hidden ones take nothing."""

    def __init__(self, *buttons: Button) -> None:
        super().__init__()
        self._buttons = buttons
        self._widened: Button | None = None
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for button in buttons:
            self._row.addWidget(button, 0 if self._row.count() else 1)

    def widen(self, wide: Button) -> None:
        """Let this one take what the others leave: in a line with them only where that is half of it."""
        self._widened = wide
        for place, button in enumerate(self._buttons):
            self._row.setStretch(place, int(button is wide))

    def keep_in_lines(self, width: int, m: Metrics, *, kept: float = 0.0) -> None:
        """Lie in a width, in the largest letters in which no text is broken; if there are none, the largest.

        `kept` is the part of the preference for text that letters are to keep for that.
        """
        for smaller in m.with_smaller_text(kept=kept):
            self._rescale(smaller)
            if self._lie(width, smaller):
                return
        self._rescale(m)
        self._lie(width, m)

    def letters_at(self, width: int) -> int:
        """Pixels of the largest letters on its buttons, in a row of that width."""
        return max((button.letters_at(width) for button in self._shown()), default=0)

    def _rescale(self, m: Metrics) -> None:
        for button in self._buttons:
            button.rescale(m)

    def _lie(self, width: int, m: Metrics) -> bool:
        """Take the direction in which the buttons fit into a width as large as they are.

        Returns whether each text has a line to itself.
        """
        gap, shown = m.px(GAP), self._shown()
        wanted = sum(button.sizeHint().width() for button in shown) + (len(shown) - 1) * gap
        wide, direction = self._widened, QBoxLayout.Direction
        beside = wanted - wide.sizeHint().width() if wide and wide in shown else 0
        fits = max(wanted, 2 * beside) <= width
        self._row.setSpacing(gap)
        self._row.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
        return all(button.sizeHint().width() <= width for button in shown)

    def _shown(self) -> Sequence[Button]:
        return [button for button in self._buttons if not button.isHidden()]
