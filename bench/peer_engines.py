"""Moves of other people's engines against ours, each engine by its own rules: what counts is a move."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from bench.facts import Fact, Facts
from bench.peers import NotHere, node_with, python_with
from bench.rounds import Bound, Case, Contest, Sample, Target
from bench.spawned import CHILDREN, environment, told_by

PLAYERS: Final = "7"
SECONDS: Final = "0.5"
MOVE: Final = "µs a move"
OURS: Final = "the engine"
PEERS: Final[dict[str, tuple[str, Bound, float]]] = {
    "open_spiel": ("openspiel", Bound.RATIO_AT_LEAST, 0.5),
    "werewolf-engine==0.1.0": ("werewolf", Bound.RATIO_AT_LEAST, 3),
    "mafia==1.0.0": ("mafia_days", Bound.RATIO_AT_LEAST, 100),
    "open-mafia-engine==0.5.0": ("openmafia", Bound.RATIO_AT_LEAST, 100),
}
"""What to install, the script that plays with it, and how many times our time a move of it has to take."""
BOARDGAME: Final = "boardgame.io@0.50.2"


def measured() -> Iterator[Contest | Facts]:
    """Those that can be installed here."""
    cases = [Case(OURS, _playing([sys.executable, _script("ours.py")]))]
    targets: list[Target] = []
    missing: list[Fact] = []
    for requirement, (script, bound, limit) in PEERS.items():
        try:
            python = python_with(script.partition("_")[0], [requirement])
        except NotHere as reason:
            missing.append(Fact(f"{requirement}: {reason}", 0))
            continue
        play = _playing([str(python), _script(f"{script}.py")], PYTHONWARNINGS="ignore")
        cases.append(Case(requirement, play))
        mark = "E2" if script == "openspiel" else "E3"
        targets.append(Target(mark, requirement, MOVE, bound, limit))
    try:
        node, modules = node_with("boardgame", BOARDGAME)
    except NotHere as reason:
        missing.append(Fact(f"{BOARDGAME}: {reason}", 0))
    else:
        play = _playing([node, _script("boardgame.cjs")], NODE_PATH=str(modules), NODE_ENV="production")
        cases.append(Case(BOARDGAME, play))
        targets.append(Target("E3", BOARDGAME, MOVE, Bound.RATIO_AT_LEAST, 30))
    yield Contest(
        f"Engines, {PLAYERS} players at random: each has its own game",
        cases,
        targets,
        note="Ratios are times ours; only accepted moves of players count. Computing alone is timed.",
    )
    if missing:
        yield Facts("Not measured", missing)


def _script(name: str) -> str:
    return str(Path(CHILDREN, "peers", name))


def _playing(command: Sequence[str], **variables: str) -> Callable[[], Sample]:
    def measure() -> Sample:
        told = told_by([*command, PLAYERS, SECONDS], environment(**variables))
        return {MOVE: told["move"], "µs a game": told["game"]}

    return measure
