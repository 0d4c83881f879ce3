"""All packages by kind, and which kinds a surprise may be of."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.packages_kind_tile import KindTile
from spyword_qt.screens.seen_packs import SeenKind
from spyword_qt.screens.tile_field import TileField
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.buttons import QuietButton
from spyword_qt.widgets.guard import Guard
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.text import Text, TextRole

GAP: Final = 16
LEAST: Final = 352
"""Design pixels of a tile, at normal text."""
MOST_WIDENING: Final = 1.6


class KindsPage(QWidget):
    """What it says stays above, the kinds scroll."""

    switched = Signal(str, bool)
    """The kind of that group is to be on, or off."""
    all_on = Signal()

    def __init__(self, guard: Guard, parent: QWidget) -> None:
        super().__init__(parent)
        self._guard = guard
        self._kinds: tuple[SeenKind, ...] = ()
        self._tonight = date.min
        self._said = Text(role=TextRole.NOTE, tone="soft", parent=self)
        self._said.setObjectName("kinds_said")
        self._all = QuietButton("", "check", parent=self)
        self._all.setObjectName("kinds_all_on")
        self._all.clicked.connect(self._turn_all_on)
        self._field = TileField(_least)
        self._scroll = Scroll(self._field, self)
        self._tiles: list[KindTile] = []

    def show_kinds(self, kinds: Sequence[SeenKind], tonight: date) -> None:
        """Show these; `tonight` is the date on which this evening began."""
        if [kind.group for kind in kinds] != [kind.group for kind in self._kinds]:
            self._make_tiles(len(kinds))
        self._kinds, self._tonight = tuple(kinds), tonight
        self.retranslate()
        self._field.flow()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        for kind, tile in zip(self._kinds, self._tiles, strict=True):
            tile.setObjectName(f"kind_{kind.group}")
            tile.show_kind(kind, self._tonight)
        on = sum(kind.is_on for kind in self._kinds)
        self._all.setVisible(on < len(self._kinds))
        self._all.setText(self.tr("Switch All On"))
        if on == 0:
            self._said.setText(self.tr("Every kind is off: a surprise may be of any."))
        else:
            self._said.setText(
                self.tr(
                    "Each disc is a package with two secret words. "
                    "“3×” means that it was played three times. "
                    "“Surprise me” picks from the kinds that are on."
                )
            )

    def begin(self) -> None:
        """Show them from the first on, and have the keys at hand."""
        self._scroll.verticalScrollBar().setValue(0)
        if self._tiles:
            self._field.stop_at(self._tiles[0])
            self._field.focus_current()

    def arrange(self, m: Metrics, room: QRect) -> None:
        """Lay out in this room of the screen; the kinds go from one edge of the window to the other."""
        self.setGeometry(room)
        margin, gap = m.px(PAGE_MARGIN), m.px(GAP)
        width = room.width() - 2 * margin
        top = self._place_words(m, margin, width) + gap
        self._scroll.setGeometry(0, top, room.width(), room.height() - top)
        self._field.arrange(margin, width, self._scroll.height())

    def _place_words(self, m: Metrics, margin: int, width: int) -> int:
        """The sentence beside the button, or above it; returns where they end."""
        if self._all.isHidden():
            height = self._said.heightForWidth(width)
            self._said.setGeometry(margin, 0, width, height)
            return height
        button, gap = self._all.sizeHint(), m.px(GAP)
        beside = width - button.width() - gap
        if beside >= width // 2:
            height = max(button.height(), self._said.heightForWidth(beside))
            self._said.setGeometry(margin, 0, beside, height)
            top = (height - button.height()) // 2
            self._all.setGeometry(margin + width - button.width(), top, button.width(), button.height())
            return height
        height = self._said.heightForWidth(width)
        self._said.setGeometry(margin, 0, width, height)
        across = min(width, button.width())
        self._all.setGeometry(margin, height, across, self._all.heightForWidth(across))
        return height + self._all.height()

    def _make_tiles(self, count: int) -> None:
        for tile in self._tiles:
            tile.hide()
            tile.deleteLater()
        self._tiles = []
        for place in range(count):
            tile = KindTile(self._field)
            tile.rescale(self._all.metrics)
            tile.reached.connect(partial(self._field.stop_at, tile))
            tile.clicked.connect(partial(self._switch, place))
            tile.show()
            self._guard.watch(tile)
            self._tiles.append(tile)
        self._field.hold(self._tiles, self._all)

    def _switch(self, place: int, _checked: bool = False) -> None:
        self.switched.emit(self._kinds[place].group, self._tiles[place].isChecked())

    def _turn_all_on(self, _checked: bool = False) -> None:
        self.all_on.emit()


def _least(m: Metrics) -> int:
    return round(m.px(LEAST) * min(m.text, MOST_WIDENING))
