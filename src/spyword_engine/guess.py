"""Whether a typed guess is the citizens' word (RULES.md 7).

Nothing here keeps a word or a guess: the package that has the words keeps what they are compared by.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import TypeAlias

import msgspec

from spyword_engine.language import Articles, Language, articles
from spyword_engine.seat import Seat

_APOSTROPHES = ("'", "\u2019", "\u2018", "\u02bc")
_LETTER_LIKE_APOSTROPHES = "\u02bc\u02bb\u02ee"  # category Lm, so they would pass as letters
_UNDECOMPOSED = str.maketrans(
    {
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "ø": "o",
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ı": "i",
        "þ": "th",
        "ħ": "h",
        "ŋ": "ng",
    }
)
_NO_ARTICLES = Articles()
_SHEDS_MARKS = ("LATIN", "GREEK", "CYRILLIC")
_NO_TYPOS = (
    *("CJK", "IDEOGRAPHIC", "VERTICAL IDEOGRAPHIC", "HANGZHOU"),
    *("HIRAGANA", "KATAKANA", "HENTAIGANA"),
    "HANGUL",
)


Forms: TypeAlias = Mapping[str, int]
"""A word's spellings as they are compared, each with how many typos it allows."""


class Guess(msgspec.Struct, frozen=True):
    """The ghost's guess. A forfeited one is wrong and has an empty text."""

    seat: Seat
    text: str
    right: bool

    def __repr__(self) -> str:
        return f"Guess(seat={self.seat})"


def normalise(text: str, language: Language) -> str:
    """The text as it is compared: without case, article, accents, spaces and punctuation. May be empty."""
    folded = unicodedata.normalize("NFKC", text).casefold().strip()
    bare = _without_article(folded, language)
    if not bare.isascii():
        bare = _without_marks(bare).translate(_UNDECOMPOSED)
    if bare.isascii():
        # The letters and numbers are those that Python calls so, and it tells them far faster.
        return bare if bare.isalnum() else "".join(filter(str.isalnum, bare))
    return unicodedata.normalize("NFKC", "".join(filter(_counts, bare)))


def is_blank(guess: str, language: Language) -> bool:
    """Whether nothing is left of the guess after normalising: that is no guess, and costs nothing."""
    return not normalise(guess, language)


def is_right(guess: str, citizen: Iterable[str], spy: Iterable[str], language: Language) -> bool:
    """Whether the guess is the citizens' word.

    `citizen` and `spy` are the words' texts and accepted spellings. An exact spelling always decides; a
    typo decides only if it isn't as near to the spies' word.
    """
    return is_right_among(normalise(guess, language), forms(citizen, language), forms(spy, language))


def is_right_among(typed: str, right: Forms, wrong: Forms) -> bool:
    """`is_right` of a guess that is normalised already, for words whose forms are known."""
    if not typed:
        return False
    if typed in right:
        return True
    if typed in wrong:
        return False
    return is_near_any(typed, right) and not is_near_any(typed, wrong)


def forms(spellings: Iterable[str], language: Language) -> Forms:
    """What a guess is compared with for a word's text and accepted spellings."""
    return {form: typos_allowed(form) for form in (normalise(text, language) for text in spellings)}


def is_near(typed: str, spelling: str) -> bool:
    """Whether `typed` is within the typos that `spelling` allows. Both are normalised already."""
    return is_near_any(typed, {spelling: typos_allowed(spelling)})


def is_near_any(typed: str, among: Forms) -> bool:
    """Whether what was typed, normalised already, is within the typos that one of these allows."""
    distance = _distance()
    for form, allowed in among.items():  # noqa: SIM110 - a generator takes as long as a comparison
        if distance(typed, form, score_cutoff=allowed) <= allowed:
            return True
    return False


@cache
def _distance() -> Callable[..., int]:
    # Brought in late: a game without a ghost, and the start of a program, never needs it.
    from rapidfuzz.distance import OSA

    return OSA.distance


def typos_allowed(spelling: str) -> int:
    """How many typos a normalised spelling allows: none up to 4 characters, 1 up to 7, then 2.

    A spelling with a Han, kana or hangul character allows none: one character is a syllable or a word.
    """
    length = len(spelling)
    if length <= 4 or any(_has_name(character, _NO_TYPOS) for character in spelling):
        return 0
    return 1 if length <= 7 else 2


def _without_article(text: str, language: Language) -> str:
    """`text` without one leading article, where something that counts is left behind it."""
    parted, elided = articles().get(language, _NO_ARTICLES)
    # Few words begin as an article does, and all articles of a kind are looked for at once.
    if text.startswith(parted):
        for article in parted:
            rest = text.removeprefix(article)
            if rest != text and rest[:1].isspace() and any(map(_counts, rest)):
                return rest
    if text.startswith(elided):
        for article in elided:
            rest = text.removeprefix(article).lstrip()
            if rest != text and rest.startswith(_APOSTROPHES) and any(map(_counts, rest)):
                return rest[1:]
    return text


def _without_marks(text: str) -> str:
    """`text` decomposed, without the marks on Latin, Greek and Cyrillic letters.

    Other scripts keep theirs: a Japanese or Hindi mark makes another letter.
    """
    kept: list[str] = []
    marks_go = False
    for character in unicodedata.normalize("NFD", text):
        sheds = _sheds_marks(character)
        if sheds is not None:
            marks_go = sheds
        elif marks_go:
            continue
        kept.append(character)
    return "".join(kept)


@lru_cache(maxsize=512)
def _sheds_marks(character: str) -> bool | None:
    """Whether the marks on a character go; None for a mark itself."""
    if unicodedata.category(character).startswith("M"):
        return None
    return _has_name(character, _SHEDS_MARKS)


def _counts(character: str) -> bool:
    """Whether a character is compared: letters, marks and numbers are."""
    return unicodedata.category(character)[0] in "LMN" and character not in _LETTER_LIKE_APOSTROPHES


def _has_name(character: str, prefixes: tuple[str, ...]) -> bool:
    # The standard library knows no scripts; a character's Unicode name begins with its script's.
    return unicodedata.name(character, "").startswith(prefixes)
