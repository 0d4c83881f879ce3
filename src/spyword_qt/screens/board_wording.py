"""What a board says."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spyword_qt import time_wording
from spyword_qt.screens.board_ranks import ENOUGH_GAMES, Era, Measure, games_of, percent
from spyword_qt.screens.seen_people import Score

ICONS: Final = {
    Measure.WINS: "trophy",
    Measure.WIN_RATE: "percent",
    Measure.VOTES: "target",
    Measure.GUESSES: "ghost",
}


def measure_name(measure: Measure) -> str:
    """What people are ranked by, as the name of a choice."""
    match measure:
        case Measure.WINS:
            return QCoreApplication.translate("board", "Games won")
        case Measure.WIN_RATE:
            return QCoreApplication.translate("board", "Win rate")
        case Measure.VOTES:
            return QCoreApplication.translate("board", "Votes on target")
        case Measure.GUESSES:
            return QCoreApplication.translate("board", "Ghost’s guesses")


def measure_note(measure: Measure, era: Era) -> str:
    """What counts there."""
    match measure:
        case Measure.WINS:
            return QCoreApplication.translate("board", "Won on whatever side.")
        case Measure.WIN_RATE:
            return QCoreApplication.translate(
                "board", "From %n games on: before that, a little luck would lead.", "", ENOUGH_GAMES[era]
            )
        case Measure.VOTES:
            return QCoreApplication.translate(
                "board", "Cast as a citizen against a spy or the ghost, or against the killers’ side."
            )
        case Measure.GUESSES:
            return QCoreApplication.translate("board", "Games that a ghost won by guessing the word.")


def value(score: Score, measure: Measure) -> str:
    """The number that somebody stands on the board with."""
    match measure:
        case Measure.WINS:
            return time_wording.number(score.won)
        case Measure.WIN_RATE:
            return time_wording.percent(percent(score))
        case Measure.VOTES:
            return time_wording.number(score.votes_on_target)
        case Measure.GUESSES:
            return time_wording.number(score.ghost_guesses)


def value_note(score: Score, measure: Measure) -> str:
    """What the number is out of."""
    match measure:
        case Measure.WIN_RATE:
            return QCoreApplication.translate("board", "{won} of %n games", "", score.played).format(
                won=score.won
            )
        case Measure.VOTES:
            return QCoreApplication.translate("board", "of %n votes", "", score.votes_cast)
        case Measure.WINS | Measure.GUESSES:
            return QCoreApplication.translate("board", "of %n games", "", games_of(score, measure))


def nobody(measure: Measure, era: Era) -> str:
    """Why the board is empty."""
    if measure is Measure.WIN_RATE:
        return QCoreApplication.translate("board", "Nobody has played so many games yet.")
    if measure is Measure.VOTES:
        # Who has played may have cast none that could be on target, or none that is seen yet.
        return QCoreApplication.translate("board", "No votes to show yet.")
    if measure is Measure.GUESSES:
        return QCoreApplication.translate("board", "No ghost has guessed the word yet.")
    if era is Era.TONIGHT:
        return QCoreApplication.translate("board", "None of the people here has played tonight.")
    return QCoreApplication.translate("board", "None of the people here has played yet.")
