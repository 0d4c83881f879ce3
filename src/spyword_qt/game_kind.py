"""The kinds of games that there are, and what sets them apart for whoever knows none of their rules.

Whatever else differs by kind stands in a mapping from `GameKind`, in the module that needs it. Standard
library only: read before the first paint.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

GameKind: TypeAlias = Literal["word", "bandit"]


@dataclass(frozen=True)
class Traits:
    """What a kind of game needs besides people."""

    has_packages: bool = False
    has_judge: bool = False


TRAITS: Final[Mapping[GameKind, Traits]] = {
    "word": Traits(has_packages=True),
    "bandit": Traits(has_judge=True),
}
GAMES: Final[tuple[GameKind, ...]] = tuple(TRAITS)
"""All of them, in the order in which they are offered."""
