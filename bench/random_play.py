"""Random games through the engine: every move is a legal one, and every choice comes from one generator."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from bench.tables import WORDS, Played, Table
from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.deal import GHOST, deal
from spyword_engine.match import Match, Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.package import Package
from spyword_engine.phase import CARDS, CLUES, DISCUSSION, DUEL_CLUES, DUEL_VOTE, RESULT, VOTE
from spyword_engine.seat import Seat

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
PACKAGE: Final = Package(words=(("apple",), ("pear",)))


def opened(rng: Random, table: Table) -> Match:
    """A game that has just been dealt."""
    settings = table.settings
    dealt = deal(table.players, settings, rng)
    return begin(Setup(NAMES[: table.players], settings, PACKAGE, Mode.SINGLE, dealt, lots_seed=1))


def play(rng: Random, table: Table) -> Played:
    """A whole game."""
    match = opened(rng, table)
    random = rng.random

    def lots(_: Match, tied: tuple[Seat, ...]) -> Seat:
        return tied[int(random() * len(tied))]

    moves, leaves = 0, table.leaves
    while match.why is None:
        action = _leave(rng, match) if leaves and random() < leaves else choice(rng, match)
        match = match.apply(action, lots).match
        moves += 1
    return Played(moves, match.round, match.why, [out.seat for out in match.out])


def steps(rng: Random, match: Match) -> Iterator[tuple[Action, Match]]:
    """Each move up to the end, with the match after it. Nobody leaves; lots are the match's own."""
    while match.why is None:
        action = choice(rng, match)
        match = match.apply(action).match
        yield action, match


def choice(rng: Random, match: Match) -> Action:
    """A legal move of whoever is next."""
    phase = match.phase
    if phase is CLUES or phase is DUEL_CLUES:
        return GiveClue(match.waiting[0])
    if phase is VOTE or phase is DUEL_VOTE:
        return _ballot(rng, match)
    if phase is CARDS:
        return GotIt(match.waiting[0])
    if phase is DISCUSSION:
        return StartVote()
    if phase is RESULT:
        return Continue()
    out = match.waiting[0]
    if match.role(out) is not GHOST:
        return Seen(out)
    thrown = int(rng.random() * len(WORDS))
    setup = match.setup
    return MakeGuess(out, WORDS[thrown] if thrown else setup.package.text(setup.deal.citizen_word))


def _ballot(rng: Random, match: Match) -> CastVote:
    """For one of the candidates, but for the voter, in their order; the last choice is to pass."""
    voter, candidates = match.waiting[0], match.candidates
    own = candidates.index(voter) if voter in candidates else len(candidates)
    others = len(candidates) - (voter in candidates)
    thrown = int(rng.random() * (others + match.pass_offered))
    if thrown == others:
        return CastVote(voter, None)
    return CastVote(voter, candidates[thrown + (thrown >= own)])


def _leave(rng: Random, match: Match) -> Leave:
    room = [seat for seat in range(len(match.setup.players)) if seat not in match.left]
    return Leave(room[int(rng.random() * len(room))])
