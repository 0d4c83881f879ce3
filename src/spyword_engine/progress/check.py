"""A history from a file: whether it is one, and whether its sums are those of its lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from spyword_engine.places import place_of
from spyword_engine.progress.faults import BadHistory
from spyword_engine.progress.history import History, history_of, released_in_order
from spyword_engine.progress.kinds import KINDS
from spyword_engine.progress.line import Line, in_order
from spyword_engine.progress.titles import titles
from spyword_engine.progress.xp import xp_of

YEARS: Final = frozenset(range(1900, 9000))
"""Of which a time can be: a clock that was never set is no fault, one that dates fail at is."""


class Difference(msgspec.Struct, frozen=True):
    """Where a history's sums aren't those of its lines; None for what isn't there."""

    path: str
    kept: object
    computed: object


def plain(history: History) -> dict[str, Any]:
    """The history as plain JSON values, equal ones in the same order."""
    values: dict[str, Any] = msgspec.to_builtins(history, order="deterministic")
    return values


def read_history(values: object) -> History:
    """A history from plain JSON values. Raises BadHistory, which tells no value.

    Its stats and titles are taken as they stand: `differences` compares them, `History.merged` never trusts
    another's stats.
    """
    try:
        history = msgspec.convert(values, History)
    except msgspec.ValidationError as error:
        raise BadHistory(f"Not a history: {place_of(error)}.") from None
    check_history(history)
    if isinstance(values, Mapping) and "released" not in values:
        # From before the order of giving was kept: what ended last was hidden then.
        return replace(history, released=released_in_order(history.lines))
    return history


def differences(history: History) -> tuple[Difference, ...]:
    """Where stats and titles aren't what the lines give, by path.

    A title that the lines don't give isn't one: it may have been earned before games came in between.
    """
    anew = history_of(history.lines)
    kept, computed = (dict(_leaves(plain(one)["stats"], "stats")) for one in (history, anew))
    found = [
        Difference(path, kept.get(path), computed.get(path))
        for path in sorted({*kept, *computed})
        if kept.get(path) != computed.get(path)
    ]
    have = {one.title for one in history.titles}
    missing = [
        Difference(f"titles.{one.title}", None, one.game) for one in anew.titles if one.title not in have
    ]
    return (*found, *missing)


def check_history(history: History) -> None:
    """Raises BadHistory for one that no file may hold; it tells no value."""
    _check_lines(history.lines)
    if in_order(history.lines) != history.lines:
        raise BadHistory("A history has each game once, in the order in which they ended.")
    if any(one.at.year not in YEARS for one in history.titles):
        raise BadHistory("A title is of no year that can be reckoned with.")
    earned = [one.title for one in history.titles]
    if len(earned) != len(set(earned)) or not titles().keys() >= set(earned):
        raise BadHistory("A history has titles that there are, each once.")


def _check_lines(lines: tuple[Line, ...]) -> None:
    # All at once, and only what differs among them: whoever reads a profile waits for this.
    if not {line.kind for line in lines} <= KINDS.keys():
        raise BadHistory("A line is of no known kind of game.")
    if not all(role in KINDS[kind].roles for kind, role in {(line.kind, line.role) for line in lines}):
        raise BadHistory("A line has a role that its kind of game hasn't.")
    if not all(
        names.issubset(KINDS[kind].counts)
        for kind, names in {(line.kind, frozenset(line.counts)) for line in lines}
    ):
        raise BadHistory("A line has a count that its kind of game hasn't.")
    if not {line.start.year for line in lines} | {line.end.year for line in lines} <= YEARS:
        raise BadHistory("A line is of no year that can be reckoned with.")
    tables = {(line.kind, line.players, len(line.companions)) for line in lines}
    if not all(others < players <= KINDS[kind].most_players for kind, players, others in tables):
        raise BadHistory("A line has more players than its kind of game.")
    if any(line.xp != xp_of(line) for line in lines):
        raise BadHistory("A line's XP are not what its game earned.")


def _leaves(values: Mapping[str, Any], path: str) -> Iterator[tuple[str, object]]:
    """Each number and each set of the stats, by its path; none and what isn't there are the same."""
    for name, value in values.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, f"{path}.{name}")
        elif value:
            yield f"{path}.{name}", value
