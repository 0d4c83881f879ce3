"""What may be seen: by the whole table, and by one seat. A front end gets these, never a match.

`TableView` has no field that could hold a secret before the end.
"""

from __future__ import annotations

import msgspec

from spyword_engine.ballot import Outcome, Vote, VoteKind
from spyword_engine.counting import Ballots
from spyword_engine.deal import Role
from spyword_engine.ending import Why, Winner, winners
from spyword_engine.errors import IllegalAction, Reason
from spyword_engine.guess import Guess
from spyword_engine.match import Match
from spyword_engine.phase import Phase
from spyword_engine.seat import Seat
from spyword_engine.settings import Settings, VoteResult


class OutView(msgspec.Struct, frozen=True):
    """Somebody who is out; `role` is None while it is hidden."""

    seat: Seat
    round: int
    role: Role | None


class VoteView(msgspec.Struct, frozen=True):
    """A tallied vote; `ballots` is None where the table plays with totals only."""

    kind: VoteKind
    round: int
    ballots: Ballots | None
    totals: tuple[tuple[Seat, int], ...]
    passes: int
    outcome: Outcome
    tied: tuple[Seat, ...]
    out: Seat | None


class GuessView(msgspec.Struct, frozen=True):
    """That a guess was made openly, and whether it was right."""

    seat: Seat
    right: bool


class EndView(msgspec.Struct, frozen=True):
    """Everything, once the game is over."""

    winner: Winner
    why: Why
    winners: tuple[Seat, ...]
    roles: tuple[Role, ...]
    """By seat."""
    citizen_word: str
    spy_word: str
    citizen_index: int
    """Which word of the package the citizens had, 0 or 1."""
    guess: Guess | None
    log: tuple[VoteView, ...]


class TableView(msgspec.Struct, frozen=True):
    """What everybody may see. Seats are in seat order, those in `order` and `waiting` in acting order."""

    phase: Phase
    round: int
    players: tuple[str, ...]
    inside: tuple[Seat, ...]
    left: tuple[Seat, ...]
    out: tuple[OutView, ...]
    order: tuple[Seat, ...]
    turn: Seat | None
    waiting: tuple[Seat, ...]
    candidates: tuple[Seat, ...]
    pass_offered: bool
    time_limit: int | None
    settings: Settings
    last_vote: VoteView | None
    last_guess: GuessView | None
    winner: Winner | None
    end: EndView | None


class CardView(msgspec.Struct, frozen=True):
    """One seat's card: for its eyes only. `word` is None on the ghost's; `role` where it isn't told."""

    seat: Seat
    word: str | None
    word_index: int | None
    """Which word of the package it is, 0 or 1: its picture goes by that."""
    role: Role | None

    def __repr__(self) -> str:
        return f"CardView(seat={self.seat})"


class PrivateView(msgspec.Struct, frozen=True):
    """The private screen of who is out, for its eyes only: the ghost guesses, others see their role."""

    seat: Seat
    role: Role

    def __repr__(self) -> str:
        return f"PrivateView(seat={self.seat})"


def table_view(match: Match) -> TableView:
    """What everybody may see of the match."""
    is_over = match.phase is Phase.OVER
    shows_roles = is_over or match.setup.settings.reveal_roles
    guess = match.guess if shows_roles else None
    return TableView(
        phase=match.phase,
        round=match.round,
        players=match.setup.players,
        inside=match.inside,
        left=match.left,
        out=tuple(
            OutView(out.seat, out.round, match.role(out.seat) if shows_roles else None) for out in match.out
        ),
        order=match.order,
        turn=match.turn,
        waiting=match.waiting,
        candidates=match.candidates,
        pass_offered=match.pass_offered,
        time_limit=match.time_limit,
        settings=match.setup.settings,
        last_vote=_vote_view(match, match.votes[-1]) if match.votes else None,
        last_guess=None if guess is None else GuessView(guess.seat, guess.right),
        winner=match.winner,
        end=_end_view(match),
    )


def card_view(match: Match, seat: Seat) -> CardView:
    """The seat's own card. Raises IllegalAction where it may not look now."""
    if match.phase not in (Phase.CARDS, Phase.CLUES, Phase.DUEL_CLUES, Phase.DISCUSSION):
        raise IllegalAction(Reason.NOT_NOW)
    if seat not in match.inside:
        raise IllegalAction(Reason.NOT_IN)
    if match.phase is Phase.CARDS and match.turn not in (None, seat):
        raise IllegalAction(Reason.NOT_NOW)
    setup = match.setup
    role = match.role(seat)
    index = setup.deal.word_of(seat)
    is_told = role is Role.GHOST or (role is Role.SPY and setup.settings.spies_know_role)
    return CardView(
        seat=seat,
        word=None if index is None else setup.package.text(index),
        word_index=index,
        role=role if is_told else None,
    )


def private_view(match: Match, seat: Seat) -> PrivateView:
    """The private screen of the seat that is out. Raises IllegalAction for others and at other times."""
    if match.phase is not Phase.PRIVATE or seat != match.pending:
        raise IllegalAction(Reason.NOT_NOW)
    return PrivateView(seat, match.role(seat))


def _vote_view(match: Match, vote: Vote) -> VoteView:
    is_open = match.setup.settings.vote_result is VoteResult.OPEN
    return VoteView(
        kind=vote.kind,
        round=vote.round,
        ballots=vote.ballots if is_open else None,
        totals=vote.totals,
        passes=vote.passes,
        outcome=vote.outcome,
        tied=vote.tied,
        out=vote.out,
    )


def _end_view(match: Match) -> EndView | None:
    if match.why is None or match.winner is None:
        return None
    setup = match.setup
    citizen = setup.deal.citizen_word
    return EndView(
        winner=match.winner,
        why=match.why,
        winners=winners(match.winner, setup.deal.roles),
        roles=setup.deal.roles,
        citizen_word=setup.package.text(citizen),
        spy_word=setup.package.text(1 - citizen),
        citizen_index=citizen,
        guess=match.guess,
        log=tuple(_vote_view(match, vote) for vote in match.votes),
    )
