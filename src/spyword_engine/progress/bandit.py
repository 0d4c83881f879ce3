"""Secret Bandit: what its players get for a game."""

from __future__ import annotations

from functools import partial
from typing import Final

from spyword_engine.bandit.ending import Winner, points, winners
from spyword_engine.bandit.match import Match
from spyword_engine.bandit.night import Answer, Night
from spyword_engine.bandit.roles import KILLERS_SIDE, Role
from spyword_engine.progress.envelope import Envelope
from spyword_engine.progress.faults import BadEnvelope
from spyword_engine.progress.line import Line, Verdict
from spyword_engine.seat import Seat

KIND: Final = "bandit"


def lines_of(match: Match, envelope: Envelope) -> dict[str, Line]:
    """A line for each profile, by its id. Raises BadEnvelope for another game's envelope."""
    return envelope.lines(partial(line_of, match, envelope))


def line_of(match: Match, envelope: Envelope, seat: Seat) -> Line | None:
    """What the seat's profile keeps of the match.

    None while the match isn't over, and for a guest. Raises BadEnvelope for another game's envelope.
    """
    if envelope.kind != KIND or len(envelope.profiles) != len(match.setup.players):
        raise BadEnvelope("The envelope is another game's.")
    if match.winner is None or envelope.profiles[seat] is None:
        return None
    return envelope.line(
        seat,
        role=match.role(seat),
        verdict=_verdict(match, match.winner, seat),
        rounds=_last_day(match, seat),
        survived=seat in match.inside,
        counts=_counts(match, match.winner, seat),
    )


def _verdict(match: Match, winner: Winner, seat: Seat) -> Verdict:
    if winner is Winner.DRAW:
        return Verdict.NEITHER
    return Verdict.WON if seat in winners(winner, match.setup.deal.roles) else Verdict.LOST


def _last_day(match: Match, seat: Seat) -> int:
    """The last day of which the seat had the night, as everybody has the one that they die in."""
    return next((out.day for out in match.out if out.seat == seat), match.day)


def _counts(match: Match, winner: Winner, seat: Seat) -> dict[str, int]:
    role = match.role(seat)
    choices = [choice for vote in match.votes for voter, choice in vote.ballots if voter == seat]
    cast = [choice for choice in choices if choice is not None]
    on_target = [choice for choice in cast if match.role(choice) in KILLERS_SIDE]
    nights = match.nights[: _last_day(match, seat)]
    return {
        "votes_cast": len(cast),
        "votes_on_target": 0 if role in KILLERS_SIDE else len(on_target),
        "points": points(winner, match.setup.deal.roles)[seat],
        "saves": sum(map(_saved_somebody, nights)) if role is Role.DOCTOR else 0,
        "killers_found": sum(map(_found_a_killer, nights)) if role is Role.POLICE else 0,
        "police_shot": sum(_hit_police(match, night) for night in nights) if role is Role.BANDIT else 0,
    }


def _saved_somebody(night: Night) -> bool:
    """Whether the killers' victim was saved, and lived through whatever else befell them."""
    return night.saved is not None and night.saved == night.victim and night.saved not in night.out


def _found_a_killer(night: Night) -> bool:
    return night.answer is Answer.KILLER


def _hit_police(match: Match, night: Night) -> bool:
    return night.shot is not None and match.role(night.shot) is Role.POLICE
