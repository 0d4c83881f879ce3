"""Picks the package, deals, and remembers who has played what."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import datetime

from spyword_engine.deal import deal
from spyword_engine.guess import Language
from spyword_engine.match import Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.settings import Settings
from spyword_qt.game import Game
from spyword_qt.store.library import Library
from spyword_qt.store.plays import Plays


class Dealer:
    """The only place in the front end with a source of chance.

    `language` gives the language that the next game's words are in.
    """

    def __init__(
        self, library: Library, plays: Plays, rng: random.Random, language: Callable[[], Language]
    ) -> None:
        self._library = library
        self._plays = plays
        self._rng = rng
        self._language = language

    def deal(
        self, names: Sequence[str], settings: Settings, pack_id: str | None, *, not_again: str | None = None
    ) -> Game:
        """A new game with its cards dealt.

        Without a package, one that these people have played least, and not `not_again` while there are
        others. Raises LookupError for a package that isn't there.
        """
        ids = [pack.id for pack in self._library.packs if pack.id != not_again]
        pack = self._library.pack(pack_id or self._plays.least(ids, names, self._rng))
        if pack is None:
            raise LookupError(f"there is no package {pack_id}")
        setup = Setup(
            players=tuple(names),
            settings=settings,
            package=pack.package(self._language()),
            mode=Mode.SINGLE,
            deal=deal(len(names), settings, self._rng),
            lots_seed=self._rng.getrandbits(63),
        )
        return Game(begin(setup), (), pack, datetime.now().astimezone().isoformat(timespec="seconds"))

    def note(self, game: Game) -> None:
        """Counts the package as played by those at the table. Raises NotSaved; it is counted for now."""
        self._plays.note(game.pack.id, game.match.setup.players)
