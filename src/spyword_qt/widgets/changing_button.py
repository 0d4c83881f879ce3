"""A button that leads on at one time, and stands back at another."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from spyword_qt.theme.tokens import RADIUS_BUTTON, Colours
from spyword_qt.widgets.buttons import PrimaryButton


class ChangingButton(PrimaryButton):
    """The main action of a screen at one time, and one beside it at another."""

    _is_main = True

    def set_main(self, main: bool) -> None:
        """Be the main action from now on, or another."""
        if main is not self._is_main:
            self._is_main = main
            self.update()

    def is_main(self) -> bool:
        """Whether it is the main action now."""
        return self._is_main

    def ground(self, painter: QPainter, colours: Colours) -> str:
        if self._is_main:
            return super().ground(painter, colours)
        self.paint_tile(painter, self.metrics.px(RADIUS_BUTTON))
        return colours.ink
