"""Two arrows that go through what is too much to be seen at once."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control

SIDE: Final = 50
ICON: Final = 22
GAP: Final = 8


class _Arrow(Control):
    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon

    def sizeHint(self) -> QSize:
        side = self.metrics.target(SIDE)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, m = colours_of(self), self.metrics
        painter = self.painter()
        radius = self.width() / 2
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            fill = colours.sunk if self.isDown() else colours.surface
            paint.rounded(painter, self.body(), radius, fill=fill, edge=colours.edge)
        self.paint_ring(painter, radius)
        side = m.sign(ICON)
        square = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        icons.stamp(painter, square, self._icon, colours.soft if self.isEnabled() else colours.line)


class PageButtons(QWidget):
    """An arrow is off where there is nothing more that way; both are gone where all is seen."""

    wanted = Signal(int)
    """By how many views to go on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._back, self._on = _Arrow("back", self), _Arrow("arrow", self)
        for arrow, name, pages in ((self._back, "packs_back", -1), (self._on, "packs_on", 1)):
            arrow.setObjectName(name)
            arrow.clicked.connect(partial(self._turn, pages))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._back.setAccessibleName(self.tr("Former packages"))
        self._on.setAccessibleName(self.tr("More packages"))

    def show_ways(self, back: bool, on: bool) -> None:
        """Say in which directions there is more."""
        self._back.setEnabled(back)
        self._on.setEnabled(on)
        self.setVisible(back or on)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        side = self._m.target(SIDE)
        return QSize(2 * side + self._m.px(GAP), side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = self._m.target(SIDE)
        top = (self.height() - side) // 2
        self._back.setGeometry(0, top, side, side)
        self._on.setGeometry(self.width() - side, top, side, side)

    def _turn(self, pages: int, _checked: bool = False) -> None:
        self.wanted.emit(pages)
