"""What is said to everybody at dawn and on a day of Secret Bandit, as whole sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from spyword_engine.bandit.circle import words_are_given
from spyword_engine.bandit.out import At
from spyword_engine.bandit.phase import PublicPhase
from spyword_engine.bandit.views import TableView
from spyword_engine.bandit.vote import Outcome, Vote, VoteKind
from spyword_engine.seat import Seat
from spyword_qt import phrasing
from spyword_qt.bandit.day import follow_a_vote, gone_at_dawn, last_vote, speak_on_a_tie, votes_for
from spyword_qt.outcome_wording import listed
from spyword_qt.people import Person, person_at

MOST_LISTED: Final = 6
MOST_NAMED: Final = 4
"""People whom a sentence names; of more it tells how many they are."""


def after_dawn(view: TableView, people: tuple[Person, ...]) -> str:
    """What comes after it. Only the judge knows whether the game is over: the table hears of both."""
    gone, order = gone_at_dawn(view), view.order or ()
    if gone and words_are_given(len(view.players), view.day, At.NIGHT):
        sentence = QCoreApplication.translate(
            "bandit day", "Unless that ends the game, last words come next: {names}."
        )
        return sentence.format(names=_names(gone, people))
    if gone:
        sentence = QCoreApplication.translate(
            "bandit day", "Unless that ends the game, the speeches come next. {name} begins."
        )
    else:
        sentence = QCoreApplication.translate("bandit day", "The speeches come next. {name} begins.")
    return sentence.format(name=_names(order[:1], people))


def caption(view: TableView) -> str:
    """Where the day is, for the line at the top."""
    match view.phase:
        case PublicPhase.DAWN:
            sentence = QCoreApplication.translate("bandit day", "Day {number}, dawn")
        case PublicPhase.LAST_WORDS:
            sentence = QCoreApplication.translate("bandit day", "Day {number}, last words")
        case PublicPhase.SPEECHES:
            sentence = QCoreApplication.translate("bandit day", "Day {number}, speeches")
        case PublicPhase.TIE_SPEECHES:
            sentence = QCoreApplication.translate("bandit day", "Day {number}, speeches after a tie")
        case PublicPhase.TIE_VOTE:
            sentence = QCoreApplication.translate("bandit day", "Day {number}, vote after a tie")
        case _:
            sentence = QCoreApplication.translate("bandit day", "Day {number}, vote")
    return sentence.format(number=view.day)


def vote_caption(vote: Vote) -> str:
    """Which vote it was."""
    if vote.kind is VoteKind.VOTE:
        sentence = QCoreApplication.translate("bandit day", "Day {number}, result")
    else:
        sentence = QCoreApplication.translate("bandit day", "Day {number}, result after a tie")
    return sentence.format(number=vote.day)


def turn(view: TableView) -> str:
    """What whoever speaks now does."""
    if view.phase is PublicPhase.LAST_WORDS:
        return QCoreApplication.translate("bandit day", "Last words")
    if view.phase is PublicPhase.SPEECHES:
        return QCoreApplication.translate("bandit day", "Speech")
    if last_vote(view).kind is VoteKind.VOTE:
        return QCoreApplication.translate("bandit day", "Tied, and heard again")
    return QCoreApplication.translate("bandit day", "Not tied, and heard again")


def after_words(view: TableView, people: tuple[Person, ...]) -> str:
    """What comes when the one who speaks now has done so."""
    if len(view.waiting) > 1:
        sentence = QCoreApplication.translate("bandit day", "Then {name}.")
        return sentence.format(name=_names(view.waiting[1:2], people))
    if view.phase is not PublicPhase.LAST_WORDS:
        return QCoreApplication.translate("bandit day", "Then you vote, with hands raised.")
    if follow_a_vote(view):
        return QCoreApplication.translate("bandit day", "Then night falls.")
    sentence = QCoreApplication.translate("bandit day", "Then the speeches. {name} begins.")
    return sentence.format(name=_names((view.order or ())[:1], people))


def vote_line(vote: Vote) -> str:
    """How a vote came to its outcome."""
    match vote.outcome:
        case Outcome.OUT:
            assert vote.out is not None
            number = votes_for(vote, vote.out)
            sentence = QCoreApplication.translate("wording", "Out with %n of {all} votes", "", number)
            return sentence.format(all=len(vote.ballots))
        case Outcome.TIE | Outcome.DRAW:
            number = votes_for(vote, vote.tied[0])
            if not number:
                return _tie() if vote.outcome is Outcome.TIE else _no_hand()
            return QCoreApplication.translate("wording", "Tied with %n votes each", "", number)
        case _:
            assert_never(vote.outcome)


def vote_word(vote: Vote) -> str:
    """What a vote that put nobody out is, in a word."""
    if vote.outcome is Outcome.DRAW:
        return QCoreApplication.translate("bandit day", "A draw")
    # That all are tied at none is less than why.
    return _tie() if votes_for(vote, vote.tied[0]) else _no_hand()


def after_vote(view: TableView, people: tuple[Person, ...]) -> str:
    """Where a vote leads. Only the judge knows whether somebody's going ends the game."""
    vote = last_vote(view)
    match vote.outcome:
        case Outcome.OUT:
            return _after_out(view, vote, people)
        case Outcome.TIE:
            return _after_tie(view, vote, people)
        case Outcome.DRAW:
            return QCoreApplication.translate("bandit day", "Tied a third time: the game ends as a draw.")
        case _:
            assert_never(vote.outcome)


