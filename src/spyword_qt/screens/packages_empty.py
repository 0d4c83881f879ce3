"""Where people's own packages will be: what they are good for, and how to make the first one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.blank_cards import BlankCards
from spyword_qt.screens.invitation import Invitation
from spyword_qt.widgets.buttons import QuietButton
from spyword_qt.widgets.flow_row import FlowRow


class PackagesEmpty(Invitation):
    """An invitation beside two blank cards."""

    list_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, BlankCards(parent), "first_package")
        self._list = QuietButton("", "rules")
        self._list.setObjectName("first_list")
        self._list.clicked.connect(self.list_pressed)
        self.column.add_action(FlowRow(self._list, self.bring))

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.title.setText(self.tr("Words of your own"))
        self.lead.setText(
            self.tr(
                "Two words that are easily confused make a package: two places in town, two of your dogs."
            )
        )
        self.new.setText(self.tr("Make the First Package"))
        self._list.setText(self.tr("Add a List of Words"))
        self.bring.setText(self.tr("Import from a File"))
