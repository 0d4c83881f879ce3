"""Any games in any order: folding on is folding anew, and nothing depends on how lines came together."""

from __future__ import annotations

import json
from datetime import timedelta, timezone
from random import Random
from typing import Any

import hypothesis.strategies as st
from hypothesis import given, settings
from msgspec.structs import replace

from spyword_engine.actions import Action, Leave, MakeGuess
from spyword_engine.deal import Role, deal
from spyword_engine.match import Match, Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.package import Package
from spyword_engine.phase import Phase
from spyword_engine.progress.check import differences, plain, read_history
from spyword_engine.progress.gain import gain
from spyword_engine.progress.history import History, history_of
from spyword_engine.progress.kinds import KINDS
from spyword_engine.progress.line import Line, Verdict
from spyword_engine.progress.stats import Stats, stats_of
from spyword_engine.progress.word import lines_of
from spyword_engine.progress.xp import with_xp, xp_of
from spyword_engine.settings import complete
from tests.engine.progress.games import FRIDAY, envelope, line
from tests.engine.tables import NAMES, WORDS

WORD = KINDS["word"]


def lines_at_random(number: int, seed: int) -> list[Line]:
    """Lines of different games; several may end at one instant."""
    rng = Random(seed)
    return [a_line(game, rng) for game in range(number)]


def a_line(game: int, rng: Random) -> Line:
    offset = timezone(timedelta(minutes=rng.choice([-720, -210, 0, 60, 345, 840])))
    name, kind = rng.choice(list(KINDS.items()))
    changes: dict[str, Any] = {
        "kind": name,
        "end": (FRIDAY + timedelta(hours=rng.randint(0, 60))).astimezone(offset),
        "role": rng.choice(kind.roles),
        "players": rng.randint(4, 12),
        "survived": rng.random() < 0.5,
        "language": rng.choice(["en", "it"]),
        "package": rng.choice([None, "a", "b"]),
        "companions": rng.choice([(), ("p",), ("p", "q"), ("r",)]),
        "counts": {count: rng.randint(1, 30) for count in kind.counts if rng.random() < 0.4},
        "ballots_hidden": rng.random() < 0.5,
    }
    return line(game, rng.choice(list(Verdict)), **changes)


# Drawn by a seed: line by line from hypothesis they cost more than all that is tested.
some_lines = st.builds(lines_at_random, st.integers(0, 12), st.integers(0, 2**32))


@settings(max_examples=40)
@given(some_lines, st.randoms(use_true_random=False))
def test_folding_on_is_folding_anew(lines: list[Line], rng: Random) -> None:
    anew = history_of(lines)
    history, stats = History(), Stats()
    for one in anew.lines:
        history = history.given(one)
        stats = stats.after((one,))
        assert history.stats == stats == stats_of(history.lines)
    assert history == anew
    assert differences(history) == ()
    shuffled = rng.sample(lines, len(lines))
    jumbled = History()
    for one in (*shuffled, *shuffled[::2]):
        jumbled = jumbled.given(one)
    assert (jumbled.lines, jumbled.stats) == (anew.lines, anew.stats)
    assert {one.title for one in anew.titles} <= {one.title for one in jumbled.titles}


@settings(max_examples=40)
@given(some_lines, st.randoms(use_true_random=False))
def test_merging_parts_that_overlap_gives_the_whole(lines: list[Line], rng: Random) -> None:
    parts = [history_of(one for one in lines if rng.random() < 0.6) for _ in range(3)]
    together = [one for one in lines if any(part.has(one.game) for part in parts)]
    merged = History()
    for part in rng.sample(parts, 3):
        merged = merged.merged(part)
        assert merged.merged(part) is merged
    assert (merged.lines, merged.stats) == (history_of(together).lines, stats_of(together))


@settings(max_examples=40)
@given(some_lines)
def test_what_is_shown_knows_nothing_of_hidden_ballots(lines: list[Line]) -> None:
    history = history_of(lines)
    assert history.shown.stats == stats_of(history.counted)
    assert {one.title for one in history.shown.titles} == {
        one.title for one in history_of(history.counted).titles
    }
    for one in history.shown_lines:
        assert not one.ballots_hidden or one.about.of_ballots.isdisjoint(one.counts)


