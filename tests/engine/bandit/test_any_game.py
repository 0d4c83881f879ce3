"""Any game at all, held against the oracle at every step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import settings as hypothesis_settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from spyword_engine.bandit import wire
from spyword_engine.bandit.actions import Action, CastBallot, Choose, CloseVote, Spoke
from spyword_engine.bandit.deal import deal
from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.match import Match, Setup, begin
from spyword_engine.bandit.phase import NIGHT_PHASES, STEPS, VOTES, Phase
from spyword_engine.bandit.record import plain, read_record, record_of, replay
from spyword_engine.bandit.refusals import refusal
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.views import card_view, judge_view, table_view
from spyword_engine.bandit.vote import Outcome
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.errors import IllegalAction
from tests.engine.bandit import oracle
from tests.engine.bandit.tables import NAMES

PLAYED_OUT = 120
"""Games that are played to their end by chance: enough for each ending to come up."""


def every_action(players: int) -> Iterator[Action]:
    """Every action there is, in the names of people who aren't there too."""
    yield from (Continue(), CloseVote(), Choose(None))
    for seat in range(-1, players + 1):
        yield from (GotIt(seat), Choose(seat), Spoke(seat), CastBallot(seat, None))
        yield from (CastBallot(seat, choice) for choice in range(-1, players + 1))


class Told:
    """A match, and the oracle's story of the same game."""

    def __init__(self, players: int, rng: Random) -> None:
        dealt = deal(players, rng)
        self.match = begin(Setup(NAMES[:players], dealt))
        self.actions: list[Action] = []
        self._story = oracle.Teller(NAMES[:players], [role.value for role in dealt.roles]).story()
        self.expected = next(self._story)

    def do(self, action: Action) -> None:
        self.match = self.match.apply(action).match
        self.actions.append(action)
        self.expected = self._story.send(action)

    def check(self) -> None:
        """Both show the same."""
        assert shown(self.match) == self.expected


def shown(match: Match) -> oracle.Shown:
    players = match.setup.players
    views: Any = wire.table(table_view(match)), wire.judge(judge_view(match), players)
    return views


class AnyGame(RuleBasedStateMachine):
    """One match, and the actions that led to it."""

    @initialize(players=st.integers(12, 16), seed=st.integers(0, 2**32))
    def sit_down(self, players: int, seed: int) -> None:
        self.told = Told(players, Random(seed))

    @property
    def phase(self) -> Phase:
        return self.told.match.phase

    @rule(seed=st.integers(0, 2**32))
    def go_on(self, seed: int) -> None:
        """By a seed: drawn from hypothesis, choices and ballots cost more than all that is tested."""
        rng = Random(seed)
        if self.phase in (Phase.CARDS, Phase.LAST_WORDS, Phase.SPEECHES, Phase.TIE_SPEECHES):
            self.take_turns()
        elif self.phase in NIGHT_PHASES:
            self.have_a_night(rng)
        elif self.phase in VOTES:
            self.vote(rng)
        elif self.phase is not Phase.OVER:
            self.told.do(Continue())

    def take_turns(self) -> None:
        act = GotIt if self.phase is Phase.CARDS else Spoke
        for seat in self.told.match.waiting:
            self.told.check()
            self.told.do(act(seat))

    def have_a_night(self, rng: Random) -> None:
        while self.phase in STEPS:
            view = judge_view(self.told.match)
            self.told.do(Choose(rng.choice((None, *view.targets) if view.may_hold else view.targets)))
            self.told.check()
            self.just_that_is_refused_which_the_oracle_refuses()
        self.told.do(Continue())

    def vote(self, rng: Random) -> None:
        """Some raise their hands, some again; sometimes for few, so that there are no ties, and for many."""
        match = self.told.match
        popular = (None, *rng.sample(match.candidates, rng.randint(1, len(match.candidates))))
        for seat in rng.choices(match.inside, k=rng.randint(0, 2 * len(match.inside))):
            choice = rng.choice(popular)
            if seat != choice:
                self.told.do(CastBallot(seat, choice))
                self.told.check()
        self.just_that_is_refused_which_the_oracle_refuses()
        self.told.do(CloseVote())

    @invariant()
    def the_same_is_shown_as_the_oracle_tells(self) -> None:
        if hasattr(self, "told"):
            self.told.check()

    @invariant()
    def just_that_is_refused_which_the_oracle_refuses(self) -> None:
        if hasattr(self, "told"):
            match = self.told.match
            seats = range(len(match.setup.players))
            reasons = {action: refusal(match, action) for action in every_action(len(seats))}
            assert reasons == {action: oracle.refusal(self.told.expected, action) for action in reasons}
            legal = [action for seat in (None, *seats) for action in match.legal_actions(seat)]
            assert sorted(map(repr, legal)) == sorted(
                repr(one) for one, why in reasons.items() if why is None
            )

    @invariant()
    def nothing_that_the_table_sees_tells_a_role_before_the_end(self) -> None:
        if hasattr(self, "told") and self.told.match.winner is None:
            seen = json.dumps(wire.table(table_view(self.told.match))).replace('"game": "bandit"', "")
            assert not [role for role in Role if role.value in seen]

    def teardown(self) -> None:
        if hasattr(self, "told"):
            match = self.told.match
            written = json.loads(json.dumps(plain(record_of(match, self.told.actions))))
            assert replay(read_record(written)) == match


