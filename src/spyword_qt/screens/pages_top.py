"""What is at the top of a screen of several pages: the way back, the pages' names, and a menu."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.round_button import RoundButton
from spyword_qt.widgets.tabs import Tab, Tabs

GAP: Final = 12


class PagesTop(QWidget):
    """In one line where that goes, else with the pages' names below.

    `pages` and `menu` are the controls' object names.
    """

    back_pressed = Signal()
    page_chosen = Signal(int)
    menu_pressed = Signal()

    def __init__(self, parent: QWidget, pages: Sequence[str], menu: str) -> None:
        super().__init__(parent)
        self._header = Header(back=True, parent=self)
        self._header.back_pressed.connect(self.back_pressed)
        self._tabs = Tabs(pages, self)
        self._tabs.chosen.connect(self.page_chosen)
        self._menu = RoundButton("menu", parent=self)
        self._menu.setObjectName(menu)
        self._menu.clicked.connect(self.menu_pressed)

    def set_texts(self, caption: str, pages: Sequence[str], menu: str) -> None:
        """Say where we are, what the pages are called, and what the menu is of."""
        self._header.set_caption(caption)
        self._tabs.set_texts(pages)
        self._menu.set_label(menu)

    def show_page(self, page: int, *, turns: bool) -> None:
        """Show which page is seen; unless it `turns`, there is neither another one nor a menu."""
        self._tabs.show_chosen(page)
        self._tabs.setVisible(turns)
        self._menu.setVisible(turns)

    def place(self, m: Metrics, left: int, top: int, width: int) -> int:
        """Lie so far from the page's corner and so wide; returns where it ends."""
        gap, header = m.px(GAP), self._header.height()
        menu, tabs = self._menu.sizeHint(), self._tabs.sizeHint()
        beside = width - menu.width() - gap
        own = beside - tabs.width() - gap
        in_line = self._header.sizeHint().width() <= own
        line = max(header, menu.height(), tabs.height() if in_line else 0)
        self._menu.setGeometry(width - menu.width(), (line - menu.height()) // 2, menu.width(), menu.height())
        self._header.setGeometry(0, (line - header) // 2, own if in_line else beside, header)
        height = line
        if in_line:
            self._tabs.setGeometry(own + gap, (line - tabs.height()) // 2, tabs.width(), tabs.height())
        elif not self._tabs.isHidden():
            across = min(width, tabs.width())
            self._tabs.setGeometry(0, line + gap, across, self._tabs.height_at(across))
            height += gap + self._tabs.height()
        self._order_stops(in_line=in_line)
        self.setGeometry(left, top, width, height)
        return top + height

    def _order_stops(self, *, in_line: bool) -> None:
        """Let Tab go round as the controls lie."""
        names: list[QWidget] = list(self._tabs.findChildren(Tab))
        rest = [*names, self._menu] if in_line else [self._menu, *names]
        back = self._header.back_button
        for one, following in pairwise(rest if back is None else [back, *rest]):
            QWidget.setTabOrder(one, following)
