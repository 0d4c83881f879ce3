"""Titles in words: how each is earned, what a family of them is called, and the family's sign."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from spyword_engine.progress.stats import GENERAL
from spyword_qt import time_wording
from spyword_qt.screens.seen_people import TitleView


@dataclass(frozen=True, slots=True)
class Family:
    """Titles that are earned by the same thing, done more often."""

    name: str
    glyph: str


def how_to_earn(scope: str, stat: str, count: int) -> str:
    """A sentence on what somebody has to do for a title, so many times."""
    return _in_general(stat, count) if scope == GENERAL else _in_the_game(stat, count)


def how_far(title: TitleView) -> str:
    """When a title was earned, or how much of it is done."""
    if title.is_worn:
        return QCoreApplication.translate("titles", "worn now")
    if title.earned is not None:
        return time_wording.day(title.earned)
    return QCoreApplication.translate("titles", "{have} / {wanted}", "progress").format(
        have=time_wording.number(title.have), wanted=time_wording.number(title.at_least)
    )


def family(scope: str, stat: str) -> Family:
    """The family of a title with that stat."""
    return _general_family(stat) if scope == GENERAL else _family_of_the_game(stat)


def glyph(scope: str, stat: str) -> str:
    """The icon on the coin of a title with that stat."""
    return family(scope, stat).glyph


def _in_the_game(stat: str, count: int) -> str:
    match stat:
        case "played":
            return QCoreApplication.translate("titles", "Finish %n games of The Spy’s Word.", "", count)
        case "won":
            return QCoreApplication.translate("titles", "Win %n games of The Spy’s Word.", "", count)
        case "won_as_citizen":
            return QCoreApplication.translate(
                "titles", "As a citizen, win %n games of The Spy’s Word.", "", count
            )
        case "won_as_spy":
            return QCoreApplication.translate("titles", "Win %n games as a spy.", "", count)
        case "won_as_ghost":
            return QCoreApplication.translate("titles", "Win %n games as the ghost.", "", count)
        case "won_by_guess":
            return QCoreApplication.translate(
                "titles", "As the ghost, guess the word right in %n games.", "", count
            )
        case "best_streak":
            return QCoreApplication.translate("titles", "Win %n games of The Spy’s Word in a row.", "", count)
        case "votes_on_target":
            return QCoreApplication.translate(
                "titles", "As a citizen, vote for a spy or the ghost %n times.", "", count
            )
        case "survived":
            return QCoreApplication.translate(
                "titles", "Still be in at the end of %n games of The Spy’s Word.", "", count
            )
        case "won_unsuspected":
            return QCoreApplication.translate(
                "titles", "As a spy, win %n games in which nobody ever votes for you.", "", count
            )
        case "duels_survived":
            return QCoreApplication.translate("titles", "Stay in after %n duels.", "", count)
        case "lots_survived":
            return QCoreApplication.translate("titles", "Stay in after %n draws of lots.", "", count)
    raise ValueError(f"no title is earned by {stat}")


def _in_general(stat: str, count: int) -> str:
    match stat:
        case "level":
            return QCoreApplication.translate("titles", "Reach level {level}.").format(level=count)
        case "played":
            return QCoreApplication.translate("titles", "Finish %n games of any kind.", "", count)
        case "evenings":
            return QCoreApplication.translate("titles", "Play on %n different evenings.", "", count)
        case "companions":
            return QCoreApplication.translate(
                "titles", "Play with %n different people who have a profile.", "", count
            )
        case "full_tables":
            return QCoreApplication.translate(
                "titles", "Finish %n games at a table where every seat is taken.", "", count
            )
        case "languages":
            return QCoreApplication.translate("titles", "Play in %n different languages.", "", count)
        case "after_midnight":
            return QCoreApplication.translate("titles", "Finish %n games after midnight.", "", count)
        case "packages":
            return QCoreApplication.translate(
                "titles", "Play with %n different packages of words.", "", count
            )
        case "comebacks":
            return QCoreApplication.translate(
                "titles", "Win right after five losses in a row, %n times.", "", count
            )
    raise ValueError(f"no title is earned by {stat}")


def _family_of_the_game(stat: str) -> Family:
    match stat:
        case "played":
            return Family(QCoreApplication.translate("titles", "At the table"), "speech")
        case "won":
            return Family(QCoreApplication.translate("titles", "Wins"), "star")
        case "won_as_citizen":
            return Family(QCoreApplication.translate("titles", "As a citizen"), "citizen")
        case "won_as_spy":
            return Family(QCoreApplication.translate("titles", "As a spy"), "spy")
        case "won_as_ghost":
            return Family(QCoreApplication.translate("titles", "As the ghost"), "ghost")
        case "won_by_guess":
            return Family(QCoreApplication.translate("titles", "The ghost’s guess"), "crystal")
        case "best_streak":
            return Family(QCoreApplication.translate("titles", "Wins in a row"), "flame")
        case "votes_on_target":
            return Family(QCoreApplication.translate("titles", "Votes on target"), "eye")
        case "survived":
            return Family(QCoreApplication.translate("titles", "In to the end"), "shield")
        case "won_unsuspected":
            return Family(QCoreApplication.translate("titles", "Never suspected"), "ink")
        case "duels_survived":
            return Family(QCoreApplication.translate("titles", "Duels"), "duel")
        case "lots_survived":
            return Family(QCoreApplication.translate("titles", "Lots"), "lots")
    raise ValueError(f"no title is earned by {stat}")


def _general_family(stat: str) -> Family:
    match stat:
        case "level":
            return Family(QCoreApplication.translate("titles", "Levels"), "crown")
        case "played":
            return Family(QCoreApplication.translate("titles", "Games of any kind"), "fan")
        case "evenings":
            return Family(QCoreApplication.translate("titles", "Evenings"), "moon")
        case "companions":
            return Family(QCoreApplication.translate("titles", "Company"), "heart")
        case "full_tables":
            return Family(QCoreApplication.translate("titles", "Full tables"), "full_table")
        case "languages":
            return Family(QCoreApplication.translate("titles", "Languages"), "globe")
        case "after_midnight":
            return Family(QCoreApplication.translate("titles", "Late hours"), "clock")
        case "packages":
            return Family(QCoreApplication.translate("titles", "Packages"), "package")
        case "comebacks":
            return Family(QCoreApplication.translate("titles", "Comebacks"), "bolt")
    raise ValueError(f"no title is earned by {stat}")
