"""From the start of the process to the first picture, and to its end, against a window with nothing in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.rounds import Bound, Case, Contest, Sample, Target
from bench.spawned import spawned
from spyword_qt.people import guests
from spyword_qt.store.preferences import Preferences, PreferencesFile

PAINTED: Final = "ms to the first picture"
WHOLE: Final = "ms in all"
COMPUTED: Final = "ms of computing"
MODULES: Final = ("PySide6.QtSvg", "PySide6.QtStateMachine")
"""What of Qt the home screen is made of, besides the two that every window needs."""
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")


def measured() -> Iterator[Contest]:
    """A warm start."""
    with TemporaryDirectory() as name:
        yield contest("Start, warm", Path(name))


def contest(title: str, folder: Path) -> Contest:
    """The bare window, the same with the game's modules of Qt, and the game, at first and later on."""
    known = folder / "known"
    known.mkdir()
    PreferencesFile(known).save(Preferences(last_table=guests(NAMES)))
    return Contest(
        title,
        (
            case("a bare window", ("bare",)),
            case("a bare window with the game's modules of Qt", ("bare", *MODULES)),
            case("the game", ("game", str(folder))),
            case("the game, beside the last table of seven", ("game", str(known))),
        ),
        (
            Target("S1", "the game", PAINTED, Bound.RATIO_AT_MOST, 1.35),
            Target("S2", "the game", WHOLE, Bound.RATIO_AT_MOST, 1.10),
        ),
        rounds=15,
    )


def case(name: str, arguments: Sequence[str]) -> Case:
    """A process that shows a window, and leaves."""

    def measure() -> Sample:
        told = spawned("first_paint", arguments)
        return {PAINTED: told["painted"], WHOLE: told["whole"], COMPUTED: told["cpu"]}

    return Case(name, measure)
