"""No screen, in whatever window, language and size of text, has anything cut off or out of reach.

Each two choices occur together here; with SPYWORD_THOROUGH set (`python3 dev.py check --full`) all do.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from tests.layout.choices import (
    CHOICES,
    FACTORS,
    NAMES,
    PLAYERS,
    SIZES,
    TEXTS,
    TONGUES,
    Case,
    every,
    pairs,
    stands,
)

ROOT = Path(__file__).parents[2]
IS_FULL = bool(os.environ.get("SPYWORD_THOROUGH"))
PARTS = 16 if IS_FULL else 2
"""A factor is laid out in so many processes, one after the other: each begins with a fresh memory."""
SHARES = [(factor, part) for factor in FACTORS for part in range(1, PARTS + 1)]
IS_ALONE = "PYTEST_XDIST_WORKER" not in os.environ
"""Whether this is the only process that runs tests: another has shares of its own."""
PROCESSES = os.cpu_count() or 1
"""So many at a time."""


def laid_out(factor: str, part: int) -> str:
    """What one process finds. A platform has one scale factor from its start on."""
    return told_by(factor, "--part", f"{part}/{PARTS}", *(["--every"] if IS_FULL else []))


def told_by(factor: str, *options: str) -> str:
    """What the check prints for a factor."""
    command = [sys.executable, "-m", "tests.layout", *options]
    environment = {**os.environ, "QT_SCALE_FACTOR": factor}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    # Whatever broke off says so at the end of what it told.
    return done.stdout if done.returncode == 0 or done.stdout else done.stderr


@pytest.fixture(scope="module")
def found() -> Iterator[dict[tuple[str, int], Future[str]]]:
    """What all processes find, by factor and part; they begin as soon as there is a processor for them."""
    with ThreadPoolExecutor(PROCESSES) as pool:
        yield {share: pool.submit(laid_out, *share) for share in SHARES}


@pytest.mark.parametrize(("factor", "part"), SHARES)
def test_everything_fits(factor: str, part: int, request: pytest.FixtureRequest) -> None:
    if IS_ALONE:
        found: dict[tuple[str, int], Future[str]] = request.getfixturevalue("found")
        assert found[factor, part].result() == ""
    else:
        assert laid_out(factor, part) == ""


def test_how_pixels_are_multiplied_moves_nothing() -> None:
    """For all pairs, or one in sixteen; a fault is left to the pairs, and letters' ink to the fullest."""
    part = "1/1" if IS_FULL else "1/16"
    with ThreadPoolExecutor(PROCESSES) as pool:
        told = set(pool.map(lambda factor: told_by(factor, "--places", "--part", part), FACTORS))
    assert len(told) == 1
    assert told.pop().count("\n") > 50


def test_each_two_choices_are_laid_out_together() -> None:
    cases = list(pairs())
    for one, other in combinations(CHOICES, 2):
        together = {(getattr(case, one), getattr(case, other)) for case in cases}
        assert len(together) == len(list(CHOICES[one])) * len(list(CHOICES[other]))


def test_all_of_them_hold_every_pair_of_a_screen_with_people() -> None:
    everything = set(every())
    assert {case for case in pairs() if case.scene == "clue"} <= everything
    assert Case("home", (800, 600), "1", 12, "long", 1.0, "stretched") in everything


def test_a_stand_is_taken_down_once_and_its_cases_change_one_thing_at_a_time() -> None:
    work = stands(case for case in every() if case.scene in ("home", "clue") and case.factor == "1")
    assert len(work) == len(TONGUES) * (1 + len(NAMES) * len(PLAYERS))
    assert {len(same) for same in work} == {len(SIZES) * len(TEXTS)}
    for same in work:
        assert all(one.size == other.size or one.text == other.text for one, other in pairwise(same))
