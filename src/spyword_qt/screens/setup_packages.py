"""The covers to choose a package from: a surprise, which stays, beside all others, to be looked through."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.screens.cover_rail import CoverRail
from spyword_qt.screens.pack_order import varied
from spyword_qt.screens.seen import PackCover
from spyword_qt.screens.stepped_tile import SteppedTile
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.cover import CoverPlan
from spyword_qt.widgets.guard import Guard

SHOWN: Final = 5
"""Packages beside the surprise, where there is room for so many."""
SURPRISE_PART: Final = 1.32
"""How much wider the surprise is than the others."""
LEAST_FOR_WIDER: Final = 4
"""Columns from which on it is."""


class CoverRow(QWidget):
    """Covers in one or two rows; the chosen one is checked."""

    chosen = Signal(object)
    """A package's id, None for the surprise."""
    moved = Signal()
    """Other covers have come into view."""

    def __init__(self, guard: Guard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m, self._gap = DESIGN, TILE_GAP
        self._columns, self._rows = SHOWN + 1, 1
        self._surprise = SteppedTile(None, self)
        self._surprise.setObjectName("package_surprise")
        self._surprise.clicked.connect(partial(self._choose, None))
        self._surprise.stepped.connect(self._step_on)
        self._surprise.setChecked(True)
        self._covers: tuple[PackCover, ...] = ()
        self._choice: str | None = None
        self._has_new = True
        self._rail = CoverRail(guard, self._surprise, self)
        self._rail.chosen.connect(self._choose)
        self._rail.moved.connect(self.moved)
        self._rail.left_leftwards.connect(self._step_back)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_packs(self, covers: Sequence[PackCover], chosen: str | None) -> None:
        """Show all packages whose kind is on, and which of them is chosen; that one may be of any kind."""
        offered = [cover for cover in covers if not cover.is_off] or covers
        self._has_new = any(cover.times == 0 for cover in offered)
        in_row = {cover.id for cover in offered} | {chosen}
        shown = {cover.id: cover for cover in covers if cover.id in in_row}
        before = [cover.id for cover in self._covers]
        is_touched = chosen is not None or self._rail.can_page(-1)
        if is_touched and shown.keys() == set(before):
            # Covers stay where they are while people choose among them.
            self._covers = tuple(shown[each] for each in before)
        else:
            self._covers = varied(tuple(shown.values()), SHOWN)
        has_come = chosen is not None and chosen != self._choice
        self._choice = chosen
        self._surprise.setChecked(chosen is None)
        self.retranslate()
        if has_come and chosen is not None:
            self._rail.bring(chosen)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._surprise.show_texts(*self._surprising())
        self._rail.show_packs(self._covers, self._choice)
        self._place()

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m, self._gap = m, m.px(TILE_GAP)

    def set_columns(self, columns: int, rows: int) -> None:
        """Stand in so many columns, the surprise being one of them, and rows."""
        self._columns, self._rows = columns, rows
        self._place()

    def page(self, pages: int) -> None:
        """Go on by so many views of covers."""
        self._rail.page(pages)

    def can_page(self, pages: int) -> bool:
        """Whether there are more covers in that direction."""
        return self._rail.can_page(pages)

    def begin(self) -> None:
        """Show the first covers, or the chosen one."""
        if self._choice is None:
            self._rail.go_back()
        else:
            self._rail.bring(self._choice)
        # Nobody can press anything yet: this is the moment to have them all at hand.
        QTimer.singleShot(0, self, self._rail.build_all)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _choose(self, pack: str | None, _checked: bool = False) -> None:
        self._choice = pack
        self._rail.choose(pack)
        self._surprise.setChecked(pack is None)
        self.chosen.emit(pack)

    def _step_on(self, across: int, _down: int) -> None:
        if across > 0:
            self._rail.focus_first()

    def _step_back(self) -> None:
        self._surprise.setFocus(Qt.FocusReason.BacktabFocusReason)

    def _place(self) -> None:
        first = SURPRISE_PART if self._columns >= LEAST_FOR_WIDER else 1.0
        width = (self.width() - (self._columns - 1) * self._gap) / (self._columns - 1 + first)
        surprise = round(first * width)
        self._surprise.setGeometry(0, 0, surprise, self.height())
        left = surprise + self._gap
        self._rail.area.setGeometry(left, 0, max(1, self.width() - left), self.height())
        self._rail.lay_out(width, self._rows)
        height = (self.height() - (self._rows - 1) * self._gap) / self._rows
        covers = [(width, kind, note) for kind, note in self._rail.texts]
        plan = CoverPlan.of(self._m, height, ((surprise, *self._surprising()), *covers))
        self._rail.set_plan(plan)
        if self._rows > 1:
            # As high as all rows, it has room for a larger picture.
            plan = CoverPlan.of(self._m, self.height(), ((surprise, *self._surprising()),))
        self._surprise.set_plan(plan)

    def _surprising(self) -> tuple[str, str]:
        note = self.tr("new to everyone") if self._has_new else self.tr("the one you played longest ago")
        return self.tr("Surprise me"), note
