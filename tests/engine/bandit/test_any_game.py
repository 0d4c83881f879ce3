"""Any game at all, held against the oracle at every step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import settings as hypothesis_settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

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
        self.seats = st.sampled_from(range(players))

    @property
    def phase(self) -> Phase:
        return self.told.match.phase

    @precondition(lambda self: self.phase is Phase.CARDS)
    @rule()
    def see_all_cards(self) -> None:
        for seat in self.told.match.waiting:
            self.told.check()
            self.told.do(GotIt(seat))

    @precondition(lambda self: self.phase in NIGHT_PHASES)
    @rule(data=st.data())
    def have_a_night(self, data: st.DataObject) -> None:
        while self.phase in STEPS:
            view = judge_view(self.told.match)
            choices = (None, *view.targets) if view.may_hold else view.targets
            self.told.do(Choose(data.draw(st.sampled_from(choices))))
            self.told.check()
        self.told.do(Continue())

    @precondition(lambda self: self.phase in (Phase.LAST_WORDS, Phase.SPEECHES, Phase.TIE_SPEECHES))
    @rule()
    def speak(self) -> None:
        for seat in self.told.match.waiting:
            self.told.check()
            self.told.do(Spoke(seat))

    @precondition(lambda self: self.phase in (Phase.DAWN, Phase.VOTED_OUT))
    @rule()
    def go_on(self) -> None:
        self.told.do(Continue())

    @precondition(lambda self: self.phase in VOTES)
    @rule(data=st.data())
    def raise_hands(self, data: st.DataObject) -> None:
        match = self.told.match
        voter, choice = st.sampled_from(match.inside), st.sampled_from((None, *match.candidates))
        for seat, whom in data.draw(st.lists(st.tuples(voter, choice), max_size=2 * len(match.inside))):
            if seat != whom:
                self.told.do(CastBallot(seat, whom))
                self.told.check()

    @precondition(lambda self: self.phase in VOTES)
    @rule()
    def close_the_vote(self) -> None:
        self.told.do(CloseVote())

    @invariant()
    def the_same_is_shown_as_the_oracle_tells(self) -> None:
        if hasattr(self, "told"):
            self.told.check()

    @precondition(lambda self: self.phase is Phase.OVER)
    @rule()
    def go_home(self) -> None:
        assert self.told.match.winner is not None

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


AnyGame.TestCase.settings = hypothesis_settings(max_examples=15, stateful_step_count=40, deadline=None)
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
