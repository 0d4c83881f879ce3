"""Which languages words are dealt in: those that the packages which ship have words in."""

from __future__ import annotations

from typing import Final, TypeAlias

from spyword_engine.language import Language
from spyword_qt.store import library
from spyword_qt.store.pack_index import read_languages

WORD_LANGUAGES: Final = read_languages(library.default_folder())

Scope: TypeAlias = str
"""Which languages a text of people's own is for: one of WORD_LANGUAGES, or ALL."""
ALL: Final = "all"
"""Every language that has no text of its own."""
SCOPES: Final[tuple[Scope, ...]] = (ALL, *WORD_LANGUAGES)


def languages_of(scope: Scope) -> tuple[Language, ...]:
    """The languages in a scope."""
    return WORD_LANGUAGES if scope == ALL else (scope,)
