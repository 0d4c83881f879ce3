"""Picks the package, and deals from it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from uuid import uuid4

from spyword_engine.deal import deal
from spyword_engine.language import Language
from spyword_engine.match import Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.settings import Settings
from spyword_qt.people import Seated, person_key
from spyword_qt.store.game_pack import GamePacks
from spyword_qt.store.plays import Plays
from spyword_qt.store.saved_game import SavedGame
from spyword_qt.store.shelf import AnyPack, Shelf
from spyword_qt.word_game import WordGame, game_from


class Dealer:
    """The word game's.

    `language` gives the language that the next game's words are in, `kinds_off` the kinds of words that no
    surprise is to bring, `now` local time with its offset.
    """

    def __init__(
        self,
        shelf: Shelf,
        game_packs: GamePacks,
        plays: Plays,
        rng: random.Random,
        *,
        language: Callable[[], Language],
        kinds_off: Callable[[], Collection[str]],
        now: Callable[[], datetime],
    ) -> None:
        self._shelf = shelf
        self._game_packs = game_packs
        self._plays = plays
        self._rng = rng
        self._language = language
        self._kinds_off = kinds_off
        self._now = now

    def deal(
        self,
        seats: Sequence[Seated],
        settings: Settings,
        pack_id: str | None,
        *,
        not_again: str | None = None,
    ) -> WordGame:
        """A new game with its cards dealt.

        Without a package, one that is best for these people (`Plays.least`), and not `not_again` while there
        are others. Raises LookupError for a package that isn't there, or not in the language.
        """
        pack = self._surprise(seats, not_again) if pack_id is None else self._shelf.pack(pack_id)
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
        game = uuid4().hex
        return WordGame(
            id=game,
            match=begin(setup),
            actions=(),
            pack=self._game_packs.keep(pack),
            seats=tuple(seats),
            started=self._now(),
        )

    def revive(self, saved: SavedGame) -> WordGame:
        """The game that was saved, with its package as it was dealt. Raises ValueError where it is none."""
        assert saved.pack_id is not None
        return game_from(saved, self._game_packs.of(saved.pack_id))

    def _surprise(self, seats: Sequence[Seated], not_again: str | None) -> AnyPack | None:
        offered = [label.id for label in self._shelf.offered(self._language(), self._kinds_off())]
        left = [pack_id for pack_id in offered if pack_id != not_again] or offered
        while left:
            pack_id = self._plays.least(left, tuple(map(person_key, seats)), self._rng)
            pack = self._shelf.pack(pack_id)
            if pack is not None:
                return pack
            # Damaged since it was listed.
            left.remove(pack_id)
        return None
