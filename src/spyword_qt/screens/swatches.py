"""Colours and edges of a chip, to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Avatar
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import CHIP_COLOURS, DARK, FOCUS_WIDTH, IVORY, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control

SIDE: Final = 58
GAP: Final = 6
INSET: Final = 6
CHOSEN: Final = 2.5
COLUMNS: Final = (12, 6, 4, 3)
BADGE: Final = 0.44
"""Of the side, for the check of what is chosen."""


class Swatch(Control):
    """One chip without letters; chosen, it bears a ring and a check."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._avatar = Avatar(0, 0, "")
        self._is_plain = False
        self.setCheckable(True)

    def show_chip(self, avatar: Avatar, *, plain: bool) -> None:
        """Show a chip; `plain`: its colour alone."""
        self._avatar, self._is_plain = avatar, plain
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, m = colours_of(self), self.metrics
        painter = self.painter()
        inset = INSET * m.stroke
        face = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        if self._is_plain:
            painter.setPen(QPen(QColor(IVORY), m.stroke) if colours is DARK else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(CHIP_COLOURS[self._avatar.colour]))
            painter.drawEllipse(face)
        else:
            paint_chip(painter, face, self._avatar, dark=colours is DARK)
        self._paint_round(painter)
        if self.isChecked():
            side = BADGE * self.width()
            spot = QRectF(self.width() - side, 0, side, side)
            paint.badge(painter, spot, colours.ink, colours.surface)

    def _paint_round(self, painter: QPainter) -> None:
        """Paint the ring round the chip that says what it is at the moment."""
        colours, stroke = colours_of(self), self.metrics.stroke
        for applies, colour, width in (
            (self.ring_shown(), colours.focus, FOCUS_WIDTH),
            (self.isChecked(), colours.ink, CHOSEN),
            (self.underMouse(), colours.edge, paint.HOVER_BORDER),
        ):
            if applies:
                paint.rounded(
                    painter, QRectF(self.rect()), self.width() / 2, edge=colour, width=width * stroke
                )
                return


class Swatches(QWidget):
    """Twelve of them, in as many columns as there is room for; one is chosen."""

    chosen = Signal(int)

    def __init__(self, name: str, *, plain: bool = False) -> None:
        """`plain`: colours are chosen, not edges. The controls are called by `name` and a number."""
        super().__init__()
        self._m = DESIGN
        self._is_plain = plain
        self._swatches: list[Swatch] = []
        for number in range(len(CHIP_COLOURS)):
            swatch = Swatch(self)
            swatch.setObjectName(f"{name}_{number}")
            swatch.clicked.connect(partial(self._choose, number))
            self._swatches.append(swatch)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_chosen(self, colour: int, pattern: int) -> None:
        """Show the chip as it is: every edge in its colour, or every colour."""
        for number, swatch in enumerate(self._swatches):
            if self._is_plain:
                swatch.show_chip(Avatar(number, pattern, ""), plain=True)
                swatch.setChecked(number == colour)
            else:
                swatch.show_chip(Avatar(colour, number, ""), plain=False)
                swatch.setChecked(number == pattern)

    def name_all(self, names: Sequence[str]) -> None:
        """Say what each is called to who can't see it."""
        for swatch, name in zip(self._swatches, names, strict=True):
            swatch.setAccessibleName(name)

    @property
    def width_in_a_row(self) -> int:
        """Pixels that all of them take beside one another."""
        return self._width_of(COLUMNS[0])

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        width = self._width_of(len(self._swatches) // 2)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width_of(COLUMNS[-1]), self._side())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = len(self._swatches) // self._columns(width)
        return rows * self._side() + (rows - 1) * self._m.px(GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        side = self._side()
        columns = self._columns(self.width())
        step = side + self._m.px(GAP)
        for number, swatch in enumerate(self._swatches):
            row, column = divmod(number, columns)
            swatch.setGeometry(column * step, row * step, side, side)

    def _columns(self, width: int) -> int:
        return next((each for each in COLUMNS if self._width_of(each) <= width), COLUMNS[-1])

    def _width_of(self, columns: int) -> int:
        return columns * self._side() + (columns - 1) * self._m.px(GAP)

    def _side(self) -> int:
        return self._m.target(SIDE)

    def _choose(self, number: int, _checked: bool = False) -> None:
        self.chosen.emit(number)
