"""Who speaks after whom on a day (RULES-BANDIT "A day")."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from spyword_engine.bandit.out import At
from spyword_engine.bandit.roles import is_large
from spyword_engine.seat import Seat

if TYPE_CHECKING:
    from spyword_engine.bandit.match import Match


def reference(match: Match) -> Seat:
    """From where the day's round goes: the seat after the one last voted out, in or not; at first seat 0."""
    voted_out = [out.seat for out in match.out if out.at is At.VOTE]
    return (voted_out[-1] + 1) % len(match.setup.players) if voted_out else 0


def round_from(first: Seat, among: Collection[Seat], players: int) -> tuple[Seat, ...]:
    """These seats, once round the table of so many players from the first."""
    circle = (*range(first, players), *range(first))
    return tuple(seat for seat in circle if seat in among)


def words_are_given(players: int, day: int, at: At) -> bool:
    """Whether who goes then leaves last words: large tables give them a vote longer."""
    return day == 1 or (day == 2 and (at is At.NIGHT or is_large(players)))
