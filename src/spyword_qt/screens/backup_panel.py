"""What can be done with all data at once, asked upon the preferences."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from spyword_qt.screens.screen import Screen
from spyword_qt.widgets.panel import Panel, ask


class BackupPanels(QObject):
    """Asks upon a screen."""

    back_up = Signal()
    restore = Signal()
    replace = Signal()

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._screen = screen

    def ask_what(self, *, can_restore: bool) -> None:
        """Whether to back up or to restore; that isn't done under a game that is on."""
        panel = Panel(
            self._screen,
            self.tr("Your data"),
            self.tr("One file takes it all: people and their games, your packages, and the game that is on."),
        )
        panel.add_choice(self.tr("Back Up"), self.back_up.emit, primary=True, name="back_up")
        if can_restore:
            panel.add_choice(self.tr("Restore"), self.restore.emit, name="restore")
        panel.safe = panel.add_choice(self.tr("Cancel"), name="cancel")
        panel.open()

    def ask_to_replace(self) -> None:
        """Whether everything is to be as the backup has it."""
        ask(
            self._screen,
            self.tr("Replace everything by the backup?"),
            self.tr("All that is kept here gives way to what the file holds. Then the game starts anew."),
            self.tr("Keep What Is Here"),
            self.tr("Replace"),
            self.replace.emit,
        )
