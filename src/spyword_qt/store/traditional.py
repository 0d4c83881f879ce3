"""Whether Chinese words can be typed in Traditional characters, told without a table of all of them.

Two old character sets of Python's own codecs know the difference: GB2312 holds the Simplified characters,
Big5 the Traditional ones. A character that Big5 lacks has another Traditional form. Nothing is said of the
few that are in Big5 with another meaning (云, 面, 表): these want a reader.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

_SIMPLIFIED: Final = "gb2312"
_TRADITIONAL: Final = "big5"


def without_traditional(spellings: Sequence[str]) -> Iterator[int]:
    """The numbers of the spellings that are Simplified and have no Traditional form among the others."""
    for number, spelling in enumerate(spellings):
        if not _holds(_SIMPLIFIED, spelling) or _holds(_TRADITIONAL, spelling):
            continue
        if not any(_is_traditional_for(other, spelling) for other in spellings):
            yield number


def _is_traditional_for(other: str, spelling: str) -> bool:
    pairs = zip(spelling, other, strict=False)
    changed = [after for before, after in pairs if before != after]
    unknown = not any(_holds(_SIMPLIFIED, character) for character in changed)
    return len(other) == len(spelling) and bool(changed) and unknown


def _holds(codec: str, text: str) -> bool:
    try:
        text.encode(codec)
    except UnicodeEncodeError:
        return False
    return True
