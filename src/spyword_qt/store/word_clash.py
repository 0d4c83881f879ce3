"""Where the spellings of a package's two words come too near to each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import product
from typing import NamedTuple

from spyword_engine.guess import is_near, normalise
from spyword_engine.language import Language


class Clash(StrEnum):
    """What is wrong with a spelling."""

    NO_LETTER = "no_letter"
    """Nothing of it is compared: it has no letter and no number."""
    ACCEPTED_ALREADY = "accepted_already"
    """Another spelling of its word is the same to whoever compares."""
    SAME = "same"
    """A spelling of the other word is the same to whoever compares."""
    TYPO = "typo"
    """A spelling of the other word is within the typos that a guess may have."""


class Spot(NamedTuple):
    """A spelling: of word 0 or 1, and its number there; the word's own text is number 0."""

    word: int
    number: int


class Found(NamedTuple):
    """A clash, where it is, and the spelling that it is with, if any."""

    clash: Clash
    spot: Spot
    other: Spot | None


def clashes(words: tuple[Sequence[str], Sequence[str]], language: Language) -> Iterator[Found]:
    """Everything that the rules of guessing in that language don't bear.

    Each word is its own text, then the other spellings.
    """
    forms = [[_form(text, language) for text in word] for word in words]
    for word in (0, 1):
        yield from _idle(word, forms[word])
    for (number, form), (other, other_form) in product(enumerate(forms[0]), enumerate(forms[1])):
        if not form or not other_form:
            continue
        if form == other_form:
            yield Found(Clash.SAME, Spot(0, number), Spot(1, other))
        elif is_near(form, other_form) or is_near(other_form, form):
            yield Found(Clash.TYPO, Spot(0, number), Spot(1, other))


def is_within(word: str, text: str, language: Language) -> bool:
    """Whether some words of a text are this one to whoever compares, or nearly; in Chinese, some letters."""
    form = _form(word, language)
    if not form:
        return False
    parts = text.split()
    runs = (parts[first:last] for last in range(len(parts) + 1) for first in range(last))
    forms = [_form(" ".join(run), language) for run in runs]
    if any(each and (each == form or is_near(each, form)) for each in forms):
        return True
    return _is_unspaced(form) and any(form in each for each in forms)


def _is_unspaced(form: str) -> bool:
    """Whether its letters are of a script that leaves no spaces between words."""
    return all(unicodedata.name(letter, "").startswith("CJK") for letter in form)


def _form(text: str, language: Language) -> str:
    """The text as it is compared; empty where it is nothing but marks, such as those of emoji."""
    form = normalise(text, language)
    return form if any(unicodedata.category(character)[0] in "LN" for character in form) else ""


def _idle(word: int, forms: Sequence[str]) -> Iterator[Found]:
    first: dict[str, int] = {}
    for number, form in enumerate(forms):
        if not form:
            yield Found(Clash.NO_LETTER, Spot(word, number), None)
        elif form in first:
            yield Found(Clash.ACCEPTED_ALREADY, Spot(word, number), Spot(word, first[form]))
        first.setdefault(form, number)
