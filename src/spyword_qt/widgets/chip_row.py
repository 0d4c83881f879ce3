"""Those who sit at a table, as chips in a row: a reminder, nothing to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.people import Person
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, colours_of
from spyword_qt.widgets.chip import paint_chip

CHIP: Final = 44
STEP: Final = 50
"""Design pixels from one chip to the next, where there is room."""


class ChipRow(QWidget):
    """They move together where there is no room for them side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._people: tuple[Person, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_people(self, people: Sequence[Person], label: str) -> None:
        """Show these; `label` says to a screen reader what they are."""
        self._people = tuple(people)
        self.setAccessibleName(label)
        self.setAccessibleDescription(phrasing.row(person.name for person in people))
        self.updateGeometry()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the size of chips that fits a window."""
        self._m = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        chip, step = self._m.px(CHIP), self._m.px(STEP)
        return QSize(chip + max(0, len(self._people) - 1) * step, chip)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chip, gaps = self._m.px(CHIP), max(1, len(self._people) - 1)
        step = min(float(self._m.px(STEP)), (self.width() - chip) / gaps)
        for place, person in enumerate(self._people):
            square = QRectF(place * step, (self.height() - chip) / 2, chip, chip)
            paint_chip(painter, square, person.avatar, dark=colours_of(self) is DARK)
