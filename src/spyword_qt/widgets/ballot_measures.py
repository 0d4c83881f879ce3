"""How chip and words share the tile of somebody on a ballot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import FOCUS_RESERVE, LEADING
from spyword_qt.widgets.lines import line_height

PAD: Final = 20
CHIP_GAP: Final = 14
FLAT_PAD: Final = 13
WITHIN_RING: Final = 2
"""Between the words of a flat tile and its outline in focus, both sides together."""
TALL: Final = 120
"""From this height on there is room for the title."""
UPRIGHT_HEIGHT: Final = 240
UPRIGHT: Final = 0.386
"""From this height, and these widths, on the name stands below the chip."""
LEAST_CHIP: Final = 64
"""Above a name in a duel, where both stand in the middle as long as there is room."""
LESS_NAME: Final = 0.88
"""Part of their size that a name's letters keep there."""


@dataclass(frozen=True, slots=True)
class Measures:
    """How chip and name share a tile."""

    chip_width: float
    """Most that the chip takes of the tile's width."""
    chip_height: float
    """The same of its height."""
    chip: int
    """Most design pixels of the chip."""
    least_name: int
    """Design pixels of a name's letters where it isn't too long."""
    most_name: int
    name: float
    """Letters of a name, in diameters of the chip."""

    def chip_in(self, width: int, height: int, m: Metrics) -> int:
        """Pixels of the chip in a tile of that size."""
        return min(m.px(self.chip), round(min(self.chip_width * width, self.chip_height * height)))


IN_LINE: Final = Measures(0.275, 0.6, 112, 26, 34, 0.31)
IN_COLUMN: Final = Measures(0.56, 0.46, 220, 34, 56, 0.28)


@dataclass(frozen=True, slots=True)
class Shares:
    """What chip and words have of one tile, in pixels."""

    m: Metrics
    width: int
    height: int
    shape: int
    """The height that decides how they share it."""
    in_duel: bool = False
    """Whether the chip gives way to the name below it rather than stand beside it."""

    @property
    def is_tall(self) -> bool:
        return self.shape >= self.m.px(TALL)

    @property
    def is_upright(self) -> bool:
        """Whether words stand below the chip."""
        if self.shape >= max(self.m.px(UPRIGHT_HEIGHT), UPRIGHT * self.width):
            return True
        return self.in_duel and self._above_name(self._letters(IN_COLUMN)) >= self.m.px(LEAST_CHIP)

    @property
    def chip(self) -> int:
        usual = self._measures.chip_in(self.width, self.shape, self.m)
        if not (self.in_duel and self.is_upright):
            return usual
        return min(usual, self._above_name(self.letters))

    @property
    def words_width(self) -> int:
        across = self.width - 2 * self._pad
        if self.is_upright:
            return across
        return across - self.chip - self.m.px(CHIP_GAP)

    @property
    def words_height(self) -> int:
        if self.is_upright:
            return self.height - self.chip - self.m.px(CHIP_GAP) - 2 * self._pad
        return self.height - (self.m.px(PAD) if self.is_tall else for_ring(self.m))

    @property
    def beside_words(self) -> int:
        """What a long name may take of the space around words."""
        spare = self._pad - flat_pad(self.m)
        return 2 * spare if self.is_upright else spare

    @property
    def across(self) -> int:
        """Most that a line of words takes."""
        return self.words_width + self.beside_words

    @property
    def letters(self) -> int:
        """Letters of a name that isn't too long."""
        return self._letters(self._measures)

    def places(self, words: int, kept: int) -> tuple[QRectF, QRectF]:
        """Where chip and words of that height stand; below the chip the height `kept` is left at least."""
        gap, chip = self.m.px(CHIP_GAP), self.chip
        across = self.across
        if self.is_upright:
            top = (self.height - chip - gap - max(words, kept)) / 2
            square = QRectF((self.width - chip) / 2, top, chip, chip)
            return square, QRectF((self.width - across) / 2, square.bottom() + gap, across, words)
        square = QRectF(self._pad, (self.height - chip) / 2, chip, chip)
        return square, QRectF(square.right() + gap, (self.height - words) / 2, across, words)

    def _letters(self, measures: Measures) -> int:
        size = measures.name * measures.chip_in(self.width, self.shape, self.m) / self.m.scale
        return self.m.font(min(measures.most_name, max(measures.least_name, size)))

    def _above_name(self, letters: int) -> int:
        """Pixels in height that a name of one line leaves the chip above it, in somewhat smaller letters."""
        name = line_height(round(LESS_NAME * letters), LEADING)
        return self.shape - 2 * self._pad - self.m.px(CHIP_GAP) - name

    @property
    def _measures(self) -> Measures:
        return IN_COLUMN if self.is_upright else IN_LINE

    @property
    def _pad(self) -> int:
        return self.m.px(PAD) + 2 if self.is_tall else flat_pad(self.m)


def flat_pad(m: Metrics) -> int:
    """Pixels between the edge of a flat tile and what is in it."""
    return m.px(FLAT_PAD) + 2


def for_ring(m: Metrics) -> int:
    """Pixels in height that words leave the ring: in focus the tile steps back for it, and they don't."""
    return round(2 * FOCUS_RESERVE * m.stroke) + m.px(WITHIN_RING)
