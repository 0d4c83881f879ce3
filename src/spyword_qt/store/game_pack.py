"""What a game needs of its package until it is over: its words are in the record, so these are its pictures.

A package of people's own may be changed or deleted while a game is on or saved. Its pictures are copied at
the deal, and the game goes on with these. One that shipped, and doesn't any more, leaves the neutral picture.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
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


class GamePacks:
    """The package of a data folder's game, of which there is one at most: `game-pack`."""

    def __init__(self, data_folder: Path, shelf: Shelf) -> None:
        self._folder = data_folder / "game-pack"
        self._shelf = shelf

    def keep(self, pack: AnyPack) -> GamePack:
        """The package for a game that is dealt, which nothing that happens to it will change."""
        if not isinstance(pack, OwnPack):
            return _as_it_is(pack)
        pictures = [data for data in pictures_of(pack) if data is not None]
        about = _About(1, pack.id, pack.tint, has_pictures=len(pictures) == 2)
        files = {_ABOUT: msgspec.json.encode(about)}
        if about.has_pictures:
            files |= dict(zip(PICTURES, pictures, strict=True))
        try:
            folder_swap.put(self._folder, files)
        except OSError:
            # A game needs no disk. That it can't be saved is told when it is.
            return _loaded(pack.id, pack.tint, _paths(pack.folder, about))
        return self._kept(about)

    def of(self, pack_id: str) -> GamePack:
        """The package that a saved game was dealt from, as it was then."""
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
        folder_swap.settle_one(self._folder)
        folder_swap.remove(self._folder)

    def _kept(self, about: _About) -> GamePack:
        return _loaded(about.id, about.tint, _paths(self._folder, about))


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
