"""The benchmarks themselves: what they reckon, and that what they compare with is the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random

import pytest

from bench import bare_rules, random_play
from bench.__main__ import FAMILIES, PEERS
from bench.balance import tables
from bench.rounds import Bound, Case, Contest, Sample, Target, run
from bench.tables import Table

ROOT = Path(__file__).parents[1]
QUICK = ("engine", "guess", "pictures", "size")
"""Those that take a second or two for one round."""


def case(name: str, figures: Sequence[float]) -> Case:
    """Gives these figures, one after the other; the round that isn't counted comes first."""
    left = iter(figures)
    return Case(name, lambda: {"ms": next(left)})


def contest(*targets: Target) -> Contest:
    # The limit is measured twice a round: first and last.
    limit = case("limit", (99, 99, 1, 1, 2, 2, 4, 4))
    return Contest("a test", (limit, case("slow", (99, 3, 4, 40)), case("fast", (99, 1, 1, 1))), targets)


def test_ratios_are_taken_round_by_round() -> None:
    result = run(contest(), rounds=3)
    assert result.values("slow", "ms") == [3, 4, 40]
    assert result.ratio("slow", "ms") == 3
    assert result.ratio("slow", "ms", against="fast") == 4
    assert result.same_again("ms") == 1


@pytest.mark.parametrize(
    ("bound", "limit", "value", "is_met"),
    [
        (Bound.RATIO_AT_MOST, 3, 3, True),
        (Bound.RATIO_AT_MOST, 2.9, 3, False),
        (Bound.RATIO_AT_LEAST, 3, 3, True),
        (Bound.RATIO_AT_LEAST, 3.1, 3, False),
        (Bound.VALUE_AT_MOST, 4, 4, True),
        (Bound.WORST_AT_MOST, 39, 40, False),
        (Bound.ADDED_AT_MOST, 2, 2, True),
    ],
)
def test_targets_are_met_or_missed(bound: Bound, limit: float, value: float, is_met: bool) -> None:
    (verdict,) = run(contest(Target("T", "slow", "ms", bound, limit)), rounds=3).verdicts
    assert (verdict.value, verdict.is_met) == (value, is_met)


@pytest.mark.parametrize(("again", "is_steady"), [(1.0, True), (1.04, True), (1.06, False), (0.94, False)])
def test_a_run_that_measures_the_same_thing_differently_gives_no_verdict(
    again: float, is_steady: bool
) -> None:
    limit = case("limit", (9, 9, 1, again, 1, again, 1, again))
    target = Target("T", "limit", "ms", Bound.RATIO_AT_MOST, 2)
    result = run(Contest("a test", (limit,), (target,)), rounds=3)
    assert result.is_steady is is_steady
    assert len(result.verdicts) == is_steady


def test_cases_take_turns() -> None:
    turns: list[str] = []

    def taking(name: str) -> Callable[[], Sample]:
        def measure() -> Sample:
            turns.append(name)
            return {"ms": 1.0}

        return measure

    run(Contest("a test", [Case(name, taking(name)) for name in "ab"]), rounds=1)
    assert turns == [*"aba", *"aba"]


def every_table() -> Iterator[Table]:
    for table in tables():
        for reveal, passing, duel, leaves in product(
            (True, False), (True, False), (True, False), (0.0, 0.03)
        ):
            yield table._replace(reveal=reveal, allow_pass=passing, duel=duel, leaves=leaves)


def test_the_bare_rules_go_as_the_engines() -> None:
    for table in every_table():
        for seed in range(2):
            assert bare_rules.play(Random(seed), table) == random_play.play(Random(seed), table), table


@pytest.mark.parametrize("name", [*FAMILIES, *PEERS])
def test_every_benchmark_is_there(name: str) -> None:
    assert (ROOT / "bench" / f"{name}.py").is_file()


def test_quick_ones_run() -> None:
    command = [sys.executable, "-m", "bench", "--rounds", "1", *QUICK]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert done.stderr == ""
    assert "All targets" in done.stdout
