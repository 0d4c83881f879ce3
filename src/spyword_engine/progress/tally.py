"""Numbers that add up from line to line, of one kind of game or of all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

import msgspec

from spyword_engine.progress.line import Line, Verdict

Sum: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""What games add up to; a limit that only a broken file passes."""
SignedSum: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every kind of game has, and sums of what one kind counts."""

    played: Sum = 0
    won: Sum = 0
    lost: Sum = 0
    streak: Sum = 0
    """Wins in a row up to now. A game that nobody won stands in no row's way."""
    best_streak: Sum = 0
    losing_run: Sum = 0
    """Losses in a row up to now."""
    survived: Sum = 0
    rounds: Sum = 0
    seconds: Sum = 0
    counts: Mapping[str, SignedSum] = {}
    """By stat; what is none isn't there."""

    def after(self, line: Line, counts: Mapping[str, int]) -> Tally:
        """The tally with the line, and with these of its counts."""
        won, lost = line.verdict is Verdict.WON, line.verdict is Verdict.LOST
        streak = 0 if lost else self.streak + won
        return Tally(
            played=self.played + 1,
            won=self.won + won,
            lost=self.lost + lost,
            streak=streak,
            best_streak=max(self.best_streak, streak),
            losing_run=0 if won else self.losing_run + lost,
            survived=self.survived + line.survived,
            rounds=self.rounds + line.rounds,
            seconds=self.seconds + line.seconds,
            counts=added(self.counts, counts),
        )

    def value(self, stat: str) -> int:
        """A stat by its name."""
        if stat in _COMMON:
            number: int = getattr(self, stat)
            return number
        return self.counts.get(stat, 0)


def added(to: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    """The sums by name, without those that are none."""
    sums = dict(to)
    for name, number in more.items():
        sums[name] = sums.get(name, 0) + number
    return {name: number for name, number in sums.items() if number}


_COMMON: Final = frozenset(Tally.__struct_fields__) - {"counts"}
