"""Takes packages from a shared file, or from a list of words, to one's own."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from itertools import cycle
from typing import TypeAlias

import msgspec

from spyword_engine.guess import normalise
from spyword_engine.language import Language
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.own_pack import OwnFile, OwnPack, scope_of
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.pack import Tint
from spyword_qt.store.pack_draft import PackDraft
from spyword_qt.store.pack_share import Broken, Parcel, Sent
from spyword_qt.store.word_languages import WORD_LANGUAGES, Scope
from spyword_qt.store.word_list import WordList

Words: TypeAlias = frozenset[tuple[Language, frozenset[str]]]
"""A package's two words as they are compared, in each language that it can be dealt in."""


class Skip(StrEnum):
    """Why a package without faults is not added."""

    ALREADY_THERE = "already_there"
    """It is here, under its id."""
    SAME_WORDS = "same_words"
    """Another package here has its words, in all its languages."""


@dataclass(frozen=True)
class Skipped:
    """A package that is not added."""

    package: Sent
    why: Skip


@dataclass(frozen=True)
class Plan:
    """What becomes of a parcel's packages if it is added now."""

    new: tuple[Sent, ...]
    skipped: tuple[Skipped, ...]
    broken: tuple[Broken, ...]


def plan(parcel: Parcel, own: OwnPacks) -> Plan:
    """Which of a parcel's packages are new here."""
    known = {pack.id: _words(pack.file) for pack in own.packs}
    taken = list(known.values())
    new: list[Sent] = []
    skipped: list[Skipped] = []
    for sent in parcel.packages:
        words = _words(sent.file)
        if words <= known.get(sent.file.id, frozenset()):
            skipped.append(Skipped(sent, Skip.ALREADY_THERE))
        elif any(words <= others for others in taken):
            skipped.append(Skipped(sent, Skip.SAME_WORDS))
        else:
            new.append(sent)
            taken.append(words)
    return Plan(tuple(new), tuple(skipped), parcel.broken)


def add(packages: Iterable[Sent], own: OwnPacks) -> tuple[OwnPack, ...]:
    """Keep packages, under new ids where others have theirs; all of them, or none. Raises NotSaved."""
    added: list[OwnPack] = []
    try:
        for sent in packages:
            pack_id = sent.file.id if own.pack(sent.file.id) is None else own.free_id()
            file = msgspec.structs.replace(sent.file, id=pack_id, made=own.now())
            added.append(own.keep(file, sent.pictures))
    except NotSaved:
        for pack in added:
            with suppress(NotSaved):
                own.delete(pack.id)
        raise
    return tuple(added)


def parcel_of(words: WordList, kind: str, scope: Scope, own: OwnPacks) -> Parcel:
    """Packages without pictures of a list's good lines, all of one kind, in the languages of the scope.

    The kind is one that an editor would keep.
    """
    first = PackDraft().with_kind(scope, kind)
    drafts = (
        first.with_tint(tint).with_text(0, scope, row.words[0]).with_text(1, scope, row.words[1]).tidied()
        for row, tint in zip(words.rows, cycle(Tint), strict=False)
    )
    return Parcel(tuple(Sent(draft.file(own.free_id(), own.now()), draft.pictures) for draft in drafts), ())


def _words(file: OwnFile) -> Words:
    found = ((language, scope_of(file.words, language)) for language in WORD_LANGUAGES)
    return frozenset(
        (language, frozenset(normalise(word.text[scope], language) for word in file.words))
        for language, scope in found
        if scope is not None
    )
