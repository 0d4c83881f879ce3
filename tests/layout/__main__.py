"""Lays out for one scale factor, the platform's: one fault a line, with the case that it was found in.

`python -m tests.layout [--every] [--part K/N] [--only SCENE] [--places] [--grabs DIR]`
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from spyword_qt.theme import fonts
from tests.layout.choices import FACTORS, SIZES, TEXTS, Case, every, pairs, stands
from tests.layout.faults import faults, unsettled
from tests.layout.page import called, front, parts, place
from tests.layout.scenes import SCENES
from tests.layout.stand import STRETCHED, Stand


class Part(NamedTuple):
    """Which of the equal parts that the work is split into, from 1."""

    number: int = 1
    of: int = 1

    @classmethod
    def read(cls, text: str) -> Part:
        """From `2/16`. Raises ValueError."""
        number, of = map(int, text.split("/"))
        if not 1 <= number <= of:
            raise ValueError(text)
        return cls(number, of)

    def share(self, work: list[list[Case]]) -> list[list[Case]]:
        """This part of it: what comes early is in the first ones."""
        return work[len(work) * (self.number - 1) // self.of : len(work) * self.number // self.of]


def found(work: Iterable[list[Case]], grabs: Path | None = None) -> Iterator[str]:
    """The faults of all cases, by stand. `grabs` is where pictures of the faulty ones go."""
    for same in work:
        for case, stand in laid_out([same]):
            told = list(faults(stand))
            yield from (f"{case}: {fault}" for fault in told)
            if told and grabs is not None:
                stand.room.setUpdatesEnabled(True)
                stand.room.grab().save(str(grabs / f"{case}.png".replace(" ", "_")))
            if case is same[-1] and case.language == STRETCHED:
                # Where there is least room, most has to give way.
                stand.lay_out(SIZES[0], TEXTS[-1])
                yield from (f"{case}, then least room: {fault}" for fault in unsettled(stand))


def places(work: Iterable[list[Case]]) -> Iterator[str]:
    """Where everything is in all cases, whatever the factor."""
    for case, stand in laid_out(work):
        root = front(stand.screen)
        told = (f"{called(part)} {place(part, root).getRect()}" for part in parts(root))
        yield f"{case.scene} {case.size} {case.people()} {case.text} {case.language}: {', '.join(told)}"


def laid_out(work: Iterable[list[Case]]) -> Iterator[tuple[Case, Stand]]:
    """Each case on its stand, which is cleared away after the last of it."""
    for same in work:
        stand = Stand(SCENES[same[0].scene], same[0].people(), language=same[0].language)
        for case in same:
            # What is painted is listened to; pixels that nobody sees take longer than all else.
            stand.room.setUpdatesEnabled(False)
            stand.lay_out(case.size, case.text)
            yield case, stand
        stand.clear_away()


def main() -> int:
    """Print what is found; returns 1 where there is something."""
    parser = argparse.ArgumentParser(prog="python -m tests.layout")
    parser.add_argument("--every", action="store_true", help="all combinations, not only pairs of choices")
    parser.add_argument("--part", type=Part.read, default=Part(), metavar="K/N", help="only one part of N")
    parser.add_argument("--only", default="", help="screens whose name begins so")
    parser.add_argument("--places", action="store_true", help="print where things are, at whatever factor")
    parser.add_argument("--grabs", type=Path, help="folder for pictures of what is faulty")
    asked = parser.parse_args()
    factor = os.environ.get("QT_SCALE_FACTOR", FACTORS[0])
    cases = [case for case in (every() if asked.every else pairs()) if case.scene.startswith(asked.only)]
    mine = cases if asked.places else [case for case in cases if case.factor == factor]
    work = asked.part.share(stands(mine))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(sys.argv[:1])
    fonts.can_draw_chinese()
    number = 0
    for line in places(work) if asked.places else found(work, asked.grabs):
        print(line, flush=True)
        number += 1
    print(f"{sum(map(len, work))} cases, {number} lines", file=sys.stderr)
    del application
    return int(number > 0 and not asked.places)


if __name__ == "__main__":
    sys.exit(main())
