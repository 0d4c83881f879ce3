"""The JSON shapes of RULES-BANDIT "Referee"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spyword_engine.bandit.night import Night
from spyword_engine.bandit.views import CardView, EndView, JudgeView, TableView
from spyword_engine.bandit.vote import Vote
from spyword_engine.naming import name_of, names_of


def table(view: TableView) -> dict[str, Any]:
    """What everybody may see."""
    players = view.players
    return {
        "game": "bandit",
        "phase": view.phase,
        "day": view.day,
        "players": list(players),
        "in": names_of(view.inside, players),
        "out": [
            {"player": players[out.seat], "day": out.day, "at": out.at, "role": out.role} for out in view.out
        ],
        "order": None if view.order is None else names_of(view.order, players),
        "turn": name_of(view.turn, players),
        "waiting": names_of(view.waiting, players),
        "candidates": names_of(view.candidates, players),
        "last_vote": None if view.last_vote is None else _vote(view.last_vote, players),
        "winner": view.winner,
        "end": None if view.end is None else _end(view.end, players),
    }


def card(view: CardView, players: Sequence[str]) -> dict[str, Any]:
    """One seat's card."""
    return {"player": players[view.seat], "role": view.role}


def judge(view: JudgeView, players: Sequence[str]) -> dict[str, Any]:
    """What the judge sees."""
    return {
        "phase": view.phase,
        "roles": dict(zip(players, view.roles, strict=True)),
        "awake": names_of(view.awake, players),
        "targets": names_of(view.targets, players),
        "may_hold": view.may_hold,
        "needles": names_of(view.needles, players),
        "fired": view.fired,
        "answer": view.answer,
    }


def _vote(vote: Vote, players: Sequence[str]) -> dict[str, Any]:
    return {
        "day": vote.day,
        "kind": vote.kind,
        "ballots": {players[voter]: name_of(choice, players) for voter, choice in vote.ballots},
        "totals": {players[seat]: number for seat, number in vote.totals},
        "outcome": vote.outcome,
        "tied": names_of(vote.tied, players),
        "out": name_of(vote.out, players),
    }


def _end(end: EndView, players: Sequence[str]) -> dict[str, Any]:
    return {
        "winner": end.winner,
        "winners": names_of(end.winners, players),
        "roles": dict(zip(players, end.roles, strict=True)),
        "points": dict(zip(players, end.points, strict=True)),
        "log": [_vote(vote, players) for vote in end.log],
        "nights": [_night(night, players) for night in end.nights],
    }


def _night(night: Night, players: Sequence[str]) -> dict[str, Any]:
    return {
        "night": night.night,
        "victim": name_of(night.victim, players),
        "saved": name_of(night.saved, players),
        "shot": name_of(night.shot, players),
        "checked": name_of(night.checked, players),
        "answer": night.answer,
        "out": names_of(night.out, players),
    }
