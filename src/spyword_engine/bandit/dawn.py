"""What the choices of a night come to (RULES-BANDIT "Dawn: who is out")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spyword_engine.bandit.roles import Role
from spyword_engine.seat import Seat

if TYPE_CHECKING:
    from spyword_engine.bandit.match import Match


def out_at_dawn(match: Match) -> tuple[Seat, ...]:
    """Who is out by the night that is on, in seat order: nobody, or up to three."""
    night = match.nights[-1]
    deaths = {_killed(match), night.shot, _dead_by_needle(match)}
    return tuple(seat for seat in match.inside if seat in deaths)


def needles_after(match: Match) -> tuple[Seat, ...]:
    """Who has a needle in them after the night that is on, in seat order."""
    needle = _needle(match)
    return match.needles if needle is None else tuple(sorted({*match.needles, needle}))


def _killed(match: Match) -> Seat | None:
    victim = match.nights[-1].victim
    if victim is None or victim == match.nights[-1].saved:
        return None
    fired_before = any(night.shot is not None for night in match.nights[:-1])
    is_safe = match.role(victim) is Role.BANDIT and not fired_before
    return None if is_safe else victim


def _needle(match: Match) -> Seat | None:
    """In whom the night leaves a needle: the doctor saved somebody whom nobody came for."""
    night = match.nights[-1]
    return night.saved if night.saved != night.victim else None


def _dead_by_needle(match: Match) -> Seat | None:
    needle = _needle(match)
    if needle is None or needle not in match.needles:
        return None
    return None if match.role(needle) is Role.DOCTOR else needle
