"""What can be done with all data at once, asked upon the preferences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from spyword_qt.screens.screen import Screen
from spyword_qt.widgets.panel import Panel, ask


class BackupPanels(QObject):
    """Asks upon a screen."""

    back_up = Signal()
    restore = Signal()
    replace = Signal(object)
    """By what `ask_to_replace` was asked about."""
    left = Signal()
    """What is being read isn't waited for any more."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._busy: Panel | None = None

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

    def show_reading(self) -> None:
        """A file is being looked through, which can be left."""
        panel = self._open_busy(self.tr("Restore"), self.tr("Reading the file …"))
        panel.safe = panel.add_choice(self.tr("Cancel"), name="cancel")
        panel.open()

    def show_replacing(self) -> None:
        """The next start is being prepared: there is nothing to do but wait."""
        self._open_busy(self.tr("Restore"), self.tr("Putting the data in place …")).open()

    def show_ready(self) -> None:
        """Whatever was waited for has come."""
        busy, self._busy = self._busy, None
        if busy is not None:
            busy.dismiss()

    def ask_to_replace(self, backup: object) -> None:
        """Whether everything is to be as the backup has it."""
        ask(
            self._screen,
            self.tr("Replace everything by the backup?"),
            self.tr("All that is kept here gives way to what the file holds. Then the game starts anew."),
            self.tr("Keep What Is Here"),
            self.tr("Replace"),
            partial(self.replace.emit, backup),
        )

    def _open_busy(self, title: str, sentence: str) -> Panel:
        self.show_ready()
        self._busy = Panel(self._screen, title, sentence)
        self._busy.dismissed.connect(self._tell_left)
        return self._busy

    def _tell_left(self) -> None:
        # Somebody cancelled, or went to another screen: that closes what lies over this one.
        if self._busy is not None:
            self._busy = None
            self.left.emit()
