"""The picture of a vote of Secret Bandit: who is out, or that there is a tie. No role is told."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.views import TableView
from spyword_engine.bandit.vote import Outcome
from spyword_qt.bandit.day import could_be_chosen, last_vote, tally
from spyword_qt.bandit.day_wording import (
    MOST_NAMED,
    after_vote,
    after_vote_button,
    vote_caption,
    vote_line,
    vote_word,
)
from spyword_qt.people import Person, person_at
from spyword_qt.screens.counted_screen import CountedScreen


class BanditResultScreen(CountedScreen):
    """What the table decided by raised hands."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(clock, parent)
        self._view: TableView | None = None
        self.retranslate()

    def show_result(self, view: TableView, people: tuple[Person, ...]) -> None:
        """Show the last vote, and where it leads."""
        self._view = view
        vote = last_vote(view)
        self.show_tally(vote, tally(vote), people, could_be_chosen(vote))

    def forget(self) -> None:
        self._view = None
        super().forget()

    def retranslate(self) -> None:
        super().retranslate()
        if self._view is not None:
            vote = last_vote(self._view)
            self.header.set_caption(vote_caption(vote))
            self.go_on.setText(after_vote_button(vote))

    def decide(self) -> None:
        view = self._view
        assert view is not None
        vote = last_vote(view)
        self.verdict.say_how(vote_line(vote), after_vote(view, self.people))
        if vote.out is not None:
            hidden = self.tr("Role hidden until the end")
            self.verdict.show_out(person_at(self.people, vote.out), "keyhole", "mute", hidden)
        elif vote.outcome is Outcome.DRAW:
            self.verdict.show_coin("nobody", vote_word(vote))
        elif len(vote.tied) > MOST_NAMED:
            self.verdict.show_coin("people", vote_word(vote))
        else:
            self.verdict.show_duel([person_at(self.people, seat) for seat in vote.tied], vote_word(vote))
