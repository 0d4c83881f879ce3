"""Somebody's numbers in words."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QCoreApplication

from spyword_engine.deal import Role
from spyword_engine.progress.line import Verdict
from spyword_qt import count_wording, time_wording
from spyword_qt.screens.seen_people import EveningView, GameView, LevelView, PeriodView, Unit

Facts = tuple[tuple[str, str], ...]
"""What each is called, and what it comes to."""


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


def role(which: Role) -> str:
    """A role as a heading."""
    match which:
        case Role.CITIZEN:
            return QCoreApplication.translate("stats", "Citizen")
        case Role.SPY:
            return QCoreApplication.translate("stats", "Spy")
        case Role.GHOST:
            return QCoreApplication.translate("stats", "Ghost")


def verdict(which: Verdict) -> str:
    """How a game went, in a list of several."""
    match which:
        case Verdict.WON:
            return QCoreApplication.translate("stats", "won")
        case Verdict.LOST:
            return QCoreApplication.translate("stats", "lost")
        case Verdict.NEITHER:
            return QCoreApplication.translate("stats", "nobody won")


def outcome(game: GameView) -> str:
    """How a game went for somebody, and in which role."""
    match game.verdict, game.role:
        case Verdict.WON, Role.CITIZEN:
            return QCoreApplication.translate("stats", "Won as a citizen")
        case Verdict.WON, Role.SPY:
            return QCoreApplication.translate("stats", "Won as a spy")
        case Verdict.WON, Role.GHOST:
            return QCoreApplication.translate("stats", "Won as the ghost")
        case Verdict.LOST, Role.CITIZEN:
            return QCoreApplication.translate("stats", "Lost as a citizen")
        case Verdict.LOST, Role.SPY:
            return QCoreApplication.translate("stats", "Lost as a spy")
        case Verdict.LOST, Role.GHOST:
            return QCoreApplication.translate("stats", "Lost as the ghost")
        case _, Role.CITIZEN:
            return QCoreApplication.translate("stats", "Nobody won, played as a citizen")
        case _, Role.SPY:
            return QCoreApplication.translate("stats", "Nobody won, played as a spy")
        case _:
            return QCoreApplication.translate("stats", "Nobody won, played as the ghost")


def about_game(game: GameView) -> tuple[str, ...]:
    """What else is told of a game: when, what its words were, how many people."""
    facts = (time_wording.moment(game.ended), game.kind, count_wording.people(game.players))
    return tuple(fact for fact in facts if fact)


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


def game_facts(numbers: Mapping[str, int]) -> Facts:
    """How games went."""
    played, won, lost = (numbers[stat] for stat in ("played", "won", "lost"))
    return (
        (QCoreApplication.translate("stats", "Games"), _count(played)),
        (QCoreApplication.translate("stats", "Won"), _count(won)),
        (QCoreApplication.translate("stats", "Lost"), _count(lost)),
        (QCoreApplication.translate("stats", "Won by nobody"), _count(played - won - lost)),
        (QCoreApplication.translate("stats", "Wins in a row now"), _count(numbers["streak"])),
        (QCoreApplication.translate("stats", "Most wins in a row"), _count(numbers["best_streak"])),
        (QCoreApplication.translate("stats", "Losses in a row now"), _count(numbers["losing_run"])),
        (QCoreApplication.translate("stats", "Comebacks"), _count(numbers["comebacks"])),
    )


def vote_facts(numbers: Mapping[str, int]) -> Facts:
    """How they vote."""
    return (
        (QCoreApplication.translate("stats", "Votes for somebody"), _count(numbers["votes_cast"])),
        (QCoreApplication.translate("stats", "On target as a citizen"), _count(numbers["votes_on_target"])),
        (QCoreApplication.translate("stats", "Passed"), _count(numbers["passes"])),
    )


def survival_facts(numbers: Mapping[str, int]) -> Facts:
    """How they get through."""
    return (
        (QCoreApplication.translate("stats", "Still in at the end"), _count(numbers["survived"])),
        (QCoreApplication.translate("stats", "Voted out in round 1"), _count(numbers["first_out"])),
        (QCoreApplication.translate("stats", "Duels survived"), _count(numbers["duels_survived"])),
        (QCoreApplication.translate("stats", "Lots survived"), _count(numbers["lots_survived"])),
        (QCoreApplication.translate("stats", "Won as a spy unsuspected"), _count(numbers["won_unsuspected"])),
        (QCoreApplication.translate("stats", "Won by the ghost’s guess"), _count(numbers["won_by_guess"])),
    )


def time_facts(numbers: Mapping[str, int]) -> Facts:
    """How much time they spent, and with whom."""
    return (
        (QCoreApplication.translate("stats", "Time played"), time_wording.hours(numbers["seconds"])),
        (QCoreApplication.translate("stats", "Rounds"), _count(numbers["rounds"])),
        (QCoreApplication.translate("stats", "Evenings"), _count(numbers["evenings"])),
        (QCoreApplication.translate("stats", "Games after midnight"), _count(numbers["after_midnight"])),
        (QCoreApplication.translate("stats", "Played with"), count_wording.people(numbers["companions"])),
        (QCoreApplication.translate("stats", "Games at a full table"), _count(numbers["full_tables"])),
        (QCoreApplication.translate("stats", "Packages of words"), _count(numbers["packages"])),
        (QCoreApplication.translate("stats", "Languages"), _count(numbers["languages"])),
    )


def _count(number: int) -> str:
    return time_wording.number(number)
