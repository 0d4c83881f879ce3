"""The ways on and back of a tour: under one another, or in one row where the words need the room."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QBoxLayout, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.settle import settle

GAP: Final = 14
MOST_TEXT: Final = 1.5
"""Of the preference for text, that words on them take in one row."""


class TourButtons(QWidget):
    """Both buttons; `onwards` is the first, and in a row it stands at the right, where it leads."""

    def __init__(self) -> None:
        super().__init__()
        self.onwards = PrimaryButton(icon="arrow")
        self.back = SecondaryButton(icon="back")
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.addWidget(self.onwards)
        self._row.addWidget(self.back)

    def turn(self, width: int, m: Metrics, *, in_a_row: bool, beside: int = 0) -> None:
        """Lie one way or the other, no higher than need be at a width in pixels.

        So many more are left free `beside` them.
        """
        self._row.setContentsMargins(0, 0, beside, 0)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.RightToLeft if in_a_row else direction.TopToBottom)
        self._row.setSpacing(m.px(GAP))
        self.onwards.set_size("normal" if in_a_row else "hero")
        for button in (self.onwards, self.back):
            self._row.setStretchFactor(button, int(in_a_row))
            if in_a_row:
                button.keep_low((width - m.px(GAP)) // 2, m.with_text(min(m.text, MOST_TEXT)))
            else:
                button.rescale(m)
        settle(self)
        # Tab goes round as they lie.
        first, second = (self.back, self.onwards) if in_a_row else (self.onwards, self.back)
        QWidget.setTabOrder(first, second)
