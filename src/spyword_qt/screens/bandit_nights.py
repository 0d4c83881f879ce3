"""What was done in each night, at the end of Secret Bandit, with what the signs in it mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.views import EndView
from spyword_qt.bandit.end_rows import deeds, signs_of
from spyword_qt.bandit.end_wording import night_heading, nights_legend, nights_told
from spyword_qt.people import Person
from spyword_qt.screens.end_middle import EndMiddle
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.deed_table import DeedTable
from spyword_qt.widgets.legend import Legend

GAP: Final = 8
ROOMY: Final = 1.35
"""How much higher than it has to be the table gets where there is room."""
NAMED_LETTERS: Final = (1.0, 0.92, 0.85, 0.78, 0.7)
"""Parts of their size that letters may have so that chips keep their names."""
PICTURED: Final = 0.85
"""The least of these in a picture, which a phone shows smaller."""


class BanditNights(EndMiddle):
    """All of it is seen at once: where there is little height, chips stand without their names."""

    def __init__(self, parent: QWidget | None = None, *, picture: bool = False) -> None:
        super().__init__(parent)
        self._parts = [part for part in NAMED_LETTERS if part >= PICTURED or not picture]
        self._m = DESIGN
        self._table = DeedTable(self)
        self._table.setObjectName("nights")
        self._legend = Legend(self)

    def show_nights(self, people: Sequence[Person], end: EndView) -> None:
        """Show the nights of a game that is over."""
        by_seat = {person.seat: person for person in people}
        heads = [night_heading(night.night) for night in end.nights]
        name = self.tr("The nights")
        self._table.show_rows(deeds(by_seat, end), heads, name, nights_told(end, by_seat))
        self._table.setAccessibleName(name)
        self._legend.show_entries(nights_legend(signs_of(end)))

    def forget(self) -> None:
        self._table.show_rows((), (), "", "")
        self._legend.show_entries(())

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self._table.rescale(m)
        self._legend.rescale(m)

    def place(self, room: QRect) -> None:
        """Lay out in a room, also where only letters have changed since."""
        self.setGeometry(room)
        width, gap = room.width(), self._m.px(GAP)
        free = room.height() - self._below(width)
        height = self._fit_names(width, free)
        height = max(height, min(free, round(ROOMY * height)))
        self._table.setGeometry(0, 0, width, height)
        self._legend.keep_to(self._table.letters)
        self._legend.setGeometry(0, height + gap, width, self._legend.heightForWidth(width))

    def height_at(self, width: int) -> int:
        return self._table.heightForWidth(width) + self._below(width)

    def least_height(self, width: int) -> int:
        return self._table.least_height(width) + self._below(width)

    def most_height(self, width: int) -> int:
        return round(ROOMY * self._table.heightForWidth(width)) + self._below(width)

    def _fit_names(self, width: int, most: int) -> int:
        """Let the table have the largest letters in which it has room for names; returns its height."""
        for part in self._parts:
            fitting = self._m.with_text(part * self._m.text)
            height = self._table.named_height(width, fitting)
            if height is not None and height <= most:
                self._table.rescale(fitting)
                return height
        self._table.rescale(self._m)
        return self._table.least_height(width)

    def _below(self, width: int) -> int:
        """Height of the legend in letters of its own, with what parts it from the table."""
        legend = self._legend.height_at(width, None)
        return legend + self._m.px(GAP) if legend else 0
