"""The picture of a vote: who is out and what they were, or why nobody is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from spyword_engine.ballot import Outcome
from spyword_engine.seat import Seat
from spyword_engine.views import TableView, VoteView
from spyword_qt.outcome_wording import a_role, follows_button, vote_line
from spyword_qt.people import Person, person_at
from spyword_qt.screens.counted_screen import CountedScreen
from spyword_qt.screens.result_texts import result_note
from spyword_qt.standing import candidates, follows, role_of, tally


class ResultScreen(CountedScreen):
    """What the table decided. Lots are shown being drawn, though they were drawn already."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(clock, parent)
        self._view: TableView | None = None
        self.retranslate()

    def show_result(self, view: TableView, people: tuple[Person, ...]) -> None:
        """Show the last vote, and where it leads."""
        self._view = view
        vote = _vote(view)
        self.show_tally(vote, tally(vote), people, candidates(view))

    def forget(self) -> None:
        self._view = None
        super().forget()

    def retranslate(self) -> None:
        super().retranslate()
        view = self._view
        if view is not None:
            self.header.set_caption(self.tr("Round {number}, result").format(number=view.round))
            self.go_on.setText(follows_button(follows(view), view.round))

    def decide(self) -> None:
        view = self._view
        assert view is not None
        vote = _vote(view)
        is_drawn = self.rows.shows_lots() or (self.rows.counts() and vote.outcome is Outcome.LOTS)
        note = self.tr("A tap on the rows ends it.")
        if not is_drawn:
            note = result_note(view, vote, self.people)
        self.verdict.say_how(vote_line(vote), note)
        if is_drawn:
            self.verdict.show_coin("lots", self.tr("A lot"), "mute", self.tr("Being drawn"))
        elif vote.out is None:
            self._show_undecided(vote)
        else:
            self._show_out(view, vote.out)

    def draw_lots(self) -> bool:
        """Let the light fall on whom the lot fell on."""
        view = self._view
        assert view is not None
        vote = _vote(view)
        if vote.outcome is not Outcome.LOTS or vote.out is None:
            return False
        self.rows.draw_lots(vote.tied, vote.out)
        self.retranslate()
        return self.rows.shows_lots()

    def _show_out(self, view: TableView, seat: Seat) -> None:
        person, role = person_at(self.people, seat), role_of(view, seat)
        if role is None:
            self.verdict.show_out(person, "keyhole", "mute", self.tr("Role hidden"))
        else:
            self.verdict.show_out(person, role.value, role.value, a_role(role))

    def _show_undecided(self, vote: VoteView) -> None:
        if vote.outcome is Outcome.DUEL:
            people = [person_at(self.people, seat) for seat in vote.tied]
            self.verdict.show_duel(people, self.tr("A duel"))
        else:
            self.verdict.show_coin("pass", self.tr("Nobody is out"))


def _vote(view: TableView) -> VoteView:
    assert view.last_vote is not None
    return view.last_vote
