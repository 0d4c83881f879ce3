"""The packages of the shelf as screens show them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from itertools import groupby
from operator import attrgetter

from PySide6.QtCore import QCollator, QLocale

from spyword_engine.language import Language
from spyword_engine.progress.evening import evening_of
from spyword_qt.screens.seen_packs import OwnCover, SeenKind, SeenPack
from spyword_qt.spoken import own_name
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.plays import Plays
from spyword_qt.store.shelf import Label
from spyword_qt.store.word_languages import WORD_LANGUAGES


def by_kind(labels: Sequence[Label], language: Language) -> list[Label]:
    """The shelf's in the order of what kinds are called in that language; kinds of people's own come last."""
    collator = QCollator(QLocale(language))
    # The first of a kind is people's own only where all of it is.
    firsts = {label.group: label for label in reversed(labels)}
    places = {
        group: (first.is_own, collator.sortKey(first.kind(language).casefold()))
        for group, first in firsts.items()
    }
    return sorted(labels, key=lambda label: places[label.group])


def seen_pack(label: Label, plays: Plays, language: str) -> SeenPack:
    """One of them, by its outside."""
    played = plays.by_anybody(label.id)
    last = datetime.fromtimestamp(played.last).astimezone() if played.last else None
    return SeenPack(
        label.id,
        label.kind(language),
        label.number,
        label.tint,
        played.games,
        None if last is None else evening_of(last),
    )


def seen_kinds(
    labels: Iterable[Label], plays: Plays, language: str, kinds_off: Collection[str]
) -> tuple[SeenKind, ...]:
    """All of them by kind; a kind is called as in that language."""
    return tuple(
        SeenKind(group, packs[0].kind, packs, group not in kinds_off)
        for group, inside in groupby(labels, key=attrgetter("group"))
        if (packs := tuple(seen_pack(label, plays, language) for label in inside))
    )


def own_covers(labels: Iterable[Label], own: OwnPacks, plays: Plays, language: str) -> tuple[OwnCover, ...]:
    """Those that people made, last ones first."""
    outside = {label.id: label for label in labels if label.is_own}
    covers = []
    for pack in reversed(own.packs):
        languages = () if pack.languages == WORD_LANGUAGES else pack.languages
        names = tuple(map(own_name, languages))
        seen = seen_pack(outside[pack.id], plays, language)
        covers.append(OwnCover(seen, names, pack.has_pictures))
    return tuple(covers)
