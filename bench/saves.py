"""Putting a move on disk, so that it is there or isn't, against the four calls that this takes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import msgspec

from bench import random_play
from bench.rounds import Bound, Case, Contest, Sample, Target
from bench.tables import TWELVE
from bench.timed_room import APPLICATION
from bench.timing import case
from spyword_engine.record import record_of
from spyword_qt.scribe import Scribe
from spyword_qt.store import atomic
from spyword_qt.store.games import Games
from spyword_qt.store.saved_game import SavedGame, text

TIMES: Final = 5
TOOK: Final = "ms"


def measured() -> Iterator[Contest]:
    """A game of twelve as it stands near its end."""
    assert APPLICATION is not None
    # Beside the checkout: a folder for temporary files may lie in memory.
    with TemporaryDirectory(dir=Path(__file__).parents[1]) as name:
        folder = Path(name)
        game = _saved()
        data = text(game).encode()
        games = Games(folder, lambda _: None)
        bare = case(
            f"write, sync, move: {len(data) / 1024:.1f} KB",
            TOOK,
            lambda: _put(folder, data),
            times=TIMES,
            wall=True,
        )
        saved = case("a move, encoded and saved", TOOK, partial(games.save, game), times=TIMES, wall=True)
        waits = Case("how long the window waits", partial(_waited, games, game))
        yield Contest(
            "A save for each move",
            (
                bare,
                case("encoded only", TOOK, lambda: text(game), times=TIMES, wall=True),
                case(
                    "put in place, with the one before kept",
                    TOOK,
                    lambda: atomic.put(folder / "b", data, backup=folder / "b.bak"),
                    times=TIMES,
                    wall=True,
                ),
                saved,
                waits,
            ),
            (
                Target("P1", saved.name, TOOK, Bound.RATIO_AT_MOST, 1.5),
                Target("P1", waits.name, TOOK, Bound.VALUE_AT_MOST, 1),
            ),
            rounds=61,
            note="Time by the clock: a disk is waited for. The window waits 8 ms at most.",
        )


def _put(folder: Path, data: bytes) -> None:
    path = folder / "bare"
    with open(f"{path}.tmp", "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(f"{path}.tmp", path)


def _waited(games: Games, game: SavedGame) -> Sample:
    """What a press waits for the thread that writes."""
    scribe = Scribe()
    scribe.write(partial(games.save, game))
    scribe.finish()
    taken = 0.0
    for _ in range(TIMES):
        began = perf_counter()
        scribe.write(partial(games.save, game))
        taken += perf_counter() - began
        scribe.finish()
    return {TOOK: 1000 * taken / TIMES}


def _saved() -> SavedGame:
    rng = Random(5)
    played = list(random_play.steps(rng, random_play.opened(rng, TWELVE)))
    record = record_of(played[-2][1], [action for action, _ in played[:-1]])
    return SavedGame(
        record=msgspec.json.encode(record),
        id="0" * 32,
        pack_id="around-the-house-01",
        profiles=(None,) * TWELVE.players,
        started=datetime.now().astimezone(),
        clock_left=45.0,
    )
