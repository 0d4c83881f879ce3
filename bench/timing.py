"""A call as a case of a contest."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time

from bench.rounds import Case, Sample


def case(
    name: str,
    column: str,
    work: Callable[[], object],
    *,
    times: int = 1,
    per: int = 1,
    scale: float = 1e3,
    wall: bool = False,
) -> Case:
    """Does the work so many `times`, each of which is `per` things; `scale` makes seconds the column's unit.

    Time is that of this thread alone; with `wall` it is a clock's, for work that waits.
    """
    clock = perf_counter if wall else thread_time

    def measure() -> Sample:
        began = clock()
        for _ in range(times):
            work()
        return {column: scale * (clock() - began) / (times * per)}

    return Case(name, measure)
