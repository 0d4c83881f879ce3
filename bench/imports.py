"""What is imported by the time that the home screen is painted, and how long that takes."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bench.facts import Fact, Facts
from bench.spawned import CHILDREN, environment, spawned

ROUNDS: Final = 5
SLOWEST: Final = 12
LATE: Final = (
    *("PIL", "rapidfuzz", "msgspec", "importlib.metadata", "platformdirs", "wakepy", "spyword_engine"),
    *("PySide6.QtNetwork", "PySide6.QtMultimedia"),
)
"""What a home screen can do without."""
_LINE: Final = re.compile(r"import time:\s+(\d+) \|\s+\d+ \|\s*(\S+)")


def measured() -> Iterator[Facts]:
    """Modules, their number and their time."""
    with TemporaryDirectory() as name:
        runs = [_times(Path(name)) for _ in range(1 + ROUNDS)][1:]
        imported = set(spawned("first_paint", ("game", name))["modules"].split())
    own = {module: median(run.get(module, 0) for run in runs) / 1000 for module in runs[-1]}
    yield Facts(
        "Imported before the first picture, and needless there",
        [Fact(name, name in imported, at_most=0, mark="S5") for name in LATE],
    )
    numbers = Counter(map(_group, own))
    groups = dict.fromkeys(numbers, 0.0)
    for module, taken in own.items():
        groups[_group(module)] += taken
    yield Facts(
        "Imports of a start, by whose they are",
        [Fact(f"{group}: {numbers[group]} modules", taken, "ms") for group, taken in groups.items()],
        f"Each module's own time, the median of {ROUNDS} starts; that it is timed slows each a little.",
    )
    slowest = sorted(own, key=own.__getitem__, reverse=True)[:SLOWEST]
    yield Facts("The slowest imports", [Fact(module, own[module], "ms") for module in slowest])


def _times(folder: Path) -> dict[str, int]:
    """Each module's own microseconds, in one start."""
    command = [sys.executable, "-X", "importtime", str(CHILDREN / "first_paint.py"), "game", str(folder)]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
    return {match[2]: int(match[1]) for match in _LINE.finditer(done.stderr)}


def _group(module: str) -> str:
    first = module.partition(".")[0]
    if first in ("PySide6", "shiboken6", "shibokensupport"):
        return "Qt for Python"
    if first.startswith("spyword"):
        return "the game"
    return "Python's own" if first in sys.stdlib_module_names else f"others ({first})"
