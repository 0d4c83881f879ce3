"""Two buttons side by side, each in a part of the row that stays its own."""

from __future__ import annotations

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TARGET
from spyword_qt.widgets.button_row import GAP, ButtonRow
from spyword_qt.widgets.buttons import Button


class HalfRow(ButtonRow):
    """Half of it is each one's, or as much as its text needs where that is more.

    Neither moves when the other one is hidden, and letters shrink rather than have them stand in a column.
    """

    def __init__(self, left: Button, right: Button) -> None:
        super().__init__(left, right)
        for button in self._buttons:
            button.setMinimumWidth(MIN_TARGET)
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)

    def _lie(self, width: int, m: Metrics) -> None:
        gap = m.px(GAP)
        self._row.setSpacing(gap)
        wanted = [button.sizeHint().width() for button in self._buttons]
        half = (width - gap) // 2
        shares = wanted if max(wanted) > half else [half, half]
        for place, (button, share) in enumerate(zip(self._buttons, shares, strict=True)):
            self._row.setStretch(place, share)
            button.keep_low((width - gap) * share // sum(shares), m)
