"""From a press to the next screen, painted; and a switch of screens alone, against one of two plain pages."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
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
    first = sorted(filter(_is_first, games.keys))
    yield Contest(
        "A press to a screen that is seen for the first time",
        (
            Case("a plain page, made for it", partial(games.take, "plain first")),
            *(Case(name.removeprefix(FIRST), partial(games.take, name)) for name in first),
            Case(MIDDLE, partial(games.take, FIRST + MIDDLE)),
            Case(SLOWEST, partial(games.take, FIRST + SLOWEST)),
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
    """What processes told that played, one after the other: each figure of each is given once."""

    def __init__(self) -> None:
        self._left: dict[str, deque[float]] = defaultdict(deque)
        self._play()

    @property
    def keys(self) -> tuple[str, ...]:
        """What there are figures of."""
        return tuple(self._left)

    def take(self, key: str) -> Sample:
        """The next figure; of a further process where all of those before have been taken."""
        while not self._left[key]:
            self._play()
        return {TOOK: self._left[key].popleft()}

    def _play(self) -> None:
        with TemporaryDirectory() as name:
            told = spawned("screens", (name,))
        for key, values in told.items():
            if isinstance(values, list):
                self._left[key].extend(values)
        first = [values[0] for key, values in told.items() if _is_first(key)]
        self._left[FIRST + MIDDLE].append(median(first))
        self._left[FIRST + SLOWEST].append(max(first))


def _is_first(key: str) -> bool:
    return key.startswith(FIRST) and key not in (FIRST + MIDDLE, FIRST + SLOWEST)


_SWITCHES: Final = ((MIDDLE, "switch"), (SLOWEST, "slowest switch"))
