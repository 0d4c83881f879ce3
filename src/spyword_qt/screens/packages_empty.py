"""Where people's own packages will be: what they are good for, and how to make the first one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.blank_cards import BlankCards
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.buttons import PrimaryButton, QuietButton
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.flow_row import FlowRow
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.turning_row import MOST_TEXT

COLUMN: Final = 600
SMALL_COLUMN: Final = 540
BETWEEN: Final = 48
BEFORE_LEAD: Final = 12
FOOT: Final = 28
MOST_CARDS: Final = 520


class PackagesEmpty(QWidget):
    """An invitation beside two blank cards."""

    new_wanted = Signal()
    import_pressed = Signal()
    list_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Text(role=TextRole.TITLE)
        self._lead = Text(role=TextRole.BODY, tone="soft")
        self._new = PrimaryButton("", "plus")
        self._new.setObjectName("first_package")
        self._new.clicked.connect(self._ask_new)
        self._list = QuietButton("", "rules")
        self._list.setObjectName("first_list")
        self._list.clicked.connect(self.list_pressed)
        self._import = QuietButton("", "save")
        self._import.setObjectName("import_first")
        self._import.clicked.connect(self.import_pressed)
        self._cards = BlankCards(self)
        self._column = PageColumn(self)
        self._column.add(self._title)
        self._column.add(self._lead, BEFORE_LEAD)
        self._column.add_action(self._new)
        self._column.add_action(FlowRow(self._list, self._import))

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._title.setText(self.tr("Words of your own"))
        self._lead.setText(
            self.tr(
                "Two words that are easily confused make a package: two places in town, two of your dogs."
            )
        )
        self._new.setText(self.tr("Make the First Package"))
        self._list.setText(self.tr("Add a List of Words"))
        self._import.setText(self.tr("Import from a File"))

    def arrange(self, m: Metrics, room: QRect) -> None:
        """Lay out in this room of the screen."""
        self.setGeometry(room)
        margin = m.px(PAGE_MARGIN)
        foot, width = m.px(FOOT), room.width() - 2 * margin
        self._cards.show()
        if m.portrait:
            height = min(self._column.height_at(width, m), room.height() * 2 // 3)
            above = room.height() - height - 2 * foot
            self._column.place(QRect(margin, room.height() - foot - height, width, height), m)
            self._place_cards(m, QRect(margin, 0, width, above))
            return
        self._cards.setHidden(m.small and m.text > MOST_TEXT)
        if self._cards.isHidden():
            self._column.place(QRect(margin, 0, width, room.height() - foot), m)
            return
        left = min(round(m.px(SMALL_COLUMN if m.small else COLUMN) * min(m.text, 1.2)), width * 2 // 3)
        self._column.place(QRect(margin, 0, left, room.height() - foot), m)
        gap = m.px(BETWEEN)
        self._place_cards(m, QRect(margin + left + gap, 0, width - left - gap, room.height() - foot))

    def focus_first(self) -> None:
        """Give the focus to the main action."""
        self._new.setFocus()

    def _place_cards(self, m: Metrics, room: QRect) -> None:
        side = max(0, min(m.px(MOST_CARDS), room.width(), room.height()))
        self._cards.setFixedSize(side, side)
        self._cards.move(room.center() - self._cards.rect().center())

    def _ask_new(self, _checked: bool = False) -> None:
        self.new_wanted.emit()
