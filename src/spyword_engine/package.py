"""The two words that a game is dealt from."""

from __future__ import annotations

from functools import cached_property
from typing import TypeAlias

import msgspec

from spyword_engine.errors import BadPackage
from spyword_engine.guess import Forms, forms
from spyword_engine.language import ENGLISH, Language

Spellings: TypeAlias = tuple[str, ...]
"""A word: first its text, then the other spellings that are accepted for it."""


class Package(msgspec.Struct, frozen=True, dict=True):
    """Two similar words in one language. Which of the two goes to the citizens is the deal's matter."""

    # It has a dictionary for what is cached: that goes with the package, and no words outlast their game.

    words: tuple[Spellings, Spellings]
    language: Language = ENGLISH

    def __repr__(self) -> str:
        return f"Package({self.language}, two words)"

    def text(self, index: int) -> str:
        """The text of word 0 or 1, as it stands on a card."""
        return self.words[index][0]

    @cached_property
    def forms(self) -> tuple[Forms, Forms]:
        """What a guess is compared with, of word 0 and 1."""
        first, second = self.words
        return forms(first, self.language), forms(second, self.language)


def check_package(package: Package) -> None:
    """Raises BadPackage where a spelling has nothing to compare, or where both words share one."""
    for number, word in enumerate(package.words):
        if not word:
            raise BadPackage(f"Word {number} of the package has no text.")
        if "" in package.forms[number]:
            raise BadPackage(f"A spelling of word {number} of the package has no letter or number in it.")
    if package.forms[0].keys() & package.forms[1].keys():
        raise BadPackage("The two words of the package share a spelling.")
