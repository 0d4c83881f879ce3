"""What every screen is: a see-through page that is deaf at first, and that forgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.sounds import SILENT
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.scroll import Scroll


class Screen(Page):
    """A page of the game.

    It is called by its name, knows no other screen, and tells what its people did by signals of its own,
    sent through `act`. `clock` gives monotonic seconds.
    """

    is_silent: ClassVar[bool] = False
    """Whether nothing is heard of what is pressed on it: who can't see it would count the taps."""

    def __init__(self, name: str, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(clock, parent)
        self.setObjectName(name)
        self.setProperty(SILENT, self.is_silent)

    def enter(self) -> None:
        """Begin to be the screen in use: deaf to everybody for a moment."""
        self.guard.close()
        self.guard.watch(self)

    def begin_at_top(self) -> None:
        """Let whatever scrolls be read from its top on."""
        for scroll in self.findChildren(Scroll):
            scroll.to_top()

    def hold_focus(self) -> None:
        """Keep the focus off every control: from one that goes, Qt hands it on to whatever is left."""
        focus = self.window().focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Drop every secret. Screens that are lent one say how."""

    def act(self, signal: SignalInstance, *values: object) -> None:
        """Tell by a signal what somebody did, unless the screen is still deaf."""
        if self.guard.is_open():
            signal.emit(*values)
