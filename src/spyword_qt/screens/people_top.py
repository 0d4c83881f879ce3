"""What is at the top of the people's screen: the way back, its two pages, and the files."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from spyword_qt.screens.pages_top import PagesTop


class PeopleTop(PagesTop):
    """The list, the board, and the files that people travel in."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, ("people_list", "people_board"), "people_more")

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.set_texts(
            self.tr("People"), (self.tr("Everybody"), self.tr("Board")), self.tr("Files of people")
        )
