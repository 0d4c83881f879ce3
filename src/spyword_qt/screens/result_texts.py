"""What is said of a vote's result, beyond who is out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spyword_engine.ballot import Outcome
from spyword_engine.views import TableView, VoteView
from spyword_qt.outcome_wording import listed, sides_sentence
from spyword_qt.people import Person, person_at
from spyword_qt.standing import Follows, follows, still_in


def result_note(view: TableView, vote: VoteView, people: tuple[Person, ...]) -> str:
    """Where it leads, or who are still in; nothing where roles are hidden."""
    step = follows(view)
    if step is Follows.DUEL:
        names = listed([person_at(people, seat).name for seat in vote.tied])
        sentence = QCoreApplication.translate(
            "ResultScreen", "{names} give one more clue, then the others vote."
        )
        return sentence.format(names=names)
    if step is Follows.GUESS:
        return QCoreApplication.translate("ResultScreen", "One try to name the citizens’ word.")
    if step is Follows.PRIVATE:
        return QCoreApplication.translate(
            "ResultScreen", "Hand the device to whoever is out: one screen is for them alone."
        )
    if step is Follows.OVER:
        return QCoreApplication.translate("ResultScreen", "That decides the game.")
    if vote.outcome is Outcome.PASSED:
        return QCoreApplication.translate(
            "ResultScreen", "Once more round the table with the same words. The next vote can’t be passed."
        )
    if vote.outcome is Outcome.DUEL:
        return QCoreApplication.translate("ResultScreen", "Somebody of the duel has left, so there is none.")
    sides = still_in(view)
    return "" if sides is None else sides_sentence(sides)
