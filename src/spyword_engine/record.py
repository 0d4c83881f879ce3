"""A game as it is saved: set-up, deal, draws and actions. Any Python replays them to the same match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from spyword_engine.actions import Action
from spyword_engine.deal import Deal, Role
from spyword_engine.errors import BadRecord, BadSettings, BadSetup, IllegalAction
from spyword_engine.match import Match, Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.package import Package
from spyword_engine.places import place_of
from spyword_engine.seat import Seat
from spyword_engine.settings import Settings, complete


class DealRecord(msgspec.Struct, frozen=True):
    """A deal by names, as the referee's `new` takes it."""

    roles: dict[str, Role]
    order: tuple[str, ...]
    citizen_word: int

    def __repr__(self) -> str:
        return f"DealRecord({len(self.roles)} players)"

    @classmethod
    def of(cls, deal: Deal, players: Sequence[str]) -> DealRecord:
        """The deal with the seats' names."""
        return cls(
            roles=dict(zip(players, deal.roles, strict=True)),
            order=tuple(players[seat] for seat in deal.order),
            citizen_word=deal.citizen_word,
        )

    def deal(self, players: Sequence[str]) -> Deal:
        """The deal by seats. Raises BadSetup unless it names just these players."""
        if set(self.roles) != set(players) or sorted(self.order) != sorted(players):
            raise BadSetup("A deal names every player once, in its roles and in its order.")
        seats = {name: seat for seat, name in enumerate(players)}
        return Deal(
            roles=tuple(self.roles[name] for name in players),
            order=tuple(seats[name] for name in self.order),
            citizen_word=self.citizen_word,
        )


class Record(msgspec.Struct, frozen=True, tag_field="game", tag="word"):
    """Everything that a game came from. It holds every secret of it."""

    version: Literal[1]
    players: tuple[str, ...]
    settings: Settings
    package: Package
    mode: Mode
    deal: DealRecord
    lots_seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
    draws: tuple[Seat, ...]
    """On whom each lot fell. They stand here so that a replay needs no generator of random numbers."""
    actions: tuple[Action, ...]

    def __repr__(self) -> str:
        return f"Record({len(self.players)} players, {len(self.actions)} actions)"


def record_of(match: Match, actions: Sequence[Action]) -> Record:
    """The record of a match, and of the actions that led to it from its beginning."""
    setup = match.setup
    return Record(
        version=1,
        players=setup.players,
        settings=setup.settings,
        package=setup.package,
        mode=setup.mode,
        deal=DealRecord.of(setup.deal, setup.players),
        lots_seed=setup.lots_seed,
        draws=match.draws,
        actions=tuple(actions),
    )


def read_record(plain: object) -> Record:
    """A record from plain JSON values. Raises BadRecord, with the path of the fault and without its value."""
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"Not a record: {place_of(error)}.") from None


def replay(record: Record) -> Match:
    """The match that the record's actions lead to. Raises BadRecord where the rules don't reach it."""
    draws = iter(record.draws)

    def lots(_: Match, tied: tuple[Seat, ...]) -> Seat:
        drawn = next(draws, None)
        if drawn not in tied:
            raise BadRecord("The record's draws don't fit its actions.")
        return drawn

    match = _begin(record)
    for number, action in enumerate(record.actions):
        try:
            match = match.apply(action, lots).match
        except IllegalAction as error:
            raise BadRecord(f"Action {number} of the record is refused: {error.reason.value}.") from None
    if next(draws, None) is not None:
        raise BadRecord("The record has more draws than its actions.")
    return match


def plain(record: Record) -> dict[str, Any]:
    """The record as plain JSON values."""
    values: dict[str, Any] = msgspec.to_builtins(record)
    return values


def _begin(record: Record) -> Match:
    try:
        given: Mapping[str, object] = msgspec.to_builtins(record.settings)
        return begin(
            Setup(
                players=record.players,
                settings=complete(len(record.players), given),
                package=record.package,
                mode=record.mode,
                deal=record.deal.deal(record.players),
                lots_seed=record.lots_seed,
            )
        )
    except (BadSetup, BadSettings):
        # Their messages name values, and a value here may be a word.
        raise BadRecord("No game can begin as the record says.") from None
