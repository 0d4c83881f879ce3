"""Keeps what a file says of a game from being read at a glance.

It is against a nosy friend who opens the file, and no lock: it has no key, and whoever wants to can lift it.
So can whoever repairs a file: `python -m spyword_qt.store.veil FILE` prints a saved game in plain.
"""

from __future__ import annotations

import json
import sys
import zlib
from binascii import a2b_base64, b2a_base64
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

VEILED: Final = "veiled"
"""What the veiled part of a saved game is called in its file."""
MOST_BYTES: Final = 8 * 1024 * 1024
"""Of what is veiled: what claims to hold more is no game."""


def veil(plain: bytes) -> str:
    """Bytes as letters that tell nothing to the eye."""
    return b2a_base64(zlib.compress(plain, 1), newline=False).decode("ascii")


def unveil(text: str) -> bytes:
    """What was veiled. Raises ValueError where it is no such text."""
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(a2b_base64(text, strict_mode=True), MOST_BYTES)
    except zlib.error as error:
        raise ValueError("it is damaged") from error
    if not unpacker.eof:
        raise ValueError("it is cut, or too large")
    return plain


def game_in(path: Path) -> dict[str, Any]:
    """The game in a file with nothing veiled. Raises OSError, ValueError, TypeError or LookupError."""
    game: dict[str, Any] = json.loads(path.read_bytes())["game"]
    if VEILED in game:
        game |= json.loads(unveil(game.pop(VEILED)))
    return game


def main(arguments: Sequence[str]) -> int:
    """Print the game of each file; of one that was set aside broken, what is left of it."""
    for path in map(Path, arguments):
        content = json.loads(path.read_bytes())
        if VEILED in content:
            print(unveil(content[VEILED]).decode("utf-8", "replace"))
        else:
            print(json.dumps(game_in(path), ensure_ascii=False, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
