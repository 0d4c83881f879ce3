"""The roles that a game deals as coins: how many of each, seen at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.medallion import paint_coin

BETWEEN: Final = 0.12
"""Between two coins of a role, in diameters."""
APART: Final = 0.5
"""Between two roles."""


class DealtRoles(QWidget):
    """One coin for each that is dealt, as high as there is room; a line beside it says the same in words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups: tuple[tuple[str, int], ...] = ()
        self._row = KeptPicture()

    def show_roles(self, groups: Sequence[tuple[str, int]]) -> None:
        """Show so many coins with each of these icons."""
        self._groups = tuple(groups)
        self.update()

    def height_at(self, width: int, most: int) -> int:
        """Pixels of a coin, up to so many, where all stand side by side in a width."""
        gaps = self._gaps()
        return min(most, int(width / (len(gaps) + 1 + sum(gaps))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._row.paint(QPainter(self), self.rect(), self._groups, self._draw)

    def _draw(self, painter: QPainter) -> None:
        if not self._groups:
            return
        side = float(self.height_at(self.width(), self.height()))
        lefts = accumulate(((1 + gap) * side for gap in self._gaps()), initial=0.0)
        coins = [glyph for glyph, count in self._groups for _ in range(count)]
        for glyph, left in zip(coins, lefts, strict=True):
            paint_coin(painter, QRectF(left, 0, side, side), glyph)

    def _gaps(self) -> list[float]:
        """Between each two coins, in diameters."""
        firsts = set(accumulate(count for _, count in self._groups))
        return [APART if place in firsts else BETWEEN for place in range(1, max(firsts, default=1))]
