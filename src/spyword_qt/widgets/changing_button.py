"""A button that leads on at one time, and stands back at another."""

from __future__ import annotations

from PySide6.QtGui import QFont, QPainter

from spyword_qt.theme.tokens import RADIUS_BUTTON, Colours
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.lines import natural_width


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

    def width_with(self, text: str) -> int:
        """Pixels that it takes for another text to stand on one line."""
        return natural_width(text, self._font()) + self._around()

    def font_of_text(self) -> QFont:
        """The font of a text that has room on one line."""
        return self._font()

    def ground(self, painter: QPainter, colours: Colours) -> str:
        if self._is_main:
            return super().ground(painter, colours)
        self.paint_tile(painter, self.metrics.px(RADIUS_BUTTON))
        return colours.ink
