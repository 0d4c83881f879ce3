"""Players' names: what may be one, and when two are the same (RULES.md 1)."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from itertools import count
from typing import Final

from spyword_engine.errors import BadName, NameProblem

LONGEST_NAME: Final = 24
"""In code points; marks (category M*) ride on their letter and aren't counted."""

_ZERO_WIDTH_JOINER = "\u200d"  # holds family and profession emoji together
_REFUSED = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


def tidy(raw: str) -> str:
    """The name as the table keeps it: trimmed, in Unicode NFC.

    Raises BadName if nothing is left, if it is too long, or if it holds a character that can't be seen.
    """
    name = unicodedata.normalize("NFC", raw.strip())
    # Nearly every name is printable to Python, which refuses all that is refused here, and more.
    if not name.isprintable() and any(map(_is_refused, name)):
        raise BadName(NameProblem.BAD_CHARACTER, "A name may not hold control or invisible characters.")
    length = len(name) if name.isascii() else _length(name)
    if length == 0:
        raise BadName(NameProblem.EMPTY, "A name may not be empty.")
    if length > LONGEST_NAME:
        raise BadName(NameProblem.TOO_LONG, f"A name has {LONGEST_NAME} characters at most, not {length}.")
    return name


def folded(name: str) -> str:
    """Two names are the same at the table if this is the same for both."""
    if name.isascii():
        # What the rest comes to there, in a third of its time: a list of people asks for all of them.
        return name.lower()
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, with the first number behind it that makes it nobody else's where it is taken.

    `taken` are names as `folded` gives them.
    """
    if folded(name) not in taken:
        return name
    endings = map(" {}".format, count(2))
    candidates = (f"{name[: LONGEST_NAME - len(ending)].rstrip()}{ending}" for ending in endings)
    return next(one for one in candidates if folded(one) not in taken)


def tidy_table(raw: Sequence[str]) -> tuple[str, ...]:
    """All names of a table, in seat order. Raises BadName for the first that is refused or there twice."""
    names: list[str] = []
    taken: set[str] = set()
    for one in raw:
        name = tidy(one)
        key = folded(name)
        if key in taken:
            raise BadName(NameProblem.TAKEN, f"The name {name!r} is at the table already.")
        taken.add(key)
        names.append(name)
    return tuple(names)


def _length(name: str) -> int:
    return sum(not unicodedata.category(character).startswith("M") for character in name)


def _is_refused(character: str) -> bool:
    if character == _ZERO_WIDTH_JOINER:
        return False
    code = ord(character)
    is_noncharacter = 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE
    return is_noncharacter or unicodedata.category(character) in _REFUSED
