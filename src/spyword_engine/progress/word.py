"""The Spy's Word: what its players get for a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from spyword_engine.ballot import Outcome, Vote, VoteKind
from spyword_engine.deal import Role
from spyword_engine.ending import Winner, winners
from spyword_engine.match import Match
from spyword_engine.progress.envelope import Envelope
from spyword_engine.progress.faults import BadEnvelope
from spyword_engine.progress.line import Line, Verdict
from spyword_engine.seat import Seat
from spyword_engine.settings import VoteResult

KIND: Final = "word"


def lines_of(match: Match, envelope: Envelope) -> dict[str, Line]:
    """A line for each profile that gets one, by its id. Raises BadEnvelope for another game's envelope."""
    return envelope.lines(partial(line_of, match, envelope))


def line_of(match: Match, envelope: Envelope, seat: Seat) -> Line | None:
    """What the seat's profile keeps of the match.

    None while the match isn't over, for a guest, and for who left. Raises BadEnvelope for another game's
    envelope.
    """
    if envelope.kind != KIND or len(envelope.profiles) != len(match.setup.players):
        raise BadEnvelope("The envelope is another game's.")
    if match.winner is None or seat in match.left or envelope.profiles[seat] is None:
        return None
    verdict = _verdict(match, match.winner, seat)
    return envelope.line(
        seat,
        role=match.role(seat),
        verdict=verdict,
        rounds=next((out.round for out in match.out if out.seat == seat), match.round),
        survived=seat in match.inside,
        counts=_counts(match, seat, won=verdict is Verdict.WON),
        ballots_hidden=match.setup.settings.vote_result is VoteResult.TOTALS,
    )


def _verdict(match: Match, winner: Winner, seat: Seat) -> Verdict:
    if winner is Winner.NOBODY:
        return Verdict.NEITHER
    return Verdict.WON if seat in winners(winner, match.setup.deal.roles) else Verdict.LOST


def _counts(match: Match, seat: Seat, *, won: bool) -> dict[str, int]:
    role, votes, guess = match.role(seat), match.votes, match.guess
    choices = [choice for vote in votes for voter, choice in vote.ballots if voter == seat]
    cast = [choice for choice in choices if choice is not None]
    on_target = [choice for choice in cast if match.role(choice) is not Role.CITIZEN]
    suspected = any(seat == candidate for vote in votes for candidate, _ in vote.totals)
    return {
        "votes_cast": len(cast),
        "votes_on_target": len(on_target) if role is Role.CITIZEN else 0,
        "passes": len(choices) - len(cast),
        "won_by_guess": int(guess is not None and guess.right and guess.seat == seat),
        "won_unsuspected": int(won and role is Role.SPY and not suspected),
        "duels_survived": sum(seat in duellists and duel.out != seat for duellists, duel in _duels(votes)),
        "lots_survived": sum(
            vote.outcome is Outcome.LOTS and seat in vote.tied and vote.out != seat for vote in votes
        ),
        "first_out": int(any(vote.round == 1 and vote.out == seat for vote in votes)),
    }


def _duels(votes: tuple[Vote, ...]) -> Iterator[tuple[tuple[Seat, ...], Vote]]:
    """Each duel that came to its vote, with who was in it: not one that a duellist's leaving ended."""
    for tie, vote in pairwise(votes):
        if vote.kind is VoteKind.DUEL:
            yield tie.tied, vote
