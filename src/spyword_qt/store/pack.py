"""A package as it lies on the disk: a folder with `pack.json` and two pictures.

A repr shows no word: packs stand in logs and in tracebacks while a game is on.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spyword_engine.language import Language
from spyword_engine.package import Package

Text: TypeAlias = Annotated[str, Meta(pattern=r"^\S(.*\S)?$")]
FolderId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*-\d\d$")]
PictureName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]+\.svg$")]
"""A name and no path: a package reaches nothing outside its folder."""


class Tint(StrEnum):
    """The ground of both pictures; STYLE.md has the colours."""

    SAGE = "sage"
    SAND = "sand"
    FOG = "fog"
    DUSK = "dusk"
    CLAY = "clay"
    NIGHT = "night"


Texts: TypeAlias = Mapping[Language, Text]
"""One text in each language."""
Spellings: TypeAlias = Mapping[Language, tuple[Text, ...]]
"""What else is accepted for a word, in each language that has some."""


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word and its picture."""

    picture: PictureName
    text: Texts
    also: Spellings

    def __repr__(self) -> str:
        return "Word()"

    def spellings(self, language: Language) -> tuple[str, ...]:
        """The word's own text, then what else is accepted."""
        return (self.text[language], *self.also.get(language, ()))


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What pack.json says."""

    version: Literal[1]
    id: FolderId
    kind: Texts
    tint: Tint
    words: tuple[Word, Word]

    def __repr__(self) -> str:
        return f"PackFile({self.id})"


class Pack(msgspec.Struct, frozen=True):
    """A package of the library. Words are told apart by index, 0 and 1, which means nothing in the game."""

    folder: Path
    file: PackFile

    def __repr__(self) -> str:
        return f"Pack({self.id})"

    @property
    def id(self) -> str:
        """The folder's name, `fruit-03`: kind and number but no word, so logs and saved games may hold it."""
        return self.file.id

    @property
    def series(self) -> str:
        """The id without its number: packs of one series are of one kind."""
        return self.id.rpartition("-")[0]

    @property
    def number(self) -> int:
        """Which of its series it is, from 1."""
        return int(self.id.rpartition("-")[2])

    @property
    def tint(self) -> Tint:
        """The ground of both pictures."""
        return self.file.tint

    @property
    def languages(self) -> tuple[Language, ...]:
        """In which it can be dealt."""
        first, second = self.file.words
        return tuple(each for each in self.file.kind if each in first.text and each in second.text)

    def kind(self, language: Language) -> str:
        """What both words are, such as "fruit": all that the table may know of a package before the end."""
        return self.file.kind[language]

    def picture(self, index: int) -> Path:
        """The picture of word 0 or 1."""
        return self.folder / self.file.words[index].picture

    def package(self, language: Language) -> Package:
        """The two words as the engine deals them. Whether they can be told apart, the match checks.

        Raises LookupError where `languages` hasn't that one.
        """
        first, second = self.file.words
        return Package(words=(first.spellings(language), second.spellings(language)), language=language)
