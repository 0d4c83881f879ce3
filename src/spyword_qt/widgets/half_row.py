"""Two buttons side by side, each in a part of the row that stays its own."""

from __future__ import annotations

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.button_row import GAP, ButtonRow
from spyword_qt.widgets.buttons import Button, QuietButton


class HalfRow(ButtonRow):
    """A quiet button is as wide as its text, at the row's left edge; the other one has half, or what is left.

    Neither moves when the other one is hidden, and letters shrink rather than have them stand in a column.
    """

    def __init__(self, left: QuietButton, right: Button) -> None:
        super().__init__(left, right)
        self._row.insertStretch(1)
        for button in self._buttons:
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)

    def _lie(self, width: int, m: Metrics) -> bool:
        gap = m.px(GAP)
        self._row.setSpacing(0)
        left, right = self._wanted()
        room = width - gap
        if left + right <= room:
            shares = [left, max(right, min(width // 2, room - left))]
        else:
            shares = [room * left // (left + right), room * right // (left + right)]
        for button, share in zip(self._buttons, shares, strict=True):
            button.keep_low(share, m)
            button.setFixedWidth(share)
        return sum(self._wanted()) <= room

    def _wanted(self) -> list[int]:
        """Pixels that each text takes on one line."""
        return [button.sizeHint().width() for button in self._buttons]
