"""Lays out for one scale factor, the platform's: one fault a line, with the case that it was found in.

`python -m tests.layout [--every] [--part N --parts N] [--only SCENE] [--grabs DIR]`
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from PySide6.QtWidgets import QApplication

from spyword_qt.theme import fonts
from tests.layout.choices import FACTORS, Case, every, pairs
from tests.layout.faults import faults
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand

SAME_STAND = attrgetter("scene", "players", "names", "language")


def found(cases: Iterable[Case], grabs: Path | None = None) -> Iterator[str]:
    """The faults of all cases. `grabs` is where pictures of the faulty ones go."""
    for _, group in groupby(sorted(cases, key=SAME_STAND), key=SAME_STAND):
        same = list(group)
        stand = Stand(SCENES[same[0].scene], same[0].people(), language=same[0].language)
        for case in same:
            stand.lay_out(case.size, case.text)
            told = list(faults(stand))
            yield from (f"{case}: {fault}" for fault in told)
            if told and grabs is not None:
                stand.room.grab().save(str(grabs / f"{case}.png".replace(" ", "_")))
        stand.clear_away()


def main() -> int:
    """Print what is found; returns 1 where there is something."""
    parser = argparse.ArgumentParser(prog="python -m tests.layout")
    parser.add_argument("--every", action="store_true", help="all combinations, not only pairs of choices")
    parser.add_argument("--part", type=int, default=0, help="which of the parts that the work is split into")
    parser.add_argument("--parts", type=int, default=1)
    parser.add_argument("--only", default="", help="screens whose name begins so")
    parser.add_argument("--grabs", type=Path, help="folder for pictures of what is faulty")
    asked = parser.parse_args()
    factor = os.environ.get("QT_SCALE_FACTOR", FACTORS[0])
    mine = [case for case in (every() if asked.every else pairs()) if case.factor == factor]
    mine = [case for case in mine if case.scene.startswith(asked.only)]
    mine.sort(key=SAME_STAND)
    share = mine[len(mine) * asked.part // asked.parts : len(mine) * (asked.part + 1) // asked.parts]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(sys.argv[:1])
    fonts.can_draw_chinese()
    number = 0
    for fault in found(share, asked.grabs):
        print(fault, flush=True)
        number += 1
    print(f"{len(share)} cases, {number} faults", file=sys.stderr)
    del application
    return int(number > 0)


if __name__ == "__main__":
    sys.exit(main())
