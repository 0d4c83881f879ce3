"""The head of a ballot: who is asked what, and an advice below that."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSizeF
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.block import fit_block
from spyword_qt.widgets.chip import Chip
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.text import FitText, TextRole

GAP: Final = 20
CHIP: Final = 86
LINES: Final = 2
"""That the advice may take."""


class _Advice(FitText):
    """As large as one line lets it be, or as two do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(role=TextRole.NOTE, tone="soft", parent=parent)
        self._may_break = False

    def let_break(self, may: bool) -> None:
        """Let it take two lines, where it would be small on one."""
        self._may_break = may
        self._kept.clear()
        self.updateGeometry()

    def _break(self, width: int) -> Lines:
        if not self._may_break:
            return super()._break(width)
        room = QSizeF(width, LINES * self._line_height())
        return fit_block(self.text(), self._font, self._size, room, self.role.value.leading)


class VoteHead:
    """A chip, and beside it the question and the advice."""

    def __init__(self, parent: QWidget) -> None:
        self._chip = Chip(CHIP, parent)
        self._question = FitText(role=TextRole.TITLE, parent=parent)
        self._advice = _Advice(parent)

    def show_person(self, person: Person) -> None:
        """Show whose ballot it is."""
        self._chip.show_person(person)

    def say(self, question: str, advice: str) -> None:
        """Ask and advise them."""
        self._question.setText(question)
        self._advice.setText(advice)

    def let_break(self, may: bool) -> None:
        """Let the advice take two lines from now on, where it would be small on one."""
        self._advice.let_break(may)

    def place(self, page: QRect, m: Metrics, smaller: Metrics) -> int:
        """Lie at the top of a page, with the advice in smaller letters; returns where that ends."""
        # The question is large as it is: more of it would leave too little to the ballot.
        self._question.rescale(m.with_usual_text())
        self._advice.rescale(smaller)
        left = page.left() + self._chip.width() + m.px(GAP)
        width = page.right() + 1 - left
        question = self._question.heightForWidth(width)
        advice = self._advice.heightForWidth(width)
        height = max(question + advice, self._chip.height())
        self._chip.move(page.left(), page.top() + (height - self._chip.height()) // 2)
        top = page.top() + (height - question - advice) // 2
        self._question.setGeometry(left, top, width, question)
        self._advice.setGeometry(left, top + question, width, advice)
        return page.top() + height
