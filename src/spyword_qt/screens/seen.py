"""What screens are given to show, beside the engine's views: values made for one moment."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from spyword_engine.bandit.roles import Role as BanditRole
from spyword_engine.deal import Role
from spyword_qt.people import Person


@dataclass(frozen=True)
class Progress:
    """How far a phase is in which one after the other acts."""

    done: int
    total: int


@dataclass(frozen=True)
class VoteAhead:
    """Which vote a gate leads to, as the whole table knows."""

    round: int
    duel: bool


@dataclass(frozen=True)
class CardFace:
    """What is on a card: a secret, on loan until `forget()`. `word` and `picture` are None on the ghost's."""

    word: str | None
    picture: Path | bytes | None
    tint: str
    """The package's, one of the six of `theme.tokens.TINTS`."""
    role: Role | None
    """None where the player isn't told."""

    def __repr__(self) -> str:
        return "CardFace(secret)"


@dataclass(frozen=True)
class RoleFace:
    """What is on a card of Secret Bandit: a secret, on loan until `forget()`."""

    role: BanditRole

    def __repr__(self) -> str:
        return "RoleFace(secret)"


@dataclass(frozen=True)
class PackCover:
    """A package as the chooser shows it: never a word or a picture of it."""

    id: str
    kind: str
    number: int
    tint: str
    times: int
    """How often somebody of this table has played it."""
    group: str = ""
    """The same for all of one kind, in whatever language."""
    is_off: bool = False
    """Whether its kind is switched off: no surprise is of it."""


@dataclass(frozen=True)
class Offers:
    """What the table's menu can do now. The rules are always there."""

    undo: bool
    redeal: bool | None
    """None in a game that isn't dealt anew."""
    more_time: bool
    leavers: tuple[Person, ...] | None
    """Who is in the room; None in a game that nobody can leave."""
    give_up: bool = True


@dataclass(frozen=True)
class EndCards:
    """The pictures of both words, once the game is over."""

    tint: str
    citizen: Path | bytes
    spy: Path | bytes
