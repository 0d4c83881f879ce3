"""Seats become names, names become seats: PROTOCOL.md calls players as the table does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from spyword_engine.seat import Seat

NOBODY: Final = -1
"""The seat of a name that isn't at the table: never in, never a candidate."""

_NO_NAME: Final = ()
"""Stands for a value that can't be a name, and so never becomes a seat."""


def seat_of(player: str, players: Sequence[str]) -> Seat:
    """The seat of a name, NOBODY where it isn't at the table."""
    return players.index(player) if player in players else NOBODY


def name_of(seat: Seat | None, players: Sequence[str]) -> str | None:
    """The name of a seat; None for None."""
    return None if seat is None else players[seat]


def names_of(seats: Iterable[Seat], players: Sequence[str]) -> list[str]:
    """The names of these seats, in their order."""
    return [players[seat] for seat in seats]


def action_fields(asked: Mapping[str, Any], players: Sequence[str]) -> dict[str, Any]:
    """The fields of an action by seats, of one that came by names; not checked for anything else."""
    fields = {key: asked[key] for key in ("do", "text") if key in asked}
    for theirs, ours in (("player", "seat"), ("choice", "choice")):
        if theirs in asked:
            fields[ours] = _seat(asked[theirs], players)
    return fields


def _seat(value: object, players: Sequence[str]) -> object:
    if value is None:
        return None
    return seat_of(value, players) if isinstance(value, str) else _NO_NAME
