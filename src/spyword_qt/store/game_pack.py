"""What a game needs of its package until it is over: its words are in the record, so these are its pictures.

A package of people's own may be changed or deleted while a game is on or saved. Its pictures are copied at
the deal, and the game goes on with these. One that shipped, and doesn't any more, leaves the neutral picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, Literal

import msgspec

from spyword_qt.store import folder_swap
from spyword_qt.store.bounded import TooLarge, bytes_in
from spyword_qt.store.faults import decoded
from spyword_qt.store.kept_picture import MOST_KEPT
from spyword_qt.store.own_pack import PICTURES, OwnPack, neutral_picture
from spyword_qt.store.own_packs import pictures_of
from spyword_qt.store.pack import Tint
from spyword_qt.store.shelf import AnyPack, Shelf

_ABOUT: Final = "about.json"
_MOST_BYTES: Final = 65_536
"""Of that file."""


@dataclass(frozen=True)
class GamePack:
    """A package as a game that is on has it.

    Both pictures are in memory from the deal on: whose card a disk is slow for would tell something.
    """

    id: str
    tint: Tint
    pictures: tuple[bytes, bytes] = field(repr=False)

    def picture(self, index: int) -> bytes:
        """The picture of word 0 or 1, SVG or PNG."""
        return self.pictures[index]


class _About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: Literal[1]
    id: str
    tint: Tint
    has_pictures: bool


def _at_once(job: Callable[[], None]) -> None:
    job()


class GamePacks:
    """The package of a data folder's game, of which there is one at most: `game-pack`.

    `later` has something written that nobody waits for, in order.
    """

    def __init__(
        self, data_folder: Path, shelf: Shelf, later: Callable[[Callable[[], None]], None] = _at_once
    ) -> None:
        self._folder = data_folder / "game-pack"
        self._shelf = shelf
        self._later = later
        self._latest: GamePack | None = None
        """What may not be on disk yet."""

    def keep(self, pack: AnyPack) -> GamePack:
        """The package for a game that is dealt, which nothing that happens to it will change."""
        if not isinstance(pack, OwnPack):
            return _as_it_is(pack)
        pictures = [data for data in pictures_of(pack) if data is not None]
        about = _About(1, pack.id, pack.tint, has_pictures=len(pictures) == 2)
        files = {_ABOUT: msgspec.json.encode(about)}
        if about.has_pictures:
            files |= dict(zip(PICTURES, pictures, strict=True))
            self._latest = GamePack(pack.id, pack.tint, (pictures[0], pictures[1]))
        else:
            self._latest = _loaded(pack.id, pack.tint, _neutral(pack.tint))
        self._later(partial(_put, self._folder, files))
        return self._latest

    def of(self, pack_id: str) -> GamePack:
        """The package that a saved game was dealt from, as it was then."""
        if self._latest is not None and self._latest.id == pack_id:
            return self._latest
        folder_swap.settle_one(self._folder)
        with suppress(OSError, TooLarge):
            about = decoded(bytes_in(self._folder / _ABOUT, _MOST_BYTES), _About)
            if isinstance(about, _About) and about.id == pack_id:
                return self._kept(about)
        pack = self._shelf.pack(pack_id)
        if pack is None:
            return _loaded(pack_id, Tint.FOG, _neutral(Tint.FOG))
        return _as_it_is(pack)

    def forget(self) -> None:
        """The game is done with."""
        self._latest = None
        self._later(partial(_remove, self._folder))

    def _kept(self, about: _About) -> GamePack:
        return _loaded(about.id, about.tint, _paths(self._folder, about))


def _put(folder: Path, files: Mapping[str, bytes]) -> None:
    # A game needs no disk. That it can't be saved is told when it is.
    with suppress(OSError):
        folder_swap.put(folder, files)


def _remove(folder: Path) -> None:
    folder_swap.settle_one(folder)
    folder_swap.remove(folder)


def _as_it_is(pack: AnyPack) -> GamePack:
    return _loaded(pack.id, pack.tint, (pack.picture(0), pack.picture(1)))


def _loaded(pack_id: str, tint: Tint, paths: tuple[Path, Path]) -> GamePack:
    """With both pictures read; with the neutral one for both where one of them can't be."""
    try:
        first, second = (bytes_in(path, MOST_KEPT) for path in paths)
    except (OSError, TooLarge):
        first = second = neutral_picture(tint).read_bytes()
    return GamePack(pack_id, tint, (first, second))


def _paths(folder: Path, about: _About) -> tuple[Path, Path]:
    first, second = PICTURES
    return (folder / first, folder / second) if about.has_pictures else _neutral(about.tint)


def _neutral(tint: Tint) -> tuple[Path, Path]:
    return neutral_picture(tint), neutral_picture(tint)
