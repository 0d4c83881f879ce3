"""A game of Secret Bandit as a value: what is kept of it, taken back, and called though nobody takes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from spyword_engine.bandit.actions import Action, CastBallot, CloseVote
from spyword_engine.bandit.match import Setup, begin
from spyword_engine.bandit.phase import STEPS, VOTES, Phase
from spyword_qt.bandit import game as module
from spyword_qt.bandit.dealer import BanditDealer
from spyword_qt.bandit.game import BanditGame, check_bandit, game_from
from spyword_qt.people import guests
from tests.engine.bandit.tables import recorded
from tests.qt.bandit.desk import JUDGE, NAMES

GAMES = 40


def dealt(rng: Random, players: int = 12) -> BanditGame:
    dealer = BanditDealer(rng, language=lambda: "en", now=lambda: datetime(2026, 2, 3, 20, tzinfo=UTC))
    return dealer.deal(guests(NAMES[:players]), JUDGE, 0)


def any_action(game: BanditGame, rng: Random) -> Action:
    """One that the rules grant, votes being closed in the end."""
    match = game.match
    if match.phase in VOTES and (not match.waiting or rng.random() < 0.05):
        return CloseVote()
    asked = [action for seat in (None, *range(len(game.seats))) for action in match.legal_actions(seat)]
    return rng.choice([action for action in asked if not isinstance(action, CloseVote)])


def played(rng: Random) -> Iterator[BanditGame]:
    """A game from its first card to its end."""
    game = dealt(rng, rng.randint(12, 16))
    while not game.is_over:
        game, _ = game.after(any_action(game, rng))
        yield game


def without_killers() -> Iterator[BanditGame]:
    """The killers are voted out, and the bandit shoots in the night after that."""
    record = recorded("cards night:HF-A day all:D words night:IF-A day all:E night:FBA")
    game = dealt(Random(1))
    game = replace(game, match=begin(Setup(record.players, record.deal.deal(record.players))))
    for action in record.actions:
        game, _ = game.after(action)
        yield game


def to_the_vote(game: BanditGame, rng: Random) -> BanditGame:
    while game.match.phase not in VOTES:
        game, _ = game.after(any_action(game, rng))
    return game


def told_by_replay(game: BanditGame) -> tuple[Phase, ...]:
    """What is between the step that was taken last and the one that is on."""
    if game.match.phase not in STEPS:
        return ()
    before = STEPS.index(game.undone().match.phase) + 1 if game.can_step_back else 0
    return STEPS[before : STEPS.index(game.match.phase)]


def test_the_steps_that_nobody_takes_are_told_without_playing_the_game_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [*without_killers(), *(game for seed in range(GAMES) for game in played(Random(seed)))]
    told = [told_by_replay(game) for game in games]
    assert {(Phase.KILLERS,), (Phase.DOCTOR,), (Phase.BANDIT,), (Phase.DOCTOR, Phase.BANDIT)} <= {*told}
    monkeypatch.delattr(module, "replay")
    assert [game.uncalled for game in games] == told


def test_a_saved_game_keeps_one_ballot_of_each_voter_in_a_vote_and_leads_to_the_same_match() -> None:
    for seed in range(3):
        for game in played(Random(seed)):
            if game.match.phase not in VOTES and not game.is_over:
                continue
            saved = game_from(game.saved())
            assert saved.match == game.match
            assert most_ballots_of_one(saved) <= 1
            check_bandit(game.saved())


def test_hands_can_be_taken_back_one_by_one_until_the_vote_is_closed() -> None:
    rng = Random(3)
    game = to_the_vote(dealt(rng), rng)
    before = game.actions
    one, other, third = game.match.inside[:3]
    seen = [game.match]
    for choice in (other, third, None, other):
        game, _ = game.after(CastBallot(one, choice))
        seen.append(game.match)
    game, _ = game.after(CastBallot(other, third))
    open_vote = game.match
    closed, _ = game.after(CloseVote())
    ballots = (CastBallot(one, other), CastBallot(other, third))
    assert closed.actions == (*before, *ballots, CloseVote())
    assert closed.undone().match == open_vote
    for match in reversed(seen):
        game = game.undone()
        assert game.match == match


def most_ballots_of_one(game: BanditGame) -> int:
    """In any vote of the game."""
    most, given = 0, list[int]()
    for action in game.actions:
        given = [*given, action.seat] if isinstance(action, CastBallot) else []
        most = max([most, *map(given.count, given)])
    return most
