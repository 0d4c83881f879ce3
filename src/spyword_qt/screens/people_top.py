"""What is at the top of the people's screen: the way back, its two pages, and the files."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import RoundButton
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.tabs import Tabs

GAP: Final = 12


class PeopleTop(QWidget):
    """In one line where that goes, else with the pages' names below."""

    back_pressed = Signal()
    page_chosen = Signal(int)
    files_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._header = Header(back=True, parent=self)
        self._header.back_pressed.connect(self.back_pressed)
        self._tabs = Tabs(("people_list", "people_board"), self)
        self._tabs.chosen.connect(self.page_chosen)
        self._files = RoundButton("menu", parent=self)
        self._files.setObjectName("people_more")
        self._files.clicked.connect(self.files_pressed)

    def show_page(self, page: int, *, anybody: bool) -> None:
        """Show which page is seen; while nobody is known there is nothing to turn to."""
        self._tabs.show_chosen(page)
        self._tabs.setVisible(anybody)
        self._files.setVisible(anybody)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._header.set_caption(self.tr("People"))
        self._tabs.set_texts((self.tr("Everybody"), self.tr("Board")))
        self._files.set_label(self.tr("Files of people"))

    def place(self, m: Metrics, left: int, top: int, width: int) -> int:
        """Lie so far from the page's corner and so wide; returns where it ends."""
        gap, header = m.px(GAP), self._header.height()
        files, tabs = self._files.sizeHint(), self._tabs.sizeHint()
        beside = width - files.width() - gap
        own = beside - tabs.width() - gap
        in_line = self._header.sizeHint().width() <= own
        line = max(header, files.height(), tabs.height() if in_line else 0)
        self._files.setGeometry(
            width - files.width(), (line - files.height()) // 2, files.width(), files.height()
        )
        self._header.setGeometry(0, (line - header) // 2, own if in_line else beside, header)
        height = line
        if in_line:
            self._tabs.setGeometry(own + gap, (line - tabs.height()) // 2, tabs.width(), tabs.height())
        elif not self._tabs.isHidden():
            across = min(width, tabs.width())
            self._tabs.setGeometry(0, line + gap, across, self._tabs.height_at(across))
            height += gap + self._tabs.height()
        self.setGeometry(left, top, width, height)
        return top + height