AnyGame.TestCase.settings = hypothesis_settings(max_examples=15, stateful_step_count=30, deadline=None)
TestAnyGame = AnyGame.TestCase


@pytest.fixture(scope="module")
def played_out() -> list[Told]:
    """Games played to their end by chance, each step of them checked."""
    return [played(seed) for seed in range(PLAYED_OUT)]


def played(seed: int) -> Told:
    rng = Random(seed)
    told = Told(rng.randint(12, 16), rng)
    while told.match.winner is None:
        told.do(chosen(told.match, rng))
        told.check()
    return told


def chosen(match: Match, rng: Random) -> Action:
    """One of what is legal. In a vote few are voted for, so that ties are seldom, and do come up."""
    if match.phase in VOTES:
        waiting = [seat for seat in match.waiting if rng.random() < 0.9]
        if not waiting:
            return CloseVote()
        popular = match.candidates[: rng.randint(1, 3)]
        return CastBallot(waiting[0], rng.choice([None, *(one for one in popular if one != waiting[0])]))
    everybody = (None, *range(len(match.setup.players)))
    return rng.choice([action for seat in everybody for action in match.legal_actions(seat)])


def test_each_ending_comes_up(played_out: list[Told]) -> None:
    endings = {ending(told.match) for told in played_out}
    assert endings == {"police", "killers", "tied again and again", "no citizens", "neither side"}


def ending(match: Match) -> str:
    """Which of the ways to end it was."""
    if match.winner is not Winner.DRAW:
        return str(match.winner)
    if match.votes[-1].outcome is Outcome.DRAW:
        return "tied again and again"
    left = {match.role(seat) for seat in match.inside}
    return "no citizens" if Role.POLICE in left else "neither side"


def test_every_game_ends_on_the_day_by_which_nobody_could_be_left(played_out: list[Told]) -> None:
    for told in played_out:
        assert told.match.day <= len(told.match.setup.players)


def test_only_one_may_see_a_card_and_only_while_cards_are_seen(played_out: list[Told]) -> None:
    told = played_out[0]
    match = begin(told.match.setup)
    for action in told.actions:
        for seat in range(-1, len(match.setup.players) + 1):
            try:
                view = card_view(match, seat)
            except IllegalAction:
                assert match.phase is not Phase.CARDS or seat != match.turn
            else:
                assert (seat, match.phase) == (match.turn, Phase.CARDS)
                assert view.role is match.role(seat)
        match = match.apply(action).match
