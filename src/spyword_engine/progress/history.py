"""What a profile keeps of its games, and what of that may be seen."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from spyword_engine.progress import xp
from spyword_engine.progress.line import Line, in_order
from spyword_engine.progress.stats import Stats, stats_of
from spyword_engine.progress.titles import Earned, earliest, is_reached, newly_earned, titles


class Shown(msgspec.Struct, frozen=True):
    """What anybody may see of a history's sums; of its lines `History.shown_lines`."""

    stats: Stats
    titles: tuple[Earned, ...]


class History(msgspec.Struct, frozen=True):
    """All games of a profile. It holds hidden ballots of the last one: show only what `shown` gives."""

    lines: tuple[Line, ...] = ()
    """In the order of `Line.order`, each game once."""
    stats: Stats = Stats()
    titles: tuple[Earned, ...] = ()
    """In the order in which they were earned. Once earned they stay, whatever the stats become."""

    def has(self, game: str) -> bool:
        """Whether the game was given."""
        return any(line.game == game for line in self.lines)

    def given(self, line: Line) -> History:
        """The history with one more game; the same where it was given already."""
        if self.has(line.game):
            return self
        if self.lines and line.order < self.lines[-1].order:
            return self._with((line,), ())
        stats = self.stats.after(line)
        earned = newly_earned(line, stats, {one.title for one in self.titles})
        return History((*self.lines, line), stats, earliest((*self.titles, *earned)))

    def merged(self, other: History) -> History:
        """The history with what another of the same profile knows.

        Of a game that both have, this one's line stays. Where the other brings nothing new, nothing changes.
        """
        games, earned = {line.game for line in self.lines}, {one.title for one in self.titles}
        lines = [line for line in other.lines if line.game not in games]
        if not lines and earned.issuperset(one.title for one in other.titles):
            return self
        return self._with(lines, other.titles)

    def without(self, game: str) -> History:
        """The history as if the game had not been: to tell once more what it brought."""
        lines = tuple(line for line in self.lines if line.game != game)
        return History(lines, stats_of(lines), tuple(one for one in self.titles if one.game != game))

    @property
    def counted(self) -> tuple[Line, ...]:
        """The lines as the shown stats count them: only the last one keeps its hidden ballots back."""
        return (*self.lines[:-1], *map(xp.shown, self.lines[-1:]))

    @property
    def shown_lines(self) -> tuple[Line, ...]:
        """The lines as anybody may see them: hidden ballots stay hidden in them for good."""
        return tuple(map(xp.shown, self.lines))

    @property
    def shown(self) -> Shown:
        """What anybody may see: hidden ballots of the last game count from the next one on."""
        if not self.lines or not self.lines[-1].ballots_hidden:
            return Shown(self.stats, self.titles)
        last = self.lines[-1]
        stats = self.stats.without_hidden(last)
        known = titles()
        seen = tuple(
            one for one in self.titles if one.game != last.game or is_reached(known[one.title], stats)
        )
        return Shown(stats, seen)

    def _with(self, lines: Iterable[Line], earned: Iterable[Earned]) -> History:
        anew = history_of((*self.lines, *lines))
        return History(anew.lines, anew.stats, earliest((*anew.titles, *self.titles, *earned)))


def history_of(lines: Iterable[Line]) -> History:
    """The history computed anew from its lines, in whatever order they are given, each game once."""
    stats, earned, have = Stats(), list[Earned](), set[str]()
    ordered = in_order(lines)
    for line in ordered:
        stats = stats.after(line)
        new = newly_earned(line, stats, have)
        earned.extend(new)
        have.update(one.title for one in new)
    return History(ordered, stats, tuple(earned))
