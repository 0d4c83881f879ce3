"""Something went wrong in the program: calm words, and two ways on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.plain import PlainScreen
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton

NAME: Final = "mishap"


class MishapScreen(PlainScreen):
    """It lies in the stack, so that whatever screen it comes over is neither painted nor pressed."""

    go_on = Signal()
    start_anew = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(NAME, "pause", clock, parent)
        self._is_game_kept = False
        self._go_on = PrimaryButton("", "arrow")
        self._start_anew = SecondaryButton("", "undo")
        self.add_button(self._go_on, "go_on", self._press_go_on)
        self.add_button(self._start_anew, "start_anew", self._press_start_anew)
        self.retranslate()

    def show_mishap(self, *, is_game_kept: bool) -> None:
        """Tell of it; `is_game_kept`: of a game that is on, too, which is on disk."""
        self._is_game_kept = is_game_kept
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Something went wrong"))
        self.sentence.setText(
            self.tr("It is the program’s fault, not yours. Your game is saved, and its secrets are covered.")
            if self._is_game_kept
            else self.tr("It is the program’s fault, not yours. Nothing that was kept is lost.")
        )
        self._go_on.setText(self.tr("Go On"))
        self._start_anew.setText(self.tr("Start Anew"))

    def _press_go_on(self) -> None:
        self.act(self.go_on)

    def _press_start_anew(self) -> None:
        self.act(self.start_anew)
