"""Tiles of equal width side by side, in fewer columns where they would be too narrow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP


class TileGrid(QWidget):
    """All rows are full but where only one column is left."""

    def __init__(self, tiles: Sequence[QWidget]) -> None:
        super().__init__()
        self._tiles = tuple(tiles)
        self._gap = TILE_GAP
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for tile in self._tiles:
            tile.setParent(self)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._gap = m.px(TILE_GAP)
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        width = sum(tile.sizeHint().width() + self._gap for tile in self._tiles) - self._gap
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least(), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns = self._columns(width)
        rows = -(-len(self._tiles) // columns)
        return rows * self._row_height(width, columns) + (rows - 1) * self._gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        columns = self._columns(self.width())
        height = self._row_height(self.width(), columns)
        breadth = self.width() + self._gap
        for i, tile in enumerate(self._tiles):
            row, column = divmod(i, columns)
            left, right = (round(breadth * edge / columns) for edge in (column, column + 1))
            tile.setGeometry(left, row * (height + self._gap), right - left - self._gap, height)

    def _columns(self, width: int) -> int:
        count, least = len(self._tiles), self._least()
        for columns in range(count, 1, -1):
            if count % columns == 0 and self._breadth(width, columns) >= least:
                return columns
        return 1

    def _breadth(self, width: int, columns: int) -> int:
        return (width + self._gap) // columns - self._gap

    def _row_height(self, width: int, columns: int) -> int:
        breadth = self._breadth(width, columns)
        return max(tile.heightForWidth(breadth) for tile in self._tiles)

    def _least(self) -> int:
        return max(tile.minimumSizeHint().width() for tile in self._tiles)
