"""A package while somebody makes it: anything may be missing, and nothing has been checked yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from spyword_qt.store.own_pack import Accepted, OwnFile, OwnWord, Pictures, Wording, with_pictures
from spyword_qt.store.pack import Tint
from spyword_qt.store.word_languages import SCOPES, Scope
from spyword_qt.store.word_text import tidied

T = TypeVar("T")


class DraftWord(msgspec.Struct, frozen=True):
    """A word with its spellings, and its picture as `pack_picture.prepare` makes one."""

    text: Wording = {}
    also: Accepted = {}
    picture: bytes | None = None

    def __repr__(self) -> str:
        return "DraftWord()"


class PackDraft(msgspec.Struct, frozen=True):
    """What an editor shows and changes; every change gives a new one."""

    kind: Wording = {}
    tint: Tint = Tint.SAGE
    words: tuple[DraftWord, DraftWord] = (DraftWord(), DraftWord())

    def __repr__(self) -> str:
        return "PackDraft()"

    def with_kind(self, scope: Scope, text: str) -> PackDraft:
        """What both words are, as typed."""
        return replace(self, kind=_with(self.kind, scope, text))

    def with_tint(self, tint: Tint) -> PackDraft:
        """The ground of both pictures."""
        return replace(self, tint=tint)

    def with_text(self, word: int, scope: Scope, text: str) -> PackDraft:
        """The text of word 0 or 1, as typed."""
        old = self.words[word]
        return self._with_word(word, replace(old, text=_with(old.text, scope, text)))

    def with_also(self, word: int, scope: Scope, spellings: Iterable[str]) -> PackDraft:
        """What else is accepted for word 0 or 1, as typed."""
        old = self.words[word]
        return self._with_word(word, replace(old, also=_with(old.also, scope, tuple(spellings))))

    def with_picture(self, word: int, picture: bytes | None) -> PackDraft:
        """The picture of word 0 or 1 as `pack_picture.prepare` makes one, or none."""
        return self._with_word(word, replace(self.words[word], picture=picture))

    def tidied(self) -> PackDraft:
        """As it is kept: texts trimmed, and those that are empty gone."""
        return replace(
            self,
            kind=_tidy(self.kind),
            words=(_tidy_word(self.words[0]), _tidy_word(self.words[1])),
        )

    @property
    def pictures(self) -> Pictures:
        """Those of both words."""
        return self.words[0].picture, self.words[1].picture

    def file(self, pack_id: str, made: int) -> OwnFile:
        """What pack.json says of it, once it is tidied and without faults."""
        first, second = (OwnWord(word.text, word.also) for word in self.words)
        file = OwnFile(
            version=1, id=pack_id, made=made, kind=self.kind, tint=self.tint, words=(first, second)
        )
        return with_pictures(file, self.pictures)

    def _with_word(self, word: int, new: DraftWord) -> PackDraft:
        return replace(self, words=(new, self.words[1]) if word == 0 else (self.words[0], new))


def draft_of(file: OwnFile, pictures: Pictures) -> PackDraft:
    """A package as it is, to be looked over or changed."""
    first, second = (
        DraftWord(word.text, word.also, picture) for word, picture in zip(file.words, pictures, strict=True)
    )
    return PackDraft(kind=file.kind, tint=file.tint, words=(first, second))


def _with(texts: Mapping[Scope, T], scope: Scope, said: T) -> dict[Scope, T]:
    """The texts with another one in a scope, or none where nothing is said."""
    new = {**texts, scope: said}
    return {each: new[each] for each in SCOPES if new.get(each)}


def _tidy_word(word: DraftWord) -> DraftWord:
    return replace(word, text=_tidy(word.text), also=_tidy_spellings(word.also))


def _tidy(texts: Wording) -> Wording:
    return {scope: text for scope, typed in texts.items() if (text := tidied(typed))}


def _tidy_spellings(also: Accepted) -> Accepted:
    kept = {scope: tuple(filter(None, map(tidied, typed))) for scope, typed in also.items()}
    return {scope: spellings for scope, spellings in kept.items() if spellings}
