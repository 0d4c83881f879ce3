"""Whose clue it is: the speaker by name, and the table in speaking order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.phase import Phase
from spyword_engine.seat import Seat
from spyword_engine.settings import SpeakingMode
from spyword_engine.views import TableView
from spyword_qt.people import Person, person_at
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.table_screen import TableScreen, place_with_table
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.text import FitText, Text, TextRole

BUTTONS_KEPT: Final = 0.9
"""Part of the preference for text, that buttons keep where they give way to the rule."""


class _ClueColumn(PageColumn):
    """The rule is as large as it can be: letters get smaller by little at a time, and buttons first."""

    smaller_texts = (1.75, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)

    def settle_letters(self, width: int, height: int, m: Metrics, letters: Metrics) -> bool:
        """Let a button stay on one line rather than take the height that the rule needs."""
        for smaller in letters.with_smaller_text(self.smaller_texts, kept=BUTTONS_KEPT):
            self._rescale_actions(width, smaller)
            if super().settle_letters(width, height, m, letters):
                return True
        return False


class ClueScreen(TableScreen):
    """One after the other says a clue out loud; the screen says who, and how long it may be."""

    gave_clue = Signal()
    check_word = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.CLUE, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._turn = Text(role=TextRole.LEAD, tone="soft")
        self._speaker = FitText(role=TextRole.NAME)
        self._speaker.setObjectName("speaker")
        self._title = Text(role=TextRole.TITLELINE, tone="brassink")
        self._length = Text(role=TextRole.LEAD)
        self._rule = Text(role=TextRole.NOTE, tone="soft")
        self._next = Text(role=TextRole.NOTE, tone="mute")
        self._gave_clue = PrimaryButton(icon="check")
        self._gave_clue.setObjectName("gave_clue")
        self._gave_clue.clicked.connect(self._clue_given)
        self._check_word = SecondaryButton(icon="eye")
        self._check_word.setObjectName("check_word")
        self._check_word.clicked.connect(self._word_asked)
        self._column = _ClueColumn(self)
        self._column.add(self._turn)
        self._column.add(self._speaker, 4, grows=False)
        self._column.add_pleasant(self._title, 4)
        self._column.add(self._length, 16)
        self._column.add(self._rule, 6)
        self._column.add(self._next, 10)
        self._column.add_action(self._gave_clue)
        self._column.add_action(self._check_word)
        self._disc = TableDisc(self)
        self.retranslate()

    def show_clue(self, view: TableView, people: tuple[Person, ...]) -> None:
        """Show whose clue is next in `clues` or `duel_clues`."""
        self._view, self._people = view, people
        self.retranslate()
        self.refresh()
        self._gave_clue.setFocus()

    def retranslate(self) -> None:
        self._gave_clue.setText(self.tr("I Gave My Clue"))
        self._check_word.setText(self.tr("Check My Word"))
        view = self._view
        if view is None or view.turn is None:
            return
        speaker = person_at(self._people, view.turn)
        self._speaker.setText(speaker.name)
        self._title.setText(speaker.title)
        self._length.setText(self._length_sentence(view))
        self._rule.setText(self.tr("Not your word, no part or translation of it, nothing said before."))
        self._next.setText(self._next_sentence(view))
        self._show_order(view)

    def arrange(self, m: Metrics) -> None:
        speaking = 0 if self._view is None else len(_speaking(self._view))
        place_with_table(self._column, self._disc, self.room_below(m), m, people=speaking)

    def _show_order(self, view: TableView) -> None:
        speaking = _speaking(view)
        done = [seat for seat in speaking if seat not in view.waiting]
        is_duel = view.phase is Phase.DUEL_CLUES
        if is_duel:
            caption = self.tr("Round {number}, duel")
            self._turn.setText(self.tr("Duel: your clue"))
        else:
            caption = self.tr("Round {number}, clues")
            self._turn.setText(self.tr("Your turn"))
        self.header.set_caption(caption.format(number=view.round))
        self._disc.show_people(
            [person_at(self._people, seat) for seat in speaking],
            done=frozenset(done),
            turn=view.turn,
            order=speaking,
        )
        count = self.tr("{number} of {all}").format(number=len(done) + 1, all=len(speaking))
        big = self.tr("Duel") if is_duel else self.tr("Clues")
        self._disc.show_clues(len(done), len(speaking), self.tr("Speaking order"), big, count)

    def _length_sentence(self, view: TableView) -> str:
        if view.settings.speaking_mode is SpeakingMode.WORD:
            return self.tr("One word, out loud.")
        return self.tr("One sentence, out loud.")

    def _next_sentence(self, view: TableView) -> str:
        if len(view.waiting) > 1:
            return self.tr("Then {name}.").format(name=person_at(self._people, view.waiting[1]).name)
        if view.phase is Phase.DUEL_CLUES:
            return self.tr("Then the others vote.")
        return self.tr("Then you all talk it over.")

    def _clue_given(self) -> None:
        self.act(self.gave_clue)

    def _word_asked(self) -> None:
        self.act(self.check_word)


def _speaking(view: TableView) -> list[Seat]:
    """Who speaks in this phase, those who have spoken included; who left has no piece of the ring."""
    if view.phase is Phase.DUEL_CLUES and view.last_vote is not None:
        return [seat for seat in view.order if seat in view.last_vote.tied]
    return [seat for seat in view.order if seat in view.inside]
