"""A card that lies open to all at the end: whose word it was, the picture and the word."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import icons, tokens
from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import MIN_TEXT, RADIUS_TILE, colours_of
from spyword_qt.widgets.card_back import paint_back
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.fitting import line_font
from spyword_qt.widgets.lines import Lines, natural_width
from spyword_qt.widgets.slot_label import SlotLabel
from spyword_qt.widgets.still import drawn

LABEL: Final = 20
WORD: Final = 46
LEAST_WORD: Final = 0.6
"""Of the word's full size, below which it goes onto two lines."""
LEAST_LABEL: Final = 0.75
"""The same of the label's."""
ALIKE: Final = 0.7
"""Of its own letters, down to which a word is written in those of the word beside it."""
LARGER: Final = 1.7
"""How much larger than its label a word is, at least where it is short."""
LEADING: Final = 1.35
"""Height of a line of the words, in sizes of their letters."""
WIDEST_PICTURE: Final = 0.88
"""Of an upright card's width."""
ABOVE: Final = 22
"""From an upright card's edge to its picture, at least."""
BELOW_PICTURE: Final = 18
BELOW: Final = 12
ASIDE: Final = 14
AROUND: Final = 0.36
"""Part of the height to spare that goes above it all, and as much below."""
GLYPH: Final = 26
INSET: Final = 13
"""Between the glyph of whose word it is and the card's corner."""
BEFORE_GLYPH: Final = 8
FLAT_EDGE: Final = 18
"""From a flat card's edge to its picture, from there to the words, and from these to the other edge."""
FLAT_END: Final = 10
"""From its upper and lower edge to the words, at least."""
FLAT_FROM: Final = 1.3
"""A card this much wider than high lies flat."""


class OpenCard(QWidget):
    """Upright or lying flat, whichever its place is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._side = ""
        self._has_glyph = True
        self._twin: OpenCard | None = None
        self._picture = Picture(self)
        self._label = SlotLabel(_label_font, "ink", self)
        self._word = SlotLabel(voice, "ink", self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def has_glyph(self) -> bool:
        """Whether there is room in its corner for the sign of whose word it is."""
        return self._has_glyph

    def match(self, twin: OpenCard) -> None:
        """Have the words where those on a card of this size are that lies beside it, and as large."""
        self._twin = twin
        self._label.match(twin._label)
        self._word.match(twin._word, down_to=ALIKE)

    def show_card(self, picture: Path | bytes, label: str, word: str, tone: str) -> None:
        """Show a word, and in the `tone` (`citizen` or `spy`) of those who had it, whose it was."""
        self._picture.show_picture(picture)
        self._label.tone = self._side = tone
        self._label.setText(label)
        self._word.setText(word)
        for card in self._pair():
            card._arrange()

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
        width, height = float(self.width()), float(self.height())
        flat = width > FLAT_FROM * height
        self._label.to_the_left = self._word.to_the_left = flat
        self._has_glyph = True
        if flat:
            self._arrange_flat(width, height)
        else:
            self._arrange_upright(width, height)
        self.update()

    def _arrange_flat(self, width: float, height: float) -> None:
        """Picture at the left, and the words halfway down beside it."""
        m, side = self._m, min(0.86 * height, 0.42 * width)
        edge = min((height - side) / 2, m.px(FLAT_EDGE))
        left = edge + side + m.px(FLAT_EDGE)
        across = width - left - m.px(FLAT_EDGE)
        label = self._label_height(across, m.font(LABEL))
        word = min(height - 2 * m.px(FLAT_END) - label, self._word_height(across))
        size, label, word = self._shared_out(across, word)
        top = (height - label - word) / 2
        self._picture.setGeometry(QRectF(edge, (height - side) / 2, side, side).toRect())
        self._place_words(QRectF(left, top, self._beside_glyph(across, top), label), size, across, word)

    def _arrange_upright(self, width: float, height: float) -> None:
        """One below the other, with what height is left between them and around."""
        m = self._m
        left, across = m.px(ASIDE), width - 2 * m.px(ASIDE)
        size, label, word = self._shared_out(across, min(LEADING * m.font(WORD), 0.2 * height))
        least = m.px(ABOVE) + m.px(BELOW_PICTURE) + m.px(BELOW)
        side = min(WIDEST_PICTURE * width, height - label - word - least)
        spare = height - label - word - least - side
        pad = m.px(ABOVE) + AROUND * spare
        self._picture.setGeometry(QRectF((width - side) / 2, pad, side, side).toRect())
        top = height - m.px(BELOW) - AROUND * spare - word - label
        self._place_words(QRectF(left, top, across, label), size, across, word)

    def _shared_out(self, across: float, word: float) -> tuple[float, float, float]:
        """Letters of the label, its height and that of the word, which has so much beside one of full size.

        The word is what everybody wants to know: its label gives way to it.
        """
        size = float(self._m.font(LABEL))
        label = self._label_height(across, size)
        if word < LARGER * LEADING * size:
            both = label + word
            size = max(MIN_TEXT, both / (label / size + LARGER * LEADING))
            label = self._label_height(across, size)
            word = both - label
        return size, label, word

    def _place_words(self, label: QRectF, size: float, across: float, word: float) -> None:
        """The label in letters of up to a size, and right below it the word in a slot of that size."""
        full, most = self._m.font(LABEL), self._m.font(WORD)
        least = min(size, _least_label(full)) if self._is_one_line(label.width()) else size
        self._label.place(label, size, least)
        self._word.place(QRectF(label.left(), label.bottom(), across, word), most, LEAST_WORD * most)

    def _beside_glyph(self, across: float, top: float) -> float:
        """Width of the label with its upper edge there.

        Where it reaches up to the glyph it ends there; if that takes two lines, the words are enough.
        """
        m = self._m
        if top >= m.px(INSET + GLYPH):
            return across
        beside = across - m.px(INSET + GLYPH + BEFORE_GLYPH - FLAT_EDGE)
        self._has_glyph = self._is_one_line(beside)
        return beside if self._has_glyph else across

    def _label_height(self, across: float, size: float) -> float:
        """A line of so large letters; two where small letters need them, and more where the smallest do."""
        if self._is_one_line(across):
            return LEADING * size
        font = _label_font(MIN_TEXT)
        most = max(Lines(card._label.text(), font, across, tokens.LEADING).count for card in self._pair())
        return LEADING * max(2 * size, MIN_TEXT * most)

    def _is_one_line(self, across: float) -> bool:
        font = _label_font(_least_label(self._m.font(LABEL)))
        return all(natural_width(card._label.text(), font) <= across for card in self._pair())

    def _word_height(self, across: float) -> float:
        """A line as high as the word is large; two where small letters need them."""
        size, words = self._m.font(WORD), [card._word.text() for card in self._pair()]
        fonts = [line_font(word, voice, size, across) for word in words]
        if min(font.pixelSize() for font in fonts) < round(LEAST_WORD * size):
            return 2.6 * size
        return 1.3 * max(font.pixelSize() for font in fonts)

    def _pair(self) -> tuple[OpenCard, ...]:
        """The cards whose words stand alike."""
        return (self,) if self._twin is None else (self, self._twin)

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


def _label_font(px: int) -> QFont:
    return ui(px, 550)


def _least_label(size: int) -> int:
    """Pixels of the letters below which a label of that full size goes onto two lines."""
    return max(MIN_TEXT, round(LEAST_LABEL * size))
