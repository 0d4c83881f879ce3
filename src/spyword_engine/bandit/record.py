"""A game as it is saved: players, deal and actions. Any Python replays them to the same match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from spyword_engine.bandit.actions import Action
from spyword_engine.bandit.deal import Deal
from spyword_engine.bandit.match import Match, Setup, begin
from spyword_engine.bandit.roles import Role
from spyword_engine.errors import BadRecord, BadSetup, IllegalAction
from spyword_engine.places import place_of


class DealRecord(msgspec.Struct, frozen=True):
    """A deal by names, as the referee's `new` takes it."""

    roles: dict[str, Role]

    def __repr__(self) -> str:
        return f"DealRecord({len(self.roles)} players)"

    @classmethod
    def of(cls, deal: Deal, players: Sequence[str]) -> DealRecord:
        """The deal with the seats' names."""
        return cls(dict(zip(players, deal.roles, strict=True)))

    def deal(self, players: Sequence[str]) -> Deal:
        """The deal by seats. Raises BadSetup unless it names just these players."""
        if set(self.roles) != set(players):
            raise BadSetup("A deal names every player once.")
        return Deal(tuple(self.roles[name] for name in players))


class Record(msgspec.Struct, frozen=True, tag_field="game", tag="bandit"):
    """Everything that a game came from. It holds every secret of it."""

    version: Literal[1]
    players: tuple[str, ...]
    deal: DealRecord
    actions: tuple[Action, ...]

    def __repr__(self) -> str:
        return f"Record({len(self.players)} players, {len(self.actions)} actions)"


def record_of(match: Match, actions: Sequence[Action]) -> Record:
    """The record of a match, and of the actions that led to it from its beginning."""
    players = match.setup.players
    return Record(1, players, DealRecord.of(match.setup.deal, players), tuple(actions))


def read_record(plain: object) -> Record:
    """A record from plain JSON values. Raises BadRecord, with the path of the fault and without its value."""
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"Not a record: {place_of(error)}.") from None


def replay(record: Record) -> Match:
    """The match that the record's actions lead to. Raises BadRecord where the rules don't reach it."""
    try:
        match = begin(Setup(record.players, record.deal.deal(record.players)))
    except BadSetup:
        raise BadRecord("No game can begin as the record says.") from None
    for number, action in enumerate(record.actions):
        try:
            match = match.apply(action).match
        except IllegalAction as error:
            raise BadRecord(f"Action {number} of the record is refused: {error.reason.value}.") from None
    return match


def plain(record: Record) -> dict[str, Any]:
    """The record as plain JSON values."""
    values: dict[str, Any] = msgspec.to_builtins(record)
    return values
