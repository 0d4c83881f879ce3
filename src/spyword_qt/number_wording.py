"""All numbers on somebody in words, under headings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from spyword_qt import count_wording, stat_wording, time_wording
from spyword_qt.past import past
from spyword_qt.screens.seen_people import KindView, PersonView
from spyword_qt.stat_wording import Group


class Section(NamedTuple):
    """Groups of numbers that belong together; no heading where there is but one section."""

    heading: str
    groups: tuple[Group, ...]


def sections(view: PersonView) -> tuple[Section, ...]:
    """Of whoever has played one game only, that game's numbers are those over all."""
    wins, time = _wins(view.numbers), _time(view.numbers)
    comebacks = QCoreApplication.translate("stats", "Comebacks"), _count(view.numbers["comebacks"])
    wins = wins[0], (*wins[1], comebacks)
    if len(view.kinds) < 2:
        return (Section("", (wins, *(group for kind in view.kinds for group in _own(kind)), time)),)
    every = QCoreApplication.translate("stats", "All games")
    return (Section(every, (wins, time, _votes(view.numbers))), *map(_of_kind, view.kinds))


def _of_kind(kind: KindView) -> Section:
    heading, facts = _wins(kind.numbers)
    return Section(
        past(kind.kind).game_name(), ((heading, (*facts, _time_played(kind.numbers))), *_own(kind))
    )


def _own(kind: KindView) -> tuple[Group, ...]:
    """What only this kind of game has."""
    told = past(kind.kind)
    roles = tuple(
        (told.role_name(tally.role), stat_wording.won_of(tally.won, tally.played)) for tally in kind.roles
    )
    return (*told.groups(kind.numbers), (told.wins_heading(), roles))


def _wins(numbers: Mapping[str, int]) -> Group:
    played, won, lost = (numbers[stat] for stat in ("played", "won", "lost"))
    return QCoreApplication.translate("stats", "Wins and losses"), (
        (QCoreApplication.translate("stats", "Games"), _count(played)),
        (QCoreApplication.translate("stats", "Won"), _count(won)),
        (QCoreApplication.translate("stats", "Lost"), _count(lost)),
        (QCoreApplication.translate("stats", "Neither won nor lost"), _count(played - won - lost)),
        (QCoreApplication.translate("stats", "Wins in a row now"), _count(numbers["streak"])),
        (QCoreApplication.translate("stats", "Most wins in a row"), _count(numbers["best_streak"])),
        (QCoreApplication.translate("stats", "Losses in a row now"), _count(numbers["losing_run"])),
    )


def _votes(numbers: Mapping[str, int]) -> Group:
    return QCoreApplication.translate("stats", "Votes"), (
        (QCoreApplication.translate("stats", "Votes for somebody"), _count(numbers["votes_cast"])),
        (QCoreApplication.translate("stats", "On target"), _count(numbers["votes_on_target"])),
    )


def _time(numbers: Mapping[str, int]) -> Group:
    return QCoreApplication.translate("stats", "Evenings and company"), (
        _time_played(numbers),
        (QCoreApplication.translate("stats", "Evenings"), _count(numbers["evenings"])),
        (QCoreApplication.translate("stats", "Games after midnight"), _count(numbers["after_midnight"])),
        (QCoreApplication.translate("stats", "Played with"), count_wording.people(numbers["companions"])),
        (QCoreApplication.translate("stats", "Games at a full table"), _count(numbers["full_tables"])),
        (QCoreApplication.translate("stats", "Packages of words"), _count(numbers["packages"])),
        (QCoreApplication.translate("stats", "Languages"), _count(numbers["languages"])),
    )


def _time_played(numbers: Mapping[str, int]) -> tuple[str, str]:
    return QCoreApplication.translate("stats", "Time played"), time_wording.hours(numbers["seconds"])


def _count(number: int) -> str:
    return time_wording.number(number)
