"""A game is set up: who plays, with which package and settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.errors import NameProblem
from spyword_engine.seat import Seat
from spyword_qt import count_wording
from spyword_qt.draft import Draft, Led
from spyword_qt.game_kind import GameKind
from spyword_qt.people import Seated
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.pack_sheet import PackSheet
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import PackCover
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.screens.setup_page import SetupPage
from spyword_qt.screens.setup_people import SetupPeople
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.panel import ask


class SetupScreen(Screen):
    """Every change makes a new draft, which is told at once; the game is dealt from the draft told last."""

    draft_changed = Signal(object)
    person_wanted = Signal(str, object)
    """Somebody new is to get a profile, of whom so much of the name is known; a guest's seat, or None."""
    kind_switched = Signal(str, bool)
    """Whether a surprise may be of the kind of that group."""
    start_game = Signal()
    back = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.SETUP, clock, parent)
        self._draft = Draft()
        self._packages = 0
        self._arranged_for: object = None
        self._page = SetupPage(self)
        self._people = SetupPeople(self, self._page.body.strip, self._page.top.entry)
        self._pack_sheet = PackSheet(self)
        self._connect_table()
        self._connect_choices()
        self.retranslate()

    def show_setup(
        self, draft: Draft, last: tuple[Seated, ...] = (), known: tuple[KnownPerson, ...] = ()
    ) -> None:
        """Show a draft, who was at the last table, and who has a profile: who played last comes first."""
        self._people.begin(last)
        self._people.show_known(known)
        self._show(draft)

    def show_known(self, known: tuple[KnownPerson, ...]) -> None:
        """Show who has a profile by now."""
        self._people.show_known(known)
        self._show(self._draft)

    def seat(self, profile: str, seat: Seat | None = None) -> None:
        """Let somebody who is shown as known sit down: on a guest's seat, who they are, or on the next."""
        self._people.seat(profile, seat)

    def show_packs(self, covers: tuple[PackCover, ...], chosen: str | None) -> None:
        """Show the packages there are, and which one is chosen; None is a surprise."""
        self._page.word.covers.show_packs(covers, chosen)
        self._pack_sheet.show_packs(covers, chosen)
        if self._packages != len(covers):
            self._packages = len(covers)
            self._name_all_packages()
            self.refresh()

    def offer_voice(self, has_voice: bool) -> None:
        """Offer that the device says the judge's script, or say nothing of it."""
        self._page.judged.settings.offer_voice(has_voice)

    def enter(self) -> None:
        super().enter()
        page = self._page
        first: QWidget = page.start if self._draft.can_start else page.body.strip.all_button
        if first.isHidden():
            first = page.top.entry.field
        page.word.covers.begin()
        if self._lacks_only_judge():
            self._go_to_judge()
        else:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        field = self._page.top.entry.field
        if field.isEnabled() and event.text().isprintable() and event.text().strip():
            # A name can be typed whatever was pressed last.
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.insert(event.text())
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        page = self._page
        page.top.choice.retranslate()
        page.top.table_title.setText(self.tr("At the table"))
        page.start.setText(self.tr("Deal the Cards"))
        page.word.retranslate()
        page.judged.retranslate()
        self._pack_sheet.retranslate()
        self._people.retranslate()
        self._name_all_packages()
        self._show(self._draft)

    def arrange(self, m: Metrics) -> None:
        self._page.arrange(m)

    def _connect_table(self) -> None:
        self._people.wanted.connect(self._change)
        self._people.person_wanted.connect(self.person_wanted)
        self._page.top.entry.height_changed.connect(self.refresh)
        self._page.body.strip.all_pressed.connect(self._focus_start)

    def _connect_choices(self) -> None:
        page = self._page
        page.word.covers.chosen.connect(self._choose_pack)
        page.word.all_packages.clicked.connect(self._open_packs)
        self._pack_sheet.chosen.connect(self._choose_pack)
        self._pack_sheet.switched.connect(self.kind_switched)
        self._pack_sheet.dismissed.connect(self._close_packs)
        page.top.choice.chosen.connect(self._choose_game)
        page.judged.judge_named.connect(self._name_judge)
        page.judged.settings.set_by_host.connect(self._lead)
        page.word.settings.set_by_host.connect(self._choose)
        page.word.recommended.wanted.connect(self._recommend)
        page.start.clicked.connect(self._start)
        page.top.header.back_pressed.connect(self._leave)

    def _show(self, draft: Draft) -> None:
        page = self._page
        typed = page.top.entry.field.hasFocus()
        draft = self._draft = self._people.show_draft(draft)
        page.top.choice.show_game(draft.game)
        # Both: what is hidden is not to keep another language's texts.
        page.word.show_draft(draft)
        page.judged.show_draft(draft)
        page.body.show_part(page.parts[draft.game])
        page.top.header.set_note(count_wording.people(len(draft.names)) if draft.names else "")
        page.start.setEnabled(draft.can_start)
        if typed and draft.is_full:
            self._focus_next()
        page.reason.setText(self._reason())
        page.reason.setVisible(not draft.can_start)
        shown = draft, self._people.offers
        if shown != self._arranged_for:
            self._arranged_for = shown
            self.refresh()

    def _reason(self) -> str:
        missing = self._draft.missing
        if missing < 0:
            return self.tr("%n players too many for this game.", "", -missing)
        if self._draft.has_judge and not self._draft.seats:
            return self.tr("{fewest} players are needed, and a judge.").format(fewest=self._draft.fewest)
        if missing:
            return self.tr("%n more players are needed.", "", missing)
        if self._draft.can_start:
            return ""
        is_nobody = self._draft.judge_problem is NameProblem.EMPTY
        return self.tr("Who is the judge?") if is_nobody else self.tr("The judge needs another name.")

    def _name_all_packages(self) -> None:
        self._page.word.all_packages.setText(self.tr("All {count}").format(count=self._packages))

    def _change(self, draft: Draft) -> None:
        if self.guard.is_open():
            self._show(draft)
            self.draft_changed.emit(self._draft)

    def _focus_next(self) -> None:
        """Everybody sits there: what is missing now is the judge's name, or nothing."""
        if self._lacks_only_judge():
            self._go_to_judge()
        else:
            self._focus_start()

    def _lacks_only_judge(self) -> bool:
        return self._draft.has_judge and not self._draft.missing and not self._draft.can_start

    def _go_to_judge(self) -> None:
        """Have the judge's name typed, wherever large letters have scrolled it to."""
        self._page.area.ensureWidgetVisible(self._page.judged.judge)
        self._page.judged.judge.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_start(self) -> None:
        self._page.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_pack(self, pack: str | None) -> None:
        self._change(replace(self._draft, pack=pack))

    def _choose(self, setting: str, value: object) -> None:
        self._change(self._draft.choose(setting, value))

    def _recommend(self) -> None:
        self._change(self._draft.recommend())

    def _choose_game(self, game: GameKind) -> None:
        self._change(replace(self._draft, game=game))
        if self._lacks_only_judge():
            self._go_to_judge()

    def _name_judge(self, name: str) -> None:
        if name != self._draft.led.judge:
            self._change(replace(self._draft, led=replace(self._draft.led, judge=name)))

    def _lead(self, led: Led) -> None:
        self._change(replace(self._draft, led=led))

    def _open_packs(self) -> None:
        # The same packages are in the sheet: only those in front can be chosen.
        self._page.word.covers.setEnabled(False)
        self._pack_sheet.open()

    def _close_packs(self) -> None:
        self._page.word.covers.setEnabled(True)

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