def after_vote_button(vote: Vote) -> str:
    """The button that leads on from a vote."""
    if vote.outcome is Outcome.DRAW:
        return QCoreApplication.translate("bandit day", "See Who Was Who")
    return QCoreApplication.translate("bandit day", "Go On")


def without_a_vote(number: int) -> str:
    """How many haven't raised a hand so far."""
    if number == 0:
        return QCoreApplication.translate("bandit day", "Everybody has voted.")
    return QCoreApplication.translate("bandit day", "%n have no vote yet.", "", number)


def hands_of(number: int) -> str:
    """How many hands are raised against somebody."""
    if number == 0:
        return QCoreApplication.translate("bandit day", "no hand")
    return QCoreApplication.translate("bandit day", "%n hands", "", number)


def some(names: Sequence[str]) -> str:
    """People in a sentence; where they are too many for one, how many they are."""
    if len(names) <= MOST_LISTED:
        return listed(names)
    return QCoreApplication.translate("bandit day", "%n people", "", len(names))


def _after_out(view: TableView, vote: Vote, people: tuple[Person, ...]) -> str:
    assert vote.out is not None
    if words_are_given(len(view.players), view.day, At.VOTE):
        sentence = QCoreApplication.translate(
            "bandit day", "Unless that ends the game, {name} leaves last words, and night falls."
        )
        return sentence.format(name=person_at(people, vote.out).name)
    return QCoreApplication.translate("bandit day", "Unless that ends the game, night falls.")


def _after_tie(view: TableView, vote: Vote, people: tuple[Person, ...]) -> str:
    speak = speak_on_a_tie(vote, view)
    if not speak:
        return QCoreApplication.translate("bandit day", "Everybody is tied again, so you vote again at once.")
    if len(speak) <= MOST_NAMED:
        sentence = QCoreApplication.translate("bandit day", "Heard again: {names}.")
        heard = sentence.format(names=_names(speak, people))
    elif set(speak) == set(view.inside):
        return QCoreApplication.translate(
            "bandit day", "All %n are tied: all are heard again, and then you vote again.", "", len(speak)
        )
    elif vote.kind is VoteKind.VOTE:
        heard = QCoreApplication.translate(
            "bandit day", "The %n who are tied are heard again.", "", len(speak)
        )
    else:
        heard = QCoreApplication.translate(
            "bandit day", "The %n who are not tied are heard again.", "", len(speak)
        )
    vote_again = QCoreApplication.translate("bandit day", "Then everybody votes, only among those tied.")
    return phrasing.paragraph((heard, vote_again))


def _tie() -> str:
    return QCoreApplication.translate("bandit day", "A tie")


def _no_hand() -> str:
    return QCoreApplication.translate("bandit day", "Nobody raised a hand")


def _names(seats: Sequence[Seat], people: tuple[Person, ...]) -> str:
    return listed([person_at(people, seat).name for seat in seats])
