"""A million random games, and whose they were: `python -m bench.balance > docs/BALANCE.md`.

The games are played on bare lists: a test shows that they go as the engine's.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from bench.bare_rules import play
from bench.tables import WORDS, Table
from spyword_engine.ending import WINNER_BY_WHY, Winner
from spyword_engine.settings import FEWEST_PLAYERS, MOST_PLAYERS, allowed_spies, recommended, roles_allowed

GAMES: Final = 6600
"""At each table: a share of them is right to 1.2 points in 95 of 100 tries."""
SEED: Final = 2026


class Outcomes(NamedTuple):
    """What a table's games came to."""

    shares: dict[Winner, float]
    """In per cent."""
    rounds: float


def outcomes(table: Table) -> Outcomes:
    """Plays at a table; the same each time."""
    rng = Random(f"{SEED} {table}")
    winners: Counter[Winner] = Counter()
    rounds = 0
    for _ in range(GAMES):
        played = play(rng, table)
        winners[WINNER_BY_WHY[played.why]] += 1
        rounds += played.rounds
    return Outcomes({winner: 100 * winners[winner] / GAMES for winner in Winner}, rounds / GAMES)


def tables() -> Iterator[Table]:
    """Every number of players, spies and ghosts that the rules allow."""
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        for spies in allowed_spies(players):
            for ghost in (False, True):
                if roles_allowed(players, spies, ghost):
                    yield Table(players, spies, ghost)


def row(table: Table) -> str:
    """A table's games by the rules as they are recommended, and the citizens' share by others."""
    usual, lots = outcomes(table), outcomes(table._replace(duel=False))
    passing = outcomes(table._replace(allow_pass=True))
    both = outcomes(table._replace(allow_pass=True, duel=False))
    advised = recommended(table.players)
    is_advised = (advised.spies, advised.ghost) == (table.spies, table.ghost)
    citizens = [f"{one.shares[Winner.CITIZENS]:.1f}" for one in (usual, lots, passing, both)]
    cells = [
        f"**{table.players}**" if is_advised else str(table.players),
        str(table.spies),
        "yes" if table.ghost else "no",
        citizens[0],
        f"{usual.shares[Winner.SPIES]:.1f}",
        f"{usual.shares[Winner.GHOST]:.1f}" if table.ghost else "",
        f"{usual.rounds:.1f}",
        *citizens[1:],
        f"{passing.rounds:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    if hasattr(os, "nice"):
        os.nice(19)
    listed = list(tables())
    heads = (
        *("players", "spies", "ghost", "citizens win %", "spies win %", "ghost wins %", "rounds"),
        *("citizens: lots", "citizens: passing", "citizens: both", "rounds: passing"),
    )
    print(_PREFACE.format(games=4 * GAMES * len(listed), each=GAMES, one_in=len(WORDS)))
    print(f"| {' | '.join(heads)} |\n|{' --- |' * len(heads)}")
    for table in listed:
        print(row(table), flush=True)
    return 0


_PREFACE: Final = """\
# Whose games they are, if everybody plays at random

{games:,} games, {each:,} at each table by each of four rules, made by `python -m bench.balance`. **Random
play is not people's play**: nobody here thinks, so the table says nothing about how good the game is, or how
hard a role. It says what the numbers alone do: how much a spy more, a ghost, a duel or a pass moves the odds
before anybody has said a word.

Everybody votes for anyone but themselves with the same chance; where passing is on, a pass is one choice
among them. A ghost that is voted out guesses right one time in {one_in}, which is made up. Where a row is the
recommended one, the number of players is bold. Shares are right to 1.2 points. The first columns are by the
default rules: ties go to a duel, nobody may pass. Then come the citizens' shares where lots decide ties,
where passing is allowed, and with both; and how many rounds a game has with passing.
"""


if __name__ == "__main__":
    sys.exit(main())
