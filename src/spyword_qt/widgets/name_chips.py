"""A few people by chip and name, side by side; long names share two columns rather than take a line each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, LEADING, colours_of
from spyword_qt.widgets.block import fit
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.lines import Lines, line_height, natural_width

CHIP: Final = 36
NAME: Final = 23
CHIP_GAP: Final = 10
GAP: Final = 22
LINE_GAP: Final = 6
MOST_LINES: Final = 2
"""With more, people stand in columns, and names get smaller."""
COLUMNS: Final = (1, 2)
MOST_HEIGHTS: Final = 512
"""Heights that are kept: more than a layout asks for at all the sizes that it tries."""
BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where somebody stands in their line, in pixels."""

    person: Person
    left: float
    right: float


class NameChips(QWidget):
    """Nothing to press; a name that is wider than its place is set smaller, and on two lines at last.

    A screen reader isn't told who they are: it would say so among sleepers.
    """

    def __init__(self, parent: QWidget | None = None, *, larger: float = 1.0) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._larger = larger
        self._people: tuple[Person, ...] = ()
        self._others: tuple[tuple[Person, ...], ...] = ()
        self._names: dict[tuple[str, float, bool], Lines] = {}
        """Those that were set already, by the pixels that they had and the glyphs that there were."""
        self._heights: dict[tuple[tuple[Person, ...], int, Metrics, bool], int] = {}
        """The same of heights, by who stands there, the width and the sizes."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_people(self, people: Sequence[Person]) -> None:
        """Show these."""
        self._people = tuple(people)
        self._forget_sizes()
        self.updateGeometry()
        self.update()

    def keep_room_for(self, others: Iterable[Sequence[Person]]) -> None:
        """Be as high as any of these would be in the same place."""
        kept = tuple(map(tuple, others))
        if kept == self._others:
            return
        self._others = kept
        self._forget_sizes()
        self.updateGeometry()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self._names.clear()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = sum(self._breadth(person) for person in self._people)
        return QSize(width + max(0, len(self._people) - 1) * self._m.px(GAP), self._least_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_height(), self._least_height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(self.height_of(people, width) for people in (self._people, *self._others))

    def height_of(self, people: Sequence[Person], width: int) -> int:
        """Pixels that these would take."""
        key = tuple(people), width, self._m, fonts.has_loaded_chinese()
        if key not in self._heights:
            if len(self._heights) >= MOST_HEIGHTS:
                self._heights.clear()
            self._heights[key] = self._height(self._lines(people, width))
        return self._heights[key]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, chip, top = colours_of(self), self._chip(), 0
        for line in self._lines(self._people, self.width()):
            height = self._line_height(line)
            for spot in line:
                square = QRectF(spot.left, top + (height - chip) / 2, chip, chip)
                paint_chip(painter, square, spot.person.avatar, dark=colours is DARK)
                beside, left = self._name(spot), self._name_left(spot)
                beside.paint(painter, QRectF(left, top, spot.right - left, height), BESIDE, colours.ink)
            top += height + self._m.px(LINE_GAP)

    def _forget_sizes(self) -> None:
        self._names.clear()
        self._heights.clear()

    def _lines(self, people: Sequence[Person], width: int) -> list[list[_Spot]]:
        """Who stands beside whom: as wide as names are, else in as many columns as take the least height."""
        flowing = self._flow(people, width)
        if len(flowing) <= MOST_LINES:
            return flowing
        return min((self._in_columns(people, width, columns) for columns in COLUMNS), key=self._height)

    def _flow(self, people: Sequence[Person], width: int) -> list[list[_Spot]]:
        left = 0
        lines: list[list[_Spot]] = []
        for person in people:
            breadth = self._breadth(person)
            if not lines or left + breadth > width:
                left = 0
                lines.append([])
            lines[-1].append(_Spot(person, left, min(left + breadth, width)))
            left += breadth + self._m.px(GAP)
        return lines

    def _in_columns(self, people: Sequence[Person], width: int, columns: int) -> list[list[_Spot]]:
        gap = self._m.px(GAP)
        cell = (width - (columns - 1) * gap) / columns
        lefts = [column * (cell + gap) for column in range(columns)]
        return [
            [_Spot(person, left, left + cell) for person, left in zip(line, lefts, strict=False)]
            for line in (people[first : first + columns] for first in range(0, len(people), columns))
        ]

    def _height(self, lines: Sequence[Sequence[_Spot]]) -> int:
        gap = self._m.px(LINE_GAP)
        return max(0, sum(self._line_height(line) + gap for line in lines) - gap)

    def _line_height(self, line: Sequence[_Spot]) -> int:
        return max(self._least_height(), *(self._name(spot).height for spot in line))

    def _least_height(self) -> int:
        """Pixels that hold a chip, and a name in its full size."""
        return max(self._chip(), line_height(self._size(), LEADING))

    def _name(self, spot: _Spot) -> Lines:
        key = spot.person.name, spot.right - self._name_left(spot), fonts.has_loaded_chinese()
        if key not in self._names:
            self._names[key] = fit(key[0], self._font, self._size(), key[1], LEADING)
        return self._names[key]

    def _name_left(self, spot: _Spot) -> float:
        return spot.left + self._chip() + self._m.px(CHIP_GAP * self._larger)

    def _breadth(self, person: Person) -> int:
        return (
            self._chip()
            + self._m.px(CHIP_GAP * self._larger)
            + natural_width(person.name, self._font(self._size()))
        )

    def _chip(self) -> int:
        return self._m.px(CHIP * self._larger)

    def _size(self) -> int:
        return self._m.font(NAME * self._larger)

    def _font(self, px: int) -> QFont:
        return fonts.ui(px, 550)
