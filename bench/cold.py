"""The start with nothing of it in memory: as on a computer that was just switched on."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

import PySide6

import spyword_qt
from bench import start
from bench.facts import Fact, Facts
from bench.rounds import Bound, Case, Contest, Sample, Target


def measured() -> Iterator[Contest | Facts]:
    """A cold start, where the system can be asked to forget files."""
    if not hasattr(os, "posix_fadvise"):
        yield Facts("Start, cold", [Fact("not measured: this system forgets no file when asked to", 0)])
        return
    with TemporaryDirectory() as name:
        warm = start.contest("Start, cold", Path(name))
        cases = [replace(case, measure=partial(_cold, case)) for case in warm.cases]
        targets = (Target("S4", "the game", start.PAINTED, Bound.RATIO_AT_MOST, 1.35),)
        note = "Files that other programs have open stay in memory: nothing else may run from them meanwhile."
        yield replace(warm, cases=cases, targets=targets, rounds=9, note=note)


def _cold(case: Case) -> Sample:
    for path in _files():
        try:
            number = os.open(path, os.O_RDONLY)
        except OSError:
            continue
        # Only what is on disk already can be forgotten; nothing here was just written.
        os.posix_fadvise(number, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(number)
    return case.measure()


@cache
def _files() -> tuple[Path, ...]:
    """Python, all that is installed beside Qt, and the game."""
    places = {
        Path(sys.base_prefix) / "lib",
        Path(PySide6.__file__).parents[1],
        Path(spyword_qt.__file__).parents[1],
    }
    inside = [path for place in places for path in place.rglob("*") if path.is_file()]
    return (*inside, Path(sys.executable).resolve())
