"""Where the list of people will be: what a profile is good for, and how to make the first one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from spyword_qt.screens.free_table import FreeTable
from spyword_qt.screens.invitation import Invitation


class PeopleEmpty(Invitation):
    """An invitation beside a table with free seats."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, FreeTable(parent), "first_person")
        self.column.add_action(self.bring)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.title.setText(self.tr("Nobody here yet"))
        self.lead.setText(
            self.tr("People with a profile keep what they play for: levels, titles, and every game.")
        )
        self.new.setText(self.tr("Add the First Person"))
        self.bring.setText(self.tr("Import from a File"))
