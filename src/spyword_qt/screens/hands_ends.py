"""What stands over and under the voters of a vote by raised hands: a question, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRect

from spyword_qt.screens.hands_layout import leaves_room, tile_gap
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.block import fit
from spyword_qt.widgets.changing_button import ChangingButton
from spyword_qt.widgets.lines import line_height
from spyword_qt.widgets.text import FitText, TextRole
from spyword_qt.widgets.vote_tile import PersonTile

HEAD_GAP: Final = 10
MOST_BUTTON: Final = 92
"""Design pixels in height, for which letters of buttons get smaller."""


@dataclass(frozen=True, slots=True)
class HandsEnds:
    """The question at the top of a room, and what is at its foot."""

    question: FitText
    missing: FitText
    way_on: ChangingButton
    close: ChangingButton

    def fit(
        self,
        room: QRect,
        questions: Sequence[str],
        ways_on: Sequence[str],
        tiles: Sequence[PersonTile],
        m: Metrics,
    ) -> QRect:
        """Lay them out in letters that leave the voters' tiles room; returns that.

        `questions` and `ways_on` are all that are asked in this vote: nothing moves from one to the next.
        """
        for smaller in m.with_smaller_text():
            self.question.rescale(smaller)
            self.missing.rescale(smaller)
            between = self._place(room, questions, ways_on, smaller)
            if leaves_room(tiles, between, smaller, m):
                break
        return between

    def _place(self, room: QRect, questions: Sequence[str], ways_on: Sequence[str], m: Metrics) -> QRect:
        gap, between, width = m.px(HEAD_GAP), tile_gap(m), room.width()
        question = max((_height(text, width, m) for text in questions), default=0)
        self.question.setGeometry(room.x(), room.y(), width, question)
        # Apart, and each always in its place: who calls one after the other doesn't close by a tap too many.
        # They end where two columns of tiles do.
        left = round((width + between) / 2) - between
        right = width - between - left
        button = self._button_height(left, right, ways_on, m)
        foot = room.bottom() + 1 - button
        self.way_on.setGeometry(room.x(), foot, left, button)
        self.close.setGeometry(room.x() + left + between, foot, right, button)
        missing = self.missing.heightForWidth(width)
        foot -= missing + gap
        self.missing.setGeometry(room.x(), foot, width, missing)
        return QRect(room.x(), room.y() + question + gap, width, foot - room.y() - question - 2 * gap)

    def _button_height(self, left: int, right: int, ways_on: Sequence[str], m: Metrics) -> int:
        """Let both have letters of one size; returns how high they are then."""
        for smaller in m.with_smaller_text():
            self.way_on.rescale(smaller)
            self.close.rescale(smaller)
            heights = [self.way_on.height_with(text, left) for text in ways_on]
            button = max(*heights, self.way_on.heightForWidth(left), self.close.heightForWidth(right))
            if button <= m.px(MOST_BUTTON):
                break
        return button


def _height(question: str, width: int, m: Metrics) -> int:
    """Pixels that a question takes."""
    style = TextRole.SECTION.value
    px = m.font(style.size)
    lines = fit(question, partial(style.font, text=question), px, width, style.leading)
    return max(line_height(px, style.leading), lines.height)
