"""XP and levels, by hand."""

from __future__ import annotations

from typing import Any

import pytest

from spyword_engine.progress.levels import Level, level_number, level_of, xp_for
from spyword_engine.progress.line import Verdict
from spyword_engine.progress.xp import xp_of, xp_parts
from tests.engine.progress.games import LOST, NEITHER, WON, line


@pytest.mark.parametrize(
    ("verdict", "changes", "parts"),
    [
        (LOST, {}, {"played": 20}),
        (NEITHER, {}, {"played": 20}),
        (WON, {}, {"played": 20, "won": 30}),
        (LOST, {"survived": True}, {"played": 20, "survived": 10}),
        (LOST, {"counts": {"votes_cast": 9, "votes_on_target": 3}}, {"played": 20, "votes_on_target": 12}),
        (
            WON,
            {"role": "ghost", "counts": {"won_by_guess": 1}},
            {"played": 20, "won": 30, "won_by_guess": 40},
        ),
        (
            WON,
            {"survived": True, "counts": {"votes_on_target": 5}},
            {"played": 20, "won": 30, "survived": 10, "votes_on_target": 20},
        ),
    ],
)
def test_each_rule(verdict: Verdict, changes: dict[str, Any], parts: dict[str, int]) -> None:
    one = line(1, verdict, **changes)
    assert dict(xp_parts(one)) == parts
    assert xp_of(one) == one.xp == sum(parts.values())


def test_what_else_a_line_counts_earns_nothing() -> None:
    others = ("votes_cast", "passes", "won_unsuspected", "duels_survived", "lots_survived", "first_out")
    assert line(1, counts=dict.fromkeys(others, 7)).xp == 20


@pytest.mark.parametrize(
    ("level", "xp"),
    [
        (1, 0),
        (2, 60),
        (3, 135),
        (4, 225),
        (5, 330),
        (10, 1080),
        (20, 3705),
        (27, 6435),
        (35, 10455),
        (50, 20580),
    ],
)
def test_levels_by_hand(level: int, xp: int) -> None:
    assert xp_for(level) == xp
    assert level_number(xp) == level
    assert level_of(xp) == Level(level, 0, 60 + 15 * (level - 1))
    if xp:
        assert level_of(xp - 1) == Level(level - 1, 60 + 15 * (level - 2) - 1, 60 + 15 * (level - 2))


def test_each_step_is_fifteen_longer_and_no_level_is_skipped() -> None:
    level, reached = 1, 0
    for xp in range(30_000):
        if xp == reached + 60 + 15 * (level - 1):
            level, reached = level + 1, xp
        assert level_of(xp) == Level(level, xp - reached, 60 + 15 * (level - 1))


def test_a_huge_sum_has_its_level_at_once_and_exactly() -> None:
    level = 10**12
    assert level_number(xp_for(level)) == level
    assert level_number(xp_for(level) - 1) == level - 1
