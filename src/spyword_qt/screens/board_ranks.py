"""Who leads: people ranked by what they have done, tonight or in all their games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QCollatorSortKey

from spyword_qt.screens.people_order import alphabet
from spyword_qt.screens.seen_people import KnownPerson, Score


class Measure(StrEnum):
    """What people are ranked by."""

    WINS = "wins"
    WIN_RATE = "win_rate"
    VOTES = "votes"
    GUESSES = "guesses"


class Era(StrEnum):
    """Which games count."""

    TONIGHT = "tonight"
    ALL_TIME = "all_time"


ENOUGH_GAMES: Final = {Era.TONIGHT: 3, Era.ALL_TIME: 10}
"""So many make a win rate: after one game won, it would be that of nobody else."""


@dataclass(frozen=True, slots=True)
class Rank:
    """Somebody's place on the board; those with equal values share one."""

    place: int
    person: KnownPerson
    score: Score
    share: float
    """Of the bar's full length, 0 to 1: of all that it was out of."""


def ranks(people: Iterable[KnownPerson], measure: Measure, era: Era, tonight: date) -> tuple[Rank, ...]:
    """The board: only who has played, and has what is measured; retired people's past counts as well."""
    scores = [(one, score_of(one, era, tonight)) for one in people]
    able = [
        (one, score, value)
        for one, score in scores
        if score.played and (value := _value(score, measure, era)) is not None
    ]
    able.sort(key=partial(_best_first, measure, alphabet()))
    places: list[Rank] = []
    for number, (one, score, value) in enumerate(able, start=1):
        tied = number > 1 and able[number - 2][2] == value
        place = places[-1].place if tied else number
        whole = _whole(score, measure)
        places.append(Rank(place, one, score, value / whole if whole else 0.0))
    return tuple(places)


def score_of(person: KnownPerson, era: Era, tonight: date) -> Score:
    """What counts of somebody's games."""
    if era is Era.ALL_TIME:
        return person.over_all
    return person.that_evening if person.evening == tonight else Score()


def percent(score: Score) -> int:
    """How many games of a hundred were won, as it is shown: what looks equal is equal."""
    return round(100 * score.won / score.played) if score.played else 0


def games_of(score: Score, measure: Measure) -> int:
    """How many games a measure is of."""
    return score.guessing_games if measure is Measure.GUESSES else score.played


def leaders(board: Sequence[Rank]) -> tuple[Rank, ...]:
    """Those who share the first place."""
    return tuple(rank for rank in board if rank.place == 1)


def _value(score: Score, measure: Measure, era: Era) -> int | None:
    """What somebody is ranked by; None where it says nothing yet."""
    match measure:
        case Measure.WINS:
            return score.won
        case Measure.WIN_RATE:
            return percent(score) if score.played >= ENOUGH_GAMES[era] else None
        case Measure.VOTES:
            return score.votes_on_target if score.votes_cast else None
    return score.ghost_guesses if score.ghost_guesses else None


def _whole(score: Score, measure: Measure) -> int:
    """What somebody's value would be at the most."""
    match measure:
        case Measure.WIN_RATE:
            return 100
        case Measure.VOTES:
            return score.votes_cast
        case Measure.WINS | Measure.GUESSES:
            return games_of(score, measure)


def _best_first(
    measure: Measure, place_of: Callable[[str], QCollatorSortKey], entry: tuple[KnownPerson, Score, int]
) -> tuple[int, int, QCollatorSortKey]:
    # Of equals, who needed fewer games stands above; but an equal rate says more for more games.
    person, score, value = entry
    games = games_of(score, measure)
    games = -games if measure is Measure.WIN_RATE else games
    return -value, games, place_of(person.name)
