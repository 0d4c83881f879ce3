"""The table talks: the clock, how the game stands, and the way to the vote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from spyword_engine.deal import Role
from spyword_engine.seat import Seat
from spyword_engine.views import TableView
from spyword_qt.clock import LAST_SECONDS, ClockView
from spyword_qt.outcome_wording import role_count
from spyword_qt.people import Person, person_at
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.table_screen import TableScreen, place_with_table
from spyword_qt.standing import still_in
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.button_row import ButtonRow
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.changing_button import ChangingButton
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.pause_button import PauseButton
from spyword_qt.widgets.standing_panel import Row, StandingPanel
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.text import Text, TextRole

COLUMN: Final = 400


class _Countdown(QLabel):
    """The time as text for screen readers; the table under it draws the digits."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("countdown")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing: the digits each have a place of their own on the table."""


class _Column(PageColumn):
    """What there is to find out is worth more than large buttons."""

    buttons_give_way = True


class DiscussionScreen(TableScreen):
    """Open talk until somebody starts the vote or the time is up."""

    start_vote = Signal()
    pause = Signal()
    check_word = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.DISCUSSION, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._time: ClockView | None = None
        self._disc = TableDisc(self)
        self._countdown = _Countdown(self)
        self._title = Text(role=TextRole.TITLE)
        self._stopped = Text(role=TextRole.SECTION, tone="accent")
        self._standing = StandingPanel()
        self._start_vote = ChangingButton(icon="ballot")
        self._start_vote.setObjectName("start_vote")
        self._start_vote.clicked.connect(self._vote_pressed)
        self._check_word = SecondaryButton(icon="eye")
        self._check_word.setObjectName("check_word")
        self._check_word.clicked.connect(self._word_asked)
        self._pause = PauseButton()
        self._pause.setObjectName("pause")
        self._pause.clicked.connect(self._pause_pressed)
        self._column = _Column(self)
        self._column.add_pleasant(self._title, grows=False)
        self._column.add(self._stopped)
        self._column.add(self._standing, 24)
        self._minor = ButtonRow(self._check_word, self._pause)
        self._column.add_action(self._start_vote)
        self._column.add_action(self._minor)
        self.retranslate()

    def show_discussion(self, view: TableView, people: tuple[Person, ...], clock: ClockView | None) -> None:
        """Show who talks, and the time; `clock` is None where the talk has no end."""
        self._view, self._people, self._time = view, people, clock
        self.retranslate()
        self.refresh()
        (self._pause if self._pause.is_main() else self._start_vote).setFocus()

    def show_clock(self, clock: ClockView) -> None:
        """Show the time as it goes."""
        was_stopped = self._time is not None and self._time.paused
        self._time = clock
        if was_stopped == clock.paused:
            self._show_time(clock)
        else:
            self.retranslate()
            self.refresh()
            if was_stopped:
                # In portrait the way to the vote may come to lie where the talk was let go on.
                self.guard.close()
            elif self.window().focusWidget() is self._start_vote:
                self._pause.setFocus()

    def retranslate(self) -> None:
        self._start_vote.setText(self.tr("Start Voting"))
        self._check_word.setText(self.tr("Check My Word"))
        self._say_whether_it_runs()
        view = self._view
        if view is None:
            return
        self.header.set_caption(self.tr("Round {number}, discussion").format(number=view.round))
        others = [out.seat for out in view.out if out.seat not in view.order]
        self._disc.show_people(
            [person_at(self._people, seat) for seat in (*view.order, *others)],
            out=frozenset(out.seat for out in view.out),
            order=view.order,
        )
        self._show_standing(view)
        if self._time is None:
            self._countdown.setText("")
            self.set_aside("")
            self._disc.show_text(self.tr("No time limit"), self.tr("Talk"), self._number_in(view))
        else:
            self._show_time(self._time)

    def arrange(self, m: Metrics) -> None:
        room, people = self.room_below(m), len(self._people)
        place_with_table(self._column, self._disc, room, m, people=people, breadth=COLUMN, at_right=True)
        middle = QRect(0, 0, m.px(280), m.px(120))
        middle.moveCenter(self._disc.geometry().center())
        self._countdown.setGeometry(middle)

    def _show_time(self, time: ClockView) -> None:
        is_last = time.seconds <= LAST_SECONDS
        small = self.tr("Last seconds") if is_last else self.tr("Talk it over")
        if time.paused:
            small = self.tr("Paused")
        note = self._number_in(self._view) if self._view is not None else ""
        self._countdown.setText(time.face)
        self.set_aside(time.face)
        fraction = time.left / time.limit if time.limit > 0 else 0.0
        self._disc.show_clock(fraction, time.face, is_last, small, note)

    def _say_whether_it_runs(self) -> None:
        time = self._time
        self._pause.setVisible(time is not None)
        paused = time is not None and time.paused
        self._pause.setText(self.tr("Resume") if paused else self.tr("Pause"))
        # Talk that stands still is to go on: its end mustn't be what is pressed without reading.
        self._pause.set_main(paused)
        self._start_vote.set_main(not paused)
        self._minor.widen(self._pause if paused else self._check_word)
        stood_still = time is not None and time.stood_still
        # One takes the other's place: small windows have no room for both.
        self._title.setText("" if stood_still else self._question())
        self._stopped.setText(
            self.tr("The device was asleep, so the clock is paused.") if stood_still else ""
        )
        self._stopped.setVisible(stood_still)

    def _question(self) -> str:
        """What there is to find out, as far as the table can know it."""
        sides = None if self._view is None else still_in(self._view)
        if sides is not None and sides.get(Role.GHOST) and not sides.get(Role.SPY):
            return self.tr("Who has no word?")
        return self.tr("Who holds the other word?")

    def _show_standing(self, view: TableView) -> None:
        sides = still_in(view)
        if sides is None:
            rows = [Row("keyhole", "mute", self.tr("Roles hidden"), self._people_out(view, None))]
            self._standing.show_rows(self.tr("Still in"), self.tr("Out"), rows)
            self._standing.setVisible(bool(view.out))
            return
        rows = [
            Row(role.value, role.value, role_count(role, number), self._people_out(view, role))
            for role, number in sides.items()
        ]
        self._standing.show_rows(self.tr("Still in"), self.tr("Out"), rows)
        self._standing.show()

    def _people_out(self, view: TableView, role: Role | None) -> tuple[Person, ...]:
        seats: list[Seat] = [out.seat for out in view.out if out.role is role]
        return tuple(person_at(self._people, seat) for seat in seats)

    def _number_in(self, view: TableView) -> str:
        return self.tr("{number} still in").format(number=len(view.inside))

    def _vote_pressed(self) -> None:
        self.act(self.start_vote)

    def _word_asked(self) -> None:
        self.act(self.check_word)

    def _pause_pressed(self) -> None:
        self.act(self.pause)
