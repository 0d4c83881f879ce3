"""What stands under those who raise hands: how many are missing, and what the signs behind names mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.block import whole_words
from spyword_qt.widgets.hand_tile import VOTE_ARROW, paint_no_vote
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.text import Text, TextRole

_SIGN: Final = 0.8  # of a line's height
_BESIDE_SIGN: Final = 8
_BETWEEN: Final = 26


class HandKey(QWidget):
    """Each text beside the sign that it explains: on one line, or on two where that has no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._missing = Text(role=TextRole.NOTE, tone="soft", parent=self)
        self._arrow = Text(role=TextRole.NOTE, tone="soft", parent=self)
        self._signs: list[QRectF] = []
        self._is_missing = True

    def show_key(self, missing: str, arrow: str, *, is_missing: bool) -> None:
        """Say how many are missing, if any is, and what stands behind an arrow."""
        self._missing.setText(missing)
        self._arrow.setText(arrow)
        self._is_missing = is_missing
        self.update()

    def place(self, foot: QRectF, missing: Sequence[str], m: Metrics, *, arrow: bool) -> int:
        """Lie at the foot of a room, with the meaning of the arrow or without; returns how high it is.

        `missing` is all that comes to be said of how many are missing: nothing moves from one to the next.
        """
        self._m = m
        shown = [(self._missing, missing), (self._arrow, [self._arrow.text()])]
        if not arrow:
            del shown[1:]
        self._arrow.setVisible(arrow)
        for text, _ in shown:
            text.rescale(m)
        aside, between, width = self._aside(), m.px(_BETWEEN), round(foot.width())
        widths = [min(_width(said, m), width - aside) for _, said in shown]
        one_line = sum(widths) + len(shown) * aside + (len(shown) - 1) * between <= width
        left = top = height = 0
        self._signs.clear()
        for (text, said), breadth in zip(shown, widths, strict=True):
            line = _height(said, breadth, m)
            side = self._side()
            self._signs.append(QRectF(left, top + (self._line() - side) / 2, side, side))
            text.setGeometry(left + aside, top, breadth, line)
            height = max(height, top + line)
            if one_line:
                left += aside + breadth + between
            else:
                top += line
        self.setGeometry(round(foot.x()), round(foot.bottom()) - height, width, height)
        self.update()
        return height

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_missing and self._signs:
            paint_no_vote(painter, self._signs[0], colours)
        for square in self._signs[1:]:
            icons.stamp(painter, square, VOTE_ARROW, colours.soft)

    def _line(self) -> int:
        return self._missing.sizeHint().height()

    def _side(self) -> int:
        return round(_SIGN * self._line())

    def _aside(self) -> int:
        return self._side() + self._m.px(_BESIDE_SIGN)


def _width(texts: Sequence[str], m: Metrics) -> int:
    """Pixels that the widest of them takes on one line."""
    style = TextRole.NOTE.value
    return max(natural_width(text, style.font(m.font(style.size), text)) for text in texts)


def _height(texts: Sequence[str], width: int, m: Metrics) -> int:
    """Pixels that the highest of them takes."""
    style = TextRole.NOTE.value
    px = m.font(style.size)
    return max(
        whole_words(text, partial(style.font, text=text), px, width, style.leading).height for text in texts
    )
