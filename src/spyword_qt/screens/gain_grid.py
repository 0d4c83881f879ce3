"""What everybody gained, side by side in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP

MOST: Final = 4
"""Columns."""


class GainGrid(QWidget):
    """Each row is as high as its highest tile."""

    def __init__(self) -> None:
        super().__init__()
        self._tiles: tuple[QWidget, ...] = ()
        self._gap = TILE_GAP
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_tiles(self, tiles: Sequence[QWidget]) -> None:
        """Show these, and throw those away that were shown before and aren't among them."""
        for tile in self._tiles:
            if tile not in tiles:
                tile.hide()
                tile.deleteLater()
        self._tiles = tuple(tiles)
        for tile in self._tiles:
            tile.setParent(self)
            tile.show()
        self.setVisible(bool(tiles))
        self.updateGeometry()
        if self.isVisible():
            self._place()

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._gap = m.px(TILE_GAP)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = min(MOST, max(1, len(self._tiles))) * (self._least() + self._gap)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for _, place in self._places(width)), default=0)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A tile wants another height.
            self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        for tile, where in self._places(self.width()):
            tile.setGeometry(where)

    def _places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        columns, top = self._columns(width), 0
        breadth = (width + self._gap) / columns
        for first in range(0, len(self._tiles), columns):
            row = self._tiles[first : first + columns]
            edges = [round(breadth * column) for column in range(columns + 1)]
            widths = [right - left - self._gap for left, right in pairwise(edges)]
            height = max(tile.heightForWidth(each) for tile, each in zip(row, widths, strict=False))
            for tile, left, each in zip(row, edges, widths, strict=False):
                yield tile, QRect(left, top, each, height)
            top += height + self._gap

    def _columns(self, width: int) -> int:
        """As many as fit, but no more than let the last row be nearly full."""
        count = max(1, len(self._tiles))
        fitting = max(1, min(MOST, count, (width + self._gap) // (self._least() + self._gap)))
        rows = -(-count // fitting)
        return -(-count // rows)

    def _least(self) -> int:
        return max((tile.minimumSizeHint().width() for tile in self._tiles), default=1)
