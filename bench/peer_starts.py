"""Starts of other people's games against ours, the same onlooker in each process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import PySide6

from bench.facts import Fact, Facts
from bench.peers import NotHere, python_with
from bench.rounds import Bound, Case, Contest, Sample, Target
from bench.spawned import CHILDREN, environment, told_by
from bench.start import COMPUTED, PAINTED

SAME_QT: Final = f"PySide6=={PySide6.__version__}"


@dataclass(frozen=True, slots=True)
class Peer:
    """A program, what has to be installed for it, and how it is started."""

    requirements: tuple[str, ...]
    binding: str
    entry: tuple[str, str]


PEERS: Final[dict[str, Peer]] = {
    "chess": Peer(("chess-widgets==0.5.0", SAME_QT), "PySide6", ("windows", "chess")),
    "freefang": Peer(("freefang-qt==0.2.0", SAME_QT), "PySide6", ("freefang_qt.main", "main")),
    "holopazaak": Peer(("holopazaak==2.0.0",), "PyQt6", ("holopazaak.__main__", "main")),
}


def measured() -> Iterator[Contest | Facts]:
    """Those that can be installed here; the bare window of their own binding beside PyQt's."""
    with TemporaryDirectory() as name:
        ours = Case(
            "the game",
            _started(sys.executable, "PySide6", ("spyword_qt.program", "main"), "--data-dir", name),
        )
        cases = [Case("a bare window", _started(sys.executable, "PySide6", ("windows", "bare"))), ours]
        missing = []
        targets = []
        for place, peer in PEERS.items():
            try:
                python = str(python_with(place, peer.requirements))
            except NotHere as reason:
                missing.append(Fact(f"{peer.requirements[0]}: {reason}", 0))
                continue
            peers_name = peer.requirements[0]
            cases.append(Case(peers_name, _started(python, peer.binding, peer.entry)))
            if peer.binding == "PySide6":
                targets.append(Target("S3", ours.name, PAINTED, Bound.RATIO_AT_MOST, 0.9, against=peers_name))
            else:
                bare = _started(python, peer.binding, ("windows", "bare_pyqt"))
                cases.append(Case(f"a bare window of {peer.binding}", bare))
        note = "Another binding has a bare window of its own: what a program adds is the ratio of the two."
        yield Contest("Starts of other games", cases, targets, rounds=11, note=note)
    if missing:
        yield Facts("Not measured", missing)


def _started(python: str, binding: str, entry: Sequence[str], *arguments: str) -> Callable[[], Sample]:
    script = str(Path(CHILDREN, "peers", "first_paint.py"))

    def measure() -> Sample:
        told = told_by([python, script, binding, *entry, *arguments], environment())
        return {PAINTED: told["painted"], COMPUTED: told["cpu"]}

    return measure
