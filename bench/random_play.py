"""Random games through the engine: every move is a legal one, and every choice comes from one generator."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from bench.tables import WORDS, Played, Table
from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.deal import Role, deal
from spyword_engine.match import Match, Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.package import Package
from spyword_engine.phase import Phase
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
    matches = [match for _, match in steps(rng, opened(rng, table), table.leaves)]
    end = matches[-1]
    assert end.why is not None
    return Played(len(matches), end.round, end.why, [out.seat for out in end.out])


def steps(rng: Random, match: Match, leaves: float = 0.0) -> Iterator[tuple[Action, Match]]:
    """Each move up to the end, with the match after it."""
    random = rng.random

    def lots(_: Match, tied: tuple[Seat, ...]) -> Seat:
        return tied[int(random() * len(tied))]

    while match.phase is not Phase.OVER:
        if leaves and random() < leaves:
            room = [seat for seat in range(len(match.setup.players)) if seat not in match.left]
            action: Action = Leave(room[int(random() * len(room))])
        else:
            action = choice(rng, match)
        match = match.apply(action, lots).match
        yield action, match


def choice(rng: Random, match: Match) -> Action:
    """A legal move of whoever is next."""
    match match.phase:
        case Phase.CLUES | Phase.DUEL_CLUES:
            return GiveClue(match.waiting[0])
        case Phase.VOTE | Phase.DUEL_VOTE:
            voter = match.waiting[0]
            choices: list[Seat | None] = [seat for seat in match.candidates if seat != voter]
            if match.pass_offered:
                choices.append(None)
            return CastVote(voter, choices[int(rng.random() * len(choices))])
        case Phase.CARDS:
            return GotIt(match.waiting[0])
        case Phase.DISCUSSION:
            return StartVote()
        case Phase.RESULT:
            return Continue()
    out = match.waiting[0]
    if match.role(out) is not Role.GHOST:
        return Seen(out)
    thrown = int(rng.random() * len(WORDS))
    setup = match.setup
    return MakeGuess(out, WORDS[thrown] if thrown else setup.package.text(setup.deal.citizen_word))
