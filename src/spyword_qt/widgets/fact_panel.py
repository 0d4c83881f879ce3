"""A quiet panel that tells one thing: a coin, a sentence, and a note under it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.emblem import Emblem
from spyword_qt.widgets.settle import settle
from spyword_qt.widgets.text import Text, TextRole

COIN: Final = 54
PAD: Final = 16


class FactPanel(QWidget):
    """What it tells is not asked about: it can't be pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._coin = Emblem(COIN)
        self._sentence = Text(role=TextRole.NOTE)
        self._note = Text(role=TextRole.LABEL, tone="soft")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._coin)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch()
        column.addWidget(self._sentence)
        column.addWidget(self._note)
        column.addStretch()
        self._row.addLayout(column, 1)

    def show_fact(self, glyph: str, sentence: str, note: str = "") -> None:
        """Show a sentence beside a coin with an icon."""
        self._coin.show_coin(glyph)
        self._sentence.setText(sentence)
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m = m
        pad = m.px(PAD)
        self._row.setContentsMargins(pad + m.px(2), m.px(12), pad, m.px(12))
        self._row.setSpacing(pad)

    def heightForWidth(self, width: int) -> int:
        # A page asks as soon as its letters are larger, and the column hears of that only later.
        settle(self)
        return super().heightForWidth(width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._m.px(RADIUS_TILE)
        paint.rounded(painter, QRectF(self.rect()), radius, fill=colours.sunk, edge=colours.line)
