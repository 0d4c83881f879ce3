"""A bar of XP on its way: within a level, over one, over two."""

from __future__ import annotations

import pytest

from spyword_qt.theme.motion import Span
from spyword_qt.widgets.xp_bar import Mark, XpWay

FILL = Span.XP.milliseconds
TURN = Span.CARD_AWAY.milliseconds + Span.CARD_BACK.milliseconds


def test_within_a_level_it_goes_from_one_part_to_the_other() -> None:
    way = XpWay(Mark(3, 0.2), Mark(3, 0.6), 100)
    assert way.ends == 100 + FILL
    assert way.at(0) == way.at(100) == Mark(3, 0.2)
    assert way.at(100 + FILL / 2).part == pytest.approx(0.4)
    assert way.at(way.ends) == Mark(3, 0.6)


def test_where_nothing_was_gained_nothing_moves() -> None:
    way = XpWay(Mark(3, 0.2), Mark(3, 0.2), 100)
    assert way.ends == 100
    assert way.at(0) == way.at(500) == Mark(3, 0.2)


def test_a_level_that_is_reached_fills_the_bar_and_turns_the_coin_over() -> None:
    way = XpWay(Mark(1, 0.5), Mark(2, 0.25), 0)
    assert way.ends == 2 * FILL + TURN
    assert way.at(FILL) == Mark(1, 1.0, 1.0)
    edge = FILL + Span.CARD_AWAY.milliseconds
    before, after = way.at(edge - 1), way.at(edge + 1)
    assert (before.level, before.part, after.level, after.part) == (1, 1.0, 2, 0.0)
    assert before.face < 0.1
    assert after.face < 0.1
    assert way.at(FILL + TURN) == Mark(2, 0.0, 1.0)
    assert way.at(FILL + TURN + FILL / 2).part == pytest.approx(0.125)
    assert way.at(way.ends) == Mark(2, 0.25)


def test_no_level_in_between_is_left_out() -> None:
    way = XpWay(Mark(1, 0.9), Mark(3, 0.1), 0)
    seen = [way.at(ms).level for ms in range(0, way.ends + 1, 20)]
    assert sorted(set(seen)) == [1, 2, 3]
    assert seen == sorted(seen)
    assert max(way.at(ms).part for ms in range(0, way.ends, 20) if way.at(ms).level == 2) == 1.0
