"""Somebody's numbers in words."""

from __future__ import annotations

from datetime import date
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from spyword_engine.progress.line import Verdict
from spyword_qt import time_wording
from spyword_qt.screens.seen_people import EveningView, LevelView, PeriodView, Unit

Facts: TypeAlias = tuple[tuple[str, str], ...]
"""What each is called, and what it comes to."""
Group: TypeAlias = tuple[str, Facts]
"""Facts under a heading."""


def level(view: LevelView) -> str:
    """How far somebody is on their level."""
    return QCoreApplication.translate("stats", "Level {level}, {xp} of {step} XP").format(
        level=view.number, xp=time_wording.number(view.into), step=time_wording.number(view.step)
    )


def level_name(number: int) -> str:
    """A level by its number."""
    return QCoreApplication.translate("stats", "Level {level}").format(level=number)


def to_next_level(view: LevelView) -> str:
    """How much is missing to the next level."""
    return QCoreApplication.translate("stats", "{xp} XP to level {level}").format(
        xp=time_wording.number(view.step - view.into), level=view.number + 1
    )


def won_of(won: int, played: int) -> str:
    """How many of how many games were won."""
    return QCoreApplication.translate("stats", "{won} of {played}").format(
        won=time_wording.number(won), played=time_wording.number(played)
    )


def verdict(which: Verdict) -> str:
    """How a game went, in a list of several."""
    match which:
        case Verdict.WON:
            return QCoreApplication.translate("stats", "won")
        case Verdict.LOST:
            return QCoreApplication.translate("stats", "lost")
        case Verdict.NEITHER:
            return QCoreApplication.translate("stats", "nobody won")


def votes_on_target(count: int) -> str:
    """How many votes of one game were on target."""
    return QCoreApplication.translate("stats", "%n votes on target", "", count)


def xp_gained(xp: int) -> str:
    """What a game brought."""
    return QCoreApplication.translate("stats", "+{xp} XP").format(xp=xp)


def standing(evening: EveningView) -> str:
    """How far somebody was on an evening."""
    return QCoreApplication.translate("stats", "Evening of {day}: {xp} XP, level {level}").format(
        day=time_wording.day(evening.day), xp=time_wording.number(evening.xp), level=evening.level
    )


def period(unit: Unit, first: date) -> str:
    """An evening, a month or a year. A game that ended after midnight belongs to the evening before."""
    when = start(unit, first)
    if unit is Unit.EVENING:
        return QCoreApplication.translate("stats", "Evening of {day}").format(day=when)
    return when


def start(unit: Unit, first: date) -> str:
    """The date of an evening; a month or a year."""
    match unit:
        case Unit.EVENING:
            return time_wording.day(first)
        case Unit.MONTH:
            return time_wording.month(first)
        case Unit.YEAR:
            return time_wording.year(first)


def wins(unit: Unit, view: PeriodView) -> str:
    """How a period went."""
    sentence = QCoreApplication.translate("stats", "{when}: {won} of %n games won", "", view.played)
    return sentence.format(when=period(unit, view.first), won=view.won)
