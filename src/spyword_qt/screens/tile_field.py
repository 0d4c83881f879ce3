"""Tiles in columns, to be scrolled. Tab stops at one of them, arrow keys go to the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.scroll import FOOT, with_foot


class TileField(QWidget):
    """Holds no tile of its own making: `hold` gives them, in reading order.

    `least` gives the pixels that one needs beside another, by the metrics of the window.
    """

    def __init__(self, least: Callable[[Metrics], int]) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._least = least
        self._m = DESIGN
        self._tiles: tuple[Control, ...] = ()
        self._current: Control | None = None
        self._left = self._width = self._room = 0

    def hold(self, tiles: Sequence[Control], after: QWidget) -> None:
        """Show these, whose parent is the field; they come after that control where Tab goes round."""
        self._tiles = tuple(tiles)
        for one, following in pairwise((after, *tiles)):
            QWidget.setTabOrder(one, following)
        stays = self._current in self._tiles
        self.stop_at(self._current if stays and self._current is not None else next(iter(tiles), None))
        self.flow()

    def stop_at(self, tile: Control | None) -> None:
        """Let Tab stop at that one."""
        self._current = tile
        for each in self._tiles:
            policy = Qt.FocusPolicy.StrongFocus if each is tile else Qt.FocusPolicy.ClickFocus
            each.setFocusPolicy(policy)

    def focus_current(self) -> None:
        """Give the focus to the one at which Tab stops."""
        if self._current is not None:
            self._current.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m

    def arrange(self, left: int, width: int, room: int) -> None:
        """Lay out so far from the left edge and so wide; `room` pixels in height are seen at once."""
        self._left, self._width, self._room = left, width, room
        self.flow()

    def sizeHint(self) -> QSize:
        return QSize(0, self.height())

    def flow(self) -> None:
        """Put every tile in its place; all of a row are equally high."""
        gap = self._m.px(TILE_GAP)
        least = self._least(self._m)
        columns = max(1, (self._width + gap) // (least + gap))
        breadth = (self._width + gap) / columns
        edges = [round(column * breadth) for column in range(columns + 1)]
        spans = [(self._left + left, right - gap - left) for left, right in pairwise(edges)]
        top = 0
        for start in range(0, len(self._tiles), columns):
            row = self._tiles[start : start + columns]
            placed = list(zip(row, spans, strict=False))
            height = max(tile.heightForWidth(width) for tile, (_, width) in placed)
            for tile, (left, width) in placed:
                tile.setGeometry(left, top, width, height)
            top += height + gap
        height = max(0, top - gap)
        self.setFixedHeight(max(1, with_foot(height, gap + self._m.px(FOOT), self._room)))
