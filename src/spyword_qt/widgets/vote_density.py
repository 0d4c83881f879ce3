"""How roomy the rows of a vote are: from chips over names down to one line each at a full small table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Density:
    """Measures of the design; see `vote_style.RowStyle`."""

    chip: int
    voter: int
    cell: int
    name: int
    voter_name: int
    count: int
    pad: int
    gap: int
    inline: bool


ROOMY: Final = (
    Density(66, 52, 94, 26, 19, 58, 15, 14, inline=False),
    Density(60, 46, 63, 25, 17, 50, 12, 12, inline=False),
    Density(52, 40, 63, 22, 17, 44, 9, 10, inline=False),
    Density(56, 46, 150, 24, 20, 46, 7, 10, inline=True),
    Density(46, 38, 135, 22, 19, 38, 6, 8, inline=True),
    Density(38, 32, 122, 20, 18, 30, 6, 6, inline=True),
    Density(34, 29, 118, 20, 18, 28, 5, 5, inline=True),
    Density(29, 25, 112, 19, 17, 24, 3, 4, inline=True),
    Density(29, 25, 112, 19, 17, 24, 2, 3, inline=True),
)
"""From the roomiest to the tightest."""
