"""Everybody at the table, a tile each in a place that stays theirs; one who may be chosen is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_engine.seat import Seat
from spyword_qt.people import Person
from spyword_qt.screens.ballot_level import level
from spyword_qt.screens.night_tile import Target, TargetTile
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.ballot_measures import IN_LINE
from spyword_qt.widgets.lines import natural_width

GAP: Final = 12
NARROWEST: Final = 170
COMFORTABLE: Final = 220
LOWEST: Final = 64
HIGHEST: Final = 190
"""Design pixels of a tile."""
TIGHT: Final = 52
"""The lowest where everybody is seen only so."""
LONG: Final = 1.2
"""Widths of a tile that a name may take in the smallest letters: it has two lines for them."""
NAME_IN_TILE: Final = 2
"""Letters of a name that a tile is high, at least."""
BESIDE_NAME: Final = 100
"""What of a tile's width a name can't have, about."""


class NightTargets(QWidget):
    """Everybody is in view first, in as many columns as that takes; then tiles and names grow."""

    chosen = Signal(object)
    """The person of the tile that was tapped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._room = self._most_letters = 0
        self._tiles: list[TargetTile] = []
        self._least: dict[tuple[int, int, int, bool], list[int]] = {}
        """Heights of rows that were found already, by what they depend on."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_targets(self, targets: Sequence[Target]) -> None:
        """Show everybody, nobody of whom is chosen so far."""
        self.forget()
        for target in targets:
            tile = TargetTile(target, self)
            tile.setObjectName(f"target_{target.person.seat}")
            tile.clicked.connect(partial(self._choose, target.person))
            tile.show()
            tile.rescale(self._m)
            self._tiles.append(tile)
        self.updateGeometry()
        self._place()

    def forget(self) -> None:
        """Drop every tile, and with them the choice."""
        for tile in self._tiles:
            tile.setParent(None)
            tile.deleteLater()
        self._tiles.clear()
        self._least.clear()

    def mark(self, seat: Seat | None) -> None:
        """Show somebody, or nobody, as chosen."""
        for tile in self._tiles:
            tile.setChecked(tile.person.seat == seat)

    def tiles(self) -> tuple[QWidget, ...]:
        """What can be tapped, in the order in which keys go through it."""
        return tuple(self._tiles)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        for tile in self._tiles:
            tile.rescale(m)
        self._least.clear()
        self.updateGeometry()
        self._place()

    def fit(self, height: int, letters: int) -> None:
        """Be seen whole in so many pixels, if that can be, with names in letters of so many at most."""
        self._room = height
        self._most_letters = letters
        self.updateGeometry()
        self._place()

    def wanted_heights(self, width: int) -> tuple[int, int]:
        """Pixels in which all are seen at a width: at their usual size, and as tight as they may stand."""
        gap, columns = self._m.px(GAP), self._possible_columns(width)
        well = max(1, min(columns[-1], (width + gap) // (self._m.px(COMFORTABLE) + gap)))
        return (
            self._stacked(self._heights(width, well, self._m.target(LOWEST))),
            min(self._stacked(self._heights(width, number, self._m.target(TIGHT))) for number in columns),
        )

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(720), self.heightForWidth(self._m.px(720)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(NARROWEST), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns = self._columns(width)
        return self._stacked(self._heights(width, columns, self._lowest(columns)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        if not self._tiles:
            return
        gap, columns = self._m.px(GAP), self._columns(self.width())
        width, top, lowest = self._breadth(self.width(), columns), 0, self._lowest(columns)
        heights = self._heights(self.width(), columns, lowest)
        # Where names need several lines, chips stay small beside them.
        flat = lowest if max(heights) > lowest else 0
        # Nor has somebody larger letters for standing beside such a name.
        letters = min(self._most_letters, flat // NAME_IN_TILE) if flat else self._most_letters
        spare = (self.height() - (len(heights) - 1) * gap) // len(heights)
        for row, least in enumerate(heights):
            height = least if flat else max(least, min(self._m.px(HIGHEST), spare))
            for column, tile in enumerate(self._tiles[row * columns : (row + 1) * columns]):
                left, right = round(column * (width + gap)), round(column * (width + gap) + width)
                tile.keep_flat(flat)
                tile.setGeometry(left, top, right - left, height)
            top += height + gap
        level(self._tiles, most=letters)
        # What is written below names looks alike, whoever it is of.
        least = min((px for tile in self._tiles for px in tile.letters_of_notes()), default=0)
        for tile in self._tiles:
            tile.keep_note(least)

    def _columns(self, width: int) -> int:
        """As many as show most people; of those that show all, as many as give names the largest letters."""
        possible = self._possible_columns(width)
        heights = {
            number: self._stacked(self._heights(width, number, self._lowest(number))) for number in possible
        }
        whole = [number for number in possible if heights[number] <= self._room]
        if whole:
            return max(reversed(whole), key=partial(self._letters, width))
        return min(possible, key=heights.__getitem__)

    def _possible_columns(self, width: int) -> range:
        """Numbers of columns that hold every name well, or two that break some."""
        gap = self._m.px(GAP)
        most = max(1, min(len(self._tiles), (width + gap) // (self._m.px(NARROWEST) + gap)))
        longest, columns = self._longest(), most
        while columns > 2 and longest > LONG * self._breadth(width, columns):
            columns -= 1
        return range(1, columns + 1)

    def _letters(self, width: int, columns: int) -> float:
        """Pixels of the letters that the longest name has in so many columns, about."""
        height = min(self._m.px(HIGHEST), self._spare(columns))
        beside = self._breadth(width, columns) - self._m.px(BESIDE_NAME)
        fitting = min(height / NAME_IN_TILE, beside * MIN_TEXT / max(1, self._longest()))
        return min(fitting, self._m.font(IN_LINE.most_name))

    def _longest(self) -> int:
        """Pixels that the longest name takes in the smallest letters."""
        font = fonts.ui(MIN_TEXT, 550)
        return max((natural_width(tile.person.name, font) for tile in self._tiles), default=0)

    def _heights(self, width: int, columns: int, lowest: int) -> list[int]:
        """The least height of each row."""
        key = width, columns, lowest, fonts.has_loaded_chinese()
        if key not in self._least:
            breadth = int(self._breadth(width, columns))
            rows = (self._tiles[first : first + columns] for first in range(0, len(self._tiles), columns))
            self._least[key] = [max(tile.flat_height(breadth, lowest) for tile in row) for row in rows]
        return self._least[key]

    def _stacked(self, heights: Sequence[int]) -> int:
        gap = self._m.px(GAP)
        return max(0, sum(height + gap for height in heights) - gap)

    def _breadth(self, width: int, columns: int) -> float:
        return (width - (columns - 1) * self._m.px(GAP)) / columns

    def _lowest(self, columns: int) -> int:
        """Pixels in height of a tile whose name takes a line: as much as everybody's being seen allows."""
        return max(self._m.target(TIGHT), min(self._spare(columns), self._m.target(LOWEST)))

    def _spare(self, columns: int) -> int:
        """Pixels in height that each row may have of the room."""
        rows, gap = max(1, -(-len(self._tiles) // columns)), self._m.px(GAP)
        return (self._room + gap) // rows - gap

    def _choose(self, person: Person, _checked: bool = False) -> None:
        self.chosen.emit(person)
