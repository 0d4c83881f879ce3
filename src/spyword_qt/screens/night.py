"""The judge leads a night: what to say, who is awake, whom they choose, what the police are shown."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.actions import Choose
from spyword_engine.bandit.night import Answer
from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.views import JudgeView
from spyword_engine.seat import Seat
from spyword_qt.bandit.end_wording import night_heading
from spyword_qt.bandit.role_marks import thumb
from spyword_qt.bandit.role_wording import answer_name, waking_words
from spyword_qt.people import Person, person_at
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.night_layout import place_script
from spyword_qt.screens.night_script import NightScript
from spyword_qt.screens.night_targets import NightTargets
from spyword_qt.screens.night_tile import targets_of
from spyword_qt.screens.table_screen import TableScreen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.answer_sign import AnswerSign
from spyword_qt.widgets.buttons import PrimaryButton, QuietButton, SecondaryButton
from spyword_qt.widgets.column import Stack
from spyword_qt.widgets.half_row import HalfRow
from spyword_qt.widgets.scroll import Scroll

NAMES: Final = 0.85
"""Of the letters of what is said aloud, that names have at most."""
ACTS: Final = {
    Phase.KILLERS: "knife",
    Phase.DOCTOR: "needle",
    Phase.BANDIT: "gun",
    Phase.POLICE: "eye",
}
"""The icons of what is confirmed in each step."""


class NightScreen(TableScreen):
    """One step of a night at a time, and the answer to the police as the last of them.

    A choice is made by one tap and told by another. All of it is for the judge's eyes, but the answer.
    """

    is_silent = True
    chose = Signal(object)
    """A seat, or None where the bandit holds fire."""
    called = Signal()
    """A step was called that nobody had to take."""
    back = Signal()
    """A step back is wanted."""
    answer_shown = Signal()
    said = Signal(str)
    """What is to be heard now."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.NIGHT, clock, parent)
        self._view: JudgeView | None = None
        self._people: tuple[Person, ...] = ()
        self._out: Collection[Seat] = ()
        self._is_dummy = self._is_again = False
        self._chosen: Person | None = None
        self._number = 1
        self._targets = NightTargets()
        self._scrolled = Stack()
        self._scrolled.setObjectName("scrolled")
        self._scrolled.add(self._targets)
        self._scroll = Scroll(self._scrolled, self)
        self._targets.chosen.connect(self._choose)
        self._sign = AnswerSign(self)
        self._confirm = PrimaryButton()
        self._confirm.setObjectName("confirm")
        self._confirm.clicked.connect(self._send)
        self._seen = PrimaryButton(icon="check")
        self._seen.setObjectName("answer_shown")
        self._seen.clicked.connect(self._answer_seen)
        self._hold = SecondaryButton(icon="pass", size="slim")
        self._hold.setObjectName("hold_fire")
        self._hold.setCheckable(True)
        self._hold.clicked.connect(self._choose_nobody)
        self._back = QuietButton(icon="back", size="slim")
        self._back.setObjectName("back")
        self._back.clicked.connect(self._step_back)
        self._script = NightScript(self)
        self._script.add_action(self._confirm)
        self._script.add_action(self._seen)
        # A first step has none before it, and only the bandit holds fire: all stand where they always do.
        self._script.add_action(HalfRow(self._back, self._hold))

    def show_night(
        self,
        view: JudgeView,
        people: tuple[Person, ...],
        *,
        number: int,
        out: Collection[Seat],
        may_step_back: bool,
        is_dummy: bool,
        taken: Choose | None = None,
    ) -> None:
        """Show a step of the night of that `number`; `is_dummy` where it is only called, and nobody takes it.

        Where it is stepped back to, what was `taken` in it is chosen still.

        Those who are `out` keep their places: the judge finds everybody where they always are.
        """
        self.forget()
        self._view, self._people, self._out, self._is_dummy = view, people, out, is_dummy
        self._number, self._is_again = number, taken is not None
        if taken is not None:
            self._chosen = None if taken.seat is None else self._person(taken.seat)
            self._hold.setChecked(taken.seat is None)
        is_answer = view.answer is not None
        self._scroll.setVisible(not is_answer)
        self._sign.setVisible(is_answer)
        self._confirm.setHidden(is_answer)
        self._seen.setVisible(is_answer)
        self._hold.setVisible(view.may_hold and not is_dummy)
        self._back.setVisible(may_step_back)
        self.retranslate()
        self.refresh()

    def enter(self) -> None:
        super().enter()
        if self._view is None:
            return
        if self._view.answer is None and not self._is_again:
            self.said.emit(waking_words(self._view.phase))
        self._first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        self.hold_focus()
        self._view, self._people, self._out, self._chosen = None, (), (), None
        self._targets.forget()
        self._sign.forget()
        self._script.forget()
        self._hold.setChecked(False)

    def retranslate(self) -> None:
        self.header.set_caption(night_heading(self._number))
        self._seen.setText(self.tr("They Have Seen It"))
        self._hold.setText(self.tr("Hold Fire"))
        self._back.setText(self.tr("One Step Back"))
        view = self._view
        if view is None:
            return
        if view.answer is not None and view.checked is not None:
            about, words = self._person(view.checked), [answer_name(answer) for answer in Answer]
            self._sign.show_answer(thumb(view.answer), answer_name(view.answer), about, words)
            self._script.show_end(view.phase)
            return
        self._script.keep_room(view, self._people)
        self._confirm.setText(self.tr("Go On") if self._is_dummy else self.tr("Confirm"))
        self._show_targets(view)
        is_asleep = self._is_dummy or self._is_again
        self._script.show_awake(() if is_asleep else [self._person(seat) for seat in view.awake])
        self._mark()

    def arrange(self, m: Metrics) -> None:
        self._scrolled.space(m)
        place = self._place_script(m)
        self._targets.fit(place.height(), round(NAMES * self._script.letters(m)))
        self._scroll.setGeometry(place)
        # Upright it goes on from the script to its buttons, and would take every press between them.
        self._script.lower()

    def _place_script(self, m: Metrics) -> QRect:
        """Lay out the script and, where it is shown, the answer: nothing has larger letters than that."""
        room = self.room_below(m)
        self._script.say_at_most(0)
        place = place_script(self._script, self._targets, room, m)
        self._sign.setGeometry(place)
        if not self._sign.isHidden() and self._sign.letters() < self._script.letters(m):
            self._script.say_at_most(self._sign.letters())
            place = place_script(self._script, self._targets, room, m)
            self._sign.setGeometry(place)
        return place

    def _show_targets(self, view: JudgeView) -> None:
        """Lay everybody out, with whom they may choose; a choice that was made stays."""
        chosen = self._chosen
        self._targets.show_targets(targets_of(view, self._people, self._out, nobody=self._is_dummy))
        self._targets.mark(None if chosen is None else chosen.seat)
        order = (*self._targets.tiles(), self._confirm, self._back, self._hold)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _person(self, seat: Seat) -> Person:
        return person_at(self._people, seat)

    def _choose(self, person: Person) -> None:
        self._chosen = person
        self._hold.setChecked(False)
        self._mark()
        self.refresh()

    def _choose_nobody(self) -> None:
        self._chosen = None
        self._hold.setChecked(True)
        self._mark()
        self.refresh()

    def _mark(self) -> None:
        """Show what is chosen, and what is to be said and done next."""
        view = self._view
        if view is None:
            return
        holds, chosen = self._hold.isChecked(), self._chosen
        self._targets.mark(None if chosen is None else chosen.seat)
        self._hold.set_icon("check" if holds else "pass")
        self._confirm.set_icon(ACTS[view.phase] if chosen is not None else "check")
        self._confirm.setEnabled(self._is_dummy or holds or chosen is not None)
        if self._is_dummy:
            self._script.show_dummy(view.phase)
        elif self._is_again:
            self._script.show_again(view.phase, "" if chosen is None else chosen.name)
        elif holds or chosen is not None:
            self._script.show_chosen(view.phase, "" if chosen is None else chosen.name)
        else:
            self._script.show_step(view)

    def _first_focus(self) -> QWidget:
        if not self._seen.isHidden():
            return self._seen
        return next((tile for tile in self._targets.tiles() if tile.isEnabled()), self._confirm)

    def _send(self) -> None:
        if self._is_dummy:
            self.act(self.called)
        else:
            self.act(self.chose, None if self._chosen is None else self._chosen.seat)

    def _answer_seen(self) -> None:
        self.act(self.answer_shown)

    def _step_back(self) -> None:
        self.act(self.back)
