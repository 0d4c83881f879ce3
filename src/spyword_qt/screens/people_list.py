"""Everybody with a profile: to search, to sort, to open; and who is new here."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.name_search import is_found, plain, words
from spyword_qt.screens.people_field import PeopleField
from spyword_qt.screens.people_order import Order, in_order, order_name
from spyword_qt.screens.search_field import SearchField
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN, TILE_GAP
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.guard import Guard
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.text import Text, TextRole

GAP: Final = 18
LEAST_SEARCH: Final = 300
"""Design pixels of the search, at normal text, below which it has a line to itself."""
MOST_SEARCH: Final = 560


class PeopleList(QWidget):
    """What is above the list stays, the list scrolls. Searching and sorting are its own business."""

    opened = Signal(str)
    more = Signal(str)
    sort_pressed = Signal()
    new_wanted = Signal(str)
    """Somebody new, of whom so much of the name is known."""

    def __init__(self, guard: Guard, parent: QWidget) -> None:
        super().__init__(parent)
        self._people: tuple[KnownPerson, ...] = ()
        self._plain: dict[str, str] = {}
        self._tonight = date.min
        self._order = Order.LAST_PLAYED
        self.search = SearchField(self)
        self.search.setObjectName("search")
        self._sort = SecondaryButton("", "sort", parent=self)
        self._sort.setObjectName("sort")
        self._new = PrimaryButton("", "plus", size="normal", parent=self)
        self._new.setObjectName("new_person")
        self._nobody = Text(role=TextRole.BODY, tone="soft", parent=self)
        self._nobody.setObjectName("nobody_found")
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._field = PeopleField(guard)
        self._scroll = Scroll(self._field, self)
        self._field.stand_after(self._new)
        self._connect()

    @property
    def order(self) -> Order:
        """What comes first."""
        return self._order

    def show_people(self, people: Sequence[KnownPerson], tonight: date) -> None:
        """Show these; what is searched for and how they are sorted stays."""
        self._people, self._tonight = tuple(people), tonight
        self._plain = {one.id: plain(one.name) for one in people}
        self._show_found()

    def sort_by(self, order: Order) -> None:
        """Show them in another order, from the first on."""
        self._order = order
        self._sort.setText(order_name(order))
        self._show_found()
        self._scroll.verticalScrollBar().setValue(0)

    def start_over(self) -> None:
        """Show everybody from the first on."""
        self.search.clear()
        self._field.start_over()
        self._scroll.verticalScrollBar().setValue(0)

    def focus_current(self) -> None:
        """Give the focus to whoever was opened last, else to the first."""
        self._field.focus_current()

    def show_one(self, profile: str) -> None:
        """Bring somebody into view, whatever is searched for."""
        self.search.clear()
        self._field.focus_on(profile)

    def type(self, text: str) -> None:
        """Search for what was typed somewhere else."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.insert(text)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.search.set_prompt(self.tr("Search by name"))
        self._sort.setText(order_name(self._order))
        self._sort.setAccessibleDescription(self.tr("How the list is sorted"))
        self._new.setText(self.tr("New Person"))
        self._field.retranslate()
        self._say_nobody()

    def arrange(self, m: Metrics, room: QRect) -> None:
        """Lay out in this room of the screen; the list goes from one edge of the window to the other."""
        self.setGeometry(room)
        margin, width = m.px(PAGE_MARGIN), room.width() - 2 * m.px(PAGE_MARGIN)
        top = self._place_tools(m, margin, width) + m.px(GAP)
        self._nobody.setGeometry(margin, top + m.px(GAP), width, self._nobody.heightForWidth(width))
        self._scroll.setGeometry(0, top, room.width(), room.height() - top)
        self._field.arrange(margin, width, self._scroll.height())
        self._follow_scroll()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search_changed)
        self.search.returnPressed.connect(self._field.open_first)
        tab = Qt.FocusReason.TabFocusReason
        self.search.left_downwards.connect(partial(self._field.focus_current, tab))
        self._sort.clicked.connect(self._ask_sort)
        self._new.clicked.connect(self._ask_new)
        self._field.opened.connect(self.opened)
        self._field.more.connect(self.more)
        self._field.left_upwards.connect(partial(self.search.setFocus, Qt.FocusReason.BacktabFocusReason))
        self._field.reached.connect(self._come_to)
        self._scroll.verticalScrollBar().valueChanged.connect(self._follow_scroll)

    def _place_tools(self, m: Metrics, margin: int, width: int) -> int:
        """Search, order and the new person in one line, or in two; returns where they end."""
        gap = m.px(TILE_GAP)
        sort, new = self._sort.sizeHint(), self._new.sizeHint()
        high = max(self.search.sizeHint().height(), sort.height(), new.height())
        rest = width - sort.width() - new.width() - 2 * gap
        if rest >= m.px(LEAST_SEARCH) * m.text:
            search = min(rest, round(m.px(MOST_SEARCH) * m.text))
            self.search.setGeometry(margin, 0, search, high)
            self._sort.setGeometry(margin + search + gap, 0, sort.width(), high)
            self._new.setGeometry(margin + width - new.width(), 0, new.width(), high)
            return high
        self.search.setGeometry(margin, 0, width, self.search.sizeHint().height())
        top = self.search.height() + gap
        if sort.width() + gap + new.width() > width:
            each = max(self._sort.heightForWidth(width), self._new.heightForWidth(width))
            self._sort.setGeometry(margin, top, width, each)
            self._new.setGeometry(margin, top + each + gap, width, each)
            return top + 2 * each + gap
        half = max(new.width(), (width - gap) // 2)
        self._sort.setGeometry(margin, top, width - gap - half, high)
        self._new.setGeometry(margin + width - half, top, half, high)
        return top + high

    def _follow_scroll(self) -> None:
        # The area itself: its viewport hears of a new size only when it is seen.
        top = self._scroll.verticalScrollBar().value()
        self._field.show_view(QRect(0, top, self._scroll.width(), self._scroll.height()))

    def _come_to(self, place: QRect) -> None:
        bar = self._scroll.verticalScrollBar()
        above, below = place.top(), place.bottom() + 1 - self._scroll.height()
        bar.setValue(min(above, max(below, bar.value())))

    def _search_changed(self) -> None:
        self._show_found()
        self._scroll.verticalScrollBar().setValue(0)

    def _show_found(self) -> None:
        wanted = words(self.search.text())
        found = [one for one in self._people if is_found(wanted, self._plain[one.id])]
        self._field.show_people(in_order(found, self._order), self._tonight)
        self._nobody.setVisible(not found)
        self._say_nobody()

    def _say_nobody(self) -> None:
        sought = self.search.text().strip()
        self._nobody.setText(self.tr("Nobody here is called “{name}”.").format(name=sought))

    def _ask_sort(self, _checked: bool = False) -> None:
        self.sort_pressed.emit()

    def _ask_new(self, _checked: bool = False) -> None:
        # Who was looked for and isn't there is likely to be who is new.
        self.new_wanted.emit("" if self._nobody.isHidden() else self.search.text().strip())
