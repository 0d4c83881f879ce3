"""What is said of a game that is over, on its screen and on the picture of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from spyword_engine.deal import Role
from spyword_engine.ending import Winner
from spyword_engine.settings import VoteResult
from spyword_engine.views import EndView, TableView
from spyword_qt.outcome_wording import (
    guess_note,
    guess_sentence,
    rounds_sentence,
    why_sentence,
    winner_title,
)

GLYPHS: Final = {
    Winner.CITIZENS: "citizen",
    Winner.SPIES: "spy",
    Winner.GHOST: "ghost",
    Winner.NOBODY: "nobody",
}


@dataclass(frozen=True, slots=True)
class EndTexts:
    """Everything but names and votes, in the language of the moment."""

    glyph: str
    """The icon of who has won."""
    winner: str
    why: str
    """Why the game ended, in short."""
    story: str
    """The same with the rounds that it took."""
    citizens: str
    """Whose word the citizens' is."""
    spies: str
    guess: str
    """What the ghost guessed; empty where there was no guess."""
    guess_note: str


def end_of(view: TableView) -> EndView:
    """The end of a game that is over."""
    assert view.end is not None
    return view.end


def end_texts(view: TableView) -> EndTexts:
    """Say how a game ended."""
    end, spies = end_of(view), view.settings.spies
    citizens = sum(end.roles[seat] is Role.CITIZEN for seat in view.inside)
    why = why_sentence(end.why, ghost=view.settings.ghost, citizens=citizens)
    story = QCoreApplication.translate("OverScreen", "{rounds} {why}")
    one_spy = QCoreApplication.translate("OverScreen", "The spy’s word")
    more_spies = QCoreApplication.translate("OverScreen", "The spies’ word")
    return EndTexts(
        glyph=GLYPHS[end.winner],
        winner=winner_title(end.winner, spies, ghost=view.settings.ghost),
        why=why,
        story=story.format(rounds=rounds_sentence(view.round), why=why),
        citizens=QCoreApplication.translate("OverScreen", "The citizens’ word"),
        spies=one_spy if spies == 1 else more_spies,
        guess="" if end.guess is None else guess_sentence(end.guess),
        guess_note="" if end.guess is None else guess_note(end.guess),
    )


def votes_heading(view: TableView, *, short: bool = False, last: bool = False) -> str:
    """What stands over roles and votes; `last` where not even all votes are there."""
    if not end_of(view).log:
        return QCoreApplication.translate("OverScreen", "Who was who")
    if last:
        return QCoreApplication.translate("OverScreen", "Who was who, and the last votes")
    if view.settings.vote_result is VoteResult.TOTALS:
        if short:
            return QCoreApplication.translate("OverScreen", "Votes received")
        return QCoreApplication.translate("OverScreen", "Who was who, and votes received")
    if short:
        return QCoreApplication.translate("OverScreen", "Every vote")
    return QCoreApplication.translate("OverScreen", "Who was who, and every vote")
