"""Who wants to look at their word again: everybody who is still in, so that asking tells nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from spyword_engine.seat import Seat
from spyword_qt.people import Person
from spyword_qt.screens.people_grid import PeopleGrid, width_for
from spyword_qt.screens.screen import Screen
from spyword_qt.widgets.panel import Panel


class Roster(Panel):
    """A choice of people; it closes as somebody is chosen."""

    look = Signal(object)

    def __init__(self, screen: Screen, people: Sequence[Person]) -> None:
        super().__init__(screen, "", width=width_for(people))
        self.set_words(
            self.tr("Who wants to check their word?"), self.tr("Take the device and tap your name.")
        )
        self._grid = PeopleGrid(people, "look")
        self._grid.chosen.connect(self._chosen)
        self.set_body(self._grid)
        self.safe = self.add_choice(self.tr("Cancel"), primary=True, name="keep")

    def _chosen(self, seat: Seat) -> None:
        if self._screen.guard.is_open():
            self.dismiss()
            self.look.emit(seat)
