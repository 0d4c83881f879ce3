"""The engine, through `Match.apply`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from playing import timed

from bench.random_play import play
from bench.tables import Table

timed(lambda rng, players: play(rng, Table(players, 1, True)).moves)
