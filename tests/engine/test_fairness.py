"""RULES.md 1 and 5: deals and lots are fair. Chi-square with fixed seeds, so a run never fails by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations, product
from random import Random

import pytest
from msgspec.structs import replace

from spyword_engine.deal import Deal, Role, deal
from spyword_engine.match import draw_lots
from spyword_engine.settings import complete
from tests.engine.tables import table

ONE_IN_A_THOUSAND = 3.0902  # the normal quantile


def assert_uniform(seen: Iterable[Hashable], cells: Iterable[Hashable]) -> None:
    """Every cell, and nothing else, comes equally often, as far as a chi-square test can tell."""
    counts = Counter(seen)
    expected_cells = set(cells)
    assert set(counts) <= expected_cells
    expected = counts.total() / len(expected_cells)
    assert expected >= 5, "too few draws for a chi-square test"
    statistic = sum((counts[cell] - expected) ** 2 / expected for cell in expected_cells)
    freedom = len(expected_cells) - 1
    # Wilson and Hilferty's approximation of the quantile.
    limit = freedom * (1 - 2 / (9 * freedom) + ONE_IN_A_THOUSAND * (2 / (9 * freedom)) ** 0.5) ** 3
    assert statistic < limit


def deals(players: int, number: int, **settings: object) -> list[Deal]:
    complete_settings = complete(players, settings)
    rng = Random(f"{players} players")
    return [deal(players, complete_settings, rng) for _ in range(number)]


def test_the_test_notices_an_unfair_coin() -> None:
    rng = Random(1)
    with pytest.raises(AssertionError):
        assert_uniform([rng.random() < 0.53 for _ in range(5000)], [True, False])


def test_roles_are_uniform_over_seats() -> None:
    arrangements = set(permutations([Role.SPY, Role.SPY, Role.GHOST, *[Role.CITIZEN] * 4]))
    assert len(arrangements) == 105
    assert_uniform((one.roles for one in deals(7, 5000, spies=2, ghost=True)), arrangements)


@pytest.mark.parametrize("players", [4, 9, 12])
def test_every_seat_gets_each_role_equally_often(players: int) -> None:
    dealt = deals(players, 3000)
    for role in set(dealt[0].roles):
        holders = (seat for one in dealt for seat, dealt_role in enumerate(one.roles) if dealt_role is role)
        assert_uniform(holders, range(players))


def test_orders_are_uniform_among_those_with_the_ghost_not_first_wherever_the_ghost_sits() -> None:
    allowed = {(ghost, order) for ghost in range(5) for order in permutations(range(5)) if order[0] != ghost}
    assert len(allowed) == 5 * (120 - 24)
    dealt = deals(5, 10000, ghost=True)
    assert_uniform(((one.roles.index(Role.GHOST), one.order) for one in dealt), allowed)


def test_without_a_ghost_every_order_is_equally_likely_whatever_the_roles() -> None:
    cells = product(range(4), permutations(range(4)))
    assert_uniform(((one.roles.index(Role.SPY), one.order) for one in deals(4, 5000)), cells)


def test_with_a_ghost_each_of_the_others_stands_first_equally_often() -> None:
    firsts = []
    for one in deals(6, 5000, spies=1, ghost=True):
        others = [seat for seat in range(6) if one.roles[seat] is not Role.GHOST]
        firsts.append(others.index(one.order[0]))
    assert_uniform(firsts, range(5))


def test_which_word_goes_to_the_citizens_is_a_fair_coin_whatever_else_was_dealt() -> None:
    dealt = [(one.citizen_word, one.roles.index(Role.SPY), one.order[0]) for one in deals(4, 5000)]
    assert_uniform(dealt, product((0, 1), range(4), range(4)))


@pytest.mark.parametrize("tied", [(0, 1), (0, 1, 2), (1, 3, 4, 6, 7), tuple(range(12))])
def test_lots_are_uniform_among_the_tied(tied: tuple[int, ...]) -> None:
    matches = (table("CCCCCCCCCSSS", lots_seed=seed) for seed in range(3000))
    assert_uniform((draw_lots(match, tied) for match in matches), tied)


def test_the_second_lot_owes_nothing_to_the_first() -> None:
    drawn = []
    for seed in range(3000):
        match = table("CCCS", lots_seed=seed)
        first = draw_lots(match, (0, 1, 2))
        drawn.append((first, draw_lots(replace(match, draws=(first,)), (0, 1, 2))))
    assert_uniform(drawn, product(range(3), repeat=2))
