"""What opens over the list of people: its order, and the files that people travel in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QVBoxLayout, QWidget

from spyword_qt.screens.people_order import Order, order_name
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.tiles import OptionTile

WIDTH: Final = 520
GAP: Final = 12


class Entries(QWidget):
    """Controls and what there is to say about them, under one another."""

    def __init__(self, *entries: QWidget) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for entry in entries:
            self._column.addWidget(entry)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._column.setSpacing(m.px(GAP))


class OrderPanel(Panel):
    """A choice closes it."""

    chosen = Signal(object)

    def __init__(self, screen: Page, shown: Order) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.set_words(self.tr("Sorted by"))
        self._tiles: dict[Order, OptionTile] = {}
        for order in Order:
            tile = OptionTile(order_name(order))
            tile.setObjectName(f"sort_{order}")
            tile.setChecked(order is shown)
            tile.clicked.connect(partial(self._take, order))
            self._tiles[order] = tile
        self.set_body(Entries(*self._tiles.values()))
        self.safe = self.add_choice(self.tr("Done"), primary=True, name="keep")

    def _take(self, order: Order, _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            self.dismiss()
            self.chosen.emit(order)


class FilesPanel(Panel):
    """Whole lists of people that go to another machine, or come from one."""

    export_all = Signal()
    import_pressed = Signal()

    def __init__(self, screen: Page) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.set_words(
            self.tr("People in files"),
            self.tr("A file takes people along to another machine, with all their games and titles."),
        )
        entries = [
            self._entry("share", self.tr("Export Everybody"), self.export_all, "people_export"),
            self._entry("save", self.tr("Import from a File"), self.import_pressed, "people_import"),
        ]
        self.set_body(Entries(*entries))
        self.safe = self.add_choice(self.tr("Done"), primary=True, name="keep")

    def _entry(self, icon: str, text: str, signal: SignalInstance, name: str) -> SecondaryButton:
        button = SecondaryButton(text, icon)
        button.setObjectName(name)
        button.clicked.connect(partial(self._do, signal.emit))
        return button

    def _do(self, emit: Callable[[], None], _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            self.dismiss()
            emit()
