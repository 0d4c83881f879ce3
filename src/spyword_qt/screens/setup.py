"""A game is set up: who plays, with which package and settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.deal import Seat
from spyword_engine.settings import FEWEST_PLAYERS
from spyword_qt import count_wording
from spyword_qt.draft import Draft
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.pack_sheet import PackSheet
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seat_sheet import SeatSheet
from spyword_qt.screens.seen import PackCover
from spyword_qt.screens.setup_page import SetupPage
from spyword_qt.seating import seat_people
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.panel import ask


class SetupScreen(Screen):
    """Every change makes a new draft, which is told at once; the game is dealt from the draft told last."""

    draft_changed = Signal(object)
    start_game = Signal()
    back = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.SETUP, clock, parent)
        self._draft = Draft()
        self._known: tuple[str, ...] = ()
        self._packages = 0
        self._page = SetupPage(self)
        self._seat_sheet = SeatSheet(self)
        self._pack_sheet = PackSheet(self)
        self._connect_table()
        self._connect_choices()
        self.retranslate()

    def show_setup(self, draft: Draft, suggestions: tuple[str, ...]) -> None:
        """Show a draft; `suggestions` are names that can be added with a press."""
        self._known = suggestions
        self._show(draft)

    def show_packs(self, covers: tuple[PackCover, ...], chosen: str | None) -> None:
        """Show the packages there are, and which one is chosen; None is a surprise."""
        self._packages = len(covers)
        self._page.body.covers.show_packs(covers, chosen)
        self._pack_sheet.show_packs(covers, chosen)
        self._name_all_packages()
        self.refresh()

    def enter(self) -> None:
        super().enter()
        ready = self._draft.can_start
        (self._page.start if ready else self._page.entry.field).setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        page = self._page
        page.header.set_caption(self.tr("New game"))
        page.table_title.setText(self.tr("At the table"))
        page.body.packages_title.setText(self.tr("The package"))
        page.start.setText(self.tr("Deal the Cards"))
        page.entry.retranslate()
        page.body.covers.retranslate()
        page.body.pills.retranslate()
        self._pack_sheet.retranslate()
        self._seat_sheet.retranslate()
        self._name_all_packages()
        self._show(self._draft)

    def arrange(self, m: Metrics) -> None:
        self._page.arrange(m)

    def _connect_table(self) -> None:
        page, strip, sheet = self._page, self._page.body.strip, self._seat_sheet
        page.entry.named.connect(self._add)
        page.entry.height_changed.connect(self.refresh)
        strip.offer_pressed.connect(self._add)
        strip.add_pressed.connect(self._type_name)
        strip.person_pressed.connect(self._open_seat)
        strip.moved.connect(self._move)
        sheet.renamed.connect(self._rename)
        sheet.moved.connect(self._move_and_stay)
        sheet.removed.connect(self._remove)

    def _connect_choices(self) -> None:
        page = self._page
        page.body.covers.chosen.connect(self._choose_pack)
        page.body.all_packages.clicked.connect(self._open_packs)
        self._pack_sheet.chosen.connect(self._choose_pack)
        page.body.pills.set_by_host.connect(self._choose)
        page.body.recommended.wanted.connect(self._recommend)
        page.start.clicked.connect(self._start)
        page.header.back_pressed.connect(self._leave)

    def _show(self, draft: Draft) -> None:
        self._draft = draft
        page, body = self._page, self._page.body
        offered = [name for name in self._known if draft.name_problem(name) is None]
        body.strip.show_people(seat_people(draft.seats), offered=offered)
        typed = page.entry.field.hasFocus()
        page.entry.show_draft(draft)
        body.pills.show_draft(draft)
        body.recommended.show_draft(draft)
        page.header.set_note(count_wording.people(len(draft.names)) if draft.names else "")
        page.start.setEnabled(draft.can_start)
        if typed and draft.is_full:
            page.start.setFocus(Qt.FocusReason.OtherFocusReason)
        page.reason.setText(self._reason())
        page.reason.setVisible(not draft.can_start)
        self.refresh()

    def _reason(self) -> str:
        missing = FEWEST_PLAYERS - len(self._draft.names)
        if missing <= 0:
            return ""
        return self.tr("%n more players are needed.", "", missing)

    def _name_all_packages(self) -> None:
        self._page.body.all_packages.setText(self.tr("All {count}").format(count=self._packages))

    def _change(self, draft: Draft) -> None:
        if self.guard.is_open():
            self._show(draft)
            self.draft_changed.emit(draft)

    def _add(self, name: str) -> None:
        self._change(self._draft.add(name))

    def _rename(self, seat: Seat, name: str) -> None:
        self._change(self._draft.rename(seat, name))

    def _move(self, seat: Seat, to: Seat) -> None:
        self._change(self._draft.move(seat, to))

    def _move_and_stay(self, seat: Seat, to: Seat) -> None:
        self._move(seat, to)
        self._seat_sheet.show_seat(self._draft, to)

    def _remove(self, seat: Seat) -> None:
        # Whoever was taken away by mistake is one press from coming back.
        name = self._draft.names[seat]
        if name not in self._known:
            self._known = (*self._known, name)
        self._change(self._draft.remove(seat))

    def _choose_pack(self, pack: str | None) -> None:
        self._change(replace(self._draft, pack=pack))

    def _choose(self, setting: str, value: object) -> None:
        self._change(self._draft.choose(setting, value))

    def _recommend(self) -> None:
        self._change(self._draft.recommend())

    def _type_name(self) -> None:
        self._page.entry.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_seat(self, seat: Seat) -> None:
        self._seat_sheet.show_seat(self._draft, seat)
        self._seat_sheet.open()

    def _open_packs(self) -> None:
        self._pack_sheet.open()

    def ask_to_replace(self, on_act: Callable[[], None]) -> None:
        """Ask before a game that could be gone on with makes room for this one."""
        ask(
            self,
            self.tr("Another game is waiting"),
            self.tr("Once this one is dealt, the other can’t be resumed."),
            self.tr("Keep It"),
            self.tr("Deal This One"),
            on_act,
        )

    def _start(self) -> None:
        self.act(self.start_game)

    def _leave(self) -> None:
        self.act(self.back)
