"""A profile's stats, folded from its lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import reduce
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from spyword_engine.progress.levels import level_number
from spyword_engine.progress.line import Line, Verdict, in_order
from spyword_engine.progress.tally import Sum, Tally, added
from spyword_engine.progress.xp import shown

COMES_BACK_AFTER: Final = 5
"""Losses in a row, of whatever kinds, that make the next win a comeback."""

GENERAL: Final = "general"
"""The scope of stats over all kinds; the scope of a kind's is its name."""

Entry = TypeVar("Entry")


class Stats(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a profile's games come to, per kind of game and over all kinds."""

    kinds: Mapping[str, Tally] = {}
    """By kind; besides what the kind counts, `played_as_…` and `won_as_…` for each role."""
    over_all: Tally = Tally()
    xp: Sum = 0
    full_tables: Sum = 0
    after_midnight: Sum = 0
    comebacks: Sum = 0
    evenings: frozenset[date] = frozenset()
    companions: frozenset[str] = frozenset()
    """Profile ids."""
    languages: frozenset[str] = frozenset()
    packages: frozenset[str] = frozenset()
    """Package ids."""

    @property
    def level(self) -> int:
        """The level that the XP reaches."""
        return level_number(self.xp)

    def kind(self, kind: str) -> Tally:
        """The stats of one kind of game; all at none where it was never played."""
        return self.kinds.get(kind, _NOTHING)

    def value(self, scope: str, stat: str) -> int:
        """A stat by its name, as titles name them: of a kind of game, or `GENERAL`."""
        return _GENERAL_STATS[stat](self) if scope == GENERAL else self.kind(scope).value(stat)

    def after(self, line: Line) -> Stats:
        """The stats with one more line, which must come after all before (`Line.order`) and be new."""
        won = line.verdict is Verdict.WON
        by_role = {f"played_as_{line.role}": 1, f"won_as_{line.role}": int(won)}
        packages = () if line.package is None else (line.package,)
        return Stats(
            kinds={**self.kinds, line.kind: self.kind(line.kind).after(line, {**by_role, **line.counts})},
            over_all=self.over_all.after(line, {}),
            xp=self.xp + line.xp,
            full_tables=self.full_tables + (line.players == line.about.most_players),
            after_midnight=self.after_midnight + line.is_after_midnight,
            comebacks=self.comebacks + (won and self.over_all.losing_run >= COMES_BACK_AFTER),
            evenings=_with(self.evenings, (line.evening,)),
            companions=_with(self.companions, line.companions),
            languages=_with(self.languages, (line.language,)),
            packages=_with(self.packages, packages),
        )

    def without_hidden(self, line: Line) -> Stats:
        """The stats as they may be seen while this line is the last: without what its hidden ballots add."""
        seen = shown(line)
        less = {count: -number for count, number in line.counts.items() if count not in seen.counts}
        tally = self.kind(line.kind)
        return replace(
            self,
            kinds={**self.kinds, line.kind: replace(tally, counts=added(tally.counts, less))},
            # No less than none: a damaged file's sum may not even hold its last game.
            xp=max(0, self.xp - line.xp + seen.xp),
        )


def stats_of(lines: Iterable[Line]) -> Stats:
    """The stats of these lines, in whatever order they are given, each game once."""
    return reduce(Stats.after, in_order(lines), Stats())


def _with(known: frozenset[Entry], new: tuple[Entry, ...]) -> frozenset[Entry]:
    # Most games bring nothing new; a copy each time would make folding quadratic.
    return known if known.issuperset(new) else known.union(new)


_NOTHING: Final = Tally()

_GENERAL_STATS: Final[Mapping[str, Callable[[Stats], int]]] = {
    "played": lambda stats: stats.over_all.played,
    "level": lambda stats: stats.level,
    "evenings": lambda stats: len(stats.evenings),
    "companions": lambda stats: len(stats.companions),
    "full_tables": lambda stats: stats.full_tables,
    "languages": lambda stats: len(stats.languages),
    "after_midnight": lambda stats: stats.after_midnight,
    "packages": lambda stats: len(stats.packages),
    "comebacks": lambda stats: stats.comebacks,
}
