"""Titles: what they ask for, and who has them. They stand as data in `titles.tsv`, beside this file."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from functools import cache
from pathlib import Path

import msgspec

from spyword_engine.progress.line import Id, Line, Moment
from spyword_engine.progress.stats import Stats


class Title(msgspec.Struct, frozen=True):
    """A title is reached where its stat is at least so much."""

    id: str
    scope: str
    """A kind of game, or `stats.GENERAL`."""
    stat: str
    at_least: int
    names: Mapping[str, str]
    """By language."""

    def name(self, language: str) -> str:
        """Its name in the language; the English one where it has none in it."""
        return self.names.get(language, self.names["en"])


class Earned(msgspec.Struct, frozen=True):
    """A title that somebody has, for good: by which game, and when that ended."""

    title: Id
    game: Id
    at: Moment


class TitleStanding(msgspec.Struct, frozen=True):
    """A title in the gallery."""

    title: Title
    have: int
    """How far one is: `at_least` at most."""
    earned: Earned | None


@cache
def titles() -> Mapping[str, Title]:
    """Every title, by id, in the order in which a gallery shows them."""
    text = Path(__file__).with_name("titles.tsv").read_text(encoding="utf-8")
    head, *rows = (row.split("\t") for row in text.splitlines())
    return {title.id: title for title in (_title(dict(zip(head, row, strict=True))) for row in rows)}


def have(title: Title, stats: Stats) -> int:
    """How far these stats are on the way to the title; `at_least` at most."""
    return min(max(stats.value(title.scope, title.stat), 0), title.at_least)


def is_reached(title: Title, stats: Stats) -> bool:
    """Whether the stats reach the title."""
    return stats.value(title.scope, title.stat) >= title.at_least


def newly_earned(line: Line, stats: Stats, before: Collection[str]) -> tuple[Earned, ...]:
    """What the line earned: reached by the stats after it, and not among the ids that one had before."""
    return tuple(
        Earned(title.id, line.game, line.end)
        for title in titles().values()
        if title.id not in before and is_reached(title, stats)
    )


def earliest(earned: Iterable[Earned]) -> tuple[Earned, ...]:
    """Each title once, as it was earned first; in the order in which they were."""
    places = {title: place for place, title in enumerate(titles())}

    def order(one: Earned) -> tuple[datetime, str, int]:
        return (one.at, one.game, places[one.title])

    by_title: dict[str, Earned] = {}
    for one in sorted(earned, key=order):
        by_title.setdefault(one.title, one)
    return tuple(by_title.values())


def gallery(stats: Stats, earned: Iterable[Earned]) -> tuple[TitleStanding, ...]:
    """Every title, with how far one is."""
    by_title = {one.title: one for one in earned}
    return tuple(
        TitleStanding(title, have(title, stats), by_title.get(title.id)) for title in titles().values()
    )


def _title(row: dict[str, str]) -> Title:
    fields = ("id", "scope", "stat", "at_least")
    names = {column: text for column, text in row.items() if column not in fields}
    return Title(row["id"], row["scope"], row["stat"], int(row["at_least"]), names)
