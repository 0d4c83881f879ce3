"""Another window has the data folder: one plays there, not here."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.plain import PlainScreen
from spyword_qt.widgets.buttons import PrimaryButton

NAME: Final = "taken"


class TakenScreen(PlainScreen):
    """There is nothing to do here but leave."""

    icon: ClassVar[str] = "lock"

    leave = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(NAME, self.icon, clock, parent)
        self._leave = PrimaryButton("", "leave")
        self.add_button(self._leave, "leave", self._go)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("The game is open already"))
        self.sentence.setText(
            self.tr("Another window of it plays with the same data. Go on there: this one closes.")
        )
        self._leave.setText(self.tr("Close"))

    def _go(self) -> None:
        self.act(self.leave)
