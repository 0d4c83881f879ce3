"""The head of a ballot: who is asked what, and an advice below that."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSizeF
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.block import fit_block, size_of
from spyword_qt.widgets.chip import Chip
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.text import FitText, TextRole, Tone

GAP: Final = 20
CHIP: Final = 86
LINES: Final = 2
"""That the advice may take."""
MOST_QUESTION: Final = 1.5
"""Lines of its full size that the question may take, as text gets larger, by two smaller ones."""
WORTH_A_LINE: Final = 1.1
"""So much larger have letters to get by a further line."""
MOST_ADVICE: Final = 0.8
"""Of the question's letters, to which those of the advice grow."""


class _Growing(FitText):
    """As large as one line lets it be, or as a room as high as some lines does."""

    def __init__(self, role: TextRole, tone: Tone, parent: QWidget) -> None:
        super().__init__(role=role, tone=tone, parent=parent)
        self._most_lines = 1.0

    def let_take(self, lines: float) -> None:
        """Let it be so high, in lines of its full size, where it would be small on one."""
        if lines != self._most_lines:
            self._most_lines = lines
            self._kept.clear()
            self.updateGeometry()

    def letters(self, width: int) -> int:
        """Pixels of its letters at a width."""
        return self.shown(width).font.pixelSize()

    def _break(self, width: int) -> Lines:
        usual = super()._break(width)
        if self._most_lines == 1:
            return usual
        room = QSizeF(width, self._most_lines * self._line_height())
        grown = fit_block(self.text(), self._font, self._size, room, self.role.value.leading)
        return grown if size_of(grown) >= WORTH_A_LINE * size_of(usual) else usual


class VoteHead:
    """A chip, and beside it the question and the advice."""

    def __init__(self, parent: QWidget) -> None:
        self._chip = Chip(CHIP, parent)
        self._question = _Growing(TextRole.TITLE, "ink", parent)
        self._advice = _Growing(TextRole.NOTE, "soft", parent)
        self._may_break = False

    def show_person(self, person: Person) -> None:
        """Show whose ballot it is."""
        self._chip.show_person(person)

    def say(self, question: str, advice: str) -> None:
        """Ask and advise them."""
        self._question.setText(question)
        self._advice.setText(advice)

    def let_break(self, may: bool) -> None:
        """Let both take a second line from now on, where they would be small on one."""
        self._may_break = may

    def place(self, page: QRect, m: Metrics, smaller: Metrics) -> int:
        """Lie at the top of a page, with the advice in smaller letters; returns where that ends."""
        left = page.left() + self._chip.width() + m.px(GAP)
        width = page.right() + 1 - left
        # The question is large as it is: it grows only where it needs two lines.
        self._question.rescale(m.with_usual_text())
        self._question.let_take(min(smaller.text, MOST_QUESTION) if self._may_break else 1)
        self._advice.rescale(self._below_question(width, smaller))
        self._advice.let_take(LINES if self._may_break else 1)
        question = self._question.heightForWidth(width)
        advice = self._advice.heightForWidth(width)
        height = max(question + advice, self._chip.height())
        self._chip.move(page.left(), page.top() + (height - self._chip.height()) // 2)
        top = page.top() + (height - question - advice) // 2
        self._question.setGeometry(left, top, width, question)
        self._advice.setGeometry(left, top + question, width, advice)
        return page.top() + height

    def _below_question(self, width: int, m: Metrics) -> Metrics:
        """What gives the advice letters that are clearly smaller than the question's, or of usual size."""
        usual = m.with_usual_text().font(TextRole.NOTE.value.size)
        most = MOST_ADVICE * self._question.letters(width) / usual
        return m.with_text(min(m.text, max(1.0, most)))