@settings(max_examples=80)
@given(
    st.builds(lines_at_random, st.integers(1, 12), st.integers(0, 2**32)), st.randoms(use_true_random=False)
)
def test_whatever_hidden_ballots_of_the_last_game_are_the_same_is_shown(
    lines: list[Line], rng: Random
) -> None:
    """Given in whatever order, with clocks set wrong, and with another machine's games after it."""
    *before, last = rng.sample(lines, len(lines))
    elsewhere = history_of(one for one in before if rng.random() < 0.3)
    seen = []
    of_ballots = last.about.of_ballots
    for votes in ({}, dict.fromkeys(of_ballots, 30)):
        counts = {count: each for count, each in last.counts.items() if count not in of_ballots}
        history = History()
        for one in before:
            if not elsewhere.has(one.game):
                history = history.given(one)
        told = with_xp(replace(last, counts={**counts, **votes}, ballots_hidden=True))
        after = history.given(told)
        merged = after.merged(elsewhere)
        anew = merged.given_anew(told)
        shown = (after.shown, merged.shown, anew.shown, gain(history, after, told.game))
        seen.append((shown, [one.shown_lines for one in (after, merged, anew)]))
        assert all(told.game not in one.released for one in (after, merged, anew))
        assert merged.shown.stats == stats_of(merged.counted)
        assert read_history(json.loads(json.dumps(plain(merged)))).shown == merged.shown
    assert seen[0] == seen[1]


@settings(max_examples=40)
@given(some_lines)
def test_a_file_gives_the_same_history(lines: list[Line]) -> None:
    history = history_of(lines)
    assert read_history(json.loads(json.dumps(plain(history)))) == history


def any_match(rng: Random) -> Match:
    """A game played at random to its end, with leaves on the way."""
    players = rng.randint(4, 12)
    given_settings = {
        "reveal_roles": rng.random() < 0.5,
        "allow_pass": rng.random() < 0.5,
        "tie_breaker": rng.choice(["duel", "lots"]),
        "vote_result": rng.choice(["open", "totals"]),
    }
    ready = complete(players, given_settings)
    match = begin(
        Setup(
            players=NAMES[:players],
            settings=ready,
            package=Package(words=WORDS),
            mode=rng.choice(list(Mode)),
            deal=deal(players, ready, rng),
            lots_seed=rng.getrandbits(63),
        )
    )
    while match.phase is not Phase.OVER:
        assert lines_of(match, envelope("ABCDEFGHIJKL"[:players])) == {}
        match = match.apply(_any_action(match, rng)).match
    return match


def _any_action(match: Match, rng: Random) -> Action:
    seats = (None, *range(len(match.setup.players)))
    legal = [action for seat in seats for action in match.legal_actions(seat)]
    staying = [action for action in legal if not isinstance(action, Leave)]
    action = rng.choice(legal if rng.random() < 0.02 else staying)
    return (
        MakeGuess(action.seat, rng.choice(["coffee", "tea", "water"]))
        if isinstance(action, MakeGuess)
        else action
    )


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_any_game_gives_lines_that_add_up(seed: int) -> None:
    match = any_match(Random(seed))
    players = len(match.setup.players)
    lines = lines_of(match, envelope("ABCDEFGHIJKL"[:players]))
    assert len(lines) == players - len(match.left)
    for who, one in lines.items():
        seat = "ABCDEFGHIJKL".index(who)
        assert one.xp == xp_of(one) >= 20
        assert one.survived == (seat in match.inside)
        assert 1 <= one.rounds <= match.round
        assert set(one.counts) <= set(WORD.counts)
        assert one.counts.get("votes_on_target", 0) <= one.counts.get("votes_cast", 0)
        assert ("votes_on_target" in one.counts) <= (match.role(seat) is Role.CITIZEN)
        assert read_history(plain(history_of([one]))).lines == (one,)
    ballots = [choice for vote in match.votes for voter, choice in vote.ballots if voter not in match.left]
    counted = [one.counts.get(count, 0) for one in lines.values() for count in ("votes_cast", "passes")]
    assert sum(counted) == len(ballots)
