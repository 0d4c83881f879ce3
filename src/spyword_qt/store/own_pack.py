"""A package that people made: a folder `own-…` with `pack.json`, and two pictures or none.

Its file has the shape of a shipped one, with fewer languages or one text for all of them. No repr shows
a word.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spyword_engine.language import Language
from spyword_engine.package import Package
from spyword_qt.store.pack import Tint
from spyword_qt.store.plays import LATEST
from spyword_qt.store.word_languages import ALL, SCOPES, WORD_LANGUAGES, Scope

OwnId: TypeAlias = Annotated[str, Meta(pattern=r"^own-[0-9a-f]{12}\Z")]
"""By chance, so that two people's never meet; no shipped id has this form."""
OwnText: TypeAlias = Annotated[str, Meta(pattern=r"^\S(.*\S)?\Z", max_length=120)]

PictureFile: TypeAlias = Literal["a.png", "b.png"]
PICTURES: Final[tuple[PictureFile, PictureFile]] = ("a.png", "b.png")
"""The files of word 0 and word 1."""
Pictures: TypeAlias = tuple[bytes | None, bytes | None]
"""Of word 0 and word 1, as `pack_picture.prepare` makes them; None where a word has none."""
_NEUTRAL: Final = Path(__file__).with_name("neutral")

_Known: TypeAlias = Annotated[Scope, Meta(pattern=rf"^({'|'.join(SCOPES)})\Z")]
Wording: TypeAlias = Mapping[_Known, OwnText]
"""A text for all languages, for some, or both."""
Accepted: TypeAlias = Mapping[_Known, tuple[OwnText, ...]]
"""What else is accepted for a word, in each scope that has some."""


class OwnWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A word, and its picture where it has one."""

    text: Wording
    also: Accepted = {}
    picture: PictureFile | None = None

    def __repr__(self) -> str:
        return "OwnWord()"

    def spellings(self, scope: Scope) -> tuple[str, ...]:
        """The word's own text, then what else is accepted; nothing where that scope has no text."""
        return (self.text[scope], *self.also.get(scope, ())) if scope in self.text else ()


class OwnFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What pack.json says."""

    version: Literal[1]
    id: OwnId
    made: Annotated[int, Meta(ge=0, le=LATEST)]
    """When, in seconds since 1970."""
    kind: Wording
    tint: Tint
    words: tuple[OwnWord, OwnWord]

    def __repr__(self) -> str:
        return f"OwnFile({self.id})"


class OwnPack(msgspec.Struct, frozen=True):
    """A package that people made, as it lies in its folder. In play it is what a shipped `Pack` is."""

    folder: Path
    file: OwnFile

    def __repr__(self) -> str:
        return f"OwnPack({self.id})"

    @property
    def id(self) -> str:
        """The folder's name: it says nothing of the package."""
        return self.file.id

    @property
    def tint(self) -> Tint:
        """The ground of both pictures."""
        return self.file.tint

    @property
    def languages(self) -> tuple[Language, ...]:
        """In which it can be dealt."""
        return tuple(each for each in WORD_LANGUAGES if scope_of(self.file.words, each) is not None)

    def kind(self, language: Language) -> str:
        """What both words are, in that language or the nearest to it that there is."""
        nearest = (language, *SCOPES)
        return next(filter(None, map(self.file.kind.get, nearest)), "")

    def picture(self, index: int) -> Path:
        """The picture of word 0 or 1. Unless both have one it is the same: one would tell them apart."""
        if self.has_pictures:
            return self.folder / PICTURES[index]
        return neutral_picture(self.tint)

    @property
    def has_pictures(self) -> bool:
        """Whether both words have one of their own."""
        return all(word.picture is not None for word in self.file.words)

    def package(self, language: Language) -> Package:
        """The two words as the engine deals them. Raises LookupError where `languages` hasn't that one."""
        scope = scope_of(self.file.words, language)
        if scope is None:
            raise LookupError(f"{self.id} has no words in {language}")
        first, second = self.file.words
        return Package(words=(first.spellings(scope), second.spellings(scope)), language=language)


def with_pictures(file: OwnFile, pictures: Pictures) -> OwnFile:
    """The file of the same package with these pictures."""
    first, second = (
        msgspec.structs.replace(word, picture=None if picture is None else name)
        for word, picture, name in zip(file.words, pictures, PICTURES, strict=True)
    )
    return msgspec.structs.replace(file, words=(first, second))


def scope_of(words: tuple[OwnWord, OwnWord], language: Language) -> Scope | None:
    """Where a game in that language takes both words from: never one of them from the texts for all."""
    return next((scope for scope in (language, ALL) if all(scope in word.text for word in words)), None)


def neutral_picture(tint: Tint) -> Path:
    """What stands on the cards of words without pictures: the same for every word."""
    return _NEUTRAL / f"{tint.value}.svg"
