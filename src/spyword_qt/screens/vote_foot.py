"""The foot of a ballot: to pass, what is chosen, and to submit it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect

from spyword_qt.screens.vote_layout import GAP
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.text import FitText, TextRole

LEAST_SAID: Final = 190
"""Design pixels that the sentence between the buttons needs; with less it stands over them."""
KEPT_BETWEEN: Final = 0.75
"""Part of its full size that it keeps there."""


@dataclass(frozen=True, slots=True)
class VoteFoot:
    """Two buttons with a sentence about the choice between or over them."""

    abstain: Button
    said: FitText
    submit: Button

    def place(self, page: QRect, sentences: Iterable[str], m: Metrics) -> int:
        """Lie at the foot of a page, whichever of these is said; returns where they begin."""
        gap = m.px(GAP)
        abstain = 0 if self.abstain.isHidden() else self.abstain.sizeHint().width()
        submit = min(self.submit.sizeHint().width(), page.width() - abstain - gap)
        height = self.submit.heightForWidth(submit)
        top = page.bottom() + 1 - height
        self.abstain.setGeometry(page.left(), top, abstain, height)
        self.submit.setGeometry(page.right() + 1 - submit, top, submit, height)
        between = page.width() - abstain - submit - 2 * gap
        if between >= max(m.font(LEAST_SAID), KEPT_BETWEEN * _widest(sentences, m)):
            left = self.submit.x() - gap - between
            self.said.setGeometry(left, top, between, height)
            return top
        said = self.said.heightForWidth(page.width())
        self.said.setGeometry(page.left(), top - gap // 2 - said, page.width(), said)
        return self.said.y()


def _widest(sentences: Iterable[str], m: Metrics) -> int:
    """Pixels that the widest of them takes on one line."""
    style = TextRole.BODY.value
    font = style.font(m.font(style.size), "")
    return max((natural_width(sentence, font) for sentence in sentences), default=0)
