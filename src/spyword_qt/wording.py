"""The rules' own words, in the language of the table."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from spyword_engine.errors import NameProblem
from spyword_engine.settings import Settings, SpeakingMode, TieBreaker, VoteResult


def name_problem(problem: NameProblem) -> str:
    """What is wrong with a name, to be said beside the field."""
    match problem:
        case NameProblem.EMPTY:
            return QCoreApplication.translate("wording", "Type a name first.")
        case NameProblem.TOO_LONG:
            return QCoreApplication.translate("wording", "A name has 24 letters at most.")
        case NameProblem.BAD_CHARACTER:
            return QCoreApplication.translate("wording", "A name can’t hold such a character.")
        case NameProblem.TAKEN:
            return QCoreApplication.translate("wording", "Somebody here has that name already.")
        case _:
            assert_never(problem)


def spies(count: int) -> str:
    """So many spies."""
    return QCoreApplication.translate("wording", "%n spies", "", count)


def roles(settings: Settings) -> str:
    """Who is dealt beside the citizens."""
    counted = spies(settings.spies)
    if not settings.ghost:
        return counted
    return QCoreApplication.translate("wording", "{spies} + ghost").format(spies=counted)


def speaking_mode(mode: SpeakingMode) -> str:
    """How long a clue is."""
    match mode:
        case SpeakingMode.WORD:
            return QCoreApplication.translate("wording", "One word")
        case SpeakingMode.SENTENCE:
            return QCoreApplication.translate("wording", "One sentence")
        case _:
            assert_never(mode)


def vote_result(shown: VoteResult) -> str:
    """What the table sees of a vote."""
    match shown:
        case VoteResult.OPEN:
            return QCoreApplication.translate("wording", "Open")
        case VoteResult.TOTALS:
            return QCoreApplication.translate("wording", "Totals only")
        case _:
            assert_never(shown)


def tie_breaker(breaker: TieBreaker) -> str:
    """What follows a tie."""
    match breaker:
        case TieBreaker.DUEL:
            return QCoreApplication.translate("wording", "Duel")
        case TieBreaker.LOTS:
            return QCoreApplication.translate("wording", "Draw lots")
        case _:
            assert_never(breaker)


def discussion_time(seconds: int | None) -> str:
    """How long the table talks; None is as long as it likes."""
    if seconds is None:
        return QCoreApplication.translate("wording", "Unlimited")
    return QCoreApplication.translate("wording", "%n seconds", "", seconds)
