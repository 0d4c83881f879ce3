"""The table's menu: what a host may do to a game that is on. What ends or changes it is asked about first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from spyword_engine.seat import Seat
from spyword_qt.people import Person
from spyword_qt.screens.people_grid import PeopleGrid, width_for
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import Offers
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.board import inner_width
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.text import Text, TextRole

GAP: Final = 12
KEPT_TEXT: Final = 0.6
"""Of the preference for text, that buttons keep rather than stand two in a row."""


class _Entries(QWidget):
    """The menu's buttons, two in a row, and notes below; a last button has its row for itself."""

    def __init__(self, buttons: Sequence[SecondaryButton], notes: Sequence[str]) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._buttons = tuple(buttons)
        self._rows: list[QBoxLayout] = []
        for first in range(0, len(buttons), 2):
            row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            for button in buttons[first : first + 2]:
                row.addWidget(button, 1)
            self._column.addLayout(row)
            self._rows.append(row)
        for note in notes:
            self._column.addWidget(Text(note, TextRole.LABEL, "soft"))

    def spread(self, width: int, m: Metrics) -> None:
        """Take a width in pixels: two buttons a row wherever they fit in letters that are still large."""
        gap = m.px(GAP)
        for smaller in m.with_smaller_text(kept=KEPT_TEXT):
            for button in self._buttons:
                button.rescale(smaller)
            is_wide = 2 * max(button.sizeHint().width() for button in self._buttons) + gap <= width
            if is_wide:
                break
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._column.setSpacing(gap)
        for row in self._rows:
            row.setDirection(direction)
            row.setSpacing(gap)


class TableMenu(Panel):
    """Opens as a choice; leaving, dealing anew and ending it ask in the same place before they are done."""

    undo = Signal()
    leave = Signal(object)
    redeal = Signal()
    give_up = Signal()
    rules = Signal()
    preferences = Signal()
    more_time = Signal()

    def __init__(self, screen: Screen, offers: Offers) -> None:
        self._leavers = offers.leavers or ()
        self._width = width_for(self._leavers)
        super().__init__(screen, "", width=self._width)
        self.set_words(self.tr("Table menu"))
        undo = self._entry("undo", self.tr("Undo Last Step"), partial(self._do, self.undo.emit))
        notes = []
        if not offers.undo:
            why = self.tr("Only a step that everybody saw can be undone, and only until there is a result.")
            notes.append(_refused(undo, why))
        rules = self._entry("rules", self.tr("Rules"), partial(self._do, self.rules.emit))
        preferences = self._entry(
            "preferences", self.tr("Preferences"), partial(self._do, self.preferences.emit)
        )
        entries = [undo, rules, preferences]
        if offers.leavers is not None:
            leave = self._entry("leave", self.tr("Somebody Leaves"), self._ask_who_leaves)
            leave.setEnabled(bool(offers.leavers))
            entries.append(leave)
        if offers.redeal is not None:
            redeal = self._entry("redeal", self.tr("Deal Anew"), self._ask_redeal)
            if not offers.redeal:
                why = self.tr("New cards can be dealt only before the first vote.")
                notes.append(_refused(redeal, why))
            entries.append(redeal)
        give_up = self._entry("give_up", self.tr("End This Game"), self._ask_give_up)
        give_up.setEnabled(offers.give_up)
        entries.append(give_up)
        if offers.more_time:
            on_press = partial(self._do, self.more_time.emit)
            entries.insert(0, self._entry("more_time", self.tr("30 Seconds More"), on_press))
        self._entries: _Entries | None = _Entries(entries, notes)
        self.set_body(self._entries)
        self.safe = self.add_choice(self.tr("Keep Playing"), primary=True, name="keep")

    def turn_to(self, title: str, sentence: str = "") -> None:
        self._entries = None
        super().turn_to(title, sentence)

    def _place(self, m: Metrics) -> None:
        if self._entries is not None:
            self._entries.spread(inner_width(self._width, m), m)
        super()._place(m)

    def _entry(self, name: str, text: str, on_press: Callable[[], None]) -> SecondaryButton:
        button = SecondaryButton(text, name)
        button.setObjectName(name)
        button.clicked.connect(partial(self._heed, on_press))
        return button

    def _heed(self, on_press: Callable[[], None]) -> None:
        if self._screen.guard.is_open():
            on_press()

    def _do(self, emit: Callable[[], None]) -> None:
        self.dismiss()
        emit()

    def _ask_who_leaves(self) -> None:
        self.turn_to(
            self.tr("Who is leaving?"), self.tr("They are out, and still win or lose with their side.")
        )
        people = PeopleGrid(self._leavers, "leave")
        people.chosen.connect(self._ask_leave)
        self.set_body(people)
        self.safe = self.add_choice(self.tr("Keep Playing"), primary=True, name="keep")
        self.open()

    def _ask_leave(self, seat: Seat) -> None:
        if not self._screen.guard.is_open():
            return
        person = self._leaver(seat)
        self._ask(
            self.tr("{name} leaves the game?").format(name=person.name),
            self.tr("The others play on, unless that ends the game. It can’t be undone."),
            self.tr("{name} Leaves").format(name=person.name),
            partial(self.leave.emit, seat),
        )

    def _ask_redeal(self) -> None:
        self._ask(
            self.tr("Deal anew?"),
            self.tr("This game ends without a winner. The same people get new cards from another package."),
            self.tr("Deal Anew"),
            self.redeal.emit,
        )

    def _ask_give_up(self) -> None:
        self._ask(
            self.tr("End this game?"),
            self.tr("It ends for everybody, without a winner, and can’t be resumed."),
            self.tr("End the Game"),
            self.give_up.emit,
        )

    def _ask(self, title: str, sentence: str, act_text: str, on_act: Callable[[], None]) -> None:
        self.turn_to(title, sentence)
        self.safe = self.add_choice(self.tr("Keep Playing"), primary=True, name="keep")
        self.add_choice(act_text, on_act, name="act")
        self.open()

    def _leaver(self, seat: Seat) -> Person:
        return next(person for person in self._leavers if person.seat == seat)


def _refused(button: SecondaryButton, why: str) -> str:
    """Turn a button off and let a screen reader say why, which is returned for those who look."""
    button.setEnabled(False)
    button.setAccessibleDescription(why)
    return why
