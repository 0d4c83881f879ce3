"""The rules over a pipe, one JSON object a line, against a process that only sends lines back."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import Any, Final

from bench import random_play
from bench.rounds import Contest
from bench.spawned import environment
from bench.tables import SEVEN, TWELVE, Table
from bench.timing import case
from spyword_engine.actions import Action, CastVote, GiveClue, MakeGuess, Seen, StartVote
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.match import Match
from spyword_engine.record import plain, record_of

ECHO: Final = """
import sys
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
"""
COLUMN: Final = "µs a request"


def measured() -> Iterator[Contest]:
    """Whole games, of seven and of twelve."""
    with ExitStack() as stack:
        echo, referee = (
            stack.enter_context(
                subprocess.Popen(
                    [sys.executable, *arguments],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    env=environment(),
                )
            )
            for arguments in (("-c", ECHO), ("-m", "spyword_engine"))
        )
        seven, twelve = requests(SEVEN), requests(TWELVE)
        yield Contest(
            "The referee, a request and its answer",
            (
                case(
                    "sent back as it came",
                    COLUMN,
                    partial(_asked, echo, seven),
                    per=len(seven),
                    scale=1e6,
                    wall=True,
                ),
                case(
                    "7 players", COLUMN, partial(_asked, referee, seven), per=len(seven), scale=1e6, wall=True
                ),
                case(
                    "12 players",
                    COLUMN,
                    partial(_asked, referee, twelve),
                    per=len(twelve),
                    scale=1e6,
                    wall=True,
                ),
            ),
            note="Each answer tells the whole table.",
        )


def requests(table: Table) -> list[bytes]:
    """A game from its opening to its end, as lines."""
    rng = Random(4)
    opened = random_play.opened(rng, table)
    record = plain(record_of(opened, ()))
    opening = {"op": "new", **{key: record[key] for key in ("players", "settings", "package", "deal")}}
    moves = [{"op": "do", "action": _wire(action, opened)} for action, _ in random_play.steps(rng, opened)]
    return [json.dumps(request).encode() + b"\n" for request in (opening, *moves)]


def _wire(action: Action, match: Match) -> dict[str, Any]:
    players = match.setup.players
    match action:
        case GotIt(seat):
            return {"do": "got_it", "player": players[seat]}
        case GiveClue(seat):
            return {"do": "clue_given", "player": players[seat]}
        case CastVote(seat, choice):
            return {
                "do": "vote",
                "player": players[seat],
                "choice": None if choice is None else players[choice],
            }
        case MakeGuess(seat, text):
            return {"do": "guess", "player": players[seat], "text": text}
        case Seen(seat):
            return {"do": "seen", "player": players[seat]}
        case StartVote():
            return {"do": "start_vote"}
        case Continue():
            return {"do": "continue"}
    raise AssertionError(f"nobody does {action!r} in a random game")


def _asked(process: subprocess.Popen[bytes], lines: Sequence[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    for line in lines:
        process.stdin.write(line)
        process.stdin.flush()
        process.stdout.readline()
