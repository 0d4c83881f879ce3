"""The loop that all engines of others are timed by: `play(rng, players)` plays a game and gives its moves."""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from random import Random


def timed(play: Callable[[Random, int], int]) -> None:
    """Print microseconds of computing for each accepted move of a player."""
    players, seconds = int(sys.argv[1]), float(sys.argv[2])
    rng = Random(1)
    began = time.thread_time()
    while time.thread_time() - began < seconds / 4:
        play(rng, players)
    gc.collect()
    moves = games = 0
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        moves += play(rng, players)
        games += 1
    taken = 1e6 * (time.thread_time() - began)
    print(json.dumps({"move": taken / moves, "game": taken / games}))
