"""The row of covers to choose a package from: a surprise first, then a few kinds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby, pairwise
from operator import attrgetter
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import count_wording
from spyword_qt.screens.seen import PackCover
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.cover import CoverTile

SHOWN: Final = 5
"""Packages beside the surprise."""
UNBROKEN: Final = "\u00a0"
"""Keeps a number from standing on a line by itself."""
SURPRISE_PART: Final = 1.32
"""How much wider the surprise is than the others, where all stand in one row."""


def kind_name(kind: str) -> str:
    """A kind of words as a heading."""
    return kind[:1].upper() + kind[1:]


def pack_name(cover: PackCover) -> str:
    """What a package is called: its kind and number, never a word of it."""
    return f"{kind_name(cover.kind)} {cover.number}"


def picked(covers: Sequence[PackCover], chosen: str | None, count: int = SHOWN) -> tuple[PackCover, ...]:
    """A few packages, least played first within their kinds, the kinds far apart; with the chosen one."""
    kinds = [min(group, key=attrgetter("times")) for _, group in groupby(covers, key=attrgetter("kind"))]
    few = [kinds[i * len(kinds) // count] for i in range(count)] if len(kinds) >= count else kinds
    if chosen is not None and all(cover.id != chosen for cover in few):
        few = [*(cover for cover in covers if cover.id == chosen), *few]
    return tuple(few[:count])


class CoverRow(QWidget):
    """Covers in one or more rows; the chosen one is checked."""

    chosen = Signal(object)
    """A package's id, None for the surprise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gap = TILE_GAP
        self._columns = SHOWN + 1
        self._surprise = CoverTile(None, self)
        self._surprise.setObjectName("package_surprise")
        self._surprise.clicked.connect(partial(self._choose, None))
        self._surprise.setChecked(True)
        self._few: tuple[PackCover, ...] = ()
        self._tiles: list[CoverTile] = []
        self._choice: str | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_packs(self, covers: Sequence[PackCover], chosen: str | None) -> None:
        """Show a few of the packages, among them the chosen one."""
        self._choice = chosen
        shown = {cover.id: cover for cover in covers}
        if chosen is None or any(cover.id == chosen for cover in self._few):
            # Covers stay where they are while people choose among them.
            few = tuple(shown[cover.id] for cover in self._few if cover.id in shown)
        else:
            few = ()
        few = few if len(few) == SHOWN else picked(covers, chosen)
        if [cover.id for cover in few] != [cover.id for cover in self._few]:
            self._make_tiles(few)
        self._few = few
        self.retranslate()
        self._show_choice()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._surprise.show_texts(self.tr("Surprise me"), self.tr("played least"))
        for cover, tile in zip(self._few, self._tiles, strict=True):
            name = pack_name(cover)
            tile.show_texts(UNBROKEN.join(name.rsplit(maxsplit=1)), count_wording.times_played(cover.times))
            tile.setAccessibleName(name)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._gap = m.px(TILE_GAP)

    def set_columns(self, columns: int, rows: int) -> None:
        """Stand in so many columns and rows; what doesn't fit is hidden, but never the chosen one."""
        self._columns = columns
        room = columns * rows
        for place, tile in enumerate(self._tiles, start=1):
            tile.setVisible(place < room)
        late = next((t for t in self._tiles[room - 1 :] if t.isChecked()), None)
        if late is not None:
            late.show()
            self._tiles[room - 2].hide()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _make_tiles(self, few: Sequence[PackCover]) -> None:
        for tile in self._tiles:
            tile.hide()
            tile.deleteLater()
        self._tiles = []
        for cover in few:
            tile = CoverTile(cover.tint, self)
            tile.setObjectName(f"package_{cover.id}")
            tile.rescale(self._surprise.metrics)
            tile.clicked.connect(partial(self._choose, cover.id))
            self._tiles.append(tile)
        for one, other in pairwise((self._surprise, *self._tiles)):
            QWidget.setTabOrder(one, other)

    def _show_choice(self) -> None:
        self._surprise.setChecked(self._choice is None)
        for cover, tile in zip(self._few, self._tiles, strict=True):
            tile.setChecked(cover.id == self._choice)

    def _choose(self, pack: str | None, _checked: bool = False) -> None:
        self._choice = pack
        self._show_choice()
        self.chosen.emit(pack)

    def _place(self) -> None:
        tiles = [self._surprise, *(tile for tile in self._tiles if not tile.isHidden())]
        rows = -(-len(tiles) // self._columns)
        height = (self.height() - (rows - 1) * self._gap) / rows
        first = SURPRISE_PART if rows == 1 else 1.0
        width = (self.width() - (self._columns - 1) * self._gap) / (self._columns - 1 + first)
        for place, tile in enumerate(tiles):
            row, column = divmod(place, self._columns)
            left = column * (width + self._gap) + ((first - 1) * width if column else 0)
            right = left + (first * width if place == 0 else width)
            top = row * (height + self._gap)
            foot = round(top + height)
            tile.setGeometry(round(left), round(top), round(right) - round(left), foot - round(top))
