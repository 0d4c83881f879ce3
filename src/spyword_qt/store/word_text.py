"""What may be a word, a spelling or a kind of people's own."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import Final

LONGEST_WORD: Final = 40
"""In characters as they are counted in names: marks ride on their letter. A card's two lines hold it."""
LONGEST_KIND: Final = 30

# They hold emoji together, and part the letters of Persian and Indic words.
_JOINERS: Final = frozenset("\u200c\u200d")
_REFUSED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_REPLACEMENT: Final = "\ufffd"
"""What programs put where they couldn't read a letter."""


class TextProblem(StrEnum):
    """Why a text can't stay as it is."""

    TOO_LONG = "too_long"
    BAD_CHARACTER = "bad_character"
    """One that can't be seen, or stands for a letter that was lost."""


def tidied(raw: str) -> str:
    """The text as it is kept: in Unicode NFC, without spaces around it, and one at most between its words."""
    return unicodedata.normalize("NFC", " ".join(raw.split()))


def text_problem(text: str, longest: int) -> TextProblem | None:
    """What is wrong with a tidied text of so many characters at most."""
    if any(map(_is_refused, text)):
        return TextProblem.BAD_CHARACTER
    length = sum(not unicodedata.category(character).startswith("M") for character in text)
    # Marks are bounded too, so that a letter can't wear a thousand of them.
    return TextProblem.TOO_LONG if length > longest or len(text) > 3 * longest else None


def _is_refused(character: str) -> bool:
    if character in _JOINERS:
        return False
    is_noncharacter = 0xFDD0 <= ord(character) <= 0xFDEF or ord(character) & 0xFFFE == 0xFFFE
    return character == _REPLACEMENT or is_noncharacter or unicodedata.category(character) in _REFUSED
