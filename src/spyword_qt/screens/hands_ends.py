"""What stands over and under the voters of a vote by raised hands: a question, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF

from spyword_qt.people import Person
from spyword_qt.screens.hands_buttons import HandsButtons
from spyword_qt.screens.hands_layout import Tiles
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.block import fit, size_of
from spyword_qt.widgets.hand_key import HandKey
from spyword_qt.widgets.large_names import LargeName
from spyword_qt.widgets.lines import Lines, line_height, natural_width
from spyword_qt.widgets.text import TextRole

HEAD_GAP: Final = 9
ALIKE: Final = 0.6
"""Of its letters' size, that a heading keeps beside another that has room in smaller ones only."""
NEARLY_USUAL: Final = 0.9
"""Of a usual question's letters, down to which all have the smallest."""


@dataclass(frozen=True, slots=True)
class Coming:
    """All that comes to be said in a vote: nothing moves from one to the next."""

    questions: Sequence[str]
    missing: Sequence[str]
    """How many have no vote."""
    called: Sequence[Person]


@dataclass(frozen=True, slots=True)
class HandsEnds:
    """The question at the top of a room, and what is at its foot."""

    question: LargeName
    key: HandKey
    buttons: HandsButtons

    def fit(self, room: QRect, coming: Coming, tiles: Tiles, m: Metrics) -> QRect:
        """Lay them out in letters that leave the voters' tiles room; returns that."""
        above = self._place_buttons(room, coming.called, tiles.gap, m)
        # Asked for in the same letters with the arrow's meaning, without, and in the end.
        question = cache(partial(_height, coming.questions, room.width()))
        texts = list(m.with_smaller_text())
        ways = [
            (smaller, partial(self._place, above, question, coming.missing, smaller, arrow=arrow))
            for arrow in (True, False)
            for smaller in texts
        ]
        return tiles.lay_around(ways)

    def head_alike(self, heading: LargeName, questions: Sequence[str]) -> None:
        """Give the heading beside and the question letters of one size, whoever is called.

        A question whose name is much longer than most keeps the smaller ones that it has room in.
        """
        most = min(size_of(heading.shown(heading.width())), self.question.letters())
        fitted = sorted(size_of(lines) for lines in _fitted(questions, most, self.question.width()))
        usual = fitted[len(fitted) // 2]
        px = max(ceil(ALIKE * most), min(px for px in fitted if px >= NEARLY_USUAL * usual))
        heading.set_letters(px)
        self.question.set_letters(px if px <= usual else most)

    def _place_buttons(self, room: QRect, called: Sequence[Person], between: int, m: Metrics) -> QRect:
        """Lay them out at the foot of a room; returns what is left above."""
        # Apart, and each always in its place: who calls one after the other doesn't close by a tap too many.
        # They end where two columns of tiles do.
        left = round((room.width() + between) / 2) - between
        right = room.width() - between - left
        self.buttons.fit(called, min(left, right), m)
        height = self.buttons.height()
        foot = room.bottom() + 1 - height
        self.buttons.place(
            QRect(room.x(), foot, left, height), QRect(room.x() + left + between, foot, right, height)
        )
        return room.adjusted(0, 0, 0, -height - m.px(HEAD_GAP))

    def _place(
        self,
        room: QRect,
        question: Callable[[Metrics], int],
        missing: Sequence[str],
        m: Metrics,
        *,
        arrow: bool,
    ) -> QRect:
        self.question.rescale(m)
        height = question(m)
        self.question.setGeometry(room.x(), room.y(), room.width(), height)
        gap = m.px(HEAD_GAP)
        return room.adjusted(0, height + gap, 0, -self.key.place(QRectF(room), missing, m, arrow=arrow) - gap)


def _height(questions: Sequence[str], width: int, m: Metrics) -> int:
    """Pixels that the highest of them takes."""
    style = TextRole.SECTION.value
    px = m.font(style.size)
    wide = [text for text in questions if natural_width(text, style.font(px, text)) > width]
    return max([line_height(px, style.leading), *(lines.height for lines in _fitted(wide, px, width))])


def _fitted(questions: Sequence[str], px: int, width: int) -> Iterator[Lines]:
    """Each as it stands in that width, in letters of so many pixels at most."""
    style = TextRole.SECTION.value
    return (fit(text, partial(style.font, text=text), px, width, style.leading) for text in questions)
