"""Deals Secret Bandit's roles."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import datetime
from uuid import uuid4

from spyword_engine.bandit.deal import deal
from spyword_engine.bandit.match import Setup, begin
from spyword_qt.bandit.game import BanditGame
from spyword_qt.people import Seated


class BanditDealer:
    """`language` gives the one that the table speaks, `now` local time with its offset."""

    def __init__(
        self, rng: random.Random, *, language: Callable[[], str], now: Callable[[], datetime]
    ) -> None:
        self._rng = rng
        self._language = language
        self._now = now

    def deal(self, seats: Sequence[Seated], judge: str, speech_seconds: int) -> BanditGame:
        """A new game with its cards dealt. Raises BadSetup where so many can't play."""
        players = tuple(one.name for one in seats)
        return BanditGame(
            id=uuid4().hex,
            match=begin(Setup(players, deal(len(players), self._rng))),
            actions=(),
            judge=judge,
            speech_seconds=speech_seconds,
            language=self._language(),
            seats=tuple(seats),
            started=self._now(),
        )
