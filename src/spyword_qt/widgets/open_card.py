"""A card that lies open to all at the end: whose word it was, the picture and the word."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LEADING, MIN_TEXT, RADIUS_TILE, colours_of
from spyword_qt.widgets.card_back import paint_back
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.lines import Lines, natural_width
from spyword_qt.widgets.slot_label import SlotLabel
from spyword_qt.widgets.still import drawn

LABEL: Final = 20
WORD: Final = 46
LEAST_WORD: Final = 0.6
"""Of the word's full size, below which it goes onto two lines."""
LEAST_LABEL: Final = 0.75
"""The same of the label's."""
GLYPH: Final = 26
INSET: Final = 13
"""Between the glyph of whose word it is and the card's corner."""
BEFORE_GLYPH: Final = 8
FLAT_EDGE: Final = 18
"""From a flat card's edge to its picture, and from there to the words."""
FLAT_END: Final = 12
FLAT_FROM: Final = 1.3
"""A card this much wider than high lies flat."""


class OpenCard(QWidget):
    """Upright or lying flat, whichever its place is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._side = ""
        self._has_glyph = True
        self._most_label: int | None = None
        self._picture = Picture(self)
        self._label = SlotLabel(_label_font, "ink", self)
        self._word = SlotLabel(voice, "ink", self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_card(self, picture: Path | bytes, label: str, word: str, tone: str) -> None:
        """Show a word, and in the `tone` (`citizen` or `spy`) of those who had it, whose it was."""
        self._picture.show_picture(picture)
        self._label.tone = self._side = tone
        self._label.setText(label)
        self._word.setText(word)
        self._arrange()

    def forget(self) -> None:
        """Drop picture and word."""
        self._picture.show_picture(None)
        self._label.clear()
        self._word.clear()
        self._side = ""
        self.update()

    def back(self) -> QPixmap:
        """The other side, as large as the card is."""
        return drawn(self, self._paint_back)

    def rescale(self, m: Metrics) -> None:
        """Take the letter sizes and measures of the window's scale."""
        self._m = m
        self._arrange()
        self.updateGeometry()

    def label_letters(self) -> int:
        """Pixels of the largest letters in which it can say whose word it is."""
        self.keep_label(None)
        return self._label.letters()

    def keep_label(self, most: int | None) -> None:
        """Say whose word it is in letters no larger than that."""
        self._most_label = most
        self._arrange()

    def sizeHint(self) -> QSize:
        upright = QSize(self._m.px(294), self._m.px(404))
        return QSize(self._m.px(506), self._m.px(200)) if self._m.small else upright

    def minimumSizeHint(self) -> QSize:
        m = self._m
        words = 1.35 * m.font(LABEL) + 1.3 * m.font(WORD) + m.px(8)
        return QSize(m.px(200), round(words if m.small else max(words + m.px(100), m.px(130))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        m, width, height = self._m, float(self.width()), float(self.height())
        flat = width > FLAT_FROM * height
        self._label.to_the_left = self._word.to_the_left = flat
        self._has_glyph = True
        if flat:
            side = min(0.86 * height, 0.42 * width)
            pad = (height - side) / 2
            edge = min(pad, m.px(FLAT_EDGE))
            left = edge + side + m.px(FLAT_EDGE)
            across = width - left - m.px(FLAT_END)
            word_height = self._word_height(across)
            label_across, label_height = self._flat_label(across, word_height)
            word_height = min(height - m.px(FLAT_END) - label_height, word_height)
            top = (height - label_height - word_height) / 2
        else:
            left, across = m.px(14), width - 2 * m.px(14)
            label_across = across
            label_height = self._label_height(label_across)
            word_height = min(1.35 * m.font(WORD), 0.2 * height)
            side = min(0.83 * width, height - label_height - word_height - m.px(52))
            pad = m.px(22)
            top = height - m.px(12) - word_height - label_height
        picture = QRectF(edge if flat else (width - side) / 2, pad, side, side)
        self._picture.setGeometry(picture.toRect())
        label, size = QRectF(left, top, label_across, label_height), m.font(LABEL)
        most = size if self._most_label is None else min(size, self._most_label)
        self._label.place(label, most, min(most, _least_label(size)))
        word = QRectF(left, top + label_height, across, word_height)
        self._word.place(word, m.font(WORD), LEAST_WORD * m.font(WORD))

    def _flat_label(self, across: float, word: float) -> tuple[float, float]:
        """Width and height of the label over a word of that height.

        Where it reaches up to the glyph it ends there; if that takes two lines, the words are enough.
        """
        m, height = self._m, self._label_height(across)
        if (self.height() - height - word) / 2 < m.px(INSET + GLYPH):
            beside = across - m.px(INSET + GLYPH + BEFORE_GLYPH - FLAT_END)
            self._has_glyph = self._is_one_line(beside)
            across = beside if self._has_glyph else across
        return across, height

    def _label_height(self, across: float) -> float:
        """A line; two where small letters need them, and more where the smallest do."""
        size = self._m.font(LABEL)
        if self._is_one_line(across):
            return 1.35 * size
        least = Lines(self._label.text(), _label_font(MIN_TEXT), across, LEADING)
        return max(2.7 * size, 1.35 * MIN_TEXT * least.count)

    def _is_one_line(self, across: float) -> bool:
        font = _label_font(_least_label(self._m.font(LABEL)))
        return natural_width(self._label.text(), font) <= across

    def _word_height(self, across: float) -> float:
        """A line; two where small letters need them."""
        size = self._m.font(WORD)
        fits = natural_width(self._word.text(), voice(round(LEAST_WORD * size))) <= across
        return 1.3 * size if fits else 2.6 * size

    def _paint_back(self, painter: QPainter) -> None:
        paint_back(painter, QRectF(self.rect()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self)
        width = max(2.0, self._m.px(2.5))
        painter.setBrush(QColor(colours.surface))
        painter.setPen(QPen(QColor(colours.brass), width))
        by, radius = width / 2, self._m.px(RADIUS_TILE)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(by, by, -by, -by), radius, radius)
        if self._side and self._has_glyph:
            side, inset = self._m.px(GLYPH), self._m.px(INSET)
            corner = QRectF(self.width() - inset - side, inset, side, side)
            # The game is over: which side's word it is is for everybody.
            icons.stamp(painter, corner, self._side, getattr(colours, self._side))


def level_labels(cards: Sequence[OpenCard]) -> None:
    """Have cards that lie beside one another say in letters of one size whose they are."""
    most = min(card.label_letters() for card in cards)
    for card in cards:
        card.keep_label(most)


def _label_font(px: int) -> QFont:
    return ui(px, 550)


def _least_label(size: int) -> int:
    """Pixels of the letters below which a label of that full size goes onto two lines."""
    return max(MIN_TEXT, round(LEAST_LABEL * size))
