"""Pages of one screen by name, of which one is shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LEADING, RADIUS_BUTTON, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines, longest_word, natural_width

LETTERS: Final = 22
HEIGHT: Final = 56
SIDE: Final = 22
LEAST_SIDE: Final = 6
"""Beside the letters where names would need a second line else."""
ABOVE: Final = 10  # least between edge and lines
MARK: Final = 4


class Tab(Control):
    """The name of a page; shown, it is underlined."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def setText(self, text: str) -> None:
        """Say what the page is called."""
        super().setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = natural_width(self.text(), self._font()) + 2 * self.metrics.px(SIDE)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = longest_word(self.text(), self._font()) + 2 * self.metrics.px(SIDE)
        return QSize(width, self.metrics.target(HEIGHT))

    def least_width(self) -> int:
        """Pixels in which the name is still on one line, with less beside it."""
        m = self.metrics
        return max(m.target(0), natural_width(self.text(), self._font()) + 2 * m.px(LEAST_SIDE))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return max(self.metrics.target(HEIGHT), lines.height + 2 * self.metrics.px(ABOVE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        radius = m.px(RADIUS_BUTTON)
        if self.underMouse() and not self.isChecked():
            paint.rounded(painter, self.body(), self.corner(radius), fill=colours.surface)
        lines = self._lines(self.width())
        ink = colours.ink if self.isChecked() else colours.soft
        lines.paint(painter, QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, ink)
        if self.isChecked():
            width, height = lines.width + m.px(8), m.px(MARK)
            top = (self.height() + lines.height) / 2 + m.px(2)
            mark = QRectF((self.width() - width) / 2, top, width, height)
            paint.rounded(painter, mark, height / 2, fill=colours.brassink)
        self.paint_ring(painter, radius)

    def _lines(self, width: int) -> Lines:
        m = self.metrics
        spare = (width - natural_width(self.text(), self._font())) // 2
        side = max(m.px(LEAST_SIDE), min(m.px(SIDE), spare))
        return self.kept(self._break, self.text(), width - 2 * side)

    def _break(self, text: str, width: int) -> Lines:
        return Lines(text, self._font(), width, LEADING)

    def _font(self) -> QFont:
        return fonts.ui(self.metrics.font(LETTERS), 600)


class Tabs(QWidget):
    """The names beside one another; `chosen` gives the place of the one that was pressed."""

    chosen = Signal(int)

    def __init__(self, object_names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._tabs: list[Tab] = []
        for place, name in enumerate(object_names):
            tab = Tab()
            tab.setObjectName(name)
            tab.clicked.connect(partial(self._choose, place))
            self._row.addWidget(tab)
            self._tabs.append(tab)
        self.show_chosen(0)

    @property
    def last(self) -> Tab:
        """The one at the end, for what follows upon it."""
        return self._tabs[-1]

    def set_texts(self, texts: Sequence[str]) -> None:
        """Say what the pages are called."""
        for tab, text in zip(self._tabs, texts, strict=True):
            tab.setText(text)

    def show_chosen(self, place: int) -> None:
        """Show which page is seen."""
        for each, tab in enumerate(self._tabs):
            tab.setChecked(each == place)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._row.setSpacing(m.px(8))

    def height_at(self, width: int) -> int:
        """Pixels in height that the names take at a width."""
        return self._row.totalHeightForWidth(width)

    def _choose(self, place: int, _checked: bool = False) -> None:
        self.show_chosen(place)
        self.chosen.emit(place)
