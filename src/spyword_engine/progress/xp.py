"""What a game earns, and what of it may be seen."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from spyword_engine.progress.line import WON, Line

FOR_PLAYING: Final = 20
FOR_WINNING: Final = 30
FOR_SURVIVING: Final = 10


def xp_parts(line: Line) -> tuple[tuple[str, int], ...]:
    """What the game earned for what: (stat, XP), only what earned something."""
    return tuple((what, xp) for what, xp in _earned(line).items() if xp)


def xp_of(line: Line) -> int:
    """What the game earned in all, computed anew."""
    return sum(_earned(line).values())


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


def _earned(line: Line) -> dict[str, int]:
    earned = {
        "played": FOR_PLAYING,
        "won": FOR_WINNING if line.verdict is WON else 0,
        "survived": FOR_SURVIVING * line.survived,
    }
    for count, each in line.about.xp_each.items():
        earned[count] = each * line.counts.get(count, 0)
    return earned
