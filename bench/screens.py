"""From a press to the next screen, painted; and a switch of screens alone, against one of two plain pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bench.facts import Fact, Facts
from bench.rounds import Bound, Case, Contest, Sample, Target
from bench.spawned import spawned

TOOK: Final = "ms"
NOTE: Final = "Time of the window's thread alone. Nothing moves, so the first paint is whole."
FIRST: Final = "first "
LATER: Final = "later "
MIDDLE: Final = "the middle one of all"
SLOWEST: Final = "the slowest"


def measured() -> Iterator[Contest | Facts]:
    """Switches, later visits and first visits; each round is a process of its own that plays two games."""
    games = Games()
    screens = sorted(name.removeprefix(LATER) for name in games.keys if name.startswith(LATER))
    alone, slowest = (Case(name, partial(games.take, key)) for name, key in _SWITCHES)
    plain = Case("two plain pages", partial(games.take, "plain later"))
    yield Contest(
        "A switch of screens that are built, and nothing else",
        (plain, alone, slowest),
        (
            Target("U1", alone.name, TOOK, Bound.RATIO_AT_MOST, 2.5),
            Target("U1", alone.name, TOOK, Bound.VALUE_AT_MOST, 5),
        ),
        note=f"{NOTE} Of each process the median of 20 switches between plain pages, of one to every screen.",
    )
    yield Facts(
        "Pictures drawn anew on the way through all screens",
        [Fact("SVG renders", games.take("drawn")[TOOK], at_most=0, mark="U3")],
    )
    yield Contest(
        "A press to a screen that was seen before",
        (plain, *(Case(name, partial(games.take, LATER + name)) for name in screens)),
        note=f"{NOTE} The move and what is shown anew are in it, the disk is not: see the saves.",
    )
    first = sorted(name for name in games.keys if name.startswith(FIRST) and name != "plain first")
    yield Contest(
        "A press to a screen that is seen for the first time",
        (
            Case("a plain page, made for it", partial(games.take, "plain first")),
            *(Case(name.removeprefix(FIRST), partial(games.take, name)) for name in first),
            Case(MIDDLE, partial(games.of_all, first, median)),
            Case(SLOWEST, partial(games.of_all, first, max)),
        ),
        (
            Target("U2", MIDDLE, TOOK, Bound.VALUE_AT_MOST, 10),
            Target("U2", MIDDLE, TOOK, Bound.RATIO_AT_MOST, 14),
            Target("U2", SLOWEST, TOOK, Bound.VALUE_AT_MOST, 16),
        ),
        steady=(0.8, 1.25),
        note=f"{NOTE} Each process has one first time: the first again is that of another process.",
    )


class Games:
    """What processes told that played, one after the other: each figure of one is given once."""

    def __init__(self) -> None:
        self._told = self._play()

    @property
    def keys(self) -> tuple[str, ...]:
        """What there are figures of."""
        return tuple(self._told)

    def take(self, key: str) -> Sample:
        """The next figure; of a further process where that of the last has been taken."""
        while not self._told.get(key):
            self._told = self._play()
        return {TOOK: self._told[key].pop(0)}

    def of_all(self, keys: list[str], of: Callable[[list[float]], float]) -> Sample:
        """One figure of several, which stay to be taken."""
        return {TOOK: of([self._kept[key][0] for key in keys if key in self._kept])}

    def _play(self) -> dict[str, list[float]]:
        with TemporaryDirectory() as name:
            told: dict[str, list[float]] = spawned("screens", (name,))
        self._kept = {key: list(values) for key, values in told.items() if isinstance(values, list)}
        return {key: list(values) for key, values in self._kept.items()}


_SWITCHES: Final = ((MIDDLE, "switch"), (SLOWEST, "slowest switch"))
