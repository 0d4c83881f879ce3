"""Memory at the first screen against a bare window's, and what stays after games and switches of screens."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from tempfile import TemporaryDirectory
from typing import Final

from bench.facts import Fact, Facts
from bench.rounds import Bound, Case, Contest, Sample, Target
from bench.spawned import spawned

GAMES: Final = 50
SWITCHES: Final = 3000
PSS: Final = "PSS, MiB"


def measured() -> Iterator[Contest | Facts]:
    """Where the system tells."""
    if sys.platform != "linux":
        yield Facts("Memory", [Fact("not measured: only Linux tells what a process shares", 0)])
        return
    with TemporaryDirectory() as name:
        game = Case("the game at its first screen", partial(_taken, "game", name))
        yield Contest(
            "Memory at the first screen: with its part of what is shared (PSS), and with all of that (RSS)",
            (Case("a bare window", partial(_taken, "bare")), game),
            (Target("M1", game.name, PSS, Bound.RATIO_AT_MOST, 1.35),),
            note="Other programs with Qt take part of what is shared, and make the ratio of PSS larger.",
        )
    with TemporaryDirectory() as name:
        told = spawned("memory", (name, str(GAMES), str(SWITCHES)))
    yield Facts(
        "Memory in use (RSS) of one process",
        [
            *(
                Fact(f"after {games} games", told[f"after {games}"], "MiB")
                for games in (1, 10, 20, 30, 40, GAMES)
            ),
            Fact(
                "each game of the last 40", (told[f"after {GAMES}"] - told["after 10"]) / (GAMES - 10), "MiB"
            ),
            Fact(
                f"{SWITCHES} switches of screens more",
                told["switched"] - told["switched before"],
                "MiB",
                at_most=1,
                mark="M2",
            ),
        ],
        "Games of seven, one after the other at the same table.",
    )


def _taken(*arguments: str) -> Sample:
    told = spawned("first_paint", arguments)
    return {PSS: told["pss"], "RSS, MiB": told["rss"]}
