"""What is played at random: by the rules as they are, and by their bare version."""

from __future__ import annotations

from typing import Final, NamedTuple

from spyword_engine.ending import Why
from spyword_engine.settings import Settings, TieBreaker, complete

WORDS: Final = ("", "river", "violin", "castle", "tiger", "lantern", "saddle", "comet")
"""What a ghost guesses among; the first stands for the citizens' word."""


class Table(NamedTuple):
    """A table on one device, all of whose choices are thrown."""

    players: int
    spies: int
    ghost: bool
    reveal: bool = True
    allow_pass: bool = False
    duel: bool = True
    leaves: float = 0.0
    """How likely it is, before each move, that somebody goes home."""

    @property
    def settings(self) -> Settings:
        """As the engine wants them."""
        return complete(
            self.players,
            {
                "spies": self.spies,
                "ghost": self.ghost,
                "reveal_roles": self.reveal,
                "allow_pass": self.allow_pass,
                "tie_breaker": (TieBreaker.DUEL if self.duel else TieBreaker.LOTS).value,
            },
        )


class Played(NamedTuple):
    """A game that is over."""

    moves: int
    rounds: int
    why: Why
    out: list[int]
    """Who was voted out or left, in that order."""


SEVEN: Final = Table(7, 1, True)
TWELVE: Final = Table(12, 2, True)
