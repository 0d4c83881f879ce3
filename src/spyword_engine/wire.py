"""PROTOCOL.md's JSON shapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from spyword_engine.deal import Role
from spyword_engine.naming import name_of, names_of
from spyword_engine.record import DealRecord
from spyword_engine.views import CardView, EndView, PrivateView, TableView, VoteView


def table(view: TableView) -> dict[str, Any]:
    """What everybody may see."""
    name = view.players.__getitem__
    return {
        "phase": view.phase,
        "round": view.round,
        "players": list(view.players),
        "in": names_of(view.inside, view.players),
        "left": names_of(view.left, view.players),
        "out": [{"player": name(out.seat), "round": out.round, "role": out.role} for out in view.out],
        "order": names_of(view.order, view.players),
        "turn": name_of(view.turn, view.players),
        "waiting": names_of(view.waiting, view.players),
        "candidates": names_of(view.candidates, view.players),
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


def _vote(vote: VoteView, players: Sequence[str]) -> dict[str, Any]:
    ballots = vote.ballots
    return {
        "kind": vote.kind,
        "round": vote.round,
        "ballots": None
        if ballots is None
        else {players[voter]: name_of(choice, players) for voter, choice in ballots},
        "totals": {players[seat]: number for seat, number in vote.totals},
        "passes": vote.passes,
        "outcome": vote.outcome,
        "tied": names_of(vote.tied, players),
        "out": name_of(vote.out, players),
    }


def _end(end: EndView, players: Sequence[str]) -> dict[str, Any]:
    guess = end.guess
    return {
        "winner": end.winner,
        "winners": names_of(end.winners, players),
        "roles": dict(zip(players, end.roles, strict=True)),
        "citizen_word": end.citizen_word,
        "spy_word": end.spy_word,
        "guess": None
        if guess is None
        else {"player": players[guess.seat], "text": guess.text, "right": guess.right},
        "log": [_vote(vote, players) for vote in end.log],
    }
