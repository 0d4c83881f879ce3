"""How games of The Spy's Word that were played are told of."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from spyword_engine.deal import Role
from spyword_engine.progress.line import Verdict
from spyword_qt import time_wording
from spyword_qt.stat_wording import Group


def game_name() -> str:
    """The game."""
    return QCoreApplication.translate("games", "The Spy’s Word")


def wins_heading() -> str:
    """What stands over how often somebody won in each role."""
    return QCoreApplication.translate("stats", "Won in The Spy’s Word")


def role_name(role: str) -> str:
    """A role as a heading."""
    match Role(role):
        case Role.CITIZEN:
            return QCoreApplication.translate("stats", "Citizen")
        case Role.SPY:
            return QCoreApplication.translate("stats", "Spy")
        case Role.GHOST:
            return QCoreApplication.translate("stats", "Ghost")


def role_mark(role: str) -> tuple[str, str]:
    """A role's icon, and the field of `Colours` that it is drawn in."""
    return role, role


def outcome(role: str, verdict: Verdict) -> str:
    """How a game went for somebody, and in which role."""
    match verdict, Role(role):
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


def groups(numbers: Mapping[str, int]) -> tuple[Group, ...]:
    """What is counted of it."""
    return (
        (QCoreApplication.translate("stats", "At the table"), tuple(_at_the_table(numbers))),
        (QCoreApplication.translate("stats", "Votes"), tuple(_votes(numbers))),
    )


def _at_the_table(numbers: Mapping[str, int]) -> list[tuple[str, str]]:
    count = time_wording.number
    return [
        (QCoreApplication.translate("stats", "Still in at the end"), count(numbers["survived"])),
        (QCoreApplication.translate("stats", "Rounds"), count(numbers["rounds"])),
        (QCoreApplication.translate("stats", "Voted out in round 1"), count(numbers["first_out"])),
        (QCoreApplication.translate("stats", "Duels survived"), count(numbers["duels_survived"])),
        (QCoreApplication.translate("stats", "Lots survived"), count(numbers["lots_survived"])),
        (QCoreApplication.translate("stats", "Won as a spy unsuspected"), count(numbers["won_unsuspected"])),
        (QCoreApplication.translate("stats", "Won by the ghost’s guess"), count(numbers["won_by_guess"])),
    ]


def _votes(numbers: Mapping[str, int]) -> list[tuple[str, str]]:
    count = time_wording.number
    return [
        (QCoreApplication.translate("stats", "Votes for somebody"), count(numbers["votes_cast"])),
        (QCoreApplication.translate("stats", "On target as a citizen"), count(numbers["votes_on_target"])),
        (QCoreApplication.translate("stats", "Passed"), count(numbers["passes"])),
    ]
