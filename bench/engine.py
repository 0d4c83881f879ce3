"""Moves and games of the rules, played at random, against the same rules on bare lists."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from dataclasses import replace as dataclass_replaced
from functools import partial
from hashlib import sha256
from random import Random
from time import thread_time
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from bench import bare_rules, random_play
from bench.rounds import Bound, Case, Contest, Sample, Target
from bench.tables import SEVEN, TWELVE, Played, Table
from spyword_engine.actions import Action
from spyword_engine.match import Match
from spyword_engine.record import Record, read_record, record_of, replay
from spyword_engine.refusals import refusal

GAMES: Final = 40
BARE_GAMES: Final = 400
"""Of one measurement: both take some 50 ms."""
MOVE: Final = "µs a move"
CALL: Final = "µs a call"
TIMES: Final = 2_000
AGAIN: Final = 20
"""What takes less than a millisecond is done so often, or other programs would be all of it."""


def measured() -> Iterator[Contest]:
    """What the rules cost."""
    yield _moves()
    yield _log()
    yield _replay()
    yield _legal()
    yield _fields()


def playing(play: Callable[[Random, Table], Played], table: Table, games: int) -> Case:
    """Plays the same games each time; dealing belongs to them."""

    def measure() -> Sample:
        rng, moves = Random(1), 0
        began = thread_time()
        for _ in range(games):
            moves += play(rng, table).moves
        taken = 1e6 * (thread_time() - began)
        return {MOVE: taken / moves, "µs a game": taken / games}

    who = "bare lists" if play is bare_rules.play else "the engine"
    return Case(f"{who}, {table.players} players", measure)


def _moves() -> Contest:
    seven, twelve = (playing(random_play.play, table, GAMES) for table in (SEVEN, TWELVE))
    bare = playing(bare_rules.play, SEVEN, BARE_GAMES)
    return Contest(
        "Random games through `Match.apply`",
        (bare, seven, playing(bare_rules.play, TWELVE, BARE_GAMES), twelve),
        (
            Target("E1", seven.name, MOVE, Bound.RATIO_AT_MOST, 10),
            Target("E4", twelve.name, MOVE, Bound.RATIO_AT_MOST, 1.2, against=seven.name),
        ),
        note="Time of this thread alone; checking the set-up and dealing are in it.",
    )


def _log() -> Contest:
    game = _game(SEVEN)

    def plain() -> None:
        deque(_applied(game), maxlen=0)

    def hashed() -> None:
        log, lines = sha256(), []
        for action, _ in zip(game.actions, _applied(game), strict=True):
            line = msgspec.json.encode(action)
            log.update(line)
            lines.append(line)

    def whole() -> None:
        for number, match in enumerate(_applied(game), 1):
            msgspec.json.encode(record_of(match, game.actions[:number]))

    log = _case("a JSON line and a hash for each move", hashed, len(game.actions), MOVE)
    return Contest(
        "Keeping what was played, 7 players",
        (
            _case("nothing kept", plain, len(game.actions), MOVE),
            log,
            _case("the whole record after each move, as it is saved", whole, len(game.actions), MOVE),
        ),
        (Target("E5", log.name, MOVE, Bound.ADDED_AT_MOST, 2.5),),
    )


def _replay() -> Contest:
    game = _game(TWELVE)
    data = msgspec.json.encode(game)
    return Contest(
        f"Replay of a game of 12, {len(game.actions)} moves",
        (
            _case("its moves applied", lambda: deque(_applied(game), maxlen=0), 1, "µs a game"),
            _case("replayed from its record", partial(replay, game), 1, "µs a game"),
            _case(
                "the same from JSON", lambda: replay(read_record(msgspec.json.decode(data))), 1, "µs a game"
            ),
        ),
    )


def _legal() -> Contest:
    asked = [(match, seat, action) for action, match, seat in _moments(TWELVE)]
    return Contest(
        "What a seat may do, 12 players",
        (
            _case(
                "one action looked over",
                lambda: [refusal(match, action) for match, _, action in asked],
                len(asked),
                CALL,
            ),
            _case(
                "`legal_actions`",
                lambda: [match.legal_actions(seat) for match, seat, _ in asked],
                len(asked),
                CALL,
            ),
        ),
    )


def _fields() -> Contest:
    struct, named, data = _Struct(*range(6)), _Named(*range(6)), _Data(*range(6))
    chosen = _case("msgspec.Struct", lambda: [replace(struct, c=1) for _ in range(TIMES)], TIMES, CALL)
    named_tuple = _case("NamedTuple", lambda: [named._replace(c=1) for _ in range(TIMES)], TIMES, CALL)
    return Contest(
        "A frozen value with one field replaced",
        (
            chosen,
            named_tuple,
            _case(
                "frozen dataclass", lambda: [dataclass_replaced(data, c=1) for _ in range(TIMES)], TIMES, CALL
            ),
        ),
        (Target("E0", named_tuple.name, CALL, Bound.RATIO_AT_LEAST, 1),),
    )


def _case(name: str, work: Callable[[], object], times: int, column: str) -> Case:
    def measure() -> Sample:
        began = thread_time()
        for _ in range(AGAIN):
            work()
        return {column: 1e6 * (thread_time() - began) / (AGAIN * times)}

    return Case(name, measure)


def _game(table: Table) -> Record:
    """A long one of random moves."""
    rng = Random(2)
    played = max((_played(rng, table) for _ in range(20)), key=len)
    return record_of(played[-1][1], [action for action, _ in played])


def _played(rng: Random, table: Table) -> list[tuple[Action, Match]]:
    return list(random_play.steps(rng, random_play.opened(rng, table)))


def _applied(record: Record) -> Iterator[Match]:
    draws = iter(record.draws)
    match = replay(replace(record, actions=(), draws=()))
    for action in record.actions:
        match = match.apply(action, lambda _match, _tied: next(draws)).match
        yield match


def _moments(table: Table) -> Iterator[tuple[Action, Match, int]]:
    """Each move of a game, the match before it, and a seat that is waited for or may leave."""
    rng = Random(3)
    match = random_play.opened(rng, table)
    for action, after in random_play.steps(rng, match):
        yield action, match, match.turn or 0
        match = after


class _Struct(msgspec.Struct, frozen=True):
    a: int
    b: int
    c: int
    d: int
    e: int
    f: int


class _Named(NamedTuple):
    a: int
    b: int
    c: int
    d: int
    e: int
    f: int


@dataclass(frozen=True, slots=True)
class _Data:
    a: int
    b: int
    c: int
    d: int
    e: int
    f: int
