"""Finding names as people type them: without accents, capitals and other people's letters."""

from __future__ import annotations

import unicodedata
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


def is_found(query: str, in_plain: str) -> bool:
    """Whether each word of the query is somewhere in a name, which has been made `plain` already."""
    return all(word in in_plain for word in plain(query).split())
