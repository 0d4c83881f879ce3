"""The letters on chips: as few as tell those of a table apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import Final

from spyword_qt.widgets.graphemes import graphemes

BEGINNING: Final = 2


def first_letters(name: str, count: int) -> str:
    """The first `count` characters of a name, the first one upper-cased where that is one letter."""
    letters = list(islice(graphemes(name), count))
    if letters and len(letters[0].upper()) == len(letters[0]):
        letters[0] = letters[0].upper()
    return "".join(letters)


def shared_letters(one: str, other: str) -> int:
    """With how many characters both names begin, whether these are upper or lower case."""
    pairs = zip(graphemes(one), graphemes(other), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0].casefold() == pair[1].casefold(), pairs))


def initials_of(names: Sequence[str]) -> tuple[str, ...]:
    """Initials by seat: one letter, or two for those who share their first with somebody.

    The second one is the next in the name, or where that is shared as well, one in which they differ.
    """
    ones = [first_letters(name, 1) for name in names]
    twos = [first_letters(name, BEGINNING) for name in names]
    one_of, two_of = Counter(ones), Counter(twos)
    taken = {two for two, times in two_of.items() if times == 1}
    initials = []
    for name, one, two in zip(names, ones, twos, strict=True):
        if one_of[one] == 1:
            own = one
        elif two_of[two] == 1:
            own = two
        else:
            others = [other for other, its in zip(names, twos, strict=True) if its == two and other != name]
            tries = (one + letter for letter in _telling(name, others))
            own = next((letters for letters in tries if letters not in taken), two)
        taken.add(own)
        initials.append(own)
    return tuple(initials)


def _telling(name: str, others: Sequence[str]) -> Iterator[str]:
    """The letters of a name: those that none of the others has at that place, then all from its end on."""
    letters = list(graphemes(name))
    theirs = [list(graphemes(other)) for other in others]
    for place, letter in islice(enumerate(letters), BEGINNING, None):
        if letter.isalnum() and all([letter] != other[place : place + 1] for other in theirs):
            yield letter
    yield from (letter for letter in reversed(letters[1:]) if letter.isalnum())
