"""PROTOCOL.md's JSON shapes: seats become names, names become seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from spyword_engine.actions import Action
from spyword_engine.deal import Role
from spyword_engine.match import Match
from spyword_engine.record import DealRecord
from spyword_engine.seat import Seat
from spyword_engine.views import CardView, EndView, PrivateView, TableView, VoteView

NOBODY: Final = -1
"""The seat of a name that isn't at the table: never in, never a candidate."""

_NO_NAME: Final = ()
"""Stands for a value that can't be a name, and so never becomes a seat."""


def read_action(wire: Mapping[str, Any], players: Sequence[str]) -> Action:
    """The action of a `do`. Raises msgspec.ValidationError for an unknown one or a wrong or missing field."""
    fields = {key: wire[key] for key in ("do", "text") if key in wire}
    for theirs, ours in (("player", "seat"), ("choice", "choice")):
        if theirs in wire:
            fields[ours] = _seat(wire[theirs], players)
    action: Action = msgspec.convert(fields, Action)
    return action


def table(view: TableView) -> dict[str, Any]:
    """What everybody may see."""
    name = view.players.__getitem__
    return {
        "phase": view.phase,
        "round": view.round,
        "players": list(view.players),
        "in": [name(seat) for seat in view.inside],
        "left": [name(seat) for seat in view.left],
        "out": [{"player": name(out.seat), "round": out.round, "role": out.role} for out in view.out],
        "order": [name(seat) for seat in view.order],
        "turn": _name(view.turn, view.players),
        "waiting": [name(seat) for seat in view.waiting],
        "candidates": [name(seat) for seat in view.candidates],
        "pass_offered": view.pass_offered,
        "time_limit": view.time_limit,
        "settings": msgspec.to_builtins(view.settings),
        "last_vote": None if view.last_vote is None else _vote(view.last_vote, view.players),
        "last_guess": None
        if view.last_guess is None
        else {"player": name(view.last_guess.seat), "right": view.last_guess.right},
        "winner": view.winner,
        "end": None if view.end is None else _end(view.end, view.players),
    }


def card(view: CardView, players: Sequence[str]) -> dict[str, Any]:
    """One seat's card."""
    return {
        "player": players[view.seat],
        "word": view.word,
        "word_index": view.word_index,
        "role": view.role,
    }


def private(view: PrivateView, players: Sequence[str]) -> dict[str, Any]:
    """The private screen of who is out."""
    if view.role is Role.GHOST:
        return {"player": players[view.seat], "task": "guess"}
    return {"player": players[view.seat], "task": "seen", "role": view.role}


def read_deal(wire: Mapping[str, Any]) -> DealRecord:
    """A deal by names. Raises msgspec.ValidationError for a wrong or missing field."""
    return msgspec.convert(wire, DealRecord)


def seat_of(player: str, match: Match) -> Seat:
    """The seat of a name, NOBODY where it isn't at the table."""
    players = match.setup.players
    return players.index(player) if player in players else NOBODY


def _seat(value: object, players: Sequence[str]) -> object:
    if value is None:
        return None
    if not isinstance(value, str):
        return _NO_NAME
    return players.index(value) if value in players else NOBODY


def _name(seat: Seat | None, players: Sequence[str]) -> str | None:
    return None if seat is None else players[seat]


def _vote(vote: VoteView, players: Sequence[str]) -> dict[str, Any]:
    ballots = vote.ballots
    return {
        "kind": vote.kind,
        "round": vote.round,
        "ballots": None
        if ballots is None
        else {players[voter]: _name(choice, players) for voter, choice in ballots},
        "totals": {players[seat]: number for seat, number in vote.totals},
        "passes": vote.passes,
        "outcome": vote.outcome,
        "tied": [players[seat] for seat in vote.tied],
        "out": _name(vote.out, players),
    }


def _end(end: EndView, players: Sequence[str]) -> dict[str, Any]:
    guess = end.guess
    return {
        "winner": end.winner,
        "winners": [players[seat] for seat in end.winners],
        "roles": dict(zip(players, end.roles, strict=True)),
        "citizen_word": end.citizen_word,
        "spy_word": end.spy_word,
        "guess": None
        if guess is None
        else {"player": players[guess.seat], "text": guess.text, "right": guess.right},
        "log": [_vote(vote, players) for vote in end.log],
    }
