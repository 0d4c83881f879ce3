"""The packages that people made: which there are, and how to make another."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.packages_own_tile import OwnTile
from spyword_qt.screens.seen_packs import OwnCover
from spyword_qt.screens.tile_field import TileField
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.guard import Guard
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.text import Text, TextRole

GAP: Final = 16
LEAST: Final = 370
"""Design pixels of a tile, at normal text."""
MOST_WIDENING: Final = 1.7


class OwnPage(QWidget):
    """What there is to press stays above, the packages scroll."""

    pressed = Signal(str)
    """The package of that id."""
    new_wanted = Signal()

    def __init__(self, guard: Guard, parent: QWidget) -> None:
        super().__init__(parent)
        self._guard = guard
        self._owns: tuple[OwnCover, ...] = ()
        self._tonight = date.min
        self._said = Text(role=TextRole.NOTE, tone="soft", parent=self)
        self._new = PrimaryButton("", "plus", size="normal", parent=self)
        self._new.setObjectName("new_package")
        self._new.clicked.connect(self._ask_new)
        self._field = TileField(_least)
        self._scroll = Scroll(self._field, self)
        self._tiles: list[OwnTile] = []

    def show_own(self, owns: Sequence[OwnCover], tonight: date) -> None:
        """Show these; `tonight` is the date on which this evening began."""
        had_focus = any(tile.hasFocus() for tile in self._tiles)
        if [(own.pack.id, own.pack.tint) for own in owns] != [
            (own.pack.id, own.pack.tint) for own in self._owns
        ]:
            self._make_tiles(owns)
        self._owns, self._tonight = tuple(owns), tonight
        self.retranslate()
        self._field.flow()
        if had_focus:
            self._field.focus_current()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._said.setText(self.tr("You see kinds only. The words stay secret until somebody edits them."))
        self._new.setText(self.tr("New Package"))
        for own, tile in zip(self._owns, self._tiles, strict=True):
            tile.show_cover(own, self._tonight)

    def begin(self) -> None:
        """Show them from the first on, and have the keys at hand."""
        self._scroll.verticalScrollBar().setValue(0)
        self._field.focus_current()

    def arrange(self, m: Metrics, room: QRect) -> None:
        """Lay out in this room of the screen; the packages go from one edge of the window to the other."""
        self.setGeometry(room)
        margin, gap = m.px(PAGE_MARGIN), m.px(GAP)
        width = room.width() - 2 * margin
        top = self._place_tools(m, margin, width) + gap
        self._scroll.setGeometry(0, top, room.width(), room.height() - top)
        self._field.arrange(margin, width, self._scroll.height())

    def _place_tools(self, m: Metrics, margin: int, width: int) -> int:
        """The sentence beside the button, or above it; returns where they end."""
        new, gap = self._new.sizeHint(), m.px(GAP)
        beside = width - new.width() - gap
        if beside >= width // 2:
            height = max(new.height(), self._said.heightForWidth(beside))
            self._said.setGeometry(margin, 0, beside, height)
            self._new.setGeometry(margin + width - new.width(), 0, new.width(), new.height())
            return height
        height = self._said.heightForWidth(width)
        self._said.setGeometry(margin, 0, width, height)
        across = min(width, new.width())
        self._new.setGeometry(margin, height + gap, across, self._new.heightForWidth(across))
        return height + gap + self._new.height()

    def _make_tiles(self, owns: Sequence[OwnCover]) -> None:
        for tile in self._tiles:
            tile.hide()
            tile.deleteLater()
        self._tiles = []
        for own in owns:
            tile = OwnTile(own.pack.tint, self._field)
            tile.setObjectName(f"own_{own.pack.id}")
            tile.rescale(self._new.metrics)
            tile.reached.connect(partial(self._field.stop_at, tile))
            tile.clicked.connect(partial(self._press, own.pack.id))
            tile.show()
            self._guard.watch(tile)
            self._tiles.append(tile)
        self._field.hold(self._tiles, self._new)

    def _press(self, pack_id: str, _checked: bool = False) -> None:
        self.pressed.emit(pack_id)

    def _ask_new(self, _checked: bool = False) -> None:
        self.new_wanted.emit()


def _least(m: Metrics) -> int:
    return round(m.px(LEAST) * min(m.text, MOST_WIDENING))
