"""What was done in each night, at the end of Secret Bandit: it scrolls where there were many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.views import EndView
from spyword_qt.bandit.end_rows import nights
from spyword_qt.bandit.end_wording import nights_legend
from spyword_qt.people import Person
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.column import Stack
from spyword_qt.widgets.deed_list import DeedList
from spyword_qt.widgets.legend import Legend
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_keys import scroll_by_keys

GAP: Final = 8
LEAST: Final = 150


class BanditNights(QWidget):
    """The signs are explained below the list."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._m = DESIGN
        self._list = DeedList()
        self._list.setObjectName("nights")
        column = Stack()
        column.add(self._list)
        self._scroll = Scroll(column, self)
        scroll_by_keys(self._scroll, screen)
        self._legend = Legend(self)

    def show_nights(self, people: Sequence[Person], end: EndView) -> None:
        """Show the nights of a game that is over."""
        self._list.show_rows(nights({person.seat: person for person in people}, end))
        self._legend.show_entries(nights_legend())
        self._list.setAccessibleName(self.tr("The nights"))
        self._arrange()

    def forget(self) -> None:
        """Drop what was done."""
        self._list.show_rows(())
        self._legend.show_entries(())

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self._list.rescale(m)
        self._legend.rescale(m)
        self._arrange()

    def height_at(self, width: int) -> int:
        """Pixels in height that all of it takes at a width."""
        return self._list.heightForWidth(width) + self._below(width)

    def least_height(self, width: int) -> int:
        """Pixels in height with which it can still be read and scrolled."""
        return min(self._m.px(LEAST), self._list.heightForWidth(width)) + self._below(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        width, below = self.width(), self._below(self.width())
        height = max(0, min(self.height() - below, self._list.heightForWidth(width)))
        self._scroll.setGeometry(0, 0, width, height)
        self._legend.setGeometry(0, height + self._m.px(GAP), width, below - self._m.px(GAP))

    def _below(self, width: int) -> int:
        return self._legend.heightForWidth(width) + self._m.px(GAP)
