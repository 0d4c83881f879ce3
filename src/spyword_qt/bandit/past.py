"""How games of Secret Bandit that were played are told of."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from spyword_engine.bandit.roles import Role
from spyword_engine.progress.line import Verdict
from spyword_qt import time_wording
from spyword_qt.bandit import role_marks, role_wording
from spyword_qt.stat_wording import Group


def game_name() -> str:
    """The game."""
    return QCoreApplication.translate("games", "Secret Bandit")


def wins_heading() -> str:
    """What stands over how often somebody won in each role."""
    return QCoreApplication.translate("stats", "Won in Secret Bandit")


def role_name(role: str) -> str:
    """A role as a heading."""
    return role_wording.role_name(Role(role))


def role_mark(role: str) -> tuple[str, str]:
    """A role's icon, and the field of `Colours` that it is drawn in."""
    return role_marks.glyph(Role(role)), role_marks.tone(Role(role))


def outcome(role: str, verdict: Verdict) -> str:
    """How a game went for somebody, and in which role."""
    match verdict:
        case Verdict.WON:
            return _won(Role(role))
        case Verdict.LOST:
            return _lost(Role(role))
        case Verdict.NEITHER:
            return _drawn(Role(role))


def groups(numbers: Mapping[str, int]) -> tuple[Group, ...]:
    """What is counted of it."""
    return (
        (QCoreApplication.translate("stats", "At the table"), tuple(_at_the_table(numbers))),
        (QCoreApplication.translate("stats", "Votes"), tuple(_votes(numbers))),
    )


def _at_the_table(numbers: Mapping[str, int]) -> list[tuple[str, str]]:
    count = time_wording.number
    return [
        (QCoreApplication.translate("stats", "Points"), time_wording.signed(numbers["points"])),
        (QCoreApplication.translate("stats", "Still in at the end"), count(numbers["survived"])),
        (QCoreApplication.translate("stats", "Nights"), count(numbers["rounds"])),
        (QCoreApplication.translate("stats", "Saves as the doctor"), count(numbers["saves"])),
        (QCoreApplication.translate("stats", "Checks that found a killer"), count(numbers["killers_found"])),
        (QCoreApplication.translate("stats", "Shots that hit the police"), count(numbers["police_shot"])),
    ]


def _votes(numbers: Mapping[str, int]) -> list[tuple[str, str]]:
    on_target = QCoreApplication.translate("stats", "On target as police, doctor or citizen")
    return [
        (
            QCoreApplication.translate("stats", "Votes for somebody"),
            time_wording.number(numbers["votes_cast"]),
        ),
        (on_target, time_wording.number(numbers["votes_on_target"])),
    ]


def _won(role: Role) -> str:
    match role:
        case Role.POLICE:
            return QCoreApplication.translate("stats", "Won as one of the police")
        case Role.KILLER:
            return QCoreApplication.translate("stats", "Won as a killer")
        case Role.DOCTOR:
            return QCoreApplication.translate("stats", "Won as the doctor")
        case Role.BANDIT:
            return QCoreApplication.translate("stats", "Won as the bandit")
        case Role.CITIZEN:
            return QCoreApplication.translate("stats", "Won as a citizen")


def _lost(role: Role) -> str:
    match role:
        case Role.POLICE:
            return QCoreApplication.translate("stats", "Lost as one of the police")
        case Role.KILLER:
            return QCoreApplication.translate("stats", "Lost as a killer")
        case Role.DOCTOR:
            return QCoreApplication.translate("stats", "Lost as the doctor")
        case Role.BANDIT:
            return QCoreApplication.translate("stats", "Lost as the bandit")
        case Role.CITIZEN:
            return QCoreApplication.translate("stats", "Lost as a citizen")


def _drawn(role: Role) -> str:
    match role:
        case Role.POLICE:
            return QCoreApplication.translate("stats", "A draw, played as one of the police")
        case Role.KILLER:
            return QCoreApplication.translate("stats", "A draw, played as a killer")
        case Role.DOCTOR:
            return QCoreApplication.translate("stats", "A draw, played as the doctor")
        case Role.BANDIT:
            return QCoreApplication.translate("stats", "A draw, played as the bandit")
        case Role.CITIZEN:
            return QCoreApplication.translate("stats", "A draw, played as a citizen")
