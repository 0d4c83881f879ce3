"""What the tiles of one ballot share: nobody counts for more by a short name or a title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spyword_qt.widgets.ballot_tile import BallotTile

LEAST_USUAL: Final = 0.7
"""Of the largest letters of a name, down to which all names are written in the same."""
NEARLY: Final = 0.8
"""Of those, down to which they give way to a name that has somewhat less room: it would only look uneven."""

HARDLY_LESS: Final = 0.8
"""Of the letters beside a chip, that a long name has below it."""


def stand_in_duel(tiles: Sequence[BallotTile]) -> None:
    """Put chips above names, all or none: as long as no name gets much smaller by that, where they lie."""
    beside = [tile.letters() for tile in tiles]
    for tile in tiles:
        tile.show_in_duel(True)
    if any(tile.letters() < HARDLY_LESS * most for tile, most in zip(tiles, beside, strict=True)):
        for tile in tiles:
            tile.show_in_duel(False)


def level(tiles: Sequence[BallotTile], *, all_alike: bool = False, most: int = 0) -> None:
    """Write names in letters of one size, and put chips at one height in each row, where they lie by now.

    Where tiles are to be `all_alike`, chips are at one height in each of them.
    Letters have up to `most` pixels, if that is any.
    """
    letters = [min(tile.letters(), most or tile.letters()) for tile in tiles]
    # All alike, but for names that are so long that the others would be made much smaller by them.
    usual = min((px for px in letters if px >= LEAST_USUAL * max(letters)), default=0)
    usual = min((px for px in letters if px >= NEARLY * usual), default=0)
    for tile in tiles:
        tile.keep_letters(usual or most)
    for tile in tiles:
        row = [other for other in tiles if all_alike or other.y() == tile.y()]
        tile.keep_words_below(max(other.words_below() for other in row))
