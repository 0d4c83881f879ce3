"""Somebody's own page: who they are, what their games came to, how that went, and the games themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.person_games import PersonGames
from spyword_qt.screens.person_overview import PersonOverview
from spyword_qt.screens.person_record import PersonRecord
from spyword_qt.screens.person_who import Who
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_people import PersonView
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN, PAGE_TOP, TILE_GAP
from spyword_qt.widgets.buttons import Button, QuietButton, SecondaryButton
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_bar import BAR
from spyword_qt.widgets.scroll_keys import scrolled_by
from spyword_qt.widgets.tabs import Tabs
from spyword_qt.widgets.text import Text, TextRole

GAP: Final = 12
WHO: Final = 345
SMALL_WHO: Final = 300
BETWEEN: Final = 48
SMALL_BETWEEN: Final = 33
BOTTOM: Final = 32
TEXT_STEP: Final = 0.125
MOST_TEXT: Final = 1.5
"""Of the preference for text, for buttons under somebody: who it is has more need of the room."""
OVERVIEW, RECORD, GAMES = range(3)


class PersonScreen(Screen):
    """Who it is stays; of the pages beside that, or below it, one is shown."""

    back = Signal()
    edit = Signal()
    """Name and chip are to be changed."""
    titles = Signal(str)
    """The gallery is wanted, at a title by its id; or, for none, as it is."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.PERSON, clock, parent)
        self._view: PersonView | None = None
        self._header = Header(back=True, parent=self)
        self._header.back_pressed.connect(self._leave)
        self._tabs = Tabs(("overview", "record", "games"), self)
        self._tabs.chosen.connect(self._turn_to)
        self._who = Who()
        self._who_scroll = Scroll(self._who, self)
        self._change = SecondaryButton("", "star", parent=self)
        self._change.setObjectName("change_title")
        self._change.clicked.connect(partial(self._ask_titles, ""))
        self._edit = QuietButton("", "edit", size="level", parent=self)
        self._edit.setObjectName("edit_person")
        self._edit.clicked.connect(self._ask_edit)
        self._overview = PersonOverview()
        self._overview.all_titles.connect(partial(self._ask_titles, ""))
        self._overview.title_opened.connect(self._ask_titles)
        self._record = PersonRecord()
        self._scrolls = (Scroll(self._overview, self), Scroll(self._record, self))
        self._games = PersonGames(self)
        self._games.setObjectName("games_list")
        self._nothing = Text(role=TextRole.BODY, tone="soft", parent=self)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown = OVERVIEW
        self._filled: set[int] = set()
        self._is_new = False
        self.retranslate()

    def show_person(self, view: PersonView) -> None:
        """Show somebody; the page that is open stays open for the same one."""
        is_other = self._view is None or self._view.id != view.id
        self._view = view
        self._filled.clear()
        self._who.show_person(view)
        self._change.setText(self.tr("Change Title") if view.title else self.tr("Choose a Title"))
        if is_other:
            self._is_new = True
            self._shown = OVERVIEW
            for scroll in self._scrolls:
                scroll.verticalScrollBar().setValue(0)
        self._turn_to(self._shown)

    def enter(self) -> None:
        super().enter()
        if self._is_new:
            self._is_new = False
            self._who.greet()
        if self._header.back_button is not None:
            self._header.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._header.set_caption(self.tr("People"))
        self._tabs.set_texts((self.tr("Overview"), self.tr("In Numbers"), self.tr("Games")))
        self._nothing.setText(self.tr("No finished game yet."))
        self._games.setAccessibleName(self.tr("The latest games"))
        if self._view is not None:
            self.show_person(self._view)

    def arrange(self, m: Metrics) -> None:
        margin, across = m.px(PAGE_MARGIN), m.width - 2 * m.px(PAGE_MARGIN)
        top = self._place_header(m, margin, across) + m.px(GAP)
        foot = m.height - m.px(BOTTOM)
        if m.portrait:
            most = (foot - top) // 3
            who_height = min(most, self._who.fit(across, most, m))
            self._who_scroll.setGeometry(margin, top, across, who_height)
            foot -= self._place_actions(m, margin, foot, across)
            page = top + who_height + m.px(2 * GAP)
            self._place_page(m, QRect(margin, page, across, foot - m.px(GAP) - page))
        else:
            width = m.px(SMALL_WHO if m.small else WHO)
            between = m.px(SMALL_BETWEEN if m.small else BETWEEN)
            self._place_who(m, QRect(margin, top, width, foot - top))
            left = margin + width + between
            self._place_page(m, QRect(left, top, m.width - margin - left, m.height - top))
        # What can be done follows upon where it is.
        before = self._games if m.portrait else self._tabs.last
        QWidget.setTabOrder(before, self._change)
        QWidget.setTabOrder(self._change, self._edit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif self._shown == GAMES or not scrolled_by(self._scrolls[self._shown], event.key()):
            super().keyPressEvent(event)

    def _place_header(self, m: Metrics, margin: int, across: int) -> int:
        """Put the tabs beside the header or, where there is no room, below it; returns where both end."""
        top, height, tabs = m.px(PAGE_TOP), self._header.height(), self._tabs.sizeHint()
        if self._header.sizeHint().width() + tabs.width() <= across:
            high = max(height, tabs.height())
            self._header.setGeometry(margin, top + (high - height) // 2, across - tabs.width(), height)
            at = margin + across - tabs.width()
            self._tabs.setGeometry(at, top + (high - tabs.height()) // 2, tabs.width(), tabs.height())
            return top + high
        self._header.setGeometry(margin, top, across, height)
        top += height + m.px(GAP)
        width = min(across, tabs.width())
        self._tabs.setGeometry(margin, top, width, self._tabs.height_at(width))
        return top + self._tabs.height()

    def _place_who(self, m: Metrics, room: QRect) -> None:
        actions = self._place_actions(m, room.left(), room.bottom() + 1, room.width())
        most = room.height() - actions - m.px(2 * GAP)
        height = min(most, self._who.fit(room.width(), most, m))
        top = room.top() + (most - height) // 2
        self._who_scroll.setGeometry(room.left(), top, room.width(), height)
        self._place_actions(m, room.left(), top + height + m.px(2 * GAP) + actions, room.width())

    def _place_actions(self, m: Metrics, left: int, foot: int, width: int) -> int:
        """Put both buttons above a line, side by side where they fit so; returns the pixels in height."""
        gap, half = m.px(TILE_GAP), (width - m.px(TILE_GAP)) // 2
        buttons = (self._change, self._edit)
        for button in buttons:
            button.rescale(m)
        self._edit.setText(self.tr("Edit Name and Chip"))
        if all(button.sizeHint().width() <= half for button in buttons):
            height = max(button.sizeHint().height() for button in buttons)
            self._change.setGeometry(left, foot - height, half, height)
            self._edit.setGeometry(left + width - half, foot - height, half, height)
            return height
        self._keep_on_one_line(width, m)
        edit, change = (button.heightForWidth(width) for button in reversed(buttons))
        self._edit.setGeometry(left, foot - edit, width, edit)
        self._change.setGeometry(left, foot - edit - gap - change, width, change)
        return edit + gap + change

    def _keep_on_one_line(self, width: int, m: Metrics) -> None:
        """Let letters grow only as far as that, both alike."""
        text = m.text if m.portrait else min(m.text, MOST_TEXT)
        for button in (self._change, self._edit):
            button.rescale(Metrics(m.width, m.height, text))
        text = self._shrink((self._change,), width, m, text)
        self._edit.rescale(Metrics(m.width, m.height, text))
        if self._edit.sizeHint().width() > width:
            # What is edited is left unsaid before it would take smaller letters than what stands above it.
            whole = self._edit.text()
            self._edit.setText(self.tr("Edit"))
            self._edit.setAccessibleName(whole)
        self._shrink((self._change, self._edit), width, m, text)

    @staticmethod
    def _shrink(buttons: Sequence[Button], width: int, m: Metrics, text: float) -> float:
        """Lower the size of text until these are no wider than that; returns it."""
        while text > 1 and any(button.sizeHint().width() > width for button in buttons):
            text = max(1.0, text - TEXT_STEP)
            for button in buttons:
                button.rescale(Metrics(m.width, m.height, text))
        return text

    def _place_page(self, m: Metrics, room: QRect) -> None:
        # The bar has the margin for itself: what it scrolls is as wide as without it.
        wide = QRect(room.left(), room.top(), room.width() + BAR, room.height())
        if self._shown == OVERVIEW:
            self._overview.arrange(m, room.width(), room.height())
        elif self._shown == RECORD:
            self._record.arrange(m, room.width(), room.height())
        for scroll in self._scrolls:
            scroll.setGeometry(wide)
        self._games.setGeometry(wide)
        self._nothing.setGeometry(room)

    def _turn_to(self, page: int) -> None:
        self._shown = page
        self._fill(page)
        self._show_page()
        self.refresh()

    def _fill(self, page: int) -> None:
        """Fill a page that is seen for the first time: most who open somebody look at one."""
        if self._view is None or page in self._filled:
            return
        self._filled.add(page)
        if page == OVERVIEW:
            self._overview.show_person(self._view)
        elif page == RECORD:
            self._record.show_person(self._view)
        else:
            self._games.show_games(self._view.games)

    def _show_page(self) -> None:
        has_played = self._view is not None and bool(self._view.games)
        self._tabs.show_chosen(self._shown)
        self._scrolls[OVERVIEW].setVisible(self._shown == OVERVIEW)
        self._scrolls[RECORD].setVisible(self._shown == RECORD)
        self._games.setVisible(self._shown == GAMES and has_played)
        self._nothing.setVisible(self._shown == GAMES and not has_played)

    def _ask_titles(self, title: str, _checked: bool = False) -> None:
        self.act(self.titles, title)

    def _ask_edit(self, _checked: bool = False) -> None:
        self.act(self.edit)

    def _leave(self) -> None:
        self.act(self.back)
