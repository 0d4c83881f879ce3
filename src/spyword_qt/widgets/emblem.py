"""Whom or what a page is about: somebody's chip, those of several, or a coin with a glyph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, colours_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.medallion import paint_coin

SEEN: Final = 0.82
"""How much of each chip but the last is seen where several lie on one another, in diameters."""
WIDER: Final = 0.62
"""By how much each chip but one makes them wider together, in diameters of one that is alone."""
MOST_WIDE: Final = 2.9
"""Width that several may take at most, in such diameters: chips are smaller instead."""


class Emblem(QWidget):
    """As high as its diameter (design pixels) or that of several chips, at the left of its place."""

    def __init__(self, diameter: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._diameter = diameter
        self._m = DESIGN
        self._people: tuple[Person, ...] = ()
        self._glyph = ""
        self._coin = KeptPicture()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_people(self, people: Sequence[Person]) -> None:
        """Show somebody's chip, or a row of chips that overlap."""
        self._people, self._glyph = tuple(people), ""
        self.updateGeometry()
        self.update()

    def show_coin(self, glyph: str) -> None:
        """Show a coin with an icon, where it is about nobody."""
        self._people, self._glyph = (), glyph
        self.updateGeometry()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the size that fits a window."""
        self._m = m
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        more = max(0, len(self._people) - 1)
        width = self._m.px(self._diameter) * min(1 + WIDER * more, MOST_WIDE)
        return QSize(round(width), round(width / (1 + SEEN * more)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self)
        side = self.height()
        if self._glyph:
            self._coin.paint(painter, QRect(0, 0, side, side), self._glyph, self._draw_coin)
        for i, person in enumerate(self._people):
            ground = colours.lamp if i else None
            square = QRectF(i * SEEN * side, 0, side, side)
            paint_chip(painter, square, person.avatar, ground=ground, dark=colours is DARK)

    def _draw_coin(self, painter: QPainter) -> None:
        side = self.height()
        paint_coin(painter, QRectF(0, 0, side, side), self._glyph)
