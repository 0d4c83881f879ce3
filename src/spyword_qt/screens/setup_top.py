"""What stays at the top while a game is set up: the way back, which game it is, and a line for names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.game_choice import GameChoice
from spyword_qt.screens.setup_names import NameEntry
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.text import Text, TextRole

BESIDE_BACK: Final = 16
BESIDE_TITLE: Final = 20


class SetupTop:
    """Controls of a page, and where they stand on it."""

    def __init__(self, page: QWidget) -> None:
        self.header = Header(back=True, parent=page)
        # Which game it is stands where others say where they are.
        self.header.caption.hide()
        self.choice = GameChoice(page)
        self.table_title = Text(role=TextRole.SECTION, parent=page)
        self.table_title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.entry = NameEntry(page)

    def place(self, m: Metrics, y: int, under_choice: int, *, compact: bool) -> int:
        """Lay out from `y` pixels on, as low as can be where that is asked for; returns where it ends.

        `under_choice` is the distance between two lines of it in pixels.
        """
        margin = m.px(PAGE_MARGIN)
        width, header = m.width - 2 * margin, self.header.height()
        self.table_title.setVisible(not compact and not m.portrait)
        self.choice.be_short(compact)
        # What the game is that is chosen, where its tile has no room to say so.
        self.entry.show_hint(self.choice.sentence() if compact else "")
        left = 0 if m.portrait else header + m.px(BESIDE_BACK)
        room = width - left
        if left and not self.header.note.isHidden():
            room -= self.header.note.sizeHint().width() + m.px(BESIDE_BACK)
        height = self.choice.height_at(room)
        if m.portrait:
            self.header.setGeometry(margin, y, width, header)
            y += header + under_choice
        else:
            height = max(header, height)
            self.header.setGeometry(margin, y + (height - header) // 2, width, header)
        self.choice.setGeometry(margin + left, y, room, height)
        self.choice.raise_()
        y += height + under_choice
        title = self.table_title.sizeHint()
        if compact or m.portrait:
            height = self.entry.height_at(width)
            self.entry.setGeometry(margin, y, width, height)
            return y + height
        left = title.width() + m.px(BESIDE_TITLE)
        height = max(self.entry.height_at(width - left), title.height())
        self.table_title.setGeometry(margin, y, title.width(), height)
        self.entry.setGeometry(margin + left, y, width - left, height)
        return y + height
