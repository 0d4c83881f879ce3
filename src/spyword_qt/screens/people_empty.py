"""Where the list of people will be: what a profile is good for, and how to make the first one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.free_table import FreeTable
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.buttons import PrimaryButton, QuietButton
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.turning_row import MOST_TEXT

COLUMN: Final = 560
SMALL_COLUMN: Final = 520
BETWEEN: Final = 56
BEFORE_LEAD: Final = 12
FOOT: Final = 28
MOST_TABLE: Final = 480


class PeopleEmpty(QWidget):
    """An invitation beside a table with free seats."""

    new_wanted = Signal(str)
    import_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Text(role=TextRole.TITLE)
        self._lead = Text(role=TextRole.BODY, tone="soft")
        self._new = PrimaryButton("", "plus")
        self._new.setObjectName("first_person")
        self._new.clicked.connect(self._ask_new)
        self._import = QuietButton("", "save")
        self._import.setObjectName("import_first")
        self._import.clicked.connect(self.import_pressed)
        self._table = FreeTable(self)
        self._column = PageColumn(self)
        self._column.add(self._title)
        self._column.add(self._lead, BEFORE_LEAD)
        self._column.add_action(self._new)
        self._column.add_action(self._import)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._title.setText(self.tr("Nobody here yet"))
        self._lead.setText(
            self.tr("People with a profile keep what they play for: levels, titles, and every game.")
        )
        self._new.setText(self.tr("Add the First Person"))
        self._import.setText(self.tr("Import from a File"))

    def arrange(self, m: Metrics, room: QRect) -> None:
        """Lay out in this room of the screen."""
        self.setGeometry(room)
        margin = m.px(PAGE_MARGIN)
        foot, width = m.px(FOOT), room.width() - 2 * margin
        self._table.show()
        if m.portrait:
            height = min(self._column.height_at(width, m), room.height() * 2 // 3)
            table = room.height() - height - 2 * foot
            self._column.place(QRect(margin, room.height() - foot - height, width, height), m)
            self._place_table(m, QRect(margin, 0, width, table))
            return
        self._table.setHidden(m.small and m.text > MOST_TEXT)
        if self._table.isHidden():
            self._column.place(QRect(margin, 0, width, room.height() - foot), m)
            return
        left = min(round(m.px(SMALL_COLUMN if m.small else COLUMN) * min(m.text, 1.2)), width * 2 // 3)
        self._column.place(QRect(margin, 0, left, room.height() - foot), m)
        gap = m.px(BETWEEN)
        self._place_table(m, QRect(margin + left + gap, 0, width - left - gap, room.height() - foot))

    def _place_table(self, m: Metrics, room: QRect) -> None:
        side = max(0, min(m.px(MOST_TABLE), room.width(), room.height()))
        self._table.setFixedSize(side, side)
        self._table.move(room.center() - self._table.rect().center())

    def focus_first(self) -> None:
        """Give the focus to the main action."""
        self._new.setFocus()

    def _ask_new(self, _checked: bool = False) -> None:
        self.new_wanted.emit("")
