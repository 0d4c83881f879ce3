"""Picks the package, deals, and says when; remembers who has played what."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from uuid import uuid4

from spyword_engine.deal import deal
from spyword_engine.guess import Language
from spyword_engine.match import Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.settings import Settings
from spyword_qt.game import Game
from spyword_qt.people import Seated, person_key
from spyword_qt.store.library import Library
from spyword_qt.store.plays import Plays


def local_now() -> datetime:
    """The time here, with its offset, to the second."""
    return datetime.now().astimezone().replace(microsecond=0)


class Dealer:
    """The only place in the front end with a source of chance.

    `language` gives the language that the next game's words are in, `now` local time with its offset.
    """

    def __init__(
        self,
        library: Library,
        plays: Plays,
        rng: random.Random,
        language: Callable[[], Language],
        now: Callable[[], datetime],
    ) -> None:
        self._library = library
        self._plays = plays
        self._rng = rng
        self._language = language
        self._now = now

    def deal(
        self,
        seats: Sequence[Seated],
        settings: Settings,
        pack_id: str | None,
        *,
        not_again: str | None = None,
    ) -> Game:
        """A new game with its cards dealt.

        Without a package, one that these people have played least, and not `not_again` while there are
        others. Raises LookupError for a package that isn't there.
        """
        ids = [pack.id for pack in self._library.packs if pack.id != not_again]
        pack = self._library.pack(pack_id or self._plays.least(ids, _keys(seats), self._rng))
        if pack is None:
            raise LookupError(f"there is no package {pack_id}")
        setup = Setup(
            players=tuple(one.name for one in seats),
            settings=settings,
            package=pack.package(self._language()),
            mode=Mode.SINGLE,
            deal=deal(len(seats), settings, self._rng),
            lots_seed=self._rng.getrandbits(63),
        )
        # A seed deals the same games again, but they are other games all the same.
        return Game(uuid4().hex, begin(setup), (), pack, tuple(seats), self._now())

    def end(self, game: Game) -> Game:
        """A game that has just come to its end, with the time of it."""
        has_guests_only = not any(one.profile for one in game.seats)
        return replace(game, ended=self._now(), is_given=has_guests_only)

    def note(self, game: Game, seats: Sequence[Seated]) -> None:
        """Counts the game's package as played by those people. Raises NotSaved; it is counted for now."""
        self._plays.note(game.pack.id, _keys(seats))


def _keys(seats: Sequence[Seated]) -> tuple[str, ...]:
    return tuple(map(person_key, seats))
