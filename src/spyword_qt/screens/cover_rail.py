"""The covers beside the surprise: as many as there are packages, those in view built first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt import count_wording
from spyword_qt.screens.packages_wording import pack_name
from spyword_qt.screens.seen import PackCover
from spyword_qt.screens.stepped_tile import FARTHEST, SteppedTile
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.cover import CoverPlan
from spyword_qt.widgets.guard import Guard
from spyword_qt.widgets.sideways import Sideways

UNBROKEN: Final = "\u00a0"
"""Keeps a number from standing on a line by itself."""
AT_A_TIME: Final = 12
AHEAD: Final = 1
"""Columns that are built beyond either edge."""


class CoverRail(QWidget):
    """Columns of covers. Tab stops at one, arrow keys go to the others."""

    chosen = Signal(str)
    left_leftwards = Signal()
    """An arrow key goes on before the first column."""
    moved = Signal()
    """Other covers have come into view."""

    def __init__(self, guard: Guard, before: QWidget, parent: QWidget) -> None:
        super().__init__()
        self._guard = guard
        self._before = before
        self._gap = TILE_GAP
        self._m = DESIGN
        self._rows = 1
        self._width = 1.0
        self._covers: tuple[PackCover, ...] = ()
        self._texts: tuple[tuple[str, str], ...] = ()
        self._choice: str | None = None
        self._current = 0
        self._tiles: dict[str, SteppedTile] = {}
        self._plan: CoverPlan | None = None
        self.area = Sideways(self, self.step, parent)
        self.area.horizontalScrollBar().valueChanged.connect(self._come_into_view)
        self.area.horizontalScrollBar().rangeChanged.connect(self.moved)

    def step(self) -> float:
        """Pixels from one column to the next."""
        return self._width + self._gap

    def show_packs(self, covers: Sequence[PackCover], chosen: str | None) -> None:
        """Show these in this order, and which of them is chosen."""
        stay = {cover.id: cover.tint for cover in covers}
        for pack in [each for each, tile in self._tiles.items() if tile.tint != stay.get(each)]:
            tile = self._tiles.pop(pack)
            # From now on nobody finds it on the screen.
            tile.setParent(None)
            tile.deleteLater()
        self._covers = tuple(covers)
        self._texts = tuple((_kind(cover), count_wording.times_played(cover.times)) for cover in covers)
        self._choice = chosen
        for cover in covers:
            if cover.id in self._tiles:
                self._write(cover)
        self._fill()

    @property
    def texts(self) -> tuple[tuple[str, str], ...]:
        """Kind and note of each cover, built or not."""
        return self._texts

    def set_plan(self, plan: CoverPlan) -> None:
        """Have picture and texts of every cover stand so."""
        self._plan = plan
        for tile in self._tiles.values():
            tile.set_plan(plan)

    def choose(self, pack: str | None) -> None:
        """Show as chosen; None is none of them."""
        self._choice = pack
        for each, tile in self._tiles.items():
            tile.setChecked(each == pack)

    def bring(self, pack: str) -> None:
        """Let a package be seen."""
        place = next((i for i, cover in enumerate(self._covers) if cover.id == pack), None)
        if place is not None:
            self._current = place
            self._show_column(place // self._rows)

    def build_all(self) -> None:
        """Build also those that haven't come into view, some at a time: the page is to be painted first."""
        missing = [place for place, cover in enumerate(self._covers) if cover.id not in self._tiles]
        for place in missing[:AT_A_TIME]:
            self._build(place)
        self._fill()
        if len(missing) > AT_A_TIME:
            QTimer.singleShot(0, self, self.build_all)

    def go_back(self) -> None:
        """To the first ones."""
        self._current = 0
        self.area.go_to(0)

    def page(self, pages: int) -> None:
        """Go on by so many views of them."""
        seen = self.area.columns_seen()
        self.area.go_to(self.area.column_to_come() + pages * seen)

    def can_page(self, pages: int) -> bool:
        """Whether there are more in that direction."""
        bar = self.area.horizontalScrollBar()
        return bar.value() > bar.minimum() if pages < 0 else bar.value() < bar.maximum()

    def focus_first(self) -> None:
        """Give the focus to the first one in view."""
        self._focus(self.area.column_to_come() * self._rows)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m, self._gap = m, m.px(TILE_GAP)

    def lay_out(self, width: float, rows: int) -> None:
        """Stand in columns of this width and so many rows, as high as the area is."""
        first = self.area.column_to_come() if self._width > 1 else 0
        self._width, self._rows = width, rows
        columns = -(-len(self._covers) // rows)
        self.setFixedSize(max(1, round(columns * self.step()) - self._gap), max(1, self.area.height()))
        for pack, tile in self._tiles.items():
            self._place(next(i for i, cover in enumerate(self._covers) if cover.id == pack), tile)
        bar = self.area.horizontalScrollBar()
        bar.setValue(min(round(first * self.step()), bar.maximum()))
        self.area.settle_touch()
        self._fill()

    def _come_into_view(self) -> None:
        self._fill()
        self.moved.emit()

    def _fill(self) -> None:
        first = int(self.area.column()) - AHEAD
        last = first + self.area.columns_seen() + 2 * AHEAD + 1
        near = range(max(0, first * self._rows), min(last * self._rows, len(self._covers)))
        for place in near:
            self._build(place)
        stop = self._stop()
        for place, cover in enumerate(self._covers):
            tile = self._tiles.get(cover.id)
            if tile is not None:
                # Whatever has the focus stays: keys go on from there.
                tile.setVisible(place in near or tile.hasFocus())
                policy = Qt.FocusPolicy
                tile.setFocusPolicy(policy.StrongFocus if place == stop else policy.ClickFocus)

    def _stop(self) -> int:
        """Where Tab stops: where it was last, if that is seen, else at the first in view."""
        first = self.area.column_to_come()
        seen = range(first * self._rows, (first + self.area.columns_seen()) * self._rows)
        return self._current if self._current in seen else seen.start

    def _build(self, place: int) -> SteppedTile:
        cover = self._covers[place]
        tile = self._tiles.get(cover.id)
        if tile is None:
            tile = self._tiles[cover.id] = self._new_tile(cover)
            self._write(cover)
            self._place(place, tile)
        return tile

    def _new_tile(self, cover: PackCover) -> SteppedTile:
        tile = SteppedTile(cover.tint, self)
        tile.setObjectName(f"package_{cover.id}")
        tile.rescale(self._m)
        if self._plan is not None:
            tile.set_plan(self._plan)
        tile.clicked.connect(partial(self._choose, cover.id))
        tile.stepped.connect(partial(self._step_from, tile))
        tile.paged.connect(self._page_by_key)
        self._guard.watch(tile)
        self.area.let_draw(tile)
        QWidget.setTabOrder(next(reversed(self._tiles.values()), self._before), tile)
        return tile

    def _write(self, cover: PackCover) -> None:
        tile = self._tiles[cover.id]
        tile.show_texts(_kind(cover), count_wording.times_played(cover.times))
        tile.setAccessibleName(pack_name(cover))
        tile.setChecked(cover.id == self._choice)

    def _place(self, place: int, tile: QWidget) -> None:
        column, row = divmod(place, self._rows)
        height = (self.height() - (self._rows - 1) * self._gap) / self._rows
        left, top = round(column * self.step()), round(row * (height + self._gap))
        right, foot = round(column * self.step() + self._width), round(row * (height + self._gap) + height)
        tile.setGeometry(left, top, right - left, foot - top)

    def _choose(self, pack: str, _checked: bool = False) -> None:
        self._current = next(i for i, cover in enumerate(self._covers) if cover.id == pack)
        self.choose(pack)
        self.chosen.emit(pack)

    def _step_from(self, tile: SteppedTile, across: int, down: int) -> None:
        here = next(i for i, cover in enumerate(self._covers) if self._tiles.get(cover.id) is tile)
        column, row = divmod(here, self._rows)
        if column == 0 and across == -1:
            self.left_leftwards.emit()
            return
        columns = -(-len(self._covers) // self._rows)
        column = max(0, min(column + across, columns - 1))
        row = max(0, min(row + down, self._rows - 1))
        self._focus(min(column * self._rows + row, len(self._covers) - 1))

    def _page_by_key(self, pages: int) -> None:
        self._focus(max(0, min(self._current + pages * self.area.columns_seen() * self._rows, FARTHEST)))

    def _focus(self, place: int) -> None:
        if not self._covers:
            return
        self._current = min(place, len(self._covers) - 1)
        tile = self._build(self._current)
        tile.show()
        self._show_column(self._current // self._rows)
        tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        self._fill()

    def _show_column(self, column: int) -> None:
        first, seen = self.area.column_to_come(), self.area.columns_seen()
        if column < first:
            self.area.go_to(column)
        elif column >= first + seen:
            self.area.go_to(column - seen + 1)
        self._fill()


def _kind(cover: PackCover) -> str:
    return UNBROKEN.join(pack_name(cover).rsplit(maxsplit=1))
