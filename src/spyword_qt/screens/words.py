"""Last words and speeches of Secret Bandit: one speaks, in order round the table, and nobody else."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.phase import PublicPhase
from spyword_engine.bandit.views import TableView
from spyword_qt.bandit.day import speaking
from spyword_qt.bandit.day_wording import after_words, caption, turn
from spyword_qt.clock import LAST_SECONDS, ClockView
from spyword_qt.people import Person, person_at
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.named_column import NamedColumn
from spyword_qt.screens.table_screen import TableScreen, place_with_table
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.changing_button import ChangingButton
from spyword_qt.widgets.large_names import LargeNames
from spyword_qt.widgets.pause_button import PauseButton
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.text import Text, TextRole


class WordsScreen(TableScreen):
    """Says who speaks, and for how long if there is a limit; when the time is up, it only says so."""

    spoke = Signal()
    pause = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.WORDS, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._time: ClockView | None = None
        self._turn = Text(role=TextRole.LEAD, tone="soft")
        self._speaker = LargeNames(1, TextRole.NAME)
        self._speaker.name(0).setObjectName("speaker")
        self._title = Text(role=TextRole.TITLELINE, tone="brassink")
        self._clock_says = Text(role=TextRole.SECTION, tone="accent")
        self._rule = Text(role=TextRole.BODY)
        self._sides = Text(role=TextRole.NOTE, tone="soft")
        self._next = Text(role=TextRole.NOTE, tone="mute")
        self._spoke = ChangingButton(icon="check")
        self._spoke.setObjectName("spoke")
        self._spoke.clicked.connect(self._has_spoken)
        self._pause = PauseButton()
        self._pause.setObjectName("pause")
        self._pause.clicked.connect(self._pause_pressed)
        self._column = NamedColumn(self._speaker, TextRole.NAME, self)
        self._column.add(self._turn)
        self._column.add(self._speaker, 4, grows=False)
        self._column.add_pleasant(self._title, 4)
        self._column.add(self._clock_says, 12)
        self._column.add(self._rule, 16)
        self._column.add(self._sides, 6)
        self._column.add(self._next, 10)
        self._column.add_action(self._spoke)
        self._column.add_action(self._pause)
        self._disc = TableDisc(self)
        self.retranslate()

    def show_words(self, view: TableView, people: tuple[Person, ...], clock: ClockView | None) -> None:
        """Show whose words are heard now; `clock` is None where there is no limit."""
        self._view, self._people, self._time = view, people, clock
        self.retranslate()
        self.refresh()
        (self._pause if self._pause.is_main() else self._spoke).setFocus()

    def show_clock(self, clock: ClockView) -> None:
        """Show the time as it goes."""
        before, self._time = self._time, clock
        if before is not None and _state(before) == _state(clock):
            self._show_time(clock)
        else:
            self.retranslate()
            self.refresh()
            if self._pause.is_main() and self.window().focusWidget() is self._spoke:
                self._pause.setFocus()

    def retranslate(self) -> None:
        self._spoke.setText(self.tr("Done Speaking"))
        self._say_how_time_stands()
        view = self._view
        if view is None or view.turn is None:
            return
        self.header.set_caption(caption(view))
        speaker = person_at(self._people, view.turn)
        self._turn.setText(turn(view))
        self._speaker.show_names((speaker.name,))
        self._title.setText(speaker.title)
        self._rule.setText(self.tr("End with “pass”. Nobody else speaks meanwhile."))
        are_last = view.phase is PublicPhase.LAST_WORDS
        self._sides.setText("" if are_last else self.tr("No citizen may help the killers."))
        self._sides.setVisible(not are_last)
        self._next.setText(after_words(view, self._people))
        self._show_table(view)

    def arrange(self, m: Metrics) -> None:
        people = len(self._people)
        place_with_table(self._column, self._disc, self.room_below(m), m, people=people)

    def _show_table(self, view: TableView) -> None:
        speak = speaking(view)
        done = frozenset(speak).difference(view.waiting)
        out = frozenset(out.seat for out in view.out).difference(speak)
        self._disc.show_people(self._people, out=out, done=done, turn=view.turn, order=speak)
        day = self.tr("Day {number}").format(number=view.day)
        if self._time is not None:
            self._show_time(self._time)
        elif view.phase is PublicPhase.SPEECHES:
            self._disc.show_clues(len(done), len(speak), day, self._heard(view), self._place(view))
        else:
            self._disc.show_text(day, self._heard(view), self._place(view))

    def _show_time(self, time: ClockView) -> None:
        view = self._view
        if view is None:
            return
        seconds = ceil(time.left)
        is_last = seconds <= LAST_SECONDS
        is_paused = time.paused and time.left > 0
        small = self.tr("Paused") if is_paused else self._heard(view)
        text = f"{seconds // 60}:{seconds % 60:02}"
        fraction = time.left / time.limit if time.limit > 0 else 0.0
        self._disc.show_clock(fraction, text, is_last, small, self._place(view))

    def _say_how_time_stands(self) -> None:
        time = self._time
        paused = time is not None and time.paused and time.left > 0
        self._pause.setVisible(time is not None and time.left > 0)
        self._pause.setText(self.tr("Resume") if paused else self.tr("Pause"))
        # A clock that stands is to go on.
        self._pause.set_main(paused)
        self._spoke.set_main(not paused)
        said = ""
        if time is not None and time.left <= 0:
            said = self.tr("The time is up.")
        elif time is not None and time.stood_still:
            said = self.tr("The device was asleep, so the clock is paused.")
        self._clock_says.setText(said)
        self._clock_says.setVisible(bool(said))

    def _heard(self, view: TableView) -> str:
        if view.phase is PublicPhase.LAST_WORDS:
            return self.tr("Last words")
        return self.tr("Speeches")

    def _place(self, view: TableView) -> str:
        speak = speaking(view)
        number = len(speak) - len(view.waiting) + 1
        return self.tr("{number} of {all}").format(number=number, all=len(speak))

    def _has_spoken(self) -> None:
        self.act(self.spoke)

    def _pause_pressed(self) -> None:
        self.act(self.pause)


def _state(time: ClockView) -> tuple[bool, bool, bool]:
    """All of it that the words beside the table depend on."""
    return time.paused, time.stood_still, time.left <= 0
