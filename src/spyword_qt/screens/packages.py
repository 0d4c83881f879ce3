"""The packages: all of them by kind, and those that people made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.packages_files import PackFiles
from spyword_qt.screens.packages_kinds import KindsPage
from spyword_qt.screens.packages_own import OwnPage
from spyword_qt.screens.packages_panels import ExportPanel, FilesPanel, OwnMenu
from spyword_qt.screens.pages_top import PagesTop
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_packs import OwnCover, SeenKind
from spyword_qt.screens.undo_bar import UndoBar
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN, PAGE_TOP

if TYPE_CHECKING:
    from spyword_qt.screens.pack_editor import PackEditor
    from spyword_qt.screens.packages_empty import PackagesEmpty
    from spyword_qt.store.draft_faults import DraftFault
    from spyword_qt.store.pack_draft import PackDraft

GAP: Final = 18
BELOW_BAR: Final = 18
KINDS, OWN = range(2)


class PackagesScreen(Screen):
    """Two pages, the kinds and people's own; while nobody has made one, an invitation in their place."""

    back = Signal()
    kind_switched = Signal(str, bool)
    """The kind of that group is to be on, or off."""
    all_on = Signal()
    new_wanted = Signal()
    edit_wanted = Signal(str)
    duplicate_wanted = Signal(str)
    delete_wanted = Signal(str)
    undo = Signal()
    export_wanted = Signal(object, str)
    """The packages' ids, and the path of the file that they are to be put into."""
    import_wanted = Signal(str)
    """The path of the file to import."""
    list_wanted = Signal()
    """A list of words is to be added."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.PACKAGES, clock, parent)
        self._owns: tuple[OwnCover, ...] = ()
        self._shown = KINDS
        self._top = PagesTop(self, ("packages_all", "packages_own"), "packages_more")
        self._top.back_pressed.connect(self._leave)
        self._top.page_chosen.connect(self._turn_to)
        self._top.menu_pressed.connect(self._open_files)
        self._kinds = KindsPage(self.guard, self)
        self._own = OwnPage(self.guard, self)
        self._empty: PackagesEmpty | None = None
        self._editor: PackEditor | None = None
        self._makes_new = False
        self._bar = UndoBar(self)
        self._files = PackFiles(self)
        self._connect()
        self.retranslate()

    def show_packages(self, kinds: Sequence[SeenKind], owns: Sequence[OwnCover], tonight: date) -> None:
        """Show every package; `tonight` is the date on which this evening began."""
        had_some = bool(self._owns)
        self._owns = tuple(owns)
        self._kinds.show_kinds(kinds, tonight)
        self._own.show_own(owns, tonight)
        self._turn_to(self._shown)
        self.refresh()
        if had_some is not bool(owns) and self._shown == OWN:
            self._focus_first()

    def show_own(self) -> None:
        """Turn to the packages that people made."""
        self._turn_to(OWN)

    def edit(
        self, draft: PackDraft, check: Callable[[PackDraft], Sequence[DraftFault]], *, is_new: bool
    ) -> PackEditor:
        """Open the editor in place of the pages, with all the words of a package; it goes when it is left.

        `check` gives everything that is wrong with a draft.
        """
        from spyword_qt.screens.pack_editor import PackEditor

        self._makes_new = is_new
        self._editor = PackEditor(self, draft, check)
        self._bar.hide()
        self._editor.show()
        self._turn_to(OWN)
        self.retranslate()
        self.refresh()
        self._editor.begin()
        return self._editor

    def stop_editing(self) -> None:
        """Throw the editor away, and show the packages that people made."""
        editor, self._editor = self._editor, None
        if editor is not None:
            editor.hide()
            editor.setParent(None)
            editor.deleteLater()
        self._turn_to(OWN)
        self.retranslate()
        self.refresh()
        self._focus_first()

    def say(self, sentence: str, *, undo: bool = False) -> None:
        """Say at the foot what was done, until the screen is left; `undo`: and offer to take it back."""
        self._bar.say(sentence, undo=undo)
        self._bar.setVisible(bool(sentence))
        self.refresh()

    def enter(self) -> None:
        super().enter()
        self._turn_to(KINDS)
        self._focus_first()

    def forget(self) -> None:
        self._bar.hide()
        if self._editor is not None:
            self._editor.left.emit()

    def retranslate(self) -> None:
        pages = self.tr("All kinds"), self.tr("Your own")
        self._top.set_texts(self._caption(), pages, self.tr("Files and lists"))
        for part in (*self._pages(), self._bar):
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
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self._kinds.switched.connect(partial(self.act, self.kind_switched))
        self._kinds.all_on.connect(partial(self.act, self.all_on))
        self._own.pressed.connect(self._open_menu)
        self._own.new_wanted.connect(partial(self.act, self.new_wanted))
        self._bar.undo_pressed.connect(partial(self.act, self.undo))
        self._files.place_chosen.connect(self.export_wanted)
        self._files.file_chosen.connect(self.import_wanted)

    def _caption(self) -> str:
        if self._editor is None:
            return self.tr("Packages")
        return self.tr("New package") if self._makes_new else self.tr("Package of your own")

    def _turn_to(self, page: int) -> None:
        before = [part.isHidden() for part in self._pages()]
        self._shown = page
        anybody = bool(self._owns)
        if page == OWN and not anybody:
            self._make_empty()
        looks = self._editor is None
        self._top.show_page(page, turns=looks)
        self._kinds.setVisible(looks and page == KINDS)
        self._own.setVisible(looks and page == OWN and anybody)
        if self._empty is not None:
            self._empty.setVisible(looks and page == OWN and not anybody)
        if before != [part.isHidden() for part in self._pages()]:
            self.refresh()

    def _make_empty(self) -> None:
        if self._empty is None:
            from spyword_qt.screens.packages_empty import PackagesEmpty

            self._empty = PackagesEmpty(self)
            self._empty.new_pressed.connect(partial(self.act, self.new_wanted))
            self._empty.import_pressed.connect(self._files.ask_which)
            self._empty.list_pressed.connect(partial(self.act, self.list_wanted))
            self._empty.retranslate()
            self._bar.stand_after(self._empty)

    def _pages(self) -> Iterator[KindsPage | OwnPage | PackagesEmpty | PackEditor]:
        """Those that there are."""
        for page in (self._kinds, self._own, self._empty, self._editor):
            if page is not None:
                yield page

    def _focus_first(self) -> None:
        if self._shown == KINDS:
            self._kinds.begin()
        elif self._empty is not None and not self._owns:
            self._empty.focus_first()
        else:
            self._own.begin()

    def _open_menu(self, pack_id: str) -> None:
        if not self.guard.is_open():
            return
        menu = OwnMenu(self, next(own for own in self._owns if own.pack.id == pack_id))
        menu.edit.connect(self.edit_wanted)
        menu.duplicate.connect(self.duplicate_wanted)
        menu.delete.connect(self.delete_wanted)
        menu.export.connect(self._export_one)
        menu.open()

    def _export_one(self, pack_id: str) -> None:
        self._files.ask_where((pack_id,))

    def _open_files(self) -> None:
        if self.guard.is_open():
            panel = FilesPanel(self, can_export=bool(self._owns))
            panel.export.connect(self._choose_export)
            panel.import_pressed.connect(self._files.ask_which)
            panel.list_pressed.connect(self.list_wanted)
            panel.open()

    def _choose_export(self) -> None:
        panel = ExportPanel(self, self._owns)
        panel.chosen.connect(self._files.ask_where)
        panel.open()

    def _leave(self) -> None:
        if self._editor is None:
            self.act(self.back)
        elif self.guard.is_open():
            self._editor.leave()
