"""A game as a value: `Match.apply(action)` gives the next one, and leaves this one as it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote, TimeUp
from spyword_engine.ballot import PASSED, Vote
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.counting import Ballots
from spyword_engine.deal import Deal, Role, check_roles, check_shape
from spyword_engine.ending import WINNER_BY_WHY, Why, Winner
from spyword_engine.errors import BadSetup, IllegalAction
from spyword_engine.events import Event
from spyword_engine.guess import Guess
from spyword_engine.mode import Manners, Mode, manners_of
from spyword_engine.names import tidy_table
from spyword_engine.out import Out
from spyword_engine.package import Package, check_package
from spyword_engine.phase import CARDS, DUEL_VOTE, VOTE, Phase
from spyword_engine.play import Play
from spyword_engine.refusals import refusal
from spyword_engine.seat import Seat
from spyword_engine.settings import Settings, check_players, roles_allowed

A_GUESS = "?a"
"""What stands for the text in a guess that `Match.legal_actions` lists: the ghost types its own."""


class Setup(msgspec.Struct, frozen=True):
    """What doesn't change during a game."""

    players: tuple[str, ...]
    """Names by seat."""
    settings: Settings
    package: Package
    mode: Mode
    deal: Deal
    lots_seed: int
    """What the lots of this game are drawn from, the same on every Python."""

    def __repr__(self) -> str:
        return f"Setup({len(self.players)} players, {self.mode.value})"


class Step(msgspec.Struct, frozen=True):
    """What an action led to: the match after it, and what happened on the way."""

    match: Match
    events: tuple[Event, ...]


class Match(msgspec.Struct, frozen=True):
    """Where a game stands. Seats are in seat order unless it says otherwise."""

    setup: Setup
    phase: Phase
    round: int
    inside: tuple[Seat, ...]
    """Who is still in."""
    out: tuple[Out, ...]
    """In the order in which they went."""
    left: tuple[Seat, ...]
    order: tuple[Seat, ...]
    """This round's speaking order as it stood when its clues began; in `cards` the whole circle."""
    waiting: tuple[Seat, ...]
    """Who has still to act in this phase, in acting order."""
    ballots: Ballots = ()
    """Of the vote that is on, in the order in which they were cast."""
    duel: tuple[Seat, ...] = ()
    """Who is in the duel that is on, or that follows the result."""
    votes: tuple[Vote, ...] = ()
    """Every vote that was tallied, in order."""
    pending: Seat | None = None
    """Who was voted out and has still to guess, or to see the private screen."""
    guess: Guess | None = None
    draws: tuple[Seat, ...] = ()
    """On whom each lot fell, in order."""
    why: Why | None = None
    """Why the game is over; None before."""

    def __repr__(self) -> str:
        return f"Match({self.phase.value}, round {self.round}, {len(self.inside)} in)"

    @property
    def manners(self) -> Manners:
        """What this table's mode answers."""
        return manners_of(self.setup.mode)

    @property
    def turn(self) -> Seat | None:
        """Who alone may act now, or None."""
        return manners_of(self.setup.mode).turn(self.phase, self.waiting)

    @property
    def time_limit(self) -> int | None:
        """The phase's clock in seconds, or None where it has none."""
        return self.manners.time_limit(self.phase, self.setup.settings)

    @property
    def candidates(self) -> tuple[Seat, ...]:
        """Who may be voted for; nobody outside votes."""
        if self.phase is VOTE:
            return self.inside
        return self.duel if self.phase is DUEL_VOTE else ()

    @property
    def pass_offered(self) -> bool:
        """Whether one may pass in the vote that is on: not right after a vote that was passed."""
        if self.phase is not VOTE or not self.setup.settings.allow_pass:
            return False
        return not self.votes or self.votes[-1].outcome is not PASSED

    @property
    def winner(self) -> Winner | None:
        """Whose game it was, once it is over."""
        return None if self.why is None else WINNER_BY_WHY[self.why]

    def role(self, seat: Seat) -> Role:
        """The role that was dealt to the seat."""
        return self.setup.deal.roles[seat]

    def apply(self, action: Action, lots: Lots | None = None) -> Step:
        """Carries the action out. `lots` draws among those tied; without it, the match's seed does.

        Raises IllegalAction, which says why, where the rules refuse it.
        """
        reason = refusal(self, action)
        if reason is not None:
            raise IllegalAction(reason)
        play = Play(self, lots or draw_lots)
        play.carry_out(action)
        return Step(play.match, tuple(play.events))

    def legal_actions(self, seat: Seat | None) -> tuple[Action, ...]:
        """What the seat may do now; for None, what may be done in nobody's name.

        A guess stands there once, with `A_GUESS` for its text.
        """
        if seat is None:
            asked: tuple[Action, ...] = (StartVote(), TimeUp(), Continue())
        else:
            choices = (None, *self.candidates) if self.candidates else ()
            votes = (CastVote(seat, choice) for choice in choices)
            asked = (GotIt(seat), GiveClue(seat), *votes, Seen(seat), MakeGuess(seat, A_GUESS), Leave(seat))
        return tuple(action for action in asked if refusal(self, action) is None)


Lots: TypeAlias = Callable[[Match, tuple[Seat, ...]], Seat]
"""Draws one among those tied."""


def begin(setup: Setup) -> Match:
    """The match at its first card. Raises BadSetup where no game can start so."""
    players = len(setup.players)
    check_players(players)
    check_shape(setup.deal, players)
    check_roles(setup.deal, setup.settings)
    if tidy_table(setup.players) != setup.players:
        raise BadSetup("Names are trimmed and in Unicode NFC.")
    check_package(setup.package)
    if not roles_allowed(players, setup.settings.spies, setup.settings.ghost):
        raise BadSetup(f"{players} players can't have so many spies and ghosts.")
    seats = tuple(range(players))
    return Match(
        setup=setup,
        phase=CARDS,
        round=1,
        inside=seats,
        out=(),
        left=(),
        order=setup.deal.order,
        waiting=seats,
    )


def draw_lots(match: Match, tied: tuple[Seat, ...]) -> Seat:
    """The match's next draw, uniform over those tied.

    `Random.random` of a string seed is the one generator that Python promises to keep as it is.
    """
    number = random.Random(f"{match.setup.lots_seed}/{len(match.draws)}").random()
    return tied[int(number * len(tied))]
