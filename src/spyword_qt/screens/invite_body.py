"""What stands on the sheet from which people are invited: who sits, a line to search, a list that scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_qt import count_wording
from spyword_qt.people import Person
from spyword_qt.screens.invite_field import InviteField
from spyword_qt.screens.search_field import SearchField
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.chip_row import ChipRow
from spyword_qt.widgets.guard import Guard
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.text import Text, TextRole

GAP: Final = 14
LEAST_SEARCH: Final = 280
"""Design pixels of the search, at normal text, below which it has a line to itself."""
ROWS: Final = 5
"""Of the list, where the window is high enough."""


class InviteBody(QWidget):
    """Its height is that of the list, which its owner settles, and what is above it."""

    def __init__(self, guard: Guard) -> None:
        super().__init__()
        self._m = DESIGN
        self._list_height = 0
        self.chips = ChipRow(self)
        self._count = Text(role=TextRole.CAPTION, tone="soft", parent=self)
        self._has_chips = False
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.search = SearchField(self)
        self.search.setObjectName("invite_search")
        self.new = SecondaryButton("", "plus", parent=self)
        self.new.setObjectName("new_person")
        self.field = InviteField(guard)
        self.list = Scroll(self.field, self)
        self._said = Text(role=TextRole.BODY, tone="soft", parent=self)
        self._said.setObjectName("invite_said")
        self._said.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._said.hide()
        self.list.verticalScrollBar().valueChanged.connect(self._follow_scroll)

    def show_seated(self, people: Sequence[Person] | None) -> None:
        """Show who sits at the table; None shows nothing of that."""
        # Also while nobody does: what is below would move down when somebody is pressed there.
        self.chips.setVisible(people is not None)
        self._count.setVisible(people is not None)
        self.chips.show_people(people or (), self.tr("At the table"))
        self._count.setText(count_wording.people(len(people)) if people else self.tr("Nobody sits yet."))
        self._has_chips = bool(people)

    def say(self, sentence: str) -> bool:
        """Say in the list's place why it is empty; returns whether that takes more room than there is."""
        self._said.setText(sentence)
        self._said.setVisible(bool(sentence))
        self._place(self.width())
        return self._said_height(self.width()) > self._list_height

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.search.set_prompt(self.tr("Search or type a name"))
        self.new.setText(self.tr("New Person"))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m = m

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(600), self.height())

    def lay_out(self, width: int, height: int | None) -> None:
        """Take a width, and for the list a height: None is that of one row; it gets no more than it needs."""
        self.field.arrange(width)
        wanted = self.field.height_of(self.field.expected)
        least = max(min(self.field.height_of(1), wanted), self._said_height(width))
        most = self.field.height_of(ROWS * self.field.columns)
        self._list_height = least if height is None else max(least, min(height, wanted, most))
        self.setFixedHeight(self._place(width))
        self._follow_scroll()

    @property
    def list_height(self) -> int:
        """Pixels in height that the list has."""
        return self._list_height

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width())
        self._follow_scroll()

    def _place(self, width: int) -> int:
        """Put everything where it belongs at a width; returns where it ends."""
        m, gap, top = self._m, self._m.px(GAP), 0
        if not self.chips.isHidden():
            count = min(self._count.sizeHint().width(), width // 2) if self._has_chips else width
            height = max(self.chips.sizeHint().height(), self._count.heightForWidth(count))
            self.chips.setGeometry(0, top, max(0, width - count - gap), height)
            self._count.setGeometry(width - count, top, count, height)
            top += height + gap
        beside = m.px(TILE_GAP)
        new, high = self.new.sizeHint().width(), self.search.sizeHint().height()
        if width - new - beside >= m.px(LEAST_SEARCH) * m.text:
            high = max(high, self.new.sizeHint().height())
            self.search.setGeometry(0, top, width - new - beside, high)
            self.new.setGeometry(width - new, top, new, high)
        else:
            self.search.setGeometry(0, top, width, high)
            top += high + beside
            high = self.new.heightForWidth(width)
            self.new.setGeometry(0, top, width, high)
        top += high + gap
        self.list.setGeometry(0, top, width, self._list_height)
        self._said.setGeometry(0, top, width, self._said_height(width))
        return top + self._list_height

    def _said_height(self, width: int) -> int:
        return 0 if self._said.isHidden() else self._said.heightForWidth(width)

    def _follow_scroll(self) -> None:
        view = self.list.viewport().rect()
        view.translate(0, self.list.verticalScrollBar().value())
        self.field.show_view(view)
