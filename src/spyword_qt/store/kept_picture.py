"""What a picture of a word is once it is kept: a square PNG of pixels and nothing else.

Whoever shares packages may send anything, so a picture is looked at before it is kept or shown. This needs no
pillow, which takes longer to import than a game to deal.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Final

SIDE: Final = 512
"""Pixels of both sides: a card on a large screen shows about as many."""
MOST_KEPT: Final = 1_100_000
"""Bytes: of all pixels and a little, should nothing of them compress."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_RGB, _RGBA = (struct.pack(">IIBBBBB", SIDE, SIDE, 8, colours, 0, 0, 0) for colours in (2, 6))
_CHANNELS: Final = {_RGB: 3, _RGBA: 4}
"""By what the header says: eight bits of each, in one pass."""
_FILTERS: Final = 5
"""How a row may be put in terms of its neighbours: 0 to 4."""


def is_kept(data: bytes) -> bool:
    """Whether these are the bytes of a picture as `pack_picture.prepare` makes them."""
    if len(data) > MOST_KEPT or not data.startswith(_SIGNATURE):
        return False
    try:
        (first, header), *pixels, (last, nothing) = _chunks(data)
    except ValueError:
        return False
    channels = _CHANNELS.get(header, 0)
    names = {name for name, _ in pixels}
    if (first, last, nothing) != (b"IHDR", b"IEND", b"") or names != {b"IDAT"} or not channels:
        return False
    return _are_rows(b"".join(content for _, content in pixels), 1 + channels * SIDE)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG by name. Raises ValueError where one is damaged, or not whole."""
    at = len(_SIGNATURE)
    while at < len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        named, end = data[at + 4 : at + 8 + length], at + 12 + length
        if end > len(data) or zlib.crc32(named) != int.from_bytes(data[end - 4 : end], "big"):
            raise ValueError("a damaged PNG")
        yield named[:4], named[4:]
        at = end


def _are_rows(packed: bytes, row: int) -> bool:
    """Whether it unpacks to as many rows as there are, each of so many bytes."""
    unpacking = zlib.decompressobj()
    try:
        rows = unpacking.decompress(packed, SIDE * row + 1)
    except zlib.error:
        return False
    is_whole = unpacking.eof and not unpacking.unused_data and len(rows) == SIDE * row
    return is_whole and max(rows[::row]) < _FILTERS
