"""What a game earns, and what of it may be seen."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from spyword_engine.progress.line import Line, Verdict

PLAYED: Final = 20
WON: Final = 30
SURVIVED: Final = 10


def xp_parts(line: Line) -> tuple[tuple[str, int], ...]:
    """What the game earned for what: (stat, XP), only what earned something."""
    earned = {
        "played": PLAYED,
        "won": WON * (line.verdict is Verdict.WON),
        "survived": SURVIVED * line.survived,
        **{count: each * line.counts.get(count, 0) for count, each in line.about.xp_each.items()},
    }
    return tuple((what, xp) for what, xp in earned.items() if xp)


def xp_of(line: Line) -> int:
    """What the game earned in all, computed anew."""
    return sum(xp for _, xp in xp_parts(line))


def with_xp(line: Line) -> Line:
    """The line with what its game earned."""
    return replace(line, xp=xp_of(line))


def shown(line: Line) -> Line:
    """The line as it may be seen: where ballots are hidden, without what would tell them."""
    if not line.ballots_hidden:
        return line
    hidden = line.about.of_ballots
    counts = {count: number for count, number in line.counts.items() if count not in hidden}
    return with_xp(replace(line, counts=counts))
