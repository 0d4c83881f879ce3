"""What gathers in a data folder over years: people with their games, and packages."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from msgspec.structs import replace

from bench.rounds import Bound, Contest, Target
from bench.timing import case
from spyword_engine.deal import Role
from spyword_engine.progress.check import read_history
from spyword_engine.progress.history import history_of
from spyword_engine.progress.line import Line, Verdict
from spyword_engine.progress.stats import stats_of
from spyword_engine.progress.xp import with_xp
from spyword_qt.store import library
from spyword_qt.store.pack_index import read_index
from spyword_qt.store.profile_files import ProfileFiles
from spyword_qt.store.profiles import FOLDER, Profiles

PEOPLE: Final = 200
GAMES_EACH: Final = 45
"""Some 20 KB of file."""
MANY_GAMES: Final = 10_000
BEGINNING: Final = datetime.fromisoformat("2020-03-06T20:00:00+01:00")
TOOK: Final = "ms"
ROUNDS: Final = 15


def measured() -> Iterator[Contest]:
    """Lists are read from indexes; all there is, only when somebody asks for it."""
    with TemporaryDirectory(dir=Path(__file__).parents[1]) as name:
        yield _people(Path(name))
    yield _packs()
    yield _history()


def _people(folder: Path) -> Contest:
    rng = Random(6)
    profiles, files = Profiles(folder), ProfileFiles(folder / FOLDER)
    for number in range(PEOPLE):
        profile = profiles.create(f"Player {number}", number % 12, number * 5 % 12)
        files.write(profile.but(history=history_of(_lines(rng, GAMES_EACH))))
    # The list is made of the histories once, and kept.
    Profiles(folder).entries()
    paths = [path for path in (folder / FOLDER).glob("*.json") if path.name != "index.json"]
    size = sum(path.stat().st_size for path in paths) / len(paths) / 1024
    listed = case("the list of them all", TOOK, lambda: Profiles(folder).entries())
    whole = case("all their games as well", TOOK, partial(_read_all, folder, [path.stem for path in paths]))
    return Contest(
        f"{PEOPLE} people, {size:.0f} KB each",
        (case("their files' bytes", TOOK, lambda: [path.read_bytes() for path in paths]), listed, whole),
        (
            Target("P2", listed.name, TOOK, Bound.RATIO_AT_MOST, 0.2),
            Target("P2", whole.name, TOOK, Bound.RATIO_AT_MOST, 10),
        ),
        rounds=ROUNDS,
    )


def _packs() -> Contest:
    folder = library.default_folder()
    paths = sorted(folder.glob("*/pack.json"))
    return Contest(
        f"{len(paths)} packages",
        (
            case("their files' bytes", TOOK, lambda: [path.read_bytes() for path in paths], times=10),
            case("by their index", TOOK, lambda: read_index(folder), times=10),
            case("each by its own file", TOOK, lambda: library.Library.load(folder)),
        ),
        rounds=ROUNDS,
    )


def _history() -> Contest:
    lines = _lines(Random(7), MANY_GAMES)
    history = history_of(lines)
    values = msgspec.to_builtins(history)
    data = msgspec.json.encode(history)
    between = _lines(Random(8), 1, MANY_GAMES)[0]
    last = history.lines[-1].end
    more = replace(between, start=last, end=last + timedelta(minutes=10))
    return Contest(
        f"A history of {MANY_GAMES:,} games, {len(data) / 1e6:.1f} MB",
        (
            case("JSON decoded, and nothing looked at", TOOK, lambda: msgspec.json.decode(data)),
            case("looked over, as it is read", TOOK, lambda: read_history(values)),
            case("its sums computed anew", TOOK, lambda: stats_of(lines)),
            case("one more game", TOOK, lambda: history.given(more)),
            case("one that comes in between", TOOK, lambda: history.given(between)),
            case("what may be seen of it", TOOK, lambda: history.shown),
        ),
        rounds=ROUNDS,
    )


def _read_all(folder: Path, people: list[str]) -> None:
    profiles = Profiles(folder)
    for one in people:
        profiles.get(one)


def _lines(rng: Random, number: int, first: int = 0) -> tuple[Line, ...]:
    """Games as they come in evenings of ten."""
    return tuple(_line(rng, game) for game in range(first, first + number))


def _line(rng: Random, number: int) -> Line:
    start = BEGINNING + timedelta(days=number // 10 * 7 % 2000, minutes=15 * (number % 10), seconds=number)
    role = rng.choice(tuple(Role))
    return with_xp(
        Line(
            game=f"{number:032x}",
            kind="word",
            start=start,
            end=start + timedelta(minutes=rng.randrange(5, 14)),
            language="en",
            role=role.value,
            verdict=rng.choice((Verdict.WON, Verdict.LOST)),
            players=8,
            rounds=rng.randrange(1, 6),
            xp=0,
            package=f"around-the-house-{rng.randrange(1, 5):02}",
            companions=tuple(f"{rng.randrange(50) + 100 * seat:032x}" for seat in range(5)),
            survived=rng.random() < 0.5,
            counts={"votes_cast": 3, "votes_on_target": 1} if role is Role.CITIZEN else {},
        )
    )
