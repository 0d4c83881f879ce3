"""The kinds of game as data: a further kind is a further entry of `KINDS`, and its stats need no code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from spyword_engine.bandit import roles as bandit_roles
from spyword_engine.deal import Role
from spyword_engine.settings import MOST_PLAYERS


class Kind(msgspec.Struct, frozen=True):
    """What progress has to know of a kind of game."""

    most_players: int
    """How many make a full table."""
    roles: tuple[str, ...]
    seekers: frozenset[str]
    """The roles whose votes can be on target."""
    counts: tuple[str, ...]
    """What a line counts of its game beyond what every kind has. Each is a stat: the sum of the lines'."""
    xp_each: Mapping[str, int]
    """What one of a count earns, beyond what every kind gives."""
    of_ballots: frozenset[str]
    """The counts that tell how somebody voted."""


WORD: Final = Kind(
    most_players=MOST_PLAYERS,
    roles=tuple(Role),
    seekers=frozenset({Role.CITIZEN}),
    counts=(
        "votes_cast",
        "votes_on_target",
        "passes",
        "won_by_guess",
        "won_unsuspected",
        "duels_survived",
        "lots_survived",
        "first_out",
    ),
    xp_each={"votes_on_target": 4, "won_by_guess": 40},
    of_ballots=frozenset({"votes_cast", "votes_on_target", "passes"}),
)

BANDIT: Final = Kind(
    most_players=bandit_roles.MOST_PLAYERS,
    roles=tuple(bandit_roles.Role),
    seekers=frozenset(bandit_roles.Role) - bandit_roles.KILLERS_SIDE,
    counts=(
        "votes_cast",
        "votes_on_target",
        "points",
        "saves",
        "killers_found",
        "police_shot",
    ),
    xp_each={"votes_on_target": 4},
    of_ballots=frozenset({"votes_cast", "votes_on_target"}),
)

KINDS: Final[dict[str, Kind]] = {"word": WORD, "bandit": BANDIT}
"""By the name that lines, records and titles call them."""
