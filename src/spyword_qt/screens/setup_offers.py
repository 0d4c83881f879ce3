"""Who may be meant by the name that is being typed, to be seated with a press."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.person_pill import PersonPill
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme.metrics import DESIGN, Metrics

MOST: Final = 3
GAP: Final = 12
LEAST: Final = 150
"""Design pixels of a pill, at normal text, below which a name is hardly read."""


class NameOffers(QWidget):
    """As many as there is room for, beside one another."""

    chosen = Signal(str)
    """The profile's id."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._found: tuple[KnownPerson, ...] = ()
        self._pills = [PersonPill(self) for _ in range(MOST)]
        for place, pill in enumerate(self._pills):
            pill.setObjectName(f"meant_{place}")
            pill.clicked.connect(partial(self._choose, place))
            pill.hide()
        self.hide()

    @property
    def is_empty(self) -> bool:
        """Whether nobody is offered."""
        return not self._found

    def show_people(self, found: Sequence[KnownPerson]) -> None:
        """Offer these, the first ones where there isn't room for all."""
        self._found = tuple(found[:MOST])
        for pill, person in zip(self._pills, self._found, strict=False):
            pill.show_person(person)
        self.setVisible(bool(found))
        self._place()

    def focus_first(self) -> None:
        """Give the focus to the first one, where there is one."""
        if self._found:
            self._pills[0].setFocus(Qt.FocusReason.TabFocusReason)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m = m

    def least_width(self) -> int:
        """Pixels below which nobody can be offered."""
        return round(self._m.px(LEAST) * self._m.text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        gap, left = self._m.px(GAP), 0
        for place, pill in enumerate(self._pills):
            width = min(pill.sizeHint().width(), self.width())
            is_shown = place < len(self._found) and (place == 0 or left + width <= self.width())
            pill.setVisible(is_shown)
            if is_shown:
                pill.setGeometry(left, 0, width, self.height())
                left += width + gap
            else:
                left = self.width()

    def _choose(self, place: int, _checked: bool = False) -> None:
        self.chosen.emit(self._found[place].id)
