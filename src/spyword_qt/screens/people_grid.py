"""People to choose one from, in a panel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from spyword_engine.seat import Seat
from spyword_qt.people import Person
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.board import inner_width

COLUMNS: Final = 2
MANY: Final = 6
MANY_COLUMNS: Final = 3
MOST_TEXT: Final = 1.5
"""Of the preference for text, with which many columns have room for a name."""
TILE: Final = 92
WIDE: Final = 1000
"""Design pixels of a panel of many."""


def width_for(people: Sequence[Person]) -> int:
    """How wide a panel has to be for all of them, in design pixels."""
    return WIDE if len(people) > MANY else 760


class PeopleGrid(QWidget):
    """A tile each, in the same columns all the way; `prefix` and the seat number make its object name."""

    chosen = Signal(object)

    def __init__(self, people: Sequence[Person], prefix: str) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._columns = 0
        self._tiles = [BallotTile(person, self) for person in people]
        for person, tile in zip(people, self._tiles, strict=True):
            tile.setCheckable(False)
            tile.setObjectName(f"{prefix}_{person.seat}")
            tile.clicked.connect(partial(self._choose, person.seat))
        self._stand_in(MANY_COLUMNS if len(people) > MANY else COLUMNS)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._grid.setSpacing(m.px(12))
        for tile in self._tiles:
            tile.rescale(m)
            tile.setFixedHeight(m.target(TILE))
        # Large letters and long names need the width; what is more than a window high scrolls.
        many = len(self._tiles) > MANY and m.text <= MOST_TEXT and self._names_fit(m)
        self._stand_in(MANY_COLUMNS if many else COLUMNS)

    def _names_fit(self, m: Metrics) -> bool:
        """Whether the tiles hold their names in many columns, in the panel that they are in."""
        gaps = (MANY_COLUMNS - 1) * self._grid.spacing()
        width = (inner_width(WIDE, m) - gaps) // MANY_COLUMNS
        return all(tile.holds_name(width) for tile in self._tiles)

    def _stand_in(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(MANY_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        for number, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, *divmod(number, columns))

    def _choose(self, seat: Seat) -> None:
        self.chosen.emit(seat)
