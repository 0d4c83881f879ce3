"""Which packages come first where they stand in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from spyword_qt.screens.seen import PackCover


def varied(covers: Sequence[PackCover], first: int) -> tuple[PackCover, ...]:
    """All of them: one of each kind, then a second of each, those played least first within their kinds.

    The first ones, of which so many are seen at once, are of kinds that stand far apart.
    """
    kinds = [sorted(group, key=attrgetter("times")) for _, group in groupby(covers, key=attrgetter("group"))]
    rounds: list[PackCover] = []
    while kinds:
        rounds += (each[0] for each in _apart(kinds, first))
        kinds = [each[1:] for each in kinds if len(each) > 1]
    return tuple(rounds)


def _apart(kinds: list[list[PackCover]], first: int) -> list[list[PackCover]]:
    """The same in an order in which neighbours aren't alike."""
    stride = max(1, len(kinds) // first)
    return [kinds[place] for start in range(stride) for place in range(start, len(kinds), stride)]
