"""The dawn of Secret Bandit: who went in the night, but neither why nor what they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.views import TableView
from spyword_qt.bandit.day import gone_at_dawn
from spyword_qt.bandit.day_wording import after_dawn, caption
from spyword_qt.bandit.night_wording import say_aloud
from spyword_qt.bandit.role_wording import morning_words
from spyword_qt.people import Person, person_at
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.named_column import NamedColumn
from spyword_qt.screens.table_screen import TableScreen, place_with_table
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.sounds import Cue, ask_for
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.large_names import LargeNames
from spyword_qt.widgets.sunrise import Sunrise
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.text import Text, TextRole

MOST_OUT: Final = 3
"""A victim, somebody shot, and somebody with two needles in them."""


class DawnScreen(TableScreen):
    """A calm moment: everybody is woken, the sun comes up, and the names of who is out are read."""

    continue_ = Signal()
    said = Signal(str)
    """What is to be heard now."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.DAWN, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._is_new = False
        self._call = Text(role=TextRole.TITLELINE, tone="brassink")
        self._words = Text(role=TextRole.SECTION)
        self._heading = Text(role=TextRole.LEAD, tone="soft")
        self._names = LargeNames(MOST_OUT, TextRole.PERSON)
        self._secrecy = Text(role=TextRole.NOTE, tone="soft")
        self._next = Text(role=TextRole.NOTE, tone="soft")
        self._continue = PrimaryButton(icon="arrow")
        self._continue.setObjectName("continue")
        self._continue.clicked.connect(self._go_on)
        self._column = NamedColumn(self._names, TextRole.PERSON, self)
        self._column.add(self._call)
        self._column.add(self._words, 2)
        self._column.add(self._heading, 16)
        self._column.add(self._names, 4, grows=False)
        self._column.add(self._secrecy, 10)
        self._column.add(self._next, 10)
        self._column.add_action(self._continue)
        self._column.scroll_by_keys(self)
        self._disc = TableDisc(self)
        self._sunrise = Sunrise(self)
        self.retranslate()

    def show_dawn(self, view: TableView, people: tuple[Person, ...], *, again: bool = False) -> None:
        """Show who is out by the night that is over, and what the day begins with.

        Seen `again`, as on the way back from the rules, it is still the same morning.
        """
        self._view, self._people, self._is_new = view, people, not again
        self.retranslate()
        self.refresh()
        self._continue.setFocus()

    def enter(self) -> None:
        super().enter()
        view = self._view
        if view is None or not self._is_new:
            return
        self._is_new = False
        self._sunrise.rise()
        self.said.emit(morning_words())
        if gone_at_dawn(view):
            ask_for(self, Cue.OUT)

    def retranslate(self) -> None:
        self._continue.setText(self.tr("Go On"))
        self._call.setText(say_aloud())
        self._words.setText(morning_words())
        view = self._view
        if view is None:
            return
        self.header.set_caption(caption(view))
        gone = [person_at(self._people, seat) for seat in gone_at_dawn(view)]
        if gone:
            out = QCoreApplication.translate("DawnScreen", "Out last night", "", len(gone))
            self._heading.setText(out)
            self._secrecy.setText(self.tr("Why, and their roles, stay secret until the end."))
        else:
            self._heading.setText(self.tr("Last night"))
            self._secrecy.setText("")
        self._secrecy.setVisible(bool(gone))
        told = [person.name for person in gone] or [self.tr("Nobody is out")]
        self._names.show_names(told)
        self._next.setText(after_dawn(view, self._people))
        self._disc.show_people(self._people, out=frozenset(out.seat for out in view.out))
        self._disc.show_text(self.tr("Day {number}").format(number=view.day), "", "")

    def arrange(self, m: Metrics) -> None:
        place_with_table(self._column, self._disc, self.room_below(m), m, people=len(self._people))
        self._sunrise.setGeometry(self._disc.middle().translated(self._disc.pos()).toAlignedRect())

    def _go_on(self) -> None:
        self.act(self.continue_)
