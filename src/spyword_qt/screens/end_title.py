"""Whose game it was, and why it ended: beside a coin with the winners' sign."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.block import Block
from spyword_qt.widgets.emblem import Emblem
from spyword_qt.widgets.lines import Lines, line_height
from spyword_qt.widgets.text import FitText, Text, TextRole

COIN: Final = 92
BESIDE: Final = 20
ONE_LINE: Final = 0.51
"""Of their full size, down to which letters leave the winner one line."""
TWO_LINES: Final = 0.63
"""The same of the largest on two lines."""
LEADING: Final = 1.18
"""Height of each of these, in sizes of their letters."""


class EndTitle(QWidget):
    """As high as the higher of coin and words, which stand at one another's middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self.coin = Emblem(COIN, self)
        self._winner = _Winner(role=TextRole.TITLE, parent=self)
        self._why = Text(role=TextRole.NOTE, tone="soft", parent=self)
        self.words: tuple[QWidget, ...] = (self._winner, self._why)

    def show_winner(self, glyph: str, winner: str, why: str) -> None:
        """Show the icon of who has won, that in words, and a sentence below it."""
        self.coin.show_coin(glyph)
        self._winner.setText(winner)
        self._why.setText(why)
        self._arrange()

    def letters(self) -> int:
        """Pixels of the letters in which it says who has won."""
        return self._winner.shown(self._beside(self.width())).font.pixelSize()

    def forget(self) -> None:
        """Drop both sentences."""
        self._winner.setText("")
        self._why.setText("")

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        for part in (self.coin, self._winner, self._why):
            part.rescale(m)
        self._arrange()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        beside = self._beside(width)
        words = self._winner.heightForWidth(beside) + self._why.heightForWidth(beside)
        return max(self._m.px(COIN), words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        coin, width = self._m.px(COIN), self._beside(self.width())
        winner, why = self._winner.heightForWidth(width), self._why.heightForWidth(width)
        top, left = (self.height() - winner - why) // 2, self.width() - width
        self.coin.setGeometry(0, (self.height() - coin) // 2, coin, coin)
        self._winner.setGeometry(left, top, width, winner)
        self._why.setGeometry(left, top + winner, width, why)

    def _beside(self, width: int) -> int:
        """Pixels in width that the words have."""
        return width - self._m.px(COIN) - self._m.px(BESIDE)


class _Winner(FitText):
    """The biggest news: on two lines it is larger than any heading."""

    def _break(self, width: int) -> Lines:
        room = QSizeF(width, 2 * line_height(round(TWO_LINES * self._size), LEADING))
        return Block(self.text(), self._font, LEADING, self._size).lines(room, self._size, large=ONE_LINE)
