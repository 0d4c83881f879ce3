"""A profile's stats, folded from its lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from datetime import date
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from spyword_engine.progress.kinds import KINDS
from spyword_engine.progress.levels import level_number
from spyword_engine.progress.line import LOST, WON, Line, in_order
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

    def after(self, lines: Sequence[Line]) -> Stats:
        """The stats with more lines, in their order (`Line.order`): new ones, that come after all before."""
        # By columns: that takes a fifth of going through lines one by one, and profiles are read with it.
        by_kind: dict[str, list[Line]] = {}
        for line in lines:
            by_kind.setdefault(line.kind, []).append(line)
        tallies = {kind: self.kind(kind).after(own, _counts(own)) for kind, own in by_kind.items()}
        full = {kind: KINDS[kind].most_players for kind in by_kind}
        return Stats(
            kinds={**self.kinds, **tallies},
            over_all=self.over_all.after(lines, {}),
            xp=self.xp + sum([line.xp for line in lines]),
            full_tables=self.full_tables + sum([line.players == full[line.kind] for line in lines]),
            after_midnight=self.after_midnight + sum([line.is_after_midnight for line in lines]),
            comebacks=self.comebacks + _comebacks(lines, self.over_all.losing_run),
            evenings=_with(self.evenings, {line.evening for line in lines}),
            companions=_with(self.companions, set().union(*[line.companions for line in lines])),
            languages=_with(self.languages, {line.language for line in lines}),
            packages=_with(self.packages, {line.package for line in lines if line.package is not None}),
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
    return Stats().after(in_order(lines))


def _counts(lines: Sequence[Line]) -> dict[str, int]:
    """What lines of one kind count, and `played_as_…` and `won_as_…` for each role."""
    roles = [(line.role, line.verdict is WON) for line in lines]
    in_roles: dict[str, int] = {}
    for role, won in set(roles):
        number = roles.count((role, won))
        in_roles[f"played_as_{role}"] = in_roles.get(f"played_as_{role}", 0) + number
        if won:
            in_roles[f"won_as_{role}"] = number
    return added(in_roles, *[line.counts for line in lines])


def _comebacks(lines: Iterable[Line], losing_run: int) -> int:
    """How many are wins after a long losing run, with so many losses before the first line."""
    comebacks = 0
    for line in lines:
        if line.verdict is WON:
            comebacks += losing_run >= COMES_BACK_AFTER
            losing_run = 0
        elif line.verdict is LOST:
            losing_run += 1
    return comebacks


def _with(known: frozenset[Entry], new: Set[Entry]) -> frozenset[Entry]:
    # Most games bring nothing new; a copy each time would make folding quadratic.
    return known if known >= new else known.union(new)


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
