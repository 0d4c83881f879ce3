"""Pauses a clock and lets it go on: quiet while the clock runs, and the main action while it stands."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.tokens import Colours
from spyword_qt.widgets.changing_button import ChangingButton


class PauseButton(ChangingButton):
    """What it says is its screen's; it looks as what is done next with the clock."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_main(False)

    def set_main(self, main: bool) -> None:
        """Let the clock go on from now on, or pause it."""
        super().set_main(main)
        self.set_icon("play" if main else "pause")
        self.set_size("hero" if main else "low")

    def ground(self, painter: QPainter, colours: Colours) -> str:
        return super().ground(painter, colours) if self.is_main() else self.quiet_ground(painter, colours)
