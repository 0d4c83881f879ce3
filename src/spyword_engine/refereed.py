"""What a referee asks of a game, whichever it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Self

from spyword_engine.requests import Answer


class Refereed(Protocol):
    """A game that is on, and the actions that led to where it stands. What it refuses is a Fault."""

    @classmethod
    def opened(cls, request: Mapping[str, Any]) -> Self:
        """A new game as a `new` asks for it."""

    @classmethod
    def loaded(cls, record: Mapping[str, Any]) -> Self:
        """The game of a record."""

    def do(self, asked: Mapping[str, Any]) -> None:
        """Carries out an action that came by names."""

    def table(self) -> Answer:
        """What everybody may see."""

    def card(self, player: str) -> Answer:
        """What one player may see."""

    def judge(self) -> Answer:
        """What the judge may see."""

    def record(self) -> Answer:
        """What `loaded` takes."""
