"""Every package that can be dealt here: those that ship, and those that people made.

It knows what stands on their outside. Words and pictures are looked for when one is dealt.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import TypeAlias

from spyword_engine.errors import BadPackage
from spyword_engine.language import Language
from spyword_engine.names import folded
from spyword_engine.package import check_package
from spyword_qt.store import library
from spyword_qt.store.own_pack import OwnPack
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.pack import Pack, Tint
from spyword_qt.store.pack_index import Listed, read_index
from spyword_qt.store.word_languages import SCOPES, WORD_LANGUAGES, languages_of

AnyPack: TypeAlias = Pack | OwnPack
"""With words and pictures, to be dealt."""


@dataclass(frozen=True)
class Label:
    """The outside of a package: all that the table may know of it before the end."""

    id: str
    group: str
    """The same for all of one kind, in whatever language: what `Preferences.kinds_off` holds."""
    number: int
    """Which of its group it is, from 1."""
    tint: Tint
    kinds: Mapping[Language, str]
    """One at least."""
    languages: tuple[Language, ...]
    """In which it can be dealt."""

    @property
    def is_own(self) -> bool:
        """Whether people made it."""
        return self.id.startswith("own-")

    def kind(self, language: Language) -> str:
        """What both words are, such as "fruit"; in another language where there is none for that."""
        return self.kinds.get(language) or next(iter(self.kinds.values()))


class Shelf:
    """The packages in a folder of shipped ones, and people's own as they are at the moment."""

    def __init__(self, folder: Path, own: OwnPacks) -> None:
        self._folder = folder
        self._own = own

    @property
    def labels(self) -> tuple[Label, ...]:
        """Those of one kind together, people's own at the end of each; kinds of their own come last."""
        groups: dict[str, list[Label]] = {}
        for listed in self._shipped.values():
            groups.setdefault(_series(listed.id), []).append(_label_of(listed))
        for pack in self._own.packs:
            group = self._group_of(pack)
            inside = groups.setdefault(group, [])
            number = inside[-1].number + 1 if inside else 1
            # All of a group stand under one heading; that of shipped ones has a name in every language.
            kinds = inside[0].kinds if inside else _kinds_of(pack)
            inside.append(Label(pack.id, group, number, pack.tint, kinds, pack.languages))
        return tuple(chain.from_iterable(groups.values()))

    def offered(self, language: Language, kinds_off: Collection[str] = ()) -> tuple[Label, ...]:
        """Those that a surprise may be in that language: of kinds that are on, if that leaves any."""
        playable = tuple(label for label in self.labels if language in label.languages)
        return tuple(label for label in playable if label.group not in kinds_off) or playable

    def pack(self, pack_id: str) -> AnyPack | None:
        """The package of that id with its words; None where there is none (any more), or a damaged one."""
        if pack_id in self._shipped:
            read = library.read_pack(self._folder / pack_id)
            return read if isinstance(read, Pack) else None
        own = self._own.pack(pack_id)
        return own if own is not None and _is_playable(own) else None

    @cached_property
    def _shipped(self) -> dict[str, Listed]:
        return {listed.id: listed for listed in read_index(self._folder)}

    @cached_property
    def _groups(self) -> dict[tuple[Language, str], str]:
        """Series by the names of their kind."""
        return {
            (language, folded(kind)): _series(listed.id)
            for listed in self._shipped.values()
            for language, kind in listed.kind.items()
        }

    def _group_of(self, pack: OwnPack) -> str:
        texts = {scope: pack.file.kind[scope] for scope in SCOPES if scope in pack.file.kind}
        for scope, text in texts.items():
            for language in languages_of(scope):
                if (language, folded(text)) in self._groups:
                    return self._groups[language, folded(text)]
        return f"own-{folded(next(iter(texts.values()), ''))}"


def _is_playable(pack: OwnPack) -> bool:
    """Whether the rules bear its words; somebody may have changed its file by hand."""
    try:
        for language in pack.languages:
            check_package(pack.package(language))
    except BadPackage:
        return False
    return True


def _series(pack_id: str) -> str:
    return pack_id.rpartition("-")[0]


def _label_of(listed: Listed) -> Label:
    number = int(listed.id.rpartition("-")[2])
    return Label(listed.id, _series(listed.id), number, listed.tint, listed.kind, tuple(listed.kind))


def _kinds_of(pack: OwnPack) -> dict[Language, str]:
    return {language: pack.kind(language) for language in WORD_LANGUAGES}
