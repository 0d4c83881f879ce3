"""A number that says much, over what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from spyword_qt import phrasing
from spyword_qt.theme import fonts
from spyword_qt.theme.tokens import LEADING, colours_of
from spyword_qt.widgets.block import fit
from spyword_qt.widgets.lines import Lines, longest_word, natural_width
from spyword_qt.widgets.plate import PAD, Plate

NUMBER: Final = 46
LABEL: Final = 21
LARGER: Final = 1.3
"""How much larger letters of a number are than those of its label at least."""
ABOVE: Final = 12
NUMBER_LEADING: Final = 1.1
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
FOOT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom


class StatTile(Plate):
    """It is told as one: "106 games"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = self._label = self._short = ""
        self._beside: Sequence[StatTile] = (self,)

    def stand_with(self, tiles: Sequence[StatTile]) -> None:
        """Have number and label on one line with those of tiles that lie in the same row."""
        self._beside = tiles

    def show_stat(self, number: str, label: str, explained: str = "", *, short: str = "") -> None:
        """Show a number over its label, or over a short one where that would take more than a line.

        `explained` is told on top of it where the label doesn't say all.
        """
        self._number, self._label, self._short = number, label, short or label
        self.setAccessibleName(phrasing.labelled(label, number))
        self.setAccessibleDescription(explained)
        self.setToolTip(explained)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = max(self.metrics.px(190), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        widest = longest_word(self._label, self._label_font())
        return QSize(max(self.metrics.px(110), widest + 2 * self.metrics.px(PAD)), 0)

    def heightForWidth(self, width: int) -> int:
        return self._big(width).height + self._small(width).height + 2 * self.metrics.px(ABOVE)

    def paint_content(self, painter: QPainter) -> None:
        colours, pad = colours_of(self), self.metrics.px(PAD)
        number, label = self._big(self.width()), self._small(self.width())
        row = [tile for tile in self._beside if tile.y() == self.y()]
        high = max(tile._big(tile.width()).height for tile in row)
        words = max(tile._small(tile.width()).height for tile in row)
        room = QRectF(pad, (self.height() - high - words) / 2, self.width() - 2 * pad, high)
        number.paint(painter, room, FOOT, colours.ink)
        room.moveTop(room.bottom())
        label.paint(painter, room, LEFT, colours.soft)

    def _big(self, width: int) -> Lines:
        # As large as it is, whatever the text: it is the label that needs to grow, until they are near.
        size = self.metrics.px(NUMBER)
        return fit(self._number, fonts.voice, size, width - 2 * self.metrics.px(PAD), NUMBER_LEADING)

    def _small(self, width: int) -> Lines:
        room, font = width - 2 * self.metrics.px(PAD), self._label_font()
        fits = natural_width(self._label, font) <= room
        return Lines(self._label if fits else self._short, font, room, LEADING)

    def _label_font(self) -> QFont:
        largest = int(self.metrics.px(NUMBER) / LARGER)
        return fonts.ui(min(self.metrics.font(LABEL), largest), 450)
