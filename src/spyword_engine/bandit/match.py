"""A game as a value: `Match.apply(action)` gives the next one, and leaves this one as it is."""

from __future__ import annotations

import msgspec

from spyword_engine.bandit.actions import Action, CastBallot, Choose, CloseVote, Spoke
from spyword_engine.bandit.deal import Deal, check_deal
from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.events import Event
from spyword_engine.bandit.night import Night
from spyword_engine.bandit.out import Out
from spyword_engine.bandit.phase import SPOKEN, VOTES, Phase
from spyword_engine.bandit.play import Play
from spyword_engine.bandit.refusals import refusal
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.vote import Vote
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.counting import Ballots
from spyword_engine.errors import BadSetup, IllegalAction
from spyword_engine.names import tidy_table
from spyword_engine.seat import Seat

_TURNS = SPOKEN | {Phase.CARDS}
"""The phases in which one after the other acts; in votes all of those who are waited for may."""


class Setup(msgspec.Struct, frozen=True):
    """What doesn't change during a game."""

    players: tuple[str, ...]
    """Names by seat."""
    deal: Deal

    def __repr__(self) -> str:
        return f"Setup({len(self.players)} players)"


class Step(msgspec.Struct, frozen=True):
    """What an action led to: the match after it, and what happened on the way."""

    match: Match
    events: tuple[Event, ...]


class Match(msgspec.Struct, frozen=True):
    """Where a game stands. Seats are in seat order unless it says otherwise."""

    setup: Setup
    phase: Phase
    day: int
    """From 1 on; it goes up when the next night begins."""
    inside: tuple[Seat, ...]
    """Who is still in."""
    waiting: tuple[Seat, ...]
    """Who has still to act in this phase, in acting order; nobody at night: those awake choose as one."""
    done: tuple[Seat, ...] = ()
    """Who has acted in this phase, where one acts after the other."""
    out: tuple[Out, ...] = ()
    """As they went, those of one dawn in the order of last words."""
    order: tuple[Seat, ...] | None = None
    """This day's speaking order as it stood at dawn; None before the first dawn and at night."""
    nights: tuple[Night, ...] = ()
    """Every night that has begun, the one that is on with what was chosen so far."""
    needles: tuple[Seat, ...] = ()
    """Who has an empty needle in them, out or not."""
    candidates: tuple[Seat, ...] = ()
    """Who may be voted for, in speaking order; nobody outside votes."""
    ballots: Ballots = ()
    """Of the vote that is on, in seat order."""
    votes: tuple[Vote, ...] = ()
    """Every vote that was closed, in order."""
    winner: Winner | None = None
    """Whose game it was, once it is over."""

    def __repr__(self) -> str:
        return f"Match({self.phase.public.value}, day {self.day}, {len(self.inside)} in)"

    @property
    def turn(self) -> Seat | None:
        """Who alone may act now, or None."""
        return self.waiting[0] if self.phase in _TURNS else None

    @property
    def fired(self) -> bool:
        """Whether the bandit's one shot is fired."""
        return any(night.shot is not None for night in self.nights)

    def role(self, seat: Seat) -> Role:
        """The role that was dealt to the seat."""
        return self.setup.deal.roles[seat]

    def apply(self, action: Action) -> Step:
        """Carries the action out. Raises IllegalAction, which says why, where the rules refuse it."""
        reason = refusal(self, action)
        if reason is not None:
            raise IllegalAction(reason)
        play = Play(self)
        play.carry_out(action)
        return Step(play.match, tuple(play.events))

    def legal_actions(self, seat: Seat | None) -> tuple[Action, ...]:
        """What the seat may do now; for None, what the judge does, in nobody's name."""
        everybody = range(len(self.setup.players))
        if seat is None:
            asked: tuple[Action, ...] = (*map(Choose, (None, *everybody)), Continue(), CloseVote())
        else:
            choices = (None, *self.candidates) if self.phase in VOTES else ()
            asked = (GotIt(seat), Spoke(seat), *(CastBallot(seat, choice) for choice in choices))
        return tuple(action for action in asked if refusal(self, action) is None)


def begin(setup: Setup) -> Match:
    """The match at its first card. Raises BadSetup where no game can start so."""
    players = len(setup.players)
    check_deal(setup.deal, players)
    if tidy_table(setup.players) != setup.players:
        raise BadSetup("Names are trimmed and in Unicode NFC.")
    seats = tuple(range(players))
    return Match(setup=setup, phase=Phase.CARDS, day=1, inside=seats, waiting=seats)
