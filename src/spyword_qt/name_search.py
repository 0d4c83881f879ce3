"""Finding names as people type them: without accents, capitals and other people's letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

_PLAIN: Final = str.maketrans(
    {
        "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i",
        "æ": "ae", "œ": "oe", "ŋ": "n", "ŧ": "t", "’": "'",
    }
)  # fmt: skip
"""Letters that Unicode doesn't take for another one with a mark."""


def plain(name: str) -> str:
    """A name in the letters that any keyboard has, where there are such."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return bare.casefold().translate(_PLAIN)


def words(query: str) -> list[str]:
    """What a query looks for, to be made once for many names."""
    return plain(query).split()


def is_found(wanted: Iterable[str], in_plain: str) -> bool:
    """Whether each of the words is somewhere in a name, which has been made `plain` already."""
    return all(word in in_plain for word in wanted)
