"""What a profile keeps of its games, and what of that may be seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from spyword_engine.progress import xp
from spyword_engine.progress.line import Id, Line, in_order
from spyword_engine.progress.stats import Stats, stats_of
from spyword_engine.progress.titles import Earned, earliest, is_reached, newly_earned, titles


class Shown(msgspec.Struct, frozen=True):
    """What anybody may see of a history's sums; of its lines `History.shown_lines`."""

    stats: Stats
    titles: tuple[Earned, ...]


class History(msgspec.Struct, frozen=True):
    """All games of a profile. It holds hidden ballots: show only what `shown` and `shown_lines` give."""

    lines: tuple[Line, ...] = ()
    """In the order of `Line.order`, each game once."""
    stats: Stats = Stats()
    titles: tuple[Earned, ...] = ()
    """In the order in which they were earned. Once earned they stay, whatever the stats become."""
    released: Mapping[Id, Id] = {}
    """By games whose hidden ballots count in what is shown: the game that was given next.

    Clocks are set right and other machines' games come in between, so that the times of games don't tell it.
    """

    def has(self, game: str) -> bool:
        """Whether the game was given."""
        return any(line.game == game for line in self.lines)

    def given(self, line: Line) -> History:
        """The history with the game that was just played; the same where it was given already."""
        if self.has(line.game):
            return self
        released = {**self.released, **dict.fromkeys((held.game for held in self._held), line.game)}
        released.pop(line.game, None)
        if self.lines and line.order < self.lines[-1].order:
            return replace(self._with((line,), ()), released=released)
        stats = self.stats.after((line,))
        earned = newly_earned(line, stats, {one.title for one in self.titles})
        return History((*self.lines, line), stats, earliest((*self.titles, *earned)), released)

    def given_late(self, line: Line) -> History:
        """As `given`, with a game that was owed.

        Others may have been given since: it is no next game, and what of ballots is hidden stays so.
        """
        return self.merged(History().given(line))

    def given_anew(self, line: Line) -> History:
        """The history with the line in the place of another of the same game.

        That is no next game either. What was earned stays.
        """
        return replace(self.without(line.game)._with((line,), self.titles), released=self.released)

    def merged(self, other: History) -> History:
        """The history with what another of the same profile knows.

        Of a game that both have, this one's line stays, and its ballots count where either counts them: what
        is brought along is no next game. Where the other brings nothing new, nothing changes.
        """
        games, earned = {line.game for line in self.lines}, {one.title for one in self.titles}
        lines = [line for line in other.lines if line.game not in games]
        released = {**other.released, **self.released}
        if not lines and released == self.released and earned.issuperset(one.title for one in other.titles):
            return self
        return replace(self._with(lines, other.titles), released=released)

    def without(self, game: str) -> History:
        """The history as if the game had not been: to tell once more what it brought."""
        lines = tuple(line for line in self.lines if line.game != game)
        earned = tuple(one for one in self.titles if one.game != game)
        released = {one: by for one, by in self.released.items() if game not in (one, by)}
        if lines != self.lines[:-1]:
            # Games that ended later may have earned what this one then had earned before them.
            earned = earliest((*earned, *history_of(lines).titles))
        return History(lines, stats_of(lines), earned, released)

    @property
    def counted(self) -> tuple[Line, ...]:
        """The lines as the shown stats count them: without hidden ballots that no game was given after."""
        held = {line.game for line in self._held}
        return tuple(xp.shown(line) if line.game in held else line for line in self.lines)

    @property
    def shown_lines(self) -> tuple[Line, ...]:
        """The lines as anybody may see them: hidden ballots stay hidden in them for good."""
        return tuple(map(xp.shown, self.lines))

    @property
    def shown(self) -> Shown:
        """What anybody may see: hidden ballots count from the next game on that is given."""
        held = self._held
        if not held:
            return Shown(self.stats, self.titles)
        stats = reduce(Stats.without_hidden, held, self.stats)
        known = titles()
        # In the order of games, what was earned before them owes nothing to these ballots.
        seen = [
            one
            for one in self.titles
            if (one.at, one.game) < held[0].order
            or is_reached(known[one.title], stats)
            or not is_reached(known[one.title], self.stats)
        ]
        if held[0] is not self.lines[-1]:
            # Which game earned a title may tell of the ballots too.
            anew = {one.title: one for one in history_of(self.counted).titles}
            seen = [one if (one.at, one.game) < held[0].order else anew.get(one.title, one) for one in seen]
        return Shown(stats, earliest(seen))

    @property
    def _held(self) -> tuple[Line, ...]:
        """The games that no other was given after, of those with hidden ballots."""
        return tuple(line for line in self.lines if line.ballots_hidden and line.game not in self.released)

    def _with(self, lines: Iterable[Line], earned: Iterable[Earned]) -> History:
        anew = history_of((*self.lines, *lines))
        return History(anew.lines, anew.stats, earliest((*anew.titles, *self.titles, *earned)))


def history_of(lines: Iterable[Line]) -> History:
    """The history computed anew from its lines, in whatever order they are given, each game once.

    It is as if the games had been given in the order in which they ended.
    """
    stats, earned, have = Stats(), list[Earned](), set[str]()
    ordered = in_order(lines)
    for line in ordered:
        stats = stats.after((line,))
        new = newly_earned(line, stats, have)
        earned.extend(new)
        have.update(one.title for one in new)
    return History(ordered, stats, tuple(earned), released_in_order(ordered))


def released_in_order(lines: tuple[Line, ...]) -> Mapping[Id, Id]:
    """`History.released` where games were given as they ended."""
    return {line.game: following.game for line, following in pairwise(lines) if line.ballots_hidden}
