"""What a game brought somebody, as it may be told when it is over."""

from __future__ import annotations

import msgspec

from spyword_engine.progress.history import History
from spyword_engine.progress.levels import Level, level_of
from spyword_engine.progress.xp import shown, xp_parts


class Gain(msgspec.Struct, frozen=True):
    """The way from what could be seen before a game to what can be seen after it."""

    xp: int
    """What the game earned, without hidden ballots."""
    parts: tuple[tuple[str, int], ...]
    """The same by what it was for: (stat, XP)."""
    earlier: int
    """XP of the game before, whose ballots were hidden and count from now on."""
    xp_before: int
    """`xp_before + xp + earlier` is what is shown from now on."""
    before: Level
    after: Level
    titles: tuple[str, ...]
    """Ids of titles that are seen for the first time, those of the hidden ballots before included."""
    streak: int
    """Wins in a row up to now, in this kind of game."""
    losing_run: int


def gain(before: History, after: History, game: str) -> Gain:
    """What the game brought, from the history before it to the one it was given to.

    Where the game was given already, `after.without(game)` is before. Raises KeyError if `after` hasn't it.
    """
    line = shown({line.game: line for line in after.lines}[game])
    was, became = before.shown, after.shown
    had = {one.title for one in was.titles}
    tally = became.stats.kind(line.kind)
    return Gain(
        xp=line.xp,
        parts=xp_parts(line),
        earlier=became.stats.xp - was.stats.xp - line.xp,
        xp_before=was.stats.xp,
        before=level_of(was.stats.xp),
        after=level_of(became.stats.xp),
        titles=tuple(one.title for one in became.titles if one.title not in had),
        streak=tally.streak,
        losing_run=tally.losing_run,
    )
