"""A vote that was counted, as the picture of it needs it: the same for every game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """Who got how many votes, and what came of it. People go by their seats."""

    totals: tuple[tuple[int, int], ...]
    """Those with votes, and how many they got."""
    blank: int
    """Votes for nobody."""
    ballots: tuple[tuple[int, int | None], ...] | None
    """Whose votes were for whom; None where only totals are told."""
    out: int | None = None
    tied: tuple[int, ...] = ()
    """Those for whom a tie has still to be broken; nobody where there was none."""
    sign: str = ""
    """The icon that stands for how it will be."""
    blank_decided: bool = False
    """Whether so many voted for nobody that nobody is out."""
    may_pass: bool = True
    """Whether voting for nobody is an act of its own, and not just no vote."""
