"""A few people by chip and name, side by side; long names share two columns rather than take a line each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.people import Person
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, LEADING, MIN_TEXT, colours_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.lines import fit, line_height, natural_width

CHIP: Final = 36
NAME: Final = 23
CHIP_GAP: Final = 10
GAP: Final = 22
LINE_GAP: Final = 6
MOST_LINES: Final = 2
"""With more, people stand in columns, and names get smaller."""
KEPT: Final = 1.7
"""Widths of its place that a name may take in the smallest letters: it has two lines for them."""
BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class NameChips(QWidget):
    """Nothing to press; a name that is wider than its place is set smaller."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._people: tuple[Person, ...] = ()
        self._others: tuple[Sequence[Person], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_people(self, people: Sequence[Person], label: str) -> None:
        """Show these; `label` says to a screen reader what they are."""
        self._people = tuple(people)
        self.setAccessibleName(label)
        self.setAccessibleDescription(phrasing.row(person.name for person in people))
        self.updateGeometry()
        self.update()

    def keep_room_for(self, others: Iterable[Sequence[Person]]) -> None:
        """Be as high as any of these would be in the same place."""
        self._others = tuple(others)
        self.updateGeometry()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = sum(self._breadth(person) for person in self._people)
        return QSize(width + max(0, len(self._people) - 1) * self._m.px(GAP), self._line_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._line_height(), self._line_height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = max(self._rows(people, width) for people in (self._people, *self._others))
        return max(0, rows * (self._line_height() + self._m.px(LINE_GAP)) - self._m.px(LINE_GAP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, chip, height = colours_of(self), self._m.px(CHIP), self._line_height()
        for person, (row, left, right) in zip(
            self._people, self._places(self._people, self.width()), strict=True
        ):
            top = row * (height + self._m.px(LINE_GAP))
            square = QRectF(left, top + (height - chip) / 2, chip, chip)
            paint_chip(painter, square, person.avatar, dark=colours is DARK)
            beside = square.right() + self._m.px(CHIP_GAP)
            name = fit(person.name, self._font, self._size(), right - beside, LEADING)
            name.paint(painter, QRectF(beside, top, right - beside, height), BESIDE, colours.ink)

    def _rows(self, people: Sequence[Person], width: int) -> int:
        return max((row for row, _left, _right in self._places(people, width)), default=-1) + 1

    def _places(self, people: Sequence[Person], width: int) -> list[tuple[int, float, float]]:
        """Everybody's line, and from where to where they stand in it."""
        flowing = self._flow(people, width)
        if not flowing or flowing[-1][0] < MOST_LINES:
            return flowing
        gap, columns = self._m.px(GAP), self._columns(people, width)
        cell = self._cell(width, columns)
        places = []
        for place in range(len(people)):
            row, column = divmod(place, columns)
            left = column * (cell + gap)
            places.append((row, left, left + cell))
        return places

    def _columns(self, people: Sequence[Person], width: int) -> int:
        beside, font = self._m.px(CHIP) + self._m.px(CHIP_GAP), self._font(MIN_TEXT)
        longest = max(natural_width(person.name, font) for person in people)
        columns = ceil(len(people) / MOST_LINES)
        while columns > 1 and longest > KEPT * (self._cell(width, columns) - beside):
            columns -= 1
        return columns

    def _cell(self, width: int, columns: int) -> float:
        return (width - (columns - 1) * self._m.px(GAP)) / columns

    def _flow(self, people: Sequence[Person], width: int) -> list[tuple[int, float, float]]:
        """The same with each as wide as their name is."""
        row, left = 0, 0
        places: list[tuple[int, float, float]] = []
        for person in people:
            breadth = self._breadth(person)
            if left and left + breadth > width:
                row, left = row + 1, 0
            places.append((row, left, min(left + breadth, width)))
            left += breadth + self._m.px(GAP)
        return places

    def _breadth(self, person: Person) -> int:
        return self._m.px(CHIP) + self._m.px(CHIP_GAP) + natural_width(person.name, self._font(self._size()))

    def _line_height(self) -> int:
        """Pixels that hold a chip, a name, and two lines of one in the smallest letters."""
        one, small = (line_height(px, LEADING) for px in (self._size(), MIN_TEXT))
        return max(self._m.px(CHIP), one, 2 * small)

    def _size(self) -> int:
        return self._m.font(NAME)

    def _font(self, px: int) -> QFont:
        return fonts.ui(px, 550)
