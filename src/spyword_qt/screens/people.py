"""The people who are known here: all of them, and who leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.people_files import PeopleFiles
from spyword_qt.screens.people_list import PeopleList
from spyword_qt.screens.people_panels import FilesPanel, OrderPanel
from spyword_qt.screens.people_top import PeopleTop
from spyword_qt.screens.person_menu import PersonMenu
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.screens.undo_bar import UndoBar
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN, PAGE_TOP
from spyword_qt.widgets.panel import Panel

if TYPE_CHECKING:
    from spyword_qt.screens.board import Board
    from spyword_qt.screens.people_empty import PeopleEmpty

GAP: Final = 18
BELOW_BAR: Final = 18
LIST, BOARD = range(2)


class PeopleScreen(Screen):
    """Two pages, the list and the board; while nobody has a profile, an invitation in their place."""

    back = Signal()
    opened = Signal(str)
    """The profile of that id is to be looked at."""
    new_wanted = Signal(str)
    """Somebody new, of whom so much of the name is known."""
    edit_wanted = Signal(str)
    retire_wanted = Signal(str, bool)
    """Whether the profile of that id is to be retired, or to come back."""
    delete_wanted = Signal(str)
    undo = Signal()
    export_wanted = Signal(object, str)
    """The profiles' ids, and the path of the file that they are to be put into."""
    import_wanted = Signal(str)
    """The path of the file to import."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.PEOPLE, clock, parent)
        self._people: tuple[KnownPerson, ...] = ()
        self._tonight = date.min
        self._shown = LIST
        self._top = PeopleTop(self)
        self._top.back_pressed.connect(self._leave)
        self._top.page_chosen.connect(self._turn_to)
        self._top.menu_pressed.connect(self._open_files)
        self._list = PeopleList(self.guard, self)
        self._board: Board | None = None
        self._empty: PeopleEmpty | None = None
        self._is_board_stale = True
        self._bar = UndoBar(self)
        self._files = PeopleFiles(self)
        self._connect()
        self.retranslate()

    def show_people(self, people: Sequence[KnownPerson], tonight: date) -> None:
        """Show everybody, retired ones too; `tonight` is the date on which this evening began."""
        had_somebody = bool(self._people)
        self._people, self._tonight = tuple(people), tonight
        self._is_board_stale = True
        self._list.show_people(people, tonight)
        self._turn_to(self._shown)
        if had_somebody is not bool(people):
            self._focus_first()

    def show_one(self, profile: str) -> None:
        """Bring somebody into view who has just been made, changed or brought back."""
        self._turn_to(LIST)
        self._list.show_one(profile)

    def say(self, sentence: str, *, undo: bool = False) -> None:
        """Say at the foot what was done, until the screen is left; `undo`: and offer to take it back."""
        self._bar.say(sentence, undo=undo)
        self._bar.setVisible(bool(sentence))
        self.refresh()

    def tell(self, title: str, sentence: str) -> None:
        """Say something that takes more than a line."""
        panel = Panel(self, title, sentence)
        panel.safe = panel.add_choice(self.tr("Done"), primary=True, name="told")
        panel.open()

    def enter(self) -> None:
        super().enter()
        self._turn_to(self._shown)
        self._focus_first()

    def forget(self) -> None:
        self._bar.hide()

    def retranslate(self) -> None:
        for part in (self._top, *self._pages(), self._bar):
            part.retranslate()

    def arrange(self, m: Metrics) -> None:
        margin, gap = m.px(PAGE_MARGIN), m.px(GAP)
        width = m.width - 2 * margin
        top = self._top.place(m, margin, m.px(PAGE_TOP), width) + gap
        foot = m.height
        if not self._bar.isHidden():
            high = self._bar.height_at(width)
            foot -= high + m.px(BELOW_BAR)
            self._bar.setGeometry(margin, foot, width, high)
            foot -= gap
        room = QRect(0, top, m.width, foot - top)
        for page in self._pages():
            if not page.isHidden():
                page.arrange(m, room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif text.strip() and text.isprintable() and not self._list.isHidden():
            self._list.type(text)
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self._list.opened.connect(partial(self.act, self.opened))
        self._list.more.connect(self._open_menu)
        self._list.sort_pressed.connect(self._open_orders)
        self._list.new_wanted.connect(partial(self.act, self.new_wanted))
        self._bar.undo_pressed.connect(partial(self.act, self.undo))
        self._files.place_chosen.connect(self.export_wanted)
        self._files.file_chosen.connect(self.import_wanted)

    def _turn_to(self, page: int) -> None:
        anybody = bool(self._people)
        before = [page.isHidden() for page in self._pages()]
        self._shown = page if anybody else LIST
        self._make_page()
        self._top.show_page(self._shown, turns=anybody)
        self._list.setVisible(anybody and self._shown == LIST)
        if self._board is not None:
            self._board.setVisible(self._shown == BOARD)
        if self._empty is not None:
            self._empty.setVisible(not anybody)
        if before != [page.isHidden() for page in self._pages()]:
            self.refresh()

    def _make_page(self) -> None:
        """Make what is to be seen, where it isn't there yet: most who come want nothing but the list."""
        if not self._people and self._empty is None:
            from spyword_qt.screens.people_empty import PeopleEmpty

            self._empty = PeopleEmpty(self)
            self._empty.new_pressed.connect(partial(self.act, self.new_wanted, ""))
            self._empty.import_pressed.connect(self._files.ask_which)
            self._empty.retranslate()
        if self._shown == BOARD and self._board is None:
            from spyword_qt.screens.board import Board

            self._board = Board(self)
            self._board.retranslate()
            self._bar.stand_after(self._board)
        if self._shown == BOARD and self._board is not None and self._is_board_stale:
            self._is_board_stale = False
            self._board.show_people(self._people, self._tonight)

    def _pages(self) -> Iterator[PeopleList | Board | PeopleEmpty]:
        """Those that there are."""
        for page in (self._list, self._board, self._empty):
            if page is not None:
                yield page

    def _focus_first(self) -> None:
        if self._empty is not None and not self._people:
            self._empty.focus_first()
        else:
            self._list.focus_current()

    def _open_menu(self, profile: str) -> None:
        if not self.guard.is_open():
            return
        menu = PersonMenu(self, next(one for one in self._people if one.id == profile))
        menu.edit.connect(self.edit_wanted)
        menu.retire.connect(self.retire_wanted)
        menu.delete.connect(self.delete_wanted)
        menu.export.connect(self._export_one)
        menu.open()

    def _export_one(self, profile: str) -> None:
        name = next(one.name for one in self._people if one.id == profile)
        self._files.ask_where((profile,), name)

    def _export_all(self) -> None:
        self._files.ask_where([one.id for one in self._people])

    def _open_orders(self) -> None:
        if self.guard.is_open():
            panel = OrderPanel(self, self._list.order)
            panel.chosen.connect(self._list.sort_by)
            panel.open()

    def _open_files(self) -> None:
        if self.guard.is_open():
            panel = FilesPanel(self)
            panel.export_all.connect(self._export_all)
            panel.import_pressed.connect(self._files.ask_which)
            panel.open()

    def _leave(self) -> None:
        if self.guard.is_open():
            # Only who comes back from somebody finds the list as it was.
            self._turn_to(LIST)
            self._list.start_over()
            self.back.emit()
